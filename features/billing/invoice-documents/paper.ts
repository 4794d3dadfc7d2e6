import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type {
  PaymentMeans,
  PrepaidPart,
  TakenBefore,
  TaxDocumentForm,
  TaxDocumentKind,
  TaxLine,
  TaxParty,
} from '#/domain/tax-document.ts'

/** Account for transfers, from the settings. */
export type PayTo = { iban: string; bank: string | null; holder: string | null }

/** Facts of issued documents only. */
export type IssuedFacts = {
  number: string
  uuid: string
  counter: number
  /** Time of issue, as in the XML. */
  at: Date
  qr: string
  /** Embedded XML: the cleared one from the authority, if there is one. */
  xml: string
  dueOn: Day
}

/** All printed data of a tax document. Immutable once issued, so it excludes payments. */
export type Paper = {
  kind: TaxDocumentKind
  form: TaxDocumentForm
  /** Null: a draft. */
  issued: IssuedFacts | null
  suppliedOn: Day
  suppliedUntil: Day | null
  seller: TaxParty | null
  buyer: TaxParty | null
  lines: readonly TaxLine[]
  means: PaymentMeans
  note: string | null
  corrects: { number: string; reason: string } | null
  /** On a credit note: what was taken from the same document before. */
  creditedBefore: readonly TakenBefore[]
  /** On an invoice: the parts of prepayments that it deducts. */
  prepaid: readonly PrepaidPart[]
  payTo: PayTo | null
}

export type PaperTotals = { net: Halalas; vat: Halalas; gross: Halalas }

/** `<seller's VAT number>_<day>T<time>_<number>`, the file name that the authority requires. */
export function fileName(vatNumber: string, at: string, number: string): string {
  const stamp = at.replaceAll('-', '').replaceAll(':', '')
  return `${vatNumber}_${stamp}_${number.replaceAll(/[^A-Za-z0-9]/g, '-')}`
}
