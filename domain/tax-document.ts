import { latinDigits } from './digits.ts'
import { type Halalas, shareOf, sumHalalas, timesFraction } from './money.ts'
import type { Day } from './riyadh-time.ts'
import type { VatAmounts } from './vat.ts'

/** The authority's codes 388, 386, 381 and 383. Issued documents are immutable: they are credited or debited. */
export const taxDocumentKinds = ['invoice', 'prepayment', 'credit', 'debit'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]
/** Whether a document corrects another one. */
export const isNote = (kind: TaxDocumentKind): kind is 'credit' | 'debit' => kind === 'credit' || kind === 'debit'
/** `standard`: to a business, cleared before delivery. `simplified`: to a person, reported within 24 hours. */
export type TaxDocumentForm = 'standard' | 'simplified'

/** S: standard rate. Z: zero rate, E: exempt, O: out of scope; these three carry a reason from the authority's list. */
export type TaxCategory =
  | { code: 'S'; percent: 5 | 15 }
  | { code: 'Z' | 'E' | 'O'; percent: 0; reasonCode: string; reason: string }

export const standardRate: TaxCategory = { code: 'S', percent: 15 }

export type TaxLine = {
  /** Name of the supply as printed: Arabic first, `Arabic | English`. */
  name: string
  /** Units, with at most three decimals. */
  quantity: number
  /** Per unit, before tax. */
  unitPrice: Halalas
  /** Discount on the whole line before tax, with its reason, as for visits included in a plan. */
  allowance?: { amount: Halalas; reason: string }
  category: TaxCategory
}

/** Identification schemes allowed beside, or for a buyer instead of, a VAT number. */
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
  /** Registered name: `Arabic | English` when there are both. */
  name: string
  vatNumber: string | null
  id: { scheme: PartyIdScheme; value: string } | null
  address: TaxAddress | null
}

export const paymentMeans = { undefined: '1', cash: '10', credit: '30', bank: '42', card: '48' } as const
export type PaymentMeans = keyof typeof paymentMeans

/** Content of a tax document. Times are Riyadh's. */
export type TaxDocument = {
  kind: TaxDocumentKind
  form: TaxDocumentForm
  number: string
  uuid: string
  issuedOn: Day
  /** hh:mm:ss */
  issuedAt: string
  /** Day of supply, or first and last day of a period. */
  suppliedOn: Day
  suppliedUntil?: Day
  /** The unit's counter: the previous document's plus one. */
  counter: number
  /** Hash of the previous document, or `firstPreviousHash`. */
  previousHash: string
  seller: TaxParty
  buyer: TaxParty | null
  lines: readonly TaxLine[]
  means: PaymentMeans
  /** Of credit and debit notes: the corrected document and the reason. */
  corrects?: { number: string; reason: string }
  /** Of a credit note: what was taken from the same document before, by category. */
  creditedBefore?: readonly TakenBefore[]
  /** Of an invoice: the parts of prepayments that it deducts. */
  prepaid?: readonly PrepaidPart[]
  note?: string
}

/** Part of an issued prepayment invoice that an invoice deducts: one line of value zero in the file. */
export type PrepaidPart = {
  number: string
  uuid: string
  issuedOn: Day
  /** hh:mm:ss, Riyadh time. */
  issuedAt: string
  /** Name of the line: `Arabic | English`. */
  name: string
  category: TaxCategory
  net: Halalas
  vat: Halalas
}

/** Amounts with tax of the prepayments that an invoice deducts. */
export const prepaidTotals = (parts: readonly Pick<PrepaidPart, 'net' | 'vat'>[] = []): VatAmounts => {
  const net = sumHalalas(parts.map((part) => part.net))
  const vat = sumHalalas(parts.map((part) => part.vat))
  return { net, vat, gross: net + vat }
}

const exportReasons: readonly string[] = ['VATEX-SA-32', 'VATEX-SA-33']
/**
 * Whether the authority's flag of exports is set: a standard document about an export of goods or services to a buyer
 * abroad without a Saudi VAT number (BR-KSA-46).
 */
export const isExport = ({ form, buyer, lines }: Pick<TaxDocument, 'form' | 'buyer' | 'lines'>): boolean =>
  form === 'standard' &&
  buyer !== null &&
  buyer.vatNumber === null &&
  (buyer.address?.country ?? 'SA') !== 'SA' &&
  lines.some(({ category }) => category.code === 'Z' && exportReasons.includes(category.reasonCode))

