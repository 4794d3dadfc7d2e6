import type { Answer } from './questionnaire.ts'

/** Stamps of a visit in their usual order. */
export const stampNames = ['arrived', 'ordered', 'served', 'paid', 'left'] as const
export type StampName = (typeof stampNames)[number]
/** A stamp's final version; `at` in any format that Date parses. */
export type StampedAt = { name: string; at: string }

/** Timing questions between exactly two stamps, in the general questionnaires. Others have a stopwatch. */
const measured: Readonly<Record<string, Readonly<Record<string, readonly [StampName, StampName]>>>> = {
  'FSR-1': { D2: ['ordered', 'served'] },
  'BAS-1': { Q8: ['paid', 'served'] },
}

/** The timing question whose wait ends with a stamp. */
export const measuredBy = (code: string, stamp: StampName): string | undefined =>
  Object.entries(measured[code] ?? {}).find(([, [, to]]) => to === stamp)?.[0]

const longestMinutes = 600

/** Minutes to a tenth, rounded once: identical on the timeline, among the timings and in sentences. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 6_000) / 10)

/** Minutes of each timing question derived from two stamps; omitted where one is missing or their order is wrong. */
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

/** Answers that contradict their two stamps. N/A answers never do. */
export const contradictions = (answers: readonly Answer[], minutes: ReadonlyMap<string, number>): Contradiction[] =>
  answers.flatMap(({ questionKey, value, notApplicable }) => {
    const stamped = minutes.get(questionKey)
    if (stamped === undefined || notApplicable || typeof value !== 'number' || value === stamped) return []
    return [{ questionKey, answered: value, stamped }]
  })

/** Replaces timing answers by the stamps' minutes where available, so that a duration has one value everywhere. */
export function settledByStamps<A extends Answer>(answers: readonly A[], minutes: ReadonlyMap<string, number>): A[] {
  const settled = new Map(contradictions(answers, minutes).map(({ questionKey, stamped }) => [questionKey, stamped]))
  return answers.map((answer) =>
    settled.has(answer.questionKey) ? { ...answer, value: settled.get(answer.questionKey)! } : answer,
  )
}
