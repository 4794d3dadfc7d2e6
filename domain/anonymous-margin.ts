import { type ClientShare, fewestClients, fewestReports, type Published } from './anonymous.ts'
import { intervalOf, toldSpread } from './statistics.ts'

/** A share with the sum of the squares of its scores, which a margin needs. */
export type SpreadShare = ClientShare & { squares: number }
/** Margin of a published average in whole points, rounded up; as two ends where a margin would leave the scale. */
export type PublicSpread = { kind: 'margin'; margin: number } | { kind: 'range'; low: number; high: number }
export type Average = { n: number; mean: number; spread: PublicSpread | null }
export type GroupAverage = Average & { group: string }
/** Published averages with their margins. */
export type PublishedAverages = { total: Average | null; cells: GroupAverage[]; hidden: boolean }

/**
 * Whether a margin may be published: without the visits of any one client there are still enough for an average. A margin
 * tells the spread, and a client that takes its own visits off would otherwise learn single scores of others.
 */
function bearsMargin(shares: readonly SpreadShare[]): boolean {
  const visits = new Map<string, number>()
  for (const { client, n } of shares) visits.set(client, (visits.get(client) ?? 0) + n)
  const all = [...visits.values()].reduce((sum, n) => sum + n, 0)
  return visits.size >= fewestClients && all - Math.max(...visits.values()) >= fewestReports
}

function spreadOf(shares: readonly SpreadShare[]): PublicSpread | null {
  const sums = shares.reduce((a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares }), {
    n: 0,
    sum: 0,
    squares: 0,
  })
  const interval = intervalOf(sums)
  const told = interval && toldSpread(interval)
  if (told?.kind === 'margin') return { kind: 'margin', margin: Math.ceil(told.margin) }
  if (told?.kind === 'range') return { kind: 'range', low: Math.floor(told.low), high: Math.ceil(told.high) }
  return null // why: 'the same at every visit' would tell each score
}

/**
 * Adds margins to published averages. Margins of groups are left out, the smallest group first, as long as the spread of
 * the visits without one could be worked out from the total and is not publishable.
 */
export function withMargins({ total, cells, hidden }: Published, shares: readonly SpreadShare[]): PublishedAverages {
  const isTotalMarked = total !== null && bearsMargin(shares)
  const without = (marked: readonly { group: string }[]) =>
    shares.filter(({ group }) => !marked.some((cell) => cell.group === group))
  let marked = cells.filter(({ group }) => bearsMargin(shares.filter((share) => share.group === group)))
  if (isTotalMarked)
    while (marked.length > 0 && without(marked).length > 0 && !bearsMargin(without(marked)))
      marked = marked.slice(0, -1)
  return {
    total: total && { ...total, spread: isTotalMarked ? spreadOf(shares) : null },
    cells: cells.map((cell) => ({
      ...cell,
      spread: marked.includes(cell) ? spreadOf(shares.filter(({ group }) => group === cell.group)) : null,
    })),
    hidden,
  }
}
