import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { changeTakesEffect, unusedPart } from '#/domain/subscription.ts'
import { withVat, type VatAmounts } from '#/domain/vat.ts'
import type { Plan, SoldTier } from './hold.server.ts'

export type Quote = VatAmounts & {
  tier: SoldTier
  /** Price of a whole month. */
  price: Halalas
  /** Deduction for the unused part of the active plan's month. */
  rest: { tier: SoldTier; amount: Halalas; until: Day } | null
}

/**
 * Today's price of a plan for a client on another plan or none. Throws `plan.same`, `plan.lower` for a plan that takes
 * effect at the end of the month only, `plan.unpaid` while the current month is unpaid.
 */
export function quoteFor(tier: SoldTier, price: Halalas, current: Plan | null, isPaid: boolean, today: Day): Quote {
  if (!current) return { tier, price, rest: null, ...withVat(price) }
  const effect = changeTakesEffect(current.tier, tier)
  if (effect === 'none') throw new AppError('plan.same')
  if (effect === 'at-period-end') throw new AppError('plan.lower')
  return { tier, price, ...takingOff(price, current, isPaid, today) }
}

/** Price less the unused part of the paid month. Throws `plan.unpaid`, `plan.price-too-low`. */
export function takingOff(
  price: Halalas,
  { month }: Plan,
  isPaid: boolean,
  today: Day,
): Pick<Quote, 'rest' | 'net' | 'vat' | 'gross'> {
  if (!isPaid) throw new AppError('plan.unpaid')
  const amount = unusedPart(month.price, month, today)
  if (amount >= price) throw new AppError('plan.price-too-low')
  return {
    rest: amount > 0 ? { tier: month.tier, amount, until: month.until } : null,
    ...withVat(price - amount),
  }
}
