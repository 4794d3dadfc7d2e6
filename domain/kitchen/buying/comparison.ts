import { isLess, plus, type Rational, zero } from '../../rational.ts'
import { type Award, awardToOne, mostCompared, proposeAward } from './award.ts'
import { type LandedLine, landedLines, packsFor, type QuoteOf } from './landed.ts'

export type Needs = ReadonlyMap<string, Rational>
/** Base units awarded of each line, by supplier: a line wholly to one, in parts to several, or in part alone. */
export type Choice = ReadonlyMap<string, ReadonlyMap<string, Rational>>

/** The choice that gives each line wholly to one supplier; an empty supplier buys nothing. */
export const wholeLines = (needs: Needs, lines: ReadonlyMap<string, string>): Choice =>
  new Map(
    [...lines].flatMap(([lineId, supplierId]) => {
      const need = needs.get(lineId)
      return supplierId && need ? [[lineId, new Map([[supplierId, need]])] as const] : []
    }),
  )

/** Whether two choices award the same. */
export const isSameChoice = (one: Choice, other: Choice): boolean => {
  const flat = (choice: Choice) =>
    [...choice].flatMap(([line, parts]) => [...parts].map(([supplier, { n, d }]) => `${line} ${supplier} ${n}/${d}`))
  const [a, b] = [new Set(flat(one)), new Set(flat(other))]
  return a.size === b.size && [...a].every((part) => b.has(part))
}

/** What is awarded of a line in all. */
export const awardedOf = (parts: ReadonlyMap<string, Rational>): Rational =>
  [...parts.values()].reduce((sum, part) => plus(sum, part), zero)

export type Order = {
  supplierId: string
  /** `part`: base units of the need that it covers. */
  lines: { lineId: string; part: Rational; packs: bigint; goods: Rational }[]
  deliveryFee: Rational
  /** Without VAT, with delivery. */
  total: Rational
  isBelowMinimum: boolean
}

const goodsOf = (packs: bigint, net: Rational): Rational => ({ n: packs * net.n, d: net.d })

/** Orders that follow from a choice, in the order of the quotations. */
export function ordersOf(quotes: readonly QuoteOf[], needs: Needs, choice: Choice): Order[] {
  return quotes.flatMap((quote) => {
    const lines = [...needs.keys()].flatMap((lineId) => {
      const part = choice.get(lineId)?.get(quote.supplierId)
      const line = part && part.n > 0n && quote.lines.find((one) => one.lineId === lineId)
      if (!part || !line) return []
      const packs = packsFor(part, line)
      return [{ lineId, part, packs, goods: goodsOf(packs, line.net) }]
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
