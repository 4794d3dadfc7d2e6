import { type Halalas, sar } from '#/domain/money.ts'
import {
  type CategoryAmounts,
  isExport,
  type LineAmounts,
  paymentMeans,
  type PrepaidPart,
  prepaidTotals,
  type TaxAddress,
  type TaxCategory,
  type TaxDocument,
  type TaxLine,
  type TaxParty,
  taxTotals,
} from '#/domain/tax-document.ts'
import { element, textElement } from './canonical-xml.ts'

const typeCodes = { invoice: '388', prepayment: '386', credit: '381', debit: '383' } as const
const formCodes = { standard: '0100000', simplified: '0200000' } as const
const typeName = (of: TaxDocument): string => (isExport(of) ? '0100100' : formCodes[of.form])

/** Parts of the file that are not hashed: the stamp, its declaration, and the QR code. Empty before stamping. */
export type Stamped = { extensions: string; signature: string; qr: string }
export const unstamped: Stamped = { extensions: '', signature: '', qr: '' }

const money = (name: string, amount: Halalas): string => textElement(name, sar(amount), { currencyID: 'SAR' })
const scheme = element('cac:TaxScheme', {}, textElement('cbc:ID', 'VAT'))

/** Reference with an embedded text, as required for the previous hash and the QR code. */
export const attached = (id: string, text: string): string =>
  element(
    'cac:AdditionalDocumentReference',
    {},
    textElement('cbc:ID', id),
    element('cac:Attachment', {}, textElement('cbc:EmbeddedDocumentBinaryObject', text, { mimeCode: 'text/plain' })),
  )

const address = (of: TaxAddress | null): string =>
  element(
    'cac:PostalAddress',
    {},
    textElement('cbc:StreetName', of?.street),
    textElement('cbc:BuildingNumber', of?.building),
    textElement('cbc:CitySubdivisionName', of?.district),
    textElement('cbc:CityName', of?.city),
    textElement('cbc:PostalZone', of?.postalCode),
    element('cac:Country', {}, textElement('cbc:IdentificationCode', of?.country)),
  )

/** Writes an empty element for an unknown buyer: UBL requires it, and the authority's samples have it. */
const party = (name: string, of: TaxParty | null): string =>
  of === null
    ? `<${name}></${name}>`
    : element(
        name,
        {},
        element(
          'cac:Party',
          {},
          of.id &&
            element('cac:PartyIdentification', {}, textElement('cbc:ID', of.id.value, { schemeID: of.id.scheme })),
          address(of.address),
          of.vatNumber && element('cac:PartyTaxScheme', {}, textElement('cbc:CompanyID', of.vatNumber), scheme),
          element('cac:PartyLegalEntity', {}, textElement('cbc:RegistrationName', of.name)),
        ),
      )

const percent = (of: TaxCategory): string => `${of.percent}.00`

const subtotal = ({ category, taxable, vat }: CategoryAmounts): string =>
  element(
    'cac:TaxSubtotal',
    {},
    money('cbc:TaxableAmount', taxable),
    money('cbc:TaxAmount', vat),
    element(
      'cac:TaxCategory',
      {},
      textElement('cbc:ID', category.code, { schemeAgencyID: '6', schemeID: 'UN/ECE 5305' }),
      textElement('cbc:Percent', percent(category)),
      category.code !== 'S' && textElement('cbc:TaxExemptionReasonCode', category.reasonCode),
      category.code !== 'S' && textElement('cbc:TaxExemptionReason', category.reason),
      element('cac:TaxScheme', {}, textElement('cbc:ID', 'VAT', { schemeAgencyID: '6', schemeID: 'UN/ECE 5153' })),
    ),
  )

const allowance = ({ allowance: off }: TaxLine): string =>
  off === undefined || off.amount === 0
    ? ''
    : element(
        'cac:AllowanceCharge',
        {},
        textElement('cbc:ChargeIndicator', 'false'),
        textElement('cbc:AllowanceChargeReason', off.reason),
        money('cbc:Amount', off.amount),
      )

const item = ({ name, category }: Pick<TaxLine, 'name' | 'category'>): string =>
  element(
    'cac:Item',
    {},
    textElement('cbc:Name', name),
    element(
      'cac:ClassifiedTaxCategory',
      {},
      textElement('cbc:ID', category.code),
      textElement('cbc:Percent', percent(category)),
      scheme,
    ),
  )

const invoiceLine = (line: TaxLine, { net, vat, gross }: LineAmounts, index: number): string =>
  element(
    'cac:InvoiceLine',
    {},
    textElement('cbc:ID', String(index + 1)),
    textElement('cbc:InvoicedQuantity', String(line.quantity), { unitCode: 'PCE' }),
    money('cbc:LineExtensionAmount', net),
    allowance(line),
    element('cac:TaxTotal', {}, money('cbc:TaxAmount', vat), money('cbc:RoundingAmount', gross)),
    item(line),
    element('cac:Price', {}, money('cbc:PriceAmount', line.unitPrice)),
  )

