import { isLess, over, plus, type Rational, rational, ratio, sum, times } from '../rational.ts'
import { vatPercent } from '../vat.ts'
import { ceiling, isNegative, minus, percentOf, zero } from './figures.ts'

/**
 * What one portion costs, all in halalas and as the house bears it: net of VAT where it is registered, with VAT where
 * it is not.
 */
export type PortionCosts = {
  food: Rational
  packaging: Rational
  /** Minutes of work times the hourly cost; null: labour is not counted. */
  labour: Rational | null
}

/** Terms of a channel of sale, as its contract says them; shares are fractions of the menu price. */
export type ChannelTerms = {
  commission: Rational
  /** The menu price with VAT, or the price without it. */
  base: 'gross' | 'net'
  payment: Rational
  /** Halalas for each item of an order: the fee of an order over the items in it. */
  fixed: Rational
}

export const noTerms: ChannelTerms = { commission: zero, base: 'gross', payment: zero, fixed: zero }

export type Sale = {
  costs: PortionCosts
  terms: ChannelTerms
  /** Takes VAT off the menu price, and gets the VAT on commissions and fees back. */
  isRegistered: boolean
  /** Part of the menu price that the house gives away, in halalas with VAT. */
  promotion: Rational
}

const oneHundred = rational(100)
const withTax = ratio(BigInt(100 + vatPercent), 100n)
const withoutTax = ratio(100n, BigInt(100 + vatPercent))
const one = rational(1)

/** Share of the menu price that is left without VAT. */
const netShare = ({ isRegistered }: Pick<Sale, 'isRegistered'>): Rational => (isRegistered ? withoutTax : one)

/** What a fee of the channel costs: contracts quote them without VAT, which only a registered house gets back. */
const burdenOf = ({ isRegistered }: Pick<Sale, 'isRegistered'>): Rational => (isRegistered ? one : withTax)

export const netPrice = (price: Rational, isRegistered: boolean): Rational => times(price, netShare({ isRegistered }))

/** Minutes of work at an hourly cost in halalas. */
export const labourCost = (minutes: Rational, hourly: Rational): Rational => times(over(minutes, rational(60)), hourly)

const commissionShare = (sale: Sale): Rational => {
  const { commission, base } = sale.terms
  return times(times(commission, burdenOf(sale)), base === 'net' ? netShare(sale) : one)
}
const paymentShare = (sale: Sale): Rational => times(sale.terms.payment, burdenOf(sale))

export type Margin = {
  price: Rational
  net: Rational
  vat: Rational
  food: Rational
  packaging: Rational
  labour: Rational | null
  /** Food, packaging and, where it counts, labour. */
  prime: Rational
  commission: Rational
  payment: Rational
  fixed: Rational
  promotion: Rational
  /** Contribution margin: what the sale leaves for the fixed costs. */
  margin: Rational
  /** Percentages of the net price; null at a price of nothing. */
  foodPercent: Rational | null
  productPercent: Rational | null
  primePercent: Rational | null
  commissionPercent: Rational | null
}

/** Everything that a portion sold at a menu price leaves, exact. */
export function marginAt(price: Rational, sale: Sale): Margin {
  const { food, packaging, labour } = sale.costs
  const net = times(price, netShare(sale))
  const commission = times(price, commissionShare(sale))
  const payment = times(price, paymentShare(sale))
  const fixed = times(sale.terms.fixed, burdenOf(sale))
  const promotion = times(sale.promotion, netShare(sale))
  const product = plus(food, packaging)
  const prime = plus(product, labour ?? zero)
  return {
    price,
    net,
    vat: minus(price, net),
    food,
    packaging,
    labour,
    prime,
    commission,
    payment,
    fixed,
    promotion,
    margin: minus(net, sum([prime, commission, payment, fixed, promotion])),
    foodPercent: percentOf(food, net),
    productPercent: percentOf(product, net),
    primePercent: labour === null ? null : percentOf(prime, net),
    commissionPercent: percentOf(commission, net),
  }
}

/** What is left of one riyal of the menu price after VAT, commission and fee. */
const keptShare = (sale: Sale): Rational => minus(netShare(sale), plus(commissionShare(sale), paymentShare(sale)))

/** The exact menu price that leaves a margin; null where the channel cannot earn, because its shares take everything. */
export function priceThatKeeps(margin: Rational, sale: Sale): Rational | null {
  const kept = keptShare(sale)
  if (kept.n <= 0n) return null
  const { food, packaging, labour } = sale.costs
  const burdens = [times(sale.terms.fixed, burdenOf(sale)), times(sale.promotion, netShare(sale))]
  return over(sum([food, packaging, labour ?? zero, margin, ...burdens]), kept)
}

/** The menu price at which nothing is left over and nothing lost. */
export const floorPrice = (sale: Sale): Rational | null => priceThatKeeps(zero, sale)

/** Menu price at which the food costs exactly a share of the net price. */
export const priceAtTarget = (food: Rational, target: Rational, isRegistered: boolean): Rational =>
  over(over(food, target), netShare({ isRegistered }))

/** Smallest multiple of a step that is not below the price. */
export const upTo = (price: Rational, step: Rational): Rational => times({ n: ceiling(over(price, step)), d: 1n }, step)

export type Step = { step: Rational; direction: 'up' | 'nearest' }

/** A price on its step: up, or to the nearest multiple, half up, and never below one step. */
export function stepped(price: Rational, { step, direction }: Step): Rational {
  if (direction === 'up') return upTo(price, step)
  const { n, d } = over(price, step)
  const steps = (2n * n + d) / (2n * d)
  return times({ n: steps < 1n ? 1n : steps, d: 1n }, step)
}

export type TargetPrice = { exact: Rational; price: Rational; foodPercent: Rational; misses: boolean }

/** The menu price for a target food cost on a step, and whether rounding to the nearest step misses the target. */
export function targetPrice(food: Rational, target: Rational, isRegistered: boolean, step: Step): TargetPrice | null {
  if (target.n <= 0n || food.n <= 0n) return null
  const exact = priceAtTarget(food, target, isRegistered)
  const price = stepped(exact, step)
  const foodPercent = percentOf(food, netPrice(price, isRegistered))!
  return { exact, price, foodPercent, misses: isLess(times(target, oneHundred), foodPercent) }
}

/** Mean of margins (or net prices) weighted by the portions sold; null without any portion. */
export function weightedMean(items: readonly { value: Rational; units: Rational }[]): Rational | null {
  const units = sum(items.map((item) => item.units))
  return units.n <= 0n ? null : over(sum(items.map(({ value, units: sold }) => times(value, sold))), units)
}

export type BreakEven = { exact: Rational; portions: bigint; sales: Rational }

/** Portions that pay fixed costs, whole, and their net sales; null where a portion leaves nothing. */
export function breakEven(fixedCosts: Rational, meanMargin: Rational, meanNet: Rational): BreakEven | null {
  if (meanMargin.n <= 0n || isNegative(fixedCosts)) return null
  const exact = over(fixedCosts, meanMargin)
  const portions = ceiling(exact)
  return { exact, portions, sales: times({ n: portions, d: 1n }, meanNet) }
}
