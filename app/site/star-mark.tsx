import { classes } from '#/ui/class-names.ts'
import { starPath } from './star.ts'

const mark = starPath(10, 10)
const tile = starPath(48, 48)

/** The star as a bullet, in the colour of its text. */
export function StarMark({ size = 14, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 20 20" className={classes('shrink-0', className)}>
      <path d={mark} fill="currentColor" />
    </svg>
  )
}

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

/** What a part of a page is about, above its heading. */
export function Kicker({ children }: { children: React.ReactNode }) {
  return (
    <p className="mb-4 flex items-center gap-2.5 text-ui font-medium text-ink-2">
      <StarMark />
      <span>{children}</span>
    </p>
  )
}
