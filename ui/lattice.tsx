import { classes } from './class-names.ts'
import { starPath } from './star-path.ts'

const tile = starPath(48, 48)

type LatticeProps = { id: string; fade?: 'start' | 'end' | 'block' | 'none'; className?: string }

const fades = {
  start:
    'ltr:[mask-image:linear-gradient(100deg,#000,transparent_46%)] rtl:[mask-image:linear-gradient(-100deg,#000,transparent_46%)]',
  end: 'ltr:[mask-image:linear-gradient(-100deg,#000,transparent_60%)] rtl:[mask-image:linear-gradient(100deg,#000,transparent_60%)]',
  block: '[mask-image:linear-gradient(transparent,#000_60%,transparent)]',
  none: '',
}

/** Stars that touch tip to tip, as a pale ground behind a part of a page. `id` is unique on the page. */
export function Lattice({ id, fade = 'block', className }: LatticeProps) {
  return (
    <svg
      aria-hidden
      className={classes('pointer-events-none absolute inset-0 h-full w-full', fades[fade], className ?? 'opacity-5')}
    >
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path d={tile} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
