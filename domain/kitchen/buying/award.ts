import { isLess, plus, type Rational, times, zero } from '#/domain/rational.ts'
import { type QuotedLine, type QuoteOf, packsFor } from './landed.ts'

/** Suppliers of which every combination is tried: 2^10 - 1 = 1,023. */
export const mostCompared = 10

export type Award = {
  /** Chosen supplier by line. */
  lines: ReadonlyMap<string, string>
  /** Suppliers that get an order. */
  suppliers: readonly string[]
  /** Halalas without VAT, with the delivery fee of each of them. */
  total: Rational
}

const goodsOf = (line: QuotedLine, need: Rational): Rational => times({ n: packsFor(need, line), d: 1n }, line.net)

/** Cheapest supplier of each line within a combination; null when a line is offered by none of them, or one gets nothing. */
function awardWithin(quotes: readonly QuoteOf[], needs: ReadonlyMap<string, Rational>): Award | null {
  const lines = new Map<string, string>()
  const sums = new Map<string, Rational>()
  for (const [lineId, need] of needs) {
    let best: { supplierId: string; goods: Rational } | null = null
    for (const { supplierId, lines: offered } of quotes) {
      const line = offered.find((each) => each.lineId === lineId)
      if (!line) continue
      const goods = goodsOf(line, need)
      if (!best || isLess(goods, best.goods)) best = { supplierId, goods }
    }
    if (!best) return null
    lines.set(lineId, best.supplierId)
    sums.set(best.supplierId, plus(sums.get(best.supplierId) ?? zero, best.goods))
  }
  let total = zero
  for (const { supplierId, deliveryFee, minimumOrder } of quotes) {
    const goods = sums.get(supplierId)
    // why: a combination in which a supplier gets nothing is tried without that supplier
    if (!goods || isLess(goods, minimumOrder)) return null
    total = plus(total, plus(goods, deliveryFee))
  }
  return { lines, suppliers: quotes.map(({ supplierId }) => supplierId), total }
}

/**
 * Split award with the least total: all combinations of up to ten suppliers are tried, those below a minimum order are
 * dropped, and fewer suppliers win a tie. Null when no combination covers all lines.
 */
export function proposeAward(quotes: readonly QuoteOf[], needs: ReadonlyMap<string, Rational>): Award | null {
  if (quotes.length > mostCompared) throw new RangeError(`more than ${mostCompared} suppliers`)
  if (needs.size === 0) return null
  let best: Award | null = null
  for (let mask = 1; mask < 1 << quotes.length; mask++) {
    const award = awardWithin(
      quotes.filter((_, index) => mask & (1 << index)),
      needs,
    )
    if (!award) continue
    const isCheaper = best === null || isLess(award.total, best.total)
    const isTie = best !== null && !isLess(best.total, award.total) && award.suppliers.length < best.suppliers.length
    if (isCheaper || isTie) best = award
  }
  return best
}

/** Total of giving every line to one supplier; null when a line is missing or the minimum order is not reached. */
export const awardToOne = (quote: QuoteOf, needs: ReadonlyMap<string, Rational>): Award | null =>
  needs.size === 0 ? null : awardWithin([quote], needs)
