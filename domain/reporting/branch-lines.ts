import { periodAverage, type ScoreTally } from './averages.ts'

/** More lines than this cannot be told apart. */
export const mostLines = 8

/** Stored sums of one branch, questionnaire and month, of one type of visit. */
export type MonthOfBranch = ScoreTally & { branchId: string; code: string; month: string }

/** Monthly averages of one branch by one questionnaire, in the order of `months`; null: no visit in the month. */
export type BranchLine = { branchId: string; code: string; mean: number; n: number; values: (number | null)[] }
export type BranchLines = {
  /** First days of the months with a visit, the oldest first. */
  months: string[]
  /** Lowest average first. */
  lines: BranchLine[]
  /** Lines left out, because more than `mostLines` cannot be told apart. */
  hidden: number
}

const meanOf = (rows: readonly ScoreTally[]): number => periodAverage(rows)!.mean

/**
 * One line for each branch and questionnaire, so that a line never joins visits to different branches, or visits that
 * were measured by different questions. The caller gives rows of one evaluation type. Of too many, the lowest averages.
 */
export function branchLines(rows: readonly MonthOfBranch[], most = mostLines): BranchLines {
  const counted = rows.filter(({ n }) => n > 0)
  const groups = [...Map.groupBy(counted, ({ branchId, code }) => `${branchId} ${code}`).values()]
  const sorted = groups
    .map((own) => ({ own, mean: meanOf(own), n: own.reduce((sum, { n }) => sum + n, 0) }))
    .toSorted((a, b) => a.mean - b.mean || a.own[0]!.branchId.localeCompare(b.own[0]!.branchId))
  const shown = sorted.slice(0, most)
  const months = [...new Set(shown.flatMap(({ own }) => own.map(({ month }) => month)))].toSorted()
  const lines = shown.map(({ own, mean, n }): BranchLine => {
    const { branchId, code } = own[0]!
    const values = months.map((month) => {
      const ofMonth = own.filter((row) => row.month === month)
      return ofMonth.length === 0 ? null : meanOf(ofMonth)
    })
    return { branchId, code, mean, n, values }
  })
  return { months, lines, hidden: sorted.length - shown.length }
}
