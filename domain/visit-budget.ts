import type { EvaluationType } from './evaluation.ts'
import type { Halalas } from './money.ts'

/** Reimbursed spending per visit in halalas, against the receipt, unless the request sets another ceiling. Audits buy nothing. */
export const defaultSpendingCaps = {
  basic: 40_00,
  full_service: 200_00,
  operations_audit: 0,
} as const satisfies Record<EvaluationType, Halalas>

export const spendingCapOf = (type: EvaluationType, own: Halalas | null): Halalas => own ?? defaultSpendingCaps[type]
