import { type Halalas, shareOf, sumHalalas } from './money.ts'
import type { Day } from './riyadh-time.ts'

/** What the tax authority knows as 388, 381 and 383. Nothing that was issued is changed: it is credited or debited. */
export const taxDocumentKinds = ['invoice', 'credit', 'debit'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]
/** `standard`: to a business, cleared before the buyer gets it. `simplified`: to a person, reported within 24 hours. */
export type TaxDocumentForm = 'standard' | 'simplified'

/** S: taxed. Z: taxed at zero, E: exempt, O: outside of the tax; these three say why, by the authority's list. */
export type TaxCategory =
  | { code: 'S'; percent: 5 | 15 }
  | { code: 'Z' | 'E' | 'O'; percent: 0; reasonCode: string; reason: string }

export const standardRate: TaxCategory = { code: 'S', percent: 15 }

export type TaxLine = {
  /** What was supplied, as it is printed: Arabic first, `Arabic | English`. */
  name: string
  /** Whole pieces, at least one. */
  quantity: number
  /** Of one piece, before tax. */
  unitPrice: Halalas
  /** Taken off the whole line, before tax, with its reason: what a plan includes is billed at zero and says so. */
  allowance?: { amount: Halalas; reason: string }
  category: TaxCategory
}

/** The identifications that may stand beside, or for a buyer in place of, a VAT number. */
export const partyIdSchemes = ['CRN', '700', 'MOM', 'MLS', 'SAG', 'TIN', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'] as const
export type PartyIdScheme = (typeof partyIdSchemes)[number]

export type TaxAddress = {
  street: string
  /** Four digits. */
  building: string
  district: string
  city: string
  /** Five digits. */
  postalCode: string
  /** Two letters, ISO 3166. */
  country: string
}

export type TaxParty = {
  /** As it is registered: `Arabic | English` when there are both. */
  name: string
  vatNumber: string | null
  id: { scheme: PartyIdScheme; value: string } | null
  address: TaxAddress | null
}

export const paymentMeans = { undefined: '1', cash: '10', credit: '30', bank: '42', card: '48' } as const
export type PaymentMeans = keyof typeof paymentMeans

/** Everything a tax document says. Times are Riyadh's, as on the paper. */
export type TaxDocument = {
  kind: TaxDocumentKind
  form: TaxDocumentForm
  number: string
  uuid: string
  issuedOn: Day
  /** hh:mm:ss */
  issuedAt: string
  /** The day, or the first day, of what was supplied, and the last one of a period. */
  suppliedOn: Day
  suppliedUntil?: Day
  /** The unit's counter: one more than that of the document before. */
  counter: number
  /** The hash of the document before, or `firstPreviousHash`. */
  previousHash: string
  seller: TaxParty
  buyer: TaxParty | null
  lines: readonly TaxLine[]
  means: PaymentMeans
  /** Of credit and debit notes: which document they correct, and why. */
  corrects?: { number: string; reason: string }
  /** Of a credit note: what earlier credit notes about the same document took back, by category. */
  creditedBefore?: readonly Taxable[]
  note?: string
}

/** What stands where the first document of a unit would name the one before: base64 of the hexadecimal SHA-256 of "0". */
export const firstPreviousHash =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

export type LineAmounts = { net: Halalas; vat: Halalas; gross: Halalas }
/** Net amounts that share one tax category. */
export type Taxable = { category: TaxCategory; taxable: Halalas }
export type CategoryAmounts = Taxable & { vat: Halalas }
export type TaxTotals = {
  lines: LineAmounts[]
  categories: CategoryAmounts[]
  net: Halalas
  vat: Halalas
  gross: Halalas
}

/** The net of a line: pieces times price, less what is taken off. */
export const lineNet = ({ quantity, unitPrice, allowance }: TaxLine): Halalas =>
  quantity * unitPrice - (allowance?.amount ?? 0)

/** A line's own amounts, its tax rounded half up at the halala. They are shown; the document's tax is not their sum. */
export const lineAmounts = (line: TaxLine): LineAmounts => {
  const net = lineNet(line)
  const vat = shareOf(net, line.category.percent)
  return { net, vat, gross: net + vat }
}

const sameCategory = (a: TaxCategory, b: TaxCategory): boolean =>
  a.code === b.code &&
  a.percent === b.percent &&
  (a.code === 'S' ? null : a.reasonCode) === (b.code === 'S' ? null : b.reasonCode)

/** Adds up net amounts by category, in the order in which the categories first appear. */
export function sumByCategory(amounts: readonly Taxable[]): Taxable[] {
  const sums: Taxable[] = []
  for (const { category, taxable } of amounts) {
    const known = sums.find((other) => sameCategory(other.category, category))
    if (known) known.taxable += taxable
    else sums.push({ category, taxable })
  }
  return sums
}

/**
 * The totals of a document by the authority's rule: nets add up, the tax is rounded once for each category from what is taxable in
 * it, and the gross is their sum. So the tax of many small lines may differ by halalas from the sum of the lines' own.
 *
 * A credit note takes back the tax of everything credited so far less the tax of `creditedBefore`. A series of notes therefore never
 * takes back more tax than was invoiced, and exactly that when nothing is left; each note differs by at most one halala from its own
 * rounded share, which rules BR-CO-17 and BR-S-09 tolerate.
 */
export function taxTotals(document: readonly TaxLine[], creditedBefore: readonly Taxable[] = []): TaxTotals {
  const lines = document.map(lineAmounts)
  const taxable = sumByCategory(document.map(({ category }, index) => ({ category, taxable: lines[index]!.net })))
  const categories = taxable.map((row): CategoryAmounts => {
    const before = creditedBefore.find((other) => sameCategory(other.category, row.category))?.taxable ?? 0
    const { percent } = row.category
    return { ...row, vat: shareOf(before + row.taxable, percent) - shareOf(before, percent) }
  })
  const net = sumHalalas(lines.map((line) => line.net))
  const vat = sumHalalas(categories.map((row) => row.vat))
  return { lines, categories, net, vat, gross: net + vat }
}
