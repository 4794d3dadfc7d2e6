import { criticalCap, overallOf } from '../score.ts'

type Scored = { key: string; weight: number; score: number | null; earned: number; bonus: number }
export type Counted = {
  sections: readonly { weight: number; numerator: number; denominator: number; questions: readonly Scored[] }[]
  bonus: number
  criticalFailed: readonly string[]
}

/**
 * Score of a visit if these questions had earned their full weight and everything else had stayed. With a failed
 * critical question left, the cap holds. Null for a report where nothing counts.
 */
export function scoreIfPassed({ sections, bonus, criticalFailed }: Counted, passed: readonly string[]): number | null {
  const gains = ({ key, score }: Scored) => score !== null && passed.includes(key)
  const overall = overallOf(
    sections.map(({ weight, numerator, denominator, questions }) => ({
      weight,
      denominator,
      numerator: questions.filter(gains).reduce((sum, question) => sum + question.weight - question.earned, numerator),
    })),
  )
  if (overall === null) return null
  const more = sections
    .flatMap(({ questions }) => questions.filter(gains))
    .reduce((sum, question) => sum + question.bonus * (1 - question.score!), bonus)
  const calculated = Math.min(100, Math.round((overall + more) * 100) / 100)
  return criticalFailed.some((key) => !passed.includes(key)) ? Math.min(calculated, criticalCap) : calculated
}

type Lost = { failed: boolean; critical: boolean; lost: number }

/** What to fix first: failed critical questions, then the most expensive losses. */
export const fixFirst = <F extends Lost>(findings: readonly F[], most: number): F[] => {
  const urgent = ({ failed, critical }: F) => (failed && critical ? 1 : 0)
  return findings.toSorted((a, b) => urgent(b) - urgent(a) || b.lost - a.lost).slice(0, most)
}