/** Previous hash of a unit's first document: base64 of the hexadecimal SHA-256 of "0". */
export const firstPreviousHash =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

export type LineAmounts = { net: Halalas; vat: Halalas; gross: Halalas }
/** Net amounts of one tax category. */
export type Taxable = { category: TaxCategory; taxable: Halalas }
export type CategoryAmounts = Taxable & { vat: Halalas }
/** Earlier parts of a document; without `vat` their tax is that of their sum. */
export type TakenBefore = Taxable & { vat?: Halalas }
export type TaxTotals = {
  lines: LineAmounts[]
  categories: CategoryAmounts[]
  net: Halalas
  vat: Halalas
  gross: Halalas
}

/** Highest total of a document with tax, SAR 99,999,999,999.99: the authority accepts fourteen characters an amount. */
export const mostGross: Halalas = 9_999_999_999_999

/** Highest quantity of a line. */
export const mostQuantity = 99_999.999
export const isQuantity = (quantity: number): boolean =>
  quantity > 0 && quantity <= mostQuantity && Number(quantity.toFixed(3)) === quantity

/** Reads a typed quantity; null when it is none. */
export function parseQuantity(typed: string): number | null {
  const text = latinDigits(typed).trim().replace('٫', '.').replaceAll(/[,٬]/g, '')
  const quantity = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return isQuantity(quantity) ? quantity : null
}

/** Price of a quantity, half up at the halala. */
export const priceOf = (quantity: number, unitPrice: Halalas): Halalas =>
  timesFraction(unitPrice, BigInt(Math.round(quantity * 1000)), 1000n)

/** Net of a line: quantity times price, less the allowance. */
export const lineNet = ({
  quantity,
  unitPrice,
  allowance,
}: Pick<TaxLine, 'quantity' | 'unitPrice' | 'allowance'>): Halalas =>
  priceOf(quantity, unitPrice) - (allowance?.amount ?? 0)

/** A line's own amounts, tax rounded half up at the halala. For display only: the document's tax is not their sum. */
export const lineAmounts = (line: TaxLine): LineAmounts => {
  const net = lineNet(line)
  const vat = shareOf(net, line.category.percent)
  return { net, vat, gross: net + vat }
}

/** Whether rate and reason are the same. */
export const isSameCategory = (a: TaxCategory, b: TaxCategory): boolean =>
  a.code === b.code &&
  a.percent === b.percent &&
  (a.code === 'S' ? null : a.reasonCode) === (b.code === 'S' ? null : b.reasonCode)

/** Adds up net amounts by category, in order of first appearance. */
export function sumByCategory(amounts: readonly Taxable[]): Taxable[] {
  const sums: Taxable[] = []
  for (const { category, taxable } of amounts) {
    const known = sums.find((other) => isSameCategory(other.category, category))
    if (known) known.taxable += taxable
    else sums.push({ category, taxable })
  }
  return sums
}

/**
 * Totals of a document by the authority's rule: nets add up, tax is rounded once per category, gross is their sum. The
 * tax may therefore differ by halalas from the sum of the lines' own.
 *
 * A credit note's tax is the tax of everything credited so far less that of `creditedBefore`. A series of notes thus
 * never exceeds the invoiced tax and equals it when nothing is left; each note differs by at most one halala from its
 * own rounded share, which rules BR-CO-17 and BR-S-09 tolerate.
 */
export function taxTotals(document: readonly TaxLine[], creditedBefore: readonly TakenBefore[] = []): TaxTotals {
  const lines = document.map(lineAmounts)
  const taxable = sumByCategory(document.map(({ category }, index) => ({ category, taxable: lines[index]!.net })))
  const categories = taxable.map((row): CategoryAmounts => {
    const taken = creditedBefore.find((other) => isSameCategory(other.category, row.category))
    const [before, { percent }] = [taken?.taxable ?? 0, row.category]
    return { ...row, vat: shareOf(before + row.taxable, percent) - (taken?.vat ?? shareOf(before, percent)) }
  })
  const net = sumHalalas(lines.map((line) => line.net))
  const vat = sumHalalas(categories.map((row) => row.vat))
  return { lines, categories, net, vat, gross: net + vat }
}
