type Visit = { id: string; checked_in_at: string; branch_score: number | null }

/** Trend with the shown score: an older revision keeps its score as released. */
export const trendOf = (rows: readonly Visit[], shown: { id: string; score: number }) =>
  rows
    .flatMap(({ id, checked_in_at, branch_score }) => {
      const score = id === shown.id ? shown.score : branch_score
      return score === null ? [] : [{ id, visitedAt: checked_in_at, score }]
    })
    .toReversed()
