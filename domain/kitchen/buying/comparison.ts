import { isLess, plus, type Rational, zero } from '../../rational.ts'
import { type Award, awardToOne, mostCompared, proposeAward } from './award.ts'
import { type LandedLine, landedLines, packsFor, type QuoteOf } from './landed.ts'

export type Needs = ReadonlyMap<string, Rational>

export type Order = {
  supplierId: string
  lines: { lineId: string; packs: bigint; goods: Rational }[]
  deliveryFee: Rational
  /** Without VAT, with delivery. */
  total: Rational
  isBelowMinimum: boolean
}

const goodsOf = (packs: bigint, net: Rational): Rational => ({ n: packs * net.n, d: net.d })

/** Orders that follow from a choice (supplier by line), in the order of the quotations. */
export function ordersOf(quotes: readonly QuoteOf[], needs: Needs, chosen: ReadonlyMap<string, string>): Order[] {
  return quotes.flatMap((quote) => {
    const lines = [...needs].flatMap(([lineId, need]) => {
      const line = chosen.get(lineId) === quote.supplierId && quote.lines.find((one) => one.lineId === lineId)
      if (!line) return []
      const packs = packsFor(need, line)
      return [{ lineId, packs, goods: goodsOf(packs, line.net) }]
    })
    if (lines.length === 0) return []
    const goods = lines.reduce((sum, line) => plus(sum, line.goods), zero)
    const { supplierId, deliveryFee, minimumOrder } = quote
    const isBelowMinimum = isLess(goods, minimumOrder)
    return [{ supplierId, lines, deliveryFee, total: plus(goods, deliveryFee), isBelowMinimum }]
  })
}

export const totalOf = (orders: readonly Order[]): Rational => orders.reduce((sum, { total }) => plus(sum, total), zero)

export type Comparison = {
  /** Landed lines by line, then by supplier; a supplier that does not supply a line is absent. */
  cells: Map<string, Map<string, LandedLine>>
  /** Suppliers with the least cash and the least price of a base unit, by line. */
  best: Map<string, { cash: string; unit: string }>
  /** Lines that were offered by at least one supplier; the proposal is about these. */
  offered: Needs
  proposal: Award | null
  /** Totals of giving all offered lines to one supplier; null where it is not possible. */
  alone: Map<string, Award | null>
}

const least = (lines: readonly LandedLine[], of: (line: LandedLine) => Rational): string =>
  lines.reduce((best, line) => (isLess(of(line), of(best)) ? line : best)).supplierId

/** Compares quotations for the needs of a request. The first ten suppliers are tried for the proposal. */
export function compare(quotes: readonly QuoteOf[], needs: Needs): Comparison {
  const cells: Comparison['cells'] = new Map([...needs.keys()].map((lineId) => [lineId, new Map()]))
  for (const quote of quotes)
    for (const line of landedLines(quote, needs)) cells.get(line.lineId)!.set(quote.supplierId, line)
  const best: Comparison['best'] = new Map()
  for (const [lineId, row] of cells) {
    const lines = [...row.values()]
    if (lines.length > 0)
      best.set(lineId, { cash: least(lines, ({ cash }) => cash), unit: least(lines, ({ perUnit }) => perUnit) })
  }
  const offered = new Map([...needs].filter(([lineId]) => cells.get(lineId)!.size > 0))
  return {
    cells,
    best,
    offered,
    proposal: proposeAward(quotes.slice(0, mostCompared), offered),
    alone: new Map(quotes.map((quote) => [quote.supplierId, awardToOne(quote, offered)])),
  }
}
