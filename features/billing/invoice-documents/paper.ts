import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type {
  PaymentMeans,
  Taxable,
  TaxDocumentForm,
  TaxDocumentKind,
  TaxLine,
  TaxParty,
} from '#/domain/tax-document.ts'

/** Where money may be transferred to, as the setting has it. */
export type PayTo = { iban: string; bank: string | null; holder: string | null }

/** What only a document has that was issued. */
export type IssuedFacts = {
  number: string
  uuid: string
  counter: number
  /** The moment of issue, as the file has it. */
  at: Date
  qr: string
  /** The file that is carried: the one the authority sent back, when it cleared it. */
  xml: string
  dueOn: Day
}

/** All that a tax document says on paper. Nothing of it changes once it is issued: what was paid is not on it. */
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
  /** Of a credit note: what earlier ones about the same document took back. */
  creditedBefore: readonly Taxable[]
  payTo: PayTo | null
}

export type PaperTotals = { net: Halalas; vat: Halalas; gross: Halalas }

/** `<seller's VAT number>_<day>T<time>_<number>`, the name the authority wants for a document's files. */
export function fileName(vatNumber: string, at: string, number: string): string {
  const stamp = at.replaceAll('-', '').replaceAll(':', '')
  return `${vatNumber}_${stamp}_${number.replaceAll(/[^A-Za-z0-9]/g, '-')}`
}
