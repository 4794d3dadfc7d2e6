import { periodAverage, type ScoreTally } from './averages.ts'

/** Sums of the visits below one row: of a node, or of a section of a branch. `lost` in hundredths of a point. */
export type LevelTally = ScoreTally & { lost: number }
export const noVisits: LevelTally = { n: 0, sum: 0, squares: 0, lost: 0 }

export const addUp = (parts: readonly LevelTally[]): LevelTally =>
  parts.reduce(
    (a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares, lost: a.lost + b.lost }),
    noVisits,
  )

export type Measured = {
  /** Per cent; null without visits. */
  mean: number | null
  n: number
  /** Points from the period before of the same length; null where one of both has no visits. */
  change: number | null
  /** Points of the overall score lost per visit; null without visits. */
  lost: number | null
}

/** Score of a row with its change; `visits`: visits over which the lost points are spread, by default those of the row. */
export function measure(now: LevelTally, before: LevelTally, visits = now.n): Measured {
  const mean = periodAverage([now])?.mean ?? null
  const earlier = periodAverage([before])?.mean ?? null
  return {
    mean,
    n: now.n,
    change: mean === null || earlier === null ? null : mean - earlier,
    lost: visits === 0 ? null : now.lost / 100 / visits,
  }
}

/** Lowest score first; rows without visits last, by name. */
export const worstFirst = (
  a: { mean: number | null; name: string },
  b: { mean: number | null; name: string },
): number => (a.mean ?? 101) - (b.mean ?? 101) || a.name.localeCompare(b.name)
