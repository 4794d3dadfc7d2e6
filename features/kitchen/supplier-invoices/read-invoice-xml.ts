import { isVatNumber } from '#/domain/digits.ts'
import { type EInvoice, issueDay, mostQr, readInvoiceQr, writtenAmount } from '#/domain/kitchen/buying/e-invoice.ts'
import type { FileLine } from '#/domain/kitchen/buying/file-lines.ts'
import { mostInvoiceLines } from '#/domain/kitchen/buying/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { readXml } from '#/platform/read-xml.ts'

/** An invoice file has some kilobytes; those with a PDF inside are the largest. */
export const mostInvoiceXmlBytes = 4 * 1024 * 1024
const mostDepth = 40
const mostElements = 200_000
const longestText = 4000
const invoiceNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'
/** Codes of invoices and of prepayment invoices; credit and debit notes have others. */
const invoiceCodes = ['388', '386']

export type XmlInvoice = EInvoice & {
  number: string
  /** Paid before by a prepayment invoice, which the total includes. */
  prepaid: Halalas
  /** Charges of the whole invoice, such as delivery, in riyals without VAT. */
  charges: number
  lines: FileLine[]
  /** The QR code that the file holds, when it has one. */
  qr: string | null
}
/**
 * `large`: more than is read. `unreadable`: no e-invoice, or one without its figures. `kind`: a credit or debit note.
 * `currency`: not in riyals. `altered`: its own code says other figures.
 */
export type XmlFault = 'large' | 'unreadable' | 'kind' | 'currency' | 'altered'

const paths = {
  number: 'Invoice/ID',
  day: 'Invoice/IssueDate',
  time: 'Invoice/IssueTime',
  kind: 'Invoice/InvoiceTypeCode',
  currency: 'Invoice/DocumentCurrencyCode',
  seller: 'Invoice/AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
  vatNumber: 'Invoice/AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
  vat: 'Invoice/TaxTotal/TaxAmount',
  total: 'Invoice/LegalMonetaryTotal/TaxInclusiveAmount',
  payable: 'Invoice/LegalMonetaryTotal/PayableAmount',
  prepaid: 'Invoice/LegalMonetaryTotal/PrepaidAmount',
} as const
type Part = keyof typeof paths
const parts = new Map(Object.entries(paths).map(([part, path]) => [path as string, part as Part]))
const reference = 'Invoice/AdditionalDocumentReference'
const lineParts = {
  'Invoice/InvoiceLine/InvoicedQuantity': 'quantity',
  'Invoice/InvoiceLine/LineExtensionAmount': 'amount',
  'Invoice/InvoiceLine/Item/Name': 'name',
  'Invoice/InvoiceLine/Item/SellersItemIdentification/ID': 'code',
  'Invoice/InvoiceLine/Item/StandardItemIdentification/ID': 'code',
  'Invoice/InvoiceLine/Item/BuyersItemIdentification/ID': 'code',
} as const
type LinePart = (typeof lineParts)[keyof typeof lineParts]
const isLinePart = (path: string): path is keyof typeof lineParts => Object.hasOwn(lineParts, path)

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Collects the texts at the paths above; of a part that is repeated the first counts. */
class InvoiceReader {
  isInvoice = false
  qr: string | null = null
  readonly found: Partial<Record<Part, string>> = {}
  readonly lines: FileLine[] = []
  charges = 0
  private line: Partial<Record<LinePart, string[]>> = {}
  private charge = { is: false, amount: '' }
  private readonly path: string[] = []
  private text = ''
  private referenceId = ''
  private elements = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.path.length === 0) this.isInvoice = Object.values(attributes).includes(invoiceNamespace)
    this.path.push(localName(name))
    this.elements += 1
    if (this.path.length > mostDepth || this.elements > mostElements) throw new RangeError('more than an invoice holds')
    this.text = ''
  }

  add(text: string): void {
    if (this.text.length <= longestText) this.text += text
  }

  close(): void {
    const value = this.text.trim()
    this.text = ''
    const path = this.path.join('/')
    this.path.pop()
    if (path === 'Invoice/InvoiceLine') return this.endLine()
    if (path === 'Invoice/AllowanceCharge') return this.endCharge()
    if (value === '' || value.length > longestText) return
    if (isLinePart(path)) (this.line[lineParts[path]] ??= []).push(value)
    if (path === 'Invoice/AllowanceCharge/ChargeIndicator') this.charge.is = value === 'true'
    if (path === 'Invoice/AllowanceCharge/Amount') this.charge.amount = value
    const part = parts.get(path)
    if (part) this.found[part] ??= value
    else if (path === `${reference}/ID`) this.referenceId = value
    else if (path === `${reference}/Attachment/EmbeddedDocumentBinaryObject` && this.referenceId === 'QR')
      this.qr = value.length <= mostQr ? value : null
  }

  /** A line with an amount; lines of a prepayment have none. The price is that of one, after the discount of the line. */
  private endLine(): void {
    const { quantity: [quantity] = [], amount: [amount] = [], name: [name] = [], code = [] } = this.line
    this.line = {}
    const [count, total] = [figure(quantity), figure(amount)]
    if (this.lines.length >= mostInvoiceLines || count === null || total === null || count <= 0 || total <= 0) return
    const price = Math.round((total / count) * 10_000) / 10_000
    this.lines.push({ name: (name ?? '').slice(0, 300), codes: code.slice(0, 3), quantity: count, price })
  }

  private endCharge(): void {
    if (this.charge.is) this.charges += figure(this.charge.amount) ?? 0
    this.charge = { is: false, amount: '' }
  }
}

