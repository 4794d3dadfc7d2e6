import fc from 'fast-check'
import { partOfAdvance } from '#/domain/billing/advances.ts'
import { shareOf } from '#/domain/money.ts'
import {
  isNote,
  type PrepaidPart,
  priceOf,
  type TaxCategory,
  type TaxDocument,
  type TaxLine,
  type TaxParty,
  taxTotals,
} from '#/domain/tax-document.ts'
import { allowedLines, taxDocument } from './tax.ts'

const text = (most: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'abc XYZ 09 سعودي ﷺ é 😀 & < > " \' | \u200f . - / ]]>'.split('')),
      minLength: 1,
      maxLength: most,
    })
    .map((typed) => `ن${typed}`.toWellFormed().slice(0, most).toWellFormed().replaceAll('\ufffd', '?'))
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''))

const reasons: Record<'Z' | 'E' | 'O', string[]> = {
  Z: ['VATEX-SA-32', 'VATEX-SA-33', 'VATEX-SA-34-3', 'VATEX-SA-EDU', 'VATEX-SA-HEA'],
  E: ['VATEX-SA-29', 'VATEX-SA-29-7', 'VATEX-SA-30'],
  O: ['VATEX-SA-OOS'],
}
const category = fc.oneof(
  fc.constantFrom<TaxCategory>({ code: 'S', percent: 15 }, { code: 'S', percent: 5 }),
  fc.constantFrom('Z', 'E', 'O').chain((code) =>
    fc.record({
      code: fc.constant(code),
      percent: fc.constant(0 as const),
      reasonCode: fc.constantFrom(...reasons[code]),
      reason: text(100),
    }),
  ),
)
const lineOf = fc
  .record({
    name: text(300),
    quantity: fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1000),
    unitPrice: fc.integer({ min: 0, max: 9_999_999 }),
    category,
    share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    reason: text(100),
  })
  .map(({ share, reason, ...line }): TaxLine => {
    const amount = Math.floor((priceOf(line.quantity, line.unitPrice) * (share ?? 0)) / 100)
    return { ...line, ...(share === undefined ? {} : { allowance: { amount, reason } }) }
  })

const address = (country: string) =>
  fc.record({
    street: text(200),
    building: digits(4),
    district: text(100),
    city: text(100),
    postalCode: digits(5),
    country: fc.constant(country),
  })
const identified = fc.record({
  name: text(200),
  vatNumber: digits(13).map((middle) => `3${middle}3`),
  id: fc.constant(null),
  address: address('SA'),
})
const numbered = fc.record({
  name: text(200),
  vatNumber: fc.constant(null),
  id: fc.record({ scheme: fc.constantFrom('CRN', '700', 'NAT', 'PAS', 'GCC'), value: digits(10) }),
  address: fc.constantFrom('SA', 'AE', 'GB').chain(address),
})
const business: fc.Arbitrary<TaxParty> = fc.oneof(identified, numbered)
const anybody: fc.Arbitrary<TaxParty | null> = fc.oneof(
  business,
  fc.record({ name: text(200), vatNumber: fc.constant(null), id: fc.constant(null), address: fc.constant(null) }),
  fc.constant(null),
)

const advanceOf = fc.record({
  net: fc.integer({ min: 1, max: 9_999_999 }),
  wanted: fc.integer({ min: 1, max: 9_999_999 }),
  number: fc.integer({ min: 1, max: 999_999 }).map((n) => `ADV-2026-${String(n).padStart(6, '0')}`),
  uuid: fc.uuid(),
  name: text(300),
})
type Advance = typeof advanceOf extends fc.Arbitrary<infer T> ? T : never
/** Parts of prepayments in the categories of the lines, each within what the lines of its category leave. */
function partsFor(lines: readonly TaxLine[], advances: readonly Advance[]): PrepaidPart[] {
  const { categories } = taxTotals(lines)
  const room = categories.map(({ taxable, vat }) => taxable + vat)
  return advances.flatMap(({ net, wanted, ...more }, index) => {
    const at = index % categories.length
    const { category } = categories[at]!
    const whole = { net, vat: shareOf(net, category.percent) }
    const gross = Math.min(wanted, room[at]!, net + whole.vat)
    if (gross <= 0) return []
    room[at]! -= gross
    const part = partOfAdvance(whole, { net: 0, vat: 0 }, category, gross)
    return [{ ...more, ...part, category, issuedOn: '2026-10-05', issuedAt: '10:20:30' }]
  })
}

/** Documents of every kind, form and category, sound or nearly so; invoices with prepayments that they deduct. */
export const anyTaxDocument: fc.Arbitrary<TaxDocument> = fc
  .record({
    kind: fc.constantFrom('invoice', 'prepayment', 'credit', 'debit'),
    advances: fc.array(advanceOf, { maxLength: 3 }),
    form: fc.constantFrom('standard', 'simplified'),
    business,
    anybody,
    lines: fc.array(lineOf, { minLength: 1, maxLength: 12 }),
    until: fc.option(fc.constantFrom('2026-11-01', '2026-11-30'), { nil: undefined }),
    means: fc.constantFrom('undefined', 'cash', 'credit', 'bank', 'card'),
    note: fc.option(text(300), { nil: undefined }),
    reason: text(300),
    counter: fc.integer({ min: 1, max: 2_000_000_000 }),
    uuid: fc.uuid(),
  })
  .map(({ business: firm, anybody: somebody, until, note, reason, advances, ...rest }) => {
    const buyer = rest.form === 'standard' ? firm : somebody
    const lines = allowedLines(rest.lines, buyer?.id?.scheme === 'NAT')
    return taxDocument({
      ...rest,
      buyer,
      lines,
      suppliedOn: '2026-11-01',
      ...(until ? { suppliedUntil: until } : {}),
      ...(note ? { note } : {}),
      ...(isNote(rest.kind) ? { corrects: { number: 'INV-2026-000001', reason } } : {}),
      ...(rest.kind === 'invoice' ? { prepaid: partsFor(lines, advances) } : {}),
    })
  })
