import { criticalCap, pointsLost, type ReportScore, tenthsOf } from '../score.ts'
import { type Day, daysBetween } from '../riyadh-time.ts'

/** A branch without a visit for longer is listed for follow-up; in days. */
export const longestWithoutVisit = 60
/** A fall of at least so many points between two visits of one type is listed. */
export const notableFall = 5

/** Last counted visit of a branch. */
export type LastVisit = { branchId: string; reportId: string; score: ReportScore }

/** A question that failed; report and branch are those of the visit where it cost most. */
export type Fix = {
  questionKey: string
  reportId: string
  branchId: string
  /** Points of the overall score that it costs in each of the branches, added up, to one decimal. */
  points: number
  /** Branches whose last visit failed it. */
  branches: number
}

const costOf = (score: ReportScore, key: string, lost: number): number =>
  score.criticalFailed.includes(key) ? Math.max(0, (score.calculated ?? criticalCap) - criticalCap) : lost

/**
 * Failed questions over the last visits of all branches, the most expensive first. A question that failed in several
 * branches appears once, with the sum of what it cost.
 */
export function firstFixes(visits: readonly LastVisit[], most: number): Fix[] {
  const byKey = new Map<string, { fix: Fix; dearest: number }>()
  for (const { branchId, reportId, score } of visits)
    for (const [questionKey, lost] of pointsLost(score)) {
      const points = tenthsOf(costOf(score, questionKey, lost)) / 10
      if (points <= 0) continue
      const known = byKey.get(questionKey)
      const fix = { questionKey, reportId, branchId, points, branches: 1 }
      if (!known) byKey.set(questionKey, { fix, dearest: points })
      else
        byKey.set(questionKey, {
          fix: {
            ...(points > known.dearest ? fix : known.fix),
            points: tenthsOf(known.fix.points + points) / 10,
            branches: known.fix.branches + 1,
          },
          dearest: Math.max(known.dearest, points),
        })
    }
  return [...byKey.values()]
    .map(({ fix }) => fix)
    .toSorted((a, b) => b.points - a.points || a.questionKey.localeCompare(b.questionKey))
    .slice(0, most)
}

export type BranchFacts = {
  /** Day of the last counted visit; null: never visited. */
  visitedOn: Day | null
  score: number | null
  /** Change from the visit before of the same type; null without one. */
  change: number | null
  criticalFailed: boolean
}
export type Concern =
  | { kind: 'critical' }
  | { kind: 'below-target' }
  | { kind: 'fell' }
  | { kind: 'not-visited'; days: number }
  | { kind: 'never-visited' }

/** Why a branch needs follow-up, the most urgent reason; null: it does not. */
export function concernOf(
  { visitedOn, score, change, criticalFailed }: BranchFacts,
  { today, target }: { today: Day; target: number | null },
): Concern | null {
  if (visitedOn === null) return { kind: 'never-visited' }
  if (criticalFailed) return { kind: 'critical' }
  const days = daysBetween(visitedOn, today)
  if (days > longestWithoutVisit) return { kind: 'not-visited', days }
  if (score !== null && target !== null && score < target) return { kind: 'below-target' }
  if (change !== null && change <= -notableFall) return { kind: 'fell' }
  return null
}

const urgency: Record<Concern['kind'], number> = {
  critical: 0,
  'below-target': 1,
  fell: 2,
  'not-visited': 3,
  'never-visited': 4,
}

/** Order of branches that need follow-up: the most urgent reason first, then the lowest score. */
export const byUrgency = (
  a: { concern: Concern; score: number | null },
  b: { concern: Concern; score: number | null },
): number =>
  urgency[a.concern.kind] - urgency[b.concern.kind] || (a.score ?? Number.MAX_VALUE) - (b.score ?? Number.MAX_VALUE)
