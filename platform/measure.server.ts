/** Measurements of this process. Labels have few values: patterns, names of queues and outcomes, never ids or names of people. */
export type Measures = {
  requestEnded(of: { route: string; method: string; status: number; seconds: number }): void
  requestShed(rank: string): void
  pageCached(found: boolean): void
  job(of: { name: string; failed: boolean; seconds: number }): void
  mail(sent: boolean): void
  webhook(outcome: 'delivered' | 'refused' | 'unreachable'): void
}

let measures: Measures | null = null
/** Sets where measurements go; null: nowhere. */
export const measureWith = (next: Measures | null): void => void (measures = next)
export const measured = (): Measures | null => measures
