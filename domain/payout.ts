import { type Halalas, shareOf } from './money.ts'
import { addDays, type Day, weekdayOf } from './riyadh-time.ts'
import type { Step } from './step.ts'

/** What a shopper earned with one visit, on its way to the bank account. `held`: a person stopped it. `failed`: the bank did not take it. */
export const payoutStates = ['accrued', 'payable', 'batched', 'paid', 'held', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutSteps = {
  /** By itself, when its day has come. */
  ripen: { from: ['accrued'], to: 'payable' },
  hold: { from: ['accrued', 'payable', 'failed'], to: 'held' },
  free: { from: ['held'], to: 'payable' },
  batch: { from: ['payable'], to: 'batched' },
  unbatch: { from: ['batched'], to: 'payable' },
  pay: { from: ['batched'], to: 'paid' },
  /** The bank refused it, or sent it back after it had been paid. */
  fail: { from: ['batched', 'paid'], to: 'failed' },
  retry: { from: ['failed'], to: 'payable' },
} as const satisfies Record<string, Omit<Step<PayoutState>, 'permission'>>
export type PayoutStep = keyof typeof payoutSteps

/** Sunday to Thursday, but for public holidays. */
const isWorkingDay = (day: Day, holidays: ReadonlySet<Day>): boolean => weekdayOf(day) <= 4 && !holidays.has(day)

/** The day on which what was released becomes payable: so many working days after it. */
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
  /** What the receipt says, with the editor's look at it; null: no receipt. */
  receipt: Halalas | null
  /** Up to here what was spent is given back. */
  ceiling: Halalas
  /** Per cent withheld from fee and bonus of somebody who does not live in the Kingdom; 0 for residents. */
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

/** What is paid for a visit. Reimbursed spending is no income: nothing is withheld from it. */
export function payoutAmounts({ fee, bonus, receipt, ceiling, withholdingPercent }: PayoutFacts): PayoutAmounts {
  const reimbursement = Math.min(receipt ?? 0, ceiling)
  const withheld = shareOf(fee + bonus, withholdingPercent)
  const gross = fee + bonus + reimbursement
  return { fee, bonus, reimbursement, gross, withheld, net: gross - withheld }
}

/** How many others than its maker approve a batch: two when it comes to more than the limit. */
export const approversNeeded = (total: Halalas, twoAbove: Halalas): 1 | 2 => (total > twoAbove ? 2 : 1)

export type BatchDecision = { may: true; complete: boolean } | { may: false; why: 'own-batch' | 'twice' | 'changed' }
type Approval = { by: string; digest: string }

/** Administrators other than the maker approve the very same sum; a change after the first approval starts again. */
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
