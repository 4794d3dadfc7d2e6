import type { Interval } from '#/domain/statistics.ts'

/** A wider margin would reach beyond the scale: it says only that there are too few visits. */
const widest = 50

/** How a margin is told: as a figure only where it tells something. */
export function marginKind({ margin }: Pick<Interval, 'margin'>): 'one' | 'alike' | 'few' | 'margin' {
  if (margin === null) return 'one'
  if (margin > widest) return 'few'
  return margin < 0.05 ? 'alike' : 'margin'
}
