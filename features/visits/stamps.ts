import type { Moment } from './outbox.ts'

/** The stamps of a visit, in the order in which they happen. */
export const stampNames = ['arrived', 'ordered', 'served', 'paid', 'left'] as const
export type StampName = (typeof stampNames)[number]

/** Timing questions that lie exactly between two stamps: the general questionnaires' own. Everything else has its stopwatch. */
const measured: Readonly<Record<string, Readonly<Record<string, readonly [StampName, StampName]>>>> = {
  'FSR-1': { D2: ['ordered', 'served'] },
  'BAS-1': { Q8: ['paid', 'served'] },
}

const longestMinutes = 600

/** Minutes, to a tenth, for each timing question that two stamps settle. */
export function minutesByStamps(code: string, stamps: readonly Moment[]): Map<string, number> {
  const at = new Map(stamps.map(({ name, deviceAt }) => [name, Date.parse(deviceAt)]))
  const minutes = new Map<string, number>()
  for (const [question, [from, to]] of Object.entries(measured[code] ?? {})) {
    const [begin, end] = [at.get(from), at.get(to)]
    if (begin === undefined || end === undefined || end < begin) continue
    minutes.set(question, Math.min(longestMinutes, Math.round((end - begin) / 6_000) / 10))
  }
  return minutes
}
