import type { EvaluationType } from './evaluation.ts'
import type { Halalas } from './money.ts'

/** What a shopper may spend on a visit and gets back against the receipt, unless the request names another ceiling. */
export const defaultSpendingCaps = { basic: 40_00, full_service: 200_00 } as const satisfies Record<
  EvaluationType,
  Halalas
>

export const spendingCapOf = (type: EvaluationType, own: Halalas | null): Halalas => own ?? defaultSpendingCaps[type]
