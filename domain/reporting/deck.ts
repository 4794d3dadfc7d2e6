import { daysBetween, riyadhDay } from '../riyadh-time.ts'
import { tenthsOf } from '../score.ts'
import { type Counted, scoreIfPassed } from './what-if.ts'

/** A counted visit of one type and questionnaire. */
export type DeckVisit = { id: string; branchId: string; visitedAt: string; final: number }
type Branch = { id: string; name: string }
export type Standing = {
  branch: Branch
  /** The last visit; null where the branch had none in the period. */
  last: DeckVisit | null
  /** Points since the visit before; null for a first visit. */
  change: number | null
  /** Days since the last visit. */
  days: number | null
}

/** Branches on one slide: more would be too small to read from a chair. */
export const mostOnSlide = 5

/** Where each branch stands by its last visit: the highest score first, branches without a visit last. */
export function standingsOf(branches: readonly Branch[], visits: readonly DeckVisit[], now: Date): Standing[] {
  const byBranch = Map.groupBy(
    visits.toSorted((a, b) => b.visitedAt.localeCompare(a.visitedAt) || a.id.localeCompare(b.id)),
    ({ branchId }) => branchId,
  )
  const standings = branches.map((branch): Standing => {
    const [last = null, before] = byBranch.get(branch.id) ?? []
    return {
      branch,
      last,
      change: last && before ? last.final - before.final : null,
      days: last && Math.max(0, daysBetween(riyadhDay(new Date(last.visitedAt)), riyadhDay(now))),
    }
  })
  const scoreOf = ({ last }: Standing) => last?.final ?? -1
  return standings.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.branch.name.localeCompare(b.branch.name))
}

/** The standings on the slide: all of them, or of many branches those with the lowest last scores, highest first. */
export function onSlide(standings: readonly Standing[]): Standing[] {
  if (standings.length <= mostOnSlide) return [...standings]
  const visited = standings.filter(({ last }) => last !== null)
  return visited.length === 0 ? standings.slice(0, mostOnSlide) : visited.slice(-mostOnSlide)
}

/** How many visited branches rose and fell since the visit before, by the tenths that are printed. */
export function movesOf(standings: readonly Standing[]): { rose: number; fell: number; compared: number } {
  const changes = standings.flatMap(({ change }) => (change === null ? [] : [tenthsOf(change)]))
  return {
    rose: changes.filter((change) => change > 0).length,
    fell: changes.filter((change) => change < 0).length,
    compared: changes.length,
  }
}

export type Step = { key: string | null; score: number; before: number }

/**
 * The score today and after each fix in turn, as bars of one chart: `before` is the height of the bar before it. Null
 * where no fix raises the score.
 */
export function stepsOf(report: Counted & { score: number }, keys: readonly string[]): Step[] | null {
  const steps: Step[] = [{ key: null, score: report.score, before: report.score }]
  for (const [index, key] of keys.entries()) {
    const score = scoreIfPassed(report, keys.slice(0, index + 1))
    if (score === null) return null
    const before = steps.at(-1)!.score
    steps.push({ key, score: Math.max(before, score), before })
  }
  return tenthsOf(steps.at(-1)!.score) > tenthsOf(report.score) ? steps : null
}
