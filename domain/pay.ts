import type { EvaluationType } from './evaluation.ts'
import type { Halalas } from './money.ts'

/**
 * Expected minutes of a visit including the report: a full-service meal with forty questions, a coffee with eighteen, a
 * kitchen audit of forty-five.
 */
export const expectedMinutes = { full_service: 120, basic: 45, operations_audit: 240 } as const satisfies Record<
  EvaluationType,
  number
>

/** Fee and bonus per hour of the expected time, for comparison. */
export const payPerHour = (type: EvaluationType, fee: Halalas, bonus: Halalas): Halalas =>
  Math.round(((fee + bonus) * 60) / expectedMinutes[type])
