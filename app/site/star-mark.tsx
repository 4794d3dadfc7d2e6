import { classes } from '#/ui/class-names.ts'
import { starPath } from './star.ts'

export { Lattice } from '#/ui/lattice.tsx'

const mark = starPath(10, 10)

/** The star as a bullet, in the colour of its text. */
export function StarMark({ size = 14, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 20 20" className={classes('shrink-0', className)}>
      <path d={mark} fill="currentColor" />
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
