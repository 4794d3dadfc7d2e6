import type { Answer } from './questionnaire.ts'

/** The stamps of a visit, in the order in which they usually happen. */
export const stampNames = ['arrived', 'ordered', 'served', 'paid', 'left'] as const
export type StampName = (typeof stampNames)[number]
/** A stamp in its last form; `at` in any form that a date can be read from. */
export type StampedAt = { name: string; at: string }

/** Timing questions that lie exactly between two stamps: the general questionnaires' own. Everything else has its stopwatch. */
const measured: Readonly<Record<string, Readonly<Record<string, readonly [StampName, StampName]>>>> = {
  'FSR-1': { D2: ['ordered', 'served'] },
  'BAS-1': { Q8: ['paid', 'served'] },
}

const longestMinutes = 600

/** Minutes to a tenth, rounded once: the same figure on the timeline, among the timings and in sentences. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 6_000) / 10)

/** Minutes for each timing question that two stamps settle; none where one of them is missing or they are in the wrong order. */
export function minutesByStamps(code: string, stamps: readonly StampedAt[]): Map<string, number> {
  const at = new Map(stamps.map((stamp) => [stamp.name, stamp.at]))
  const minutes = new Map<string, number>()
  for (const [question, [from, to]] of Object.entries(measured[code] ?? {})) {
    const [begin, end] = [at.get(from), at.get(to)]
    if (begin === undefined || end === undefined || Date.parse(end) < Date.parse(begin)) continue
    minutes.set(question, Math.min(longestMinutes, minutesBetween(begin, end)))
  }
  return minutes
}

export type Contradiction = { questionKey: string; answered: number; stamped: number }

/** The answers that say another time than the two stamps of the same thing. A question that did not apply says no time. */
export const contradictions = (answers: readonly Answer[], minutes: ReadonlyMap<string, number>): Contradiction[] =>
  answers.flatMap(({ questionKey, value, notApplicable }) => {
    const stamped = minutes.get(questionKey)
    if (stamped === undefined || notApplicable || typeof value !== 'number' || value === stamped) return []
    return [{ questionKey, answered: value, stamped }]
  })

/** One main course has one time: the answers with the figure of the stamps wherever two stamps settle it. */
export function settledByStamps<A extends Answer>(answers: readonly A[], minutes: ReadonlyMap<string, number>): A[] {
  const settled = new Map(contradictions(answers, minutes).map(({ questionKey, stamped }) => [questionKey, stamped]))
  return answers.map((answer) =>
    settled.has(answer.questionKey) ? { ...answer, value: settled.get(answer.questionKey)! } : answer,
  )
}
