import type { MysteryType } from './evaluation.ts'
import type { Halalas } from './money.ts'

/** Reimbursed spending per visit in halalas, against the receipt, unless the request sets another ceiling. */
export const defaultSpendingCaps = { basic: 40_00, full_service: 200_00 } as const satisfies Record<
  MysteryType,
  Halalas
>

export const spendingCapOf = (type: MysteryType, own: Halalas | null): Halalas => own ?? defaultSpendingCaps[type]
