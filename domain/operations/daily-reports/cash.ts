import { type Halalas, shareOf, sumHalalas, timesFraction } from '#/domain/money.ts'

/** Notes and coins in circulation, in halalas: 500 to 5 riyals, then 2 riyals to 1 halala. */
export const denominations = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1] as const
export type Denomination = (typeof denominations)[number]
export type CashCount = Partial<Record<Denomination, number>>

export const countedCash = (count: CashCount): Halalas =>
  sumHalalas(denominations.map((value) => value * (count[value] ?? 0)))

/** What moves cash in a shift. `tips`: tips of cards paid out in cash. */
export type CashTerms = {
  float: Halalas
  sales: Halalas
  paidIn: Halalas
  refunds: Halalas
  petty: Halalas
  drops: Halalas
  tips: Halalas
}

export const expectedCash = ({ float, sales, paidIn, refunds, petty, drops, tips }: CashTerms): Halalas =>
  float + sales + paidIn - refunds - petty - drops - tips

const leastLimit: Halalas = 2_000
/** Difference up to which no reason is asked for: 0.5 % of cash sales, at least 20 riyals. */
export const differenceLimit = (cashSales: Halalas): Halalas => Math.max(leastLimit, shareOf(cashSales, 0.5))

export type Reckoning = {
  expected: Halalas
  counted: Halalas
  /** Negative: short. */
  difference: Halalas
  limit: Halalas
  needsReason: boolean
  deposit: Halalas
}

export function reckon(terms: CashTerms, count: CashCount, nextFloat: Halalas): Reckoning {
  const [expected, counted, limit] = [expectedCash(terms), countedCash(count), differenceLimit(terms.sales)]
  const difference = counted - expected
  return {
    expected,
    counted,
    difference,
    limit,
    needsReason: Math.abs(difference) > limit,
    deposit: counted - nextFloat,
  }
}

/** Net and VAT of a gross amount, for management: the tax record is that of the till. */
export function netOf(gross: Halalas): { net: Halalas; vat: Halalas } {
  const net = timesFraction(gross, 100n, 115n)
  return { net, vat: gross - net }
}

export type Tenders = { cash: Halalas; mada: Halalas; cards: Halalas; apps: Halalas; vouchers: Halalas }

export function salesOf({ cash, mada, cards, apps, vouchers }: Tenders, refunds: Halalas) {
  const total = sumHalalas([cash, mada, cards, apps, vouchers])
  const gross = total - refunds
  return { total, gross, ...netOf(gross) }
}

/** What the terminals should show: sales by card and tips left on cards. */
export const terminalTotal = ({ mada, cards }: Pick<Tenders, 'mada' | 'cards'>, cardTips: Halalas): Halalas =>
  mada + cards + cardTips

export type Fees = {
  /** Per cent of a card payment, and the most for one transaction. */
  mada: number
  /** Per cent of an app's sales. */
  commission: number
}

const vatOn = (fee: Halalas): Halalas => timesFraction(fee, 15n, 100n)

/** What arrives at the bank of a day's mada sales. */
export function settlement(gross: Halalas, feePercent: number) {
  const fee = shareOf(gross, feePercent)
  const vat = vatOn(fee)
  return { fee, vat, charged: fee + vat, arrives: gross - fee - vat }
}

type AppSales = { gross: Halalas; commissionPercent: number; discounts: Halalas; adjustments: Halalas }

/** What a delivery app pays out. `adjustments` have their sign. */
export function appPayout({ gross, commissionPercent, discounts, adjustments }: AppSales) {
  const commission = shareOf(gross, commissionPercent)
  const vat = vatOn(commission)
  return { commission, vat, payout: gross - commission - vat - discounts + adjustments }
}

/** Per cent with two decimals, half up; null without a divisor. */
export const percentOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : timesFraction(part, 10_000n, BigInt(whole)) / 100

/** An amount for one of so many, half up; null without a divisor. */
export const perOne = (amount: Halalas, count: number): Halalas | null =>
  count === 0 ? null : timesFraction(amount, 1n, BigInt(count))
