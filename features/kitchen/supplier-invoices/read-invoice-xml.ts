import { isVatNumber } from '#/domain/digits.ts'
import { type EInvoice, issueDay, mostQr, readInvoiceQr, writtenAmount } from '#/domain/kitchen/buying/e-invoice.ts'
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
} as const
type Part = keyof typeof paths
const parts = new Map(Object.entries(paths).map(([part, path]) => [path as string, part as Part]))
const reference = 'Invoice/AdditionalDocumentReference'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Collects the texts at the paths above; of a part that is repeated the first counts. */
class InvoiceReader {
  isInvoice = false
  qr: string | null = null
  readonly found: Partial<Record<Part, string>> = {}
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
    if (value === '' || value.length > longestText) return
    const part = parts.get(path)
    if (part) this.found[part] ??= value
    else if (path === `${reference}/ID`) this.referenceId = value
    else if (path === `${reference}/Attachment/EmbeddedDocumentBinaryObject` && this.referenceId === 'QR')
      this.qr = value.length <= mostQr ? value : null
  }
}

function invoiceOf({ found, qr }: InvoiceReader): XmlInvoice | XmlFault {
  const { number, day, time, kind, currency, seller, vatNumber } = found
  if (kind !== undefined && !invoiceCodes.includes(kind)) return 'kind'
  if (currency !== undefined && currency !== 'SAR') return 'currency'
  const [total, vat] = [writtenAmount(found.total ?? ''), writtenAmount(found.vat ?? '')]
  if (!number || number.length > 60 || !day || !seller || !vatNumber || !isVatNumber(vatNumber)) return 'unreadable'
  if (total === null || vat === null || total === 0 || vat > total) return 'unreadable'
  const issuedOn = issueDay(time ? `${day}T${time}` : day) ?? issueDay(day)
  const read = { seller: seller.slice(0, 300), vatNumber, issuedOn, total, vat, number, qr: null }
  const code = qr === null ? null : readInvoiceQr(qr)
  if (!code) return read
  // why: a code says what is payable, which differs from the total by a rounding or by what was prepaid
  const totals = [total, writtenAmount(found.payable ?? '')]
  if (code.vatNumber !== vatNumber || code.vat !== vat || !totals.includes(code.total)) return 'altered'
  return { ...read, total: code.total, issuedOn: code.issuedOn ?? issuedOn, qr }
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
