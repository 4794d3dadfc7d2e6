import { isLess, over, plus, type Rational, times, zero } from '#/domain/rational.ts'

/** What a supplier asks for one line of a request. */
export type QuotedLine = {
  lineId: string
  /** Base units (g, ml, pieces) in a pack; above 0. */
  content: Rational
  /** Halalas a pack without VAT. */
  net: Rational
  /** Fewest packs that are sold; at least 1. */
  minimum: bigint
  /** Packs are sold in multiples of this; at least 1. */
  multiple: bigint
}

export type QuoteOf = {
  supplierId: string
  lines: readonly QuotedLine[]
  /** Halalas without VAT, once for each order. */
  deliveryFee: Rational
  /** Smallest order that is accepted, halalas without VAT; 0: any. */
  minimumOrder: Rational
}

/** Least whole number that is not below a positive fraction. */
export const ceiling = ({ n, d }: Rational): bigint => (n + d - 1n) / d

/** Packs to buy for a need in base units: rounded up to the minimum and the multiple. */
export function packsFor(need: Rational, { content, minimum, multiple }: Omit<QuotedLine, 'lineId' | 'net'>): bigint {
  const packs = ceiling(over(need, content))
  const least = packs < minimum ? minimum : packs
  return ((least + multiple - 1n) / multiple) * multiple
}

const whole = (value: bigint): Rational => ({ n: value, d: 1n })

export type LandedLine = {
  supplierId: string
  lineId: string
  packs: bigint
  /** Base units that arrive. */
  delivered: Rational
  /** Base units beyond the need. */
  leftOver: Rational
  /** Halalas for the packs, without VAT and delivery. */
  goods: Rational
  /** Share of the delivery fee, by value of the supplier's lines. */
  delivery: Rational
  /** Halalas to be paid for this need, without VAT. */
  cash: Rational
  /** Halalas a base unit delivered. */
  perUnit: Rational
}

/** Lines of one supplier for the needs (base units by line); lines that are not needed or not offered are absent. */
export function landedLines(quote: QuoteOf, needs: ReadonlyMap<string, Rational>): LandedLine[] {
  const lines = quote.lines.flatMap((line) => {
    const need = needs.get(line.lineId)
    if (!need) return []
    const packs = packsFor(need, line)
    return [{ line, need, packs, goods: times(whole(packs), line.net) }]
  })
  const total = lines.reduce((sum, { goods }) => plus(sum, goods), zero)
  return lines.map(({ line, need, packs, goods }) => {
    // why: free goods share the fee equally, because there is no value to divide it by
    const share = total.n === 0n ? { n: 1n, d: BigInt(lines.length) } : over(goods, total)
    const delivery = times(quote.deliveryFee, share)
    const delivered = times(whole(packs), line.content)
    const cash = plus(goods, delivery)
    return {
      supplierId: quote.supplierId,
      lineId: line.lineId,
      packs,
      delivered,
      leftOver: plus(delivered, { n: -need.n, d: need.d }),
      goods,
      delivery,
      cash,
      perUnit: over(cash, delivered),
    }
  })
}

/** Suppliers of a line ranked twice, because they differ: by cash for this need, and by price of a base unit. */
export function rankings(lines: readonly LandedLine[]): { byCash: string[]; byUnit: string[] } {
  const ranked = (of: (line: LandedLine) => Rational) =>
    [...lines]
      .sort((a, b) => (isLess(of(a), of(b)) ? -1 : isLess(of(b), of(a)) ? 1 : 0))
      .map(({ supplierId }) => supplierId)
  return { byCash: ranked(({ cash }) => cash), byUnit: ranked(({ perUnit }) => perUnit) }
}
