import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { changeTakesEffect, unusedPart } from '#/domain/subscription.ts'
import { withVat, type VatAmounts } from '#/domain/vat.ts'
import type { Plan, SoldTier } from './hold.server.ts'

export type Quote = VatAmounts & {
  tier: SoldTier
  /** Of a whole month. */
  price: Halalas
  /** What of the running plan's month is not used yet and is taken off. */
  rest: { tier: SoldTier; amount: Halalas; until: Day } | null
}

/**
 * What a plan costs somebody today who is on another one, or on none. Throws `plan.same`, `plan.lower` for what only takes effect when
 * the month ends, `plan.unpaid` while the running month is not paid.
 */
export function quoteFor(tier: SoldTier, price: Halalas, current: Plan | null, isPaid: boolean, today: Day): Quote {
  if (!current) return { tier, price, rest: null, ...withVat(price) }
  const effect = changeTakesEffect(current.tier, tier)
  if (effect === 'none') throw new AppError('plan.same')
  if (effect === 'at-period-end') throw new AppError('plan.lower')
  return { tier, price, ...takingOff(price, current, isPaid, today) }
}

/** The price less what is left of the month that is paid for. Throws `plan.unpaid`, `plan.price-too-low`. */
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
