import { type Halalas, sumHalalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type ShareState = 'open' | 'paid' | 'withdrawn'
/** A share as people see it: an open one is late after its day, and over when nothing is owed on the invoice any more. */
export type ShownShare = 'open' | 'late' | 'paid' | 'over' | 'withdrawn'

/** Of what is owed, what no open share stands for: the client's own to pay, or to share further. */
export const unshared = (owedNow: Halalas, shares: readonly { state: string; amount: Halalas }[]): Halalas =>
  Math.max(0, owedNow - sumHalalas(shares.filter(({ state }) => state === 'open').map(({ amount }) => amount)))

/** What a payer is asked for: never more than is owed, should part of the invoice have been credited meanwhile. */
export const asked = (owedNow: Halalas, amount: Halalas): Halalas => Math.min(amount, owedNow)

export function shownShare(share: { state: string; dueOn: Day }, owedNow: Halalas, today: Day): ShownShare {
  if (share.state !== 'open') return share.state as 'paid' | 'withdrawn'
  if (owedNow === 0) return 'over'
  return today > share.dueOn ? 'late' : 'open'
}
