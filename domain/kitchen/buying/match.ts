import { plus, type Rational, ratio, roundHalfUp, smaller, times, zero } from '#/domain/rational.ts'

/** One line of a supplier's invoice beside its order and its deliveries; quantities in packs, prices in halalas without VAT. */
export type MatchLine = {
  lineId: string
  /** Taken in, without what was refused. */
  accepted: Rational
  billed: Rational
  orderedPrice: Rational
  billedPrice: Rational
}

export type MatchedLine = {
  lineId: string
  /** (billed - accepted) x billed price; below 0 when less was billed than arrived. */
  quantityDifference: Rational
  /** accepted x (billed price - ordered price). */
  priceDifference: Rational
  isQuantityWithin: boolean
  isPriceWithin: boolean
}

export type Match = {
  lines: MatchedLine[]
  /** Halalas: what the invoice asks beyond what was ordered and accepted, without VAT. */
  difference: Rational
  /** With VAT, rounded once: the credit note to ask for; below 0 when too little was billed. */
  credit: number
  isMatched: boolean
}

const minus = (a: Rational, b: Rational): Rational => plus(a, { n: -b.n, d: b.d })
const size = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d })
const isWithin = (value: Rational, limit: Rational): boolean => size(value).n * limit.d <= limit.n * value.d

/** Tolerances in halalas: of a line's price the lesser of 1 % and 2 riyals, of the whole 1 riyal; quantities have none. */
export const tolerances = { priceShare: ratio(1n, 100n), price: ratio(200n, 1n), total: ratio(100n, 1n) }

/** Rounds half away from zero, so that a credit and a surcharge of the same size are the same figure. */
export const rounded = (value: Rational): number => (value.n < 0n ? -1 : 1) * roundHalfUp(size(value), 0)

/**
 * Three-way match of order, deliveries and invoice. `delivery`: fee agreed and fee billed, halalas without VAT.
 * `vatPercent`: rate of the invoice.
 */
export function matchInvoice(
  lines: readonly MatchLine[],
  delivery: { agreed: Rational; billed: Rational },
  vatPercent: number,
): Match {
  const matched = lines.map(({ lineId, accepted, billed, orderedPrice, billedPrice }) => {
    const quantityDifference = times(minus(billed, accepted), billedPrice)
    const priceDifference = times(accepted, minus(billedPrice, orderedPrice))
    const limit = smaller(times(times(accepted, orderedPrice), tolerances.priceShare), tolerances.price)
    return {
      lineId,
      quantityDifference,
      priceDifference,
      isQuantityWithin: quantityDifference.n === 0n && minus(billed, accepted).n === 0n,
      isPriceWithin: isWithin(priceDifference, limit),
    }
  })
  const ofLines = matched.reduce(
    (sum, { quantityDifference, priceDifference }) => plus(sum, plus(quantityDifference, priceDifference)),
    zero,
  )
  const difference = plus(ofLines, minus(delivery.billed, delivery.agreed))
  const isMatched =
    matched.every(({ isQuantityWithin, isPriceWithin }) => isQuantityWithin && isPriceWithin) &&
    isWithin(difference, tolerances.total)
  const withVat = times(difference, ratio(BigInt(100 + vatPercent), 100n))
  return { lines: matched, difference, credit: rounded(withVat), isMatched }
}
