import { type Halalas, shareOf } from './money.ts'
import { addDays, type Day, weekdayOf } from './riyadh-time.ts'
import type { Step } from './step.ts'

/** States of a shopper's earning until its transfer. `held`: stopped by staff. `failed`: rejected by the bank. */
export const payoutStates = ['accrued', 'payable', 'batched', 'paid', 'held', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutSteps = {
  /** Automatic on its day. */
  ripen: { from: ['accrued'], to: 'payable' },
  hold: { from: ['accrued', 'payable', 'failed'], to: 'held' },
  free: { from: ['held'], to: 'payable' },
  batch: { from: ['payable'], to: 'batched' },
  unbatch: { from: ['batched'], to: 'payable' },
  pay: { from: ['batched'], to: 'paid' },
  /** Rejected by the bank, or returned after payment. */
  fail: { from: ['batched', 'paid'], to: 'failed' },
  retry: { from: ['failed'], to: 'payable' },
} as const satisfies Record<string, Omit<Step<PayoutState>, 'permission'>>
export type PayoutStep = keyof typeof payoutSteps

/** Sunday to Thursday, except public holidays. */
const isWorkingDay = (day: Day, holidays: ReadonlySet<Day>): boolean => weekdayOf(day) <= 4 && !holidays.has(day)

/** Day on which a released earning becomes payable: so many working days later. */
export function payableOn(releasedOn: Day, workingDays: number, holidays: ReadonlySet<Day> = new Set()): Day {
  let day = releasedOn
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

export type PayoutFacts = {
  fee: Halalas
  bonus: Halalas
  /** Amount of the receipt as checked by the editor; null: no receipt. */
  receipt: Halalas | null
  /** Maximum reimbursement. */
  ceiling: Halalas
  /** Per cent withheld from fee and bonus of non-residents; 0 for residents. */
  withholdingPercent: number
}
export type PayoutAmounts = {
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  gross: Halalas
  withheld: Halalas
  net: Halalas
}

/** Amounts paid for a visit. Reimbursements are no income: nothing is withheld from them. */
export function payoutAmounts({ fee, bonus, receipt, ceiling, withholdingPercent }: PayoutFacts): PayoutAmounts {
  const reimbursement = Math.min(receipt ?? 0, ceiling)
  const withheld = shareOf(fee + bonus, withholdingPercent)
  const gross = fee + bonus + reimbursement
  return { fee, bonus, reimbursement, gross, withheld, net: gross - withheld }
}

/** Approvers besides the maker: two above the limit. */
export const approversNeeded = (total: Halalas, twoAbove: Halalas): 1 | 2 => (total > twoAbove ? 2 : 1)

export type BatchDecision = { may: true; complete: boolean } | { may: false; why: 'own-batch' | 'twice' | 'changed' }
type Approval = { by: string; digest: string }

/** Approval by administrators other than the maker, for an unchanged sum; any change resets the approvals. */
export function approveBatch(
  batch: { madeBy: string; digest: string; needed: 1 | 2; approvals: readonly Approval[] },
  approval: Approval,
): BatchDecision {
  const counting = batch.approvals.filter(({ by, digest }) => digest === batch.digest && by !== batch.madeBy)
  if (approval.by === batch.madeBy) return { may: false, why: 'own-batch' }
  if (approval.digest !== batch.digest) return { may: false, why: 'changed' }
  if (counting.some(({ by }) => by === approval.by)) return { may: false, why: 'twice' }
  return { may: true, complete: counting.length + 1 >= batch.needed }
}