/** A quantity or an amount of a line, which may have more decimals than an amount of the invoice. */
function figure(text: string | undefined): number | null {
  const plain = text?.trim() ?? ''
  return /^\d{1,9}(\.\d{1,10})?$/.test(plain) ? Number(plain) : null
}

function invoiceOf({ found, qr, lines, charges }: InvoiceReader): XmlInvoice | XmlFault {
  const { number, day, time, kind, currency, seller, vatNumber } = found
  if (kind !== undefined && !invoiceCodes.includes(kind)) return 'kind'
  if (currency !== undefined && currency !== 'SAR') return 'currency'
  const [total, vat] = [writtenAmount(found.total ?? ''), writtenAmount(found.vat ?? '')]
  if (!number || number.length > 60 || !day || !seller || !vatNumber || !isVatNumber(vatNumber)) return 'unreadable'
  if (total === null || vat === null || total === 0 || vat > total) return 'unreadable'
  const issuedOn = issueDay(time ? `${day}T${time}` : day) ?? issueDay(day)
  const prepaid = Math.min(writtenAmount(found.prepaid ?? '') ?? 0, total)
  const of = { number, prepaid, charges: Math.round(charges * 100) / 100, lines, qr: null }
  const read = { seller: seller.slice(0, 300), vatNumber, issuedOn, total, vat, ...of }
  const code = qr === null ? null : readInvoiceQr(qr)
  if (!code) return read
  // why: a code says what is payable, which differs from the total by a rounding or by what was prepaid
  const totals = [total, writtenAmount(found.payable ?? '')]
  if (code.vatNumber !== vatNumber || code.vat !== vat || !totals.includes(code.total)) return 'altered'
  // why: what was prepaid is billed all the same, so the total of the lines stays; a rounding is that of the code
  return { ...read, total: prepaid > 0 ? total : code.total, issuedOn: code.issuedOn ?? issuedOn, qr }
}

/**
 * Reads the file of a Saudi e-invoice (UBL 2.1). Its signature is not checked. A document type is refused by the reader:
 * entities could expand without bound or name other files.
 */
export async function readInvoiceXml(bytes: Uint8Array): Promise<XmlInvoice | XmlFault> {
  if (bytes.length > mostInvoiceXmlBytes) return 'large'
  const reader = new InvoiceReader()
  try {
    await readXml([new TextDecoder('utf-8', { fatal: true }).decode(bytes)], {
      open: (name, attributes) => reader.open(name, attributes),
      text: (part) => reader.add(part),
      close: () => reader.close(),
    })
  } catch (error) {
    return error instanceof RangeError ? 'large' : 'unreadable'
  }
  return reader.isInvoice ? invoiceOf(reader) : 'unreadable'
}
