import { type Halalas, sumHalalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type ShareState = 'open' | 'paid' | 'withdrawn'
/** Displayed state of a share: open ones are `late` after their due day, `over` when the invoice is settled. */
export type ShownShare = 'open' | 'late' | 'paid' | 'over' | 'withdrawn'

/** Part of the owed amount without an open share, for the client to pay or to share. */
export const unshared = (owedNow: Halalas, shares: readonly { state: string; amount: Halalas }[]): Halalas =>
  Math.max(0, owedNow - sumHalalas(shares.filter(({ state }) => state === 'open').map(({ amount }) => amount)))

/** Amount requested from a payer: at most the amount owed, in case part of the invoice was credited meanwhile. */
export const asked = (owedNow: Halalas, amount: Halalas): Halalas => Math.min(amount, owedNow)

export function shownShare(share: { state: string; dueOn: Day }, owedNow: Halalas, today: Day): ShownShare {
  if (share.state !== 'open') return share.state as 'paid' | 'withdrawn'
  if (owedNow === 0) return 'over'
  return today > share.dueOn ? 'late' : 'open'
}