/** Line of value zero with what a prepayment invoice already charged, as BR-KSA-73 to BR-KSA-82 ask for. */
const prepaidLine = (part: PrepaidPart, index: number): string =>
  element(
    'cac:InvoiceLine',
    {},
    textElement('cbc:ID', String(index + 1)),
    textElement('cbc:InvoicedQuantity', '0.00', { unitCode: 'PCE' }),
    money('cbc:LineExtensionAmount', 0),
    element(
      'cac:DocumentReference',
      {},
      textElement('cbc:ID', part.number),
      textElement('cbc:UUID', part.uuid),
      textElement('cbc:IssueDate', part.issuedOn),
      textElement('cbc:IssueTime', part.issuedAt),
      textElement('cbc:DocumentTypeCode', typeCodes.prepayment),
    ),
    element(
      'cac:TaxTotal',
      {},
      money('cbc:TaxAmount', 0),
      money('cbc:RoundingAmount', 0),
      subtotal({ category: part.category, taxable: part.net, vat: part.vat }),
    ),
    item(part),
    element('cac:Price', {}, money('cbc:PriceAmount', 0)),
  )

const namespaces = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:ext': 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
}

const references = ({ corrects, counter, previousHash }: TaxDocument): string[] => [
  element(
    'cac:BillingReference',
    {},
    element('cac:InvoiceDocumentReference', {}, textElement('cbc:ID', corrects?.number)),
  ),
  element(
    'cac:AdditionalDocumentReference',
    {},
    textElement('cbc:ID', 'ICV'),
    textElement('cbc:UUID', String(counter)),
  ),
  attached('PIH', previousHash),
]

const means = ({ means: by, corrects }: TaxDocument): string =>
  element(
    'cac:PaymentMeans',
    {},
    textElement('cbc:PaymentMeansCode', paymentMeans[by]),
    textElement('cbc:InstructionNote', corrects?.reason),
  )

/** A prepayment has no day of supply yet. */
const delivery = ({ kind, suppliedOn, suppliedUntil }: TaxDocument): string | false =>
  kind !== 'prepayment' &&
  element(
    'cac:Delivery',
    {},
    textElement('cbc:ActualDeliveryDate', suppliedOn),
    textElement('cbc:LatestDeliveryDate', suppliedUntil),
  )

/**
 * Tax document as UBL 2.1 in the authority's profile, in canonical form: without the three parts of the stamp the
 * returned text is, byte for byte, the hashed one. Excludes the XML declaration, which is not hashed.
 */
export function ublOf(document: TaxDocument, stamp: Stamped = unstamped): string {
  const totals = taxTotals(document.lines, document.creditedBefore)
  const { lines, prepaid = [] } = document
  const deducted = prepaidTotals(prepaid).gross
  return element(
    'Invoice',
    namespaces,
    stamp.extensions,
    textElement('cbc:ProfileID', 'reporting:1.0'),
    textElement('cbc:ID', document.number),
    textElement('cbc:UUID', document.uuid),
    textElement('cbc:IssueDate', document.issuedOn),
    textElement('cbc:IssueTime', document.issuedAt),
    textElement('cbc:InvoiceTypeCode', typeCodes[document.kind], { name: typeName(document) }),
    textElement('cbc:Note', document.note),
    textElement('cbc:DocumentCurrencyCode', 'SAR'),
    textElement('cbc:TaxCurrencyCode', 'SAR'),
    ...references(document),
    stamp.qr,
    stamp.signature,
    party('cac:AccountingSupplierParty', document.seller),
    party('cac:AccountingCustomerParty', document.buyer),
    delivery(document),
    means(document),
    element('cac:TaxTotal', {}, money('cbc:TaxAmount', totals.vat)),
    element('cac:TaxTotal', {}, money('cbc:TaxAmount', totals.vat), ...totals.categories.map(subtotal)),
    element(
      'cac:LegalMonetaryTotal',
      {},
      money('cbc:LineExtensionAmount', totals.net),
      money('cbc:TaxExclusiveAmount', totals.net),
      money('cbc:TaxInclusiveAmount', totals.gross),
      prepaid.length > 0 && money('cbc:PrepaidAmount', deducted),
      money('cbc:PayableAmount', totals.gross - deducted),
    ),
    ...lines.map((line, index) => invoiceLine(line, totals.lines[index]!, index)),
    ...prepaid.map((part, index) => prepaidLine(part, lines.length + index)),
  )
}

/** The file as it is stored and sent. */
export const xmlFile = (ubl: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${ubl}`
