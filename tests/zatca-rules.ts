import type { XmlDocument } from 'libxml2-wasm'
import { categoryRules, lineRules, prepaymentRules, totals } from './zatca-amounts.ts'
import { filled, type Reader, readerOf, type Rule } from './zatca-reader.ts'

const seller = '/i:Invoice/cac:AccountingSupplierParty/cac:Party'
const buyer = '/i:Invoice/cac:AccountingCustomerParty/cac:Party'
const reference = (id: string) => `/i:Invoice/cac:AdditionalDocumentReference[cbc:ID='${id}']`

const typeOf = (of: Reader) => of.text('/i:Invoice/cbc:InvoiceTypeCode') ?? ''
const nameOf = (of: Reader) => of.text('/i:Invoice/cbc:InvoiceTypeCode/@name') ?? ''
const isStandard = (of: Reader) => nameOf(of).startsWith('01')
const isNote = (of: Reader) => ['381', '383'].includes(typeOf(of))
const vat = /^3\d{13}3$/
const alphanumeric = /^[A-Za-z0-9]+$/

const within = (of: Reader, most: number, ...paths: string[]): boolean =>
  paths.every((path) => of.texts(path).every((text) => text.length <= most))

/** Rules of the profile on the document as a whole. */
const profile: Record<string, Rule> = {
  'BR-01 profile (BR-KSA-EN16931-01)': (of) => of.text('/i:Invoice/cbc:ProfileID') === 'reporting:1.0',
  'BR-02 number': (of) => filled(of.text('/i:Invoice/cbc:ID')),
  'BR-03 issue date': (of) => filled(of.text('/i:Invoice/cbc:IssueDate')),
  'BR-05 currency': (of) => of.text('/i:Invoice/cbc:DocumentCurrencyCode') === 'SAR',
  'BR-KSA-EN16931-02 tax currency, BR-KSA-68': (of) => of.text('/i:Invoice/cbc:TaxCurrencyCode') === 'SAR',
  'currency of every amount': (of) => of.texts('//@currencyID').every((code) => code === 'SAR'),
  'BR-KSA-03 UUID': (of) => /^[A-Za-z0-9-]+$/.test(of.text('/i:Invoice/cbc:UUID') ?? ''),
  'BR-KSA-05 type': (of) => ['388', '386', '381', '383'].includes(typeOf(of)),
  'BR-KSA-06 name': (of) => /^0[12][01]{5}$/.test(nameOf(of)),
  'BR-KSA-07 export and self-billed': (of) => !(nameOf(of)[4] === '1' && nameOf(of)[6] === '1'),
  'BR-KSA-46 export to a buyer without a Saudi VAT number': (of) =>
    nameOf(of)[4] !== '1' || of.count(`${buyer}/cac:PartyTaxScheme`) === 0,
  'BR-KSA-31 simplified': (of) => isStandard(of) || (nameOf(of)[4] === '0' && nameOf(of)[6] === '0'),
  'BR-KSA-70 time': (of) => /^\d\d:\d\d:\d\dZ?$/.test(of.text('/i:Invoice/cbc:IssueTime') ?? ''),
  'BR-KSA-33, -34 counter': (of) =>
    of.count(reference('ICV')) === 1 && /^\d+$/.test(of.text(`${reference('ICV')}/cbc:UUID`) ?? ''),
  'BR-KSA-61, -26 previous hash': (of) => {
    const hash = of.text(`${reference('PIH')}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`)
    return of.count(reference('PIH')) === 1 && hash !== null && /^[A-Za-z0-9+/]{43,87}={0,2}$/.test(hash)
  },
  'KSA-14 QR': (of) => {
    const code = of.text(`${reference('QR')}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`)
    return code !== null && code.length <= 700
  },
  'BR-KSA-15 supply': (of) =>
    !isStandard(of) || typeOf(of) !== '388' || filled(of.text('/i:Invoice/cac:Delivery/cbc:ActualDeliveryDate')),
  'BR-KSA-35, -36 period': (of) => {
    const [from, until] = ['Actual', 'Latest'].map((word) => of.text(`/i:Invoice/cac:Delivery/cbc:${word}DeliveryDate`))
    return until === null || until === undefined || (from !== null && from !== undefined && from <= until)
  },
  'BR-KSA-16 means': (of) =>
    of
      .texts('/i:Invoice/cac:PaymentMeans/cbc:PaymentMeansCode')
      .every((code) => ['1', '10', '30', '42', '48'].includes(code)),
  'BR-KSA-56 note names its invoice': (of) =>
    !isNote(of) || filled(of.text('/i:Invoice/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')),
  'BR-KSA-17 note says why': (of) => !isNote(of) || filled(of.text('/i:Invoice/cac:PaymentMeans/cbc:InstructionNote')),
  'BR-KSA-49 citizens by their national id': (of) =>
    of.count("//cbc:TaxExemptionReasonCode[.='VATEX-SA-EDU' or .='VATEX-SA-HEA']") === 0 ||
    filled(of.text(`${buyer}/cac:PartyIdentification/cbc:ID[@schemeID='NAT']`)),
  // except an unknown buyer, as in the authority's own samples
  'BR-KSA-F-03 nothing empty': (of) =>
    of.count(
      "//*[not(*) and normalize-space(.) = '' and not(ancestor::ext:UBLExtensions) and not(self::cac:AccountingCustomerParty)]",
    ) === 0,
  'BR-KSA-F-04 nothing negative': (of) =>
    of
      .texts("//*[contains(local-name(), 'Amount') or contains(local-name(), 'Quantity')]")
      .every((text) => !text.startsWith('-')),
  'two decimals, 14 characters': (of) =>
    of
      .texts("//*[contains(local-name(), 'Amount') and @currencyID]")
      .every((text) => /^\d+(\.\d{1,2})?$/.test(text) && text.length <= 14),
  'BR-KSA-F-06 lengths': (of) =>
    within(
      of,
      127,
      '/i:Invoice/cbc:ID',
      '//cbc:CitySubdivisionName',
      '//cbc:CityName',
      '//cac:PartyIdentification/cbc:ID',
    ) &&
    within(
      of,
      1000,
      '//cbc:StreetName',
      '//cbc:RegistrationName',
      '//cac:Item/cbc:Name',
      '//cbc:InstructionNote',
      '//cbc:Note',
    ) &&
    within(of, 5000, '//cac:InvoiceDocumentReference/cbc:ID'),
}

const sellerSchemes = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH']
const buyerSchemes = [...sellerSchemes, 'TIN', 'NAT', 'GCC', 'IQA', 'PAS']
const idOf = (of: Reader, party: string) => ({
  scheme: of.text(`${party}/cac:PartyIdentification/cbc:ID/@schemeID`),
  value: of.text(`${party}/cac:PartyIdentification/cbc:ID`),
})
const vatOf = (of: Reader, party: string) =>
  of.text(`${party}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`)
const addressOf = (of: Reader, party: string, part: string) => of.text(`${party}/cac:PostalAddress/${part}`)
const saudiAddress = (of: Reader, party: string): boolean =>
  /^\d{4}$/.test(addressOf(of, party, 'cbc:BuildingNumber') ?? '') &&
  /^\d{5}$/.test(addressOf(of, party, 'cbc:PostalZone') ?? '') &&
  filled(addressOf(of, party, 'cbc:CitySubdivisionName'))
const placed = (of: Reader, party: string): boolean =>
  ['cbc:StreetName', 'cbc:CityName', 'cac:Country/cbc:IdentificationCode'].every((part) =>
    filled(addressOf(of, party, part)),
  )

const parties: Record<string, Rule> = {
  'BR-06 seller': (of) => filled(of.text(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)),
  'BR-KSA-39, -40 seller’s VAT number': (of) => vat.test(vatOf(of, seller) ?? ''),
  'BR-KSA-08 seller’s number': (of) => {
    const { scheme, value } = idOf(of, seller)
    return sellerSchemes.includes(scheme ?? '') && alphanumeric.test(value ?? '')
  },
  'BR-KSA-09, -37, -66, BR-08, BR-09 seller’s address': (of) =>
    placed(of, seller) &&
    saudiAddress(of, seller) &&
    addressOf(of, seller, 'cac:Country/cbc:IdentificationCode') === 'SA',
  'BR-KSA-42 buyer': (of) => !isStandard(of) || filled(of.text(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`)),
  'BR-KSA-44 buyer’s VAT number': (of) => vatOf(of, buyer) === null || vat.test(vatOf(of, buyer)!),
  'BR-KSA-81, -14 buyer’s number': (of) => {
    const { scheme, value } = idOf(of, buyer)
    const known = buyerSchemes.includes(scheme ?? '') && alphanumeric.test(value ?? '')
    return (value === null || known) && (!isStandard(of) || vatOf(of, buyer) !== null || known)
  },
  'BR-KSA-10, BR-10 buyer’s address': (of) => !isStandard(of) || placed(of, buyer),
  'BR-KSA-63 buyer in the Kingdom': (of) =>
    !isStandard(of) || addressOf(of, buyer, 'cac:Country/cbc:IdentificationCode') !== 'SA' || saudiAddress(of, buyer),
  'BR-CUSTOM-VALIDATION-01 two parties': (of) => vatOf(of, seller) !== vatOf(of, buyer),
}

const stamp: Record<string, Rule> = {
  'BR-KSA-60 simplified bears a stamp': (of) =>
    isStandard(of) || (of.count('/i:Invoice/ext:UBLExtensions') === 1 && of.count('/i:Invoice/cac:Signature') === 1),
  'BR-KSA-28 name of the signature': (of) =>
    of
      .texts('/i:Invoice/cac:Signature/cbc:ID')
      .every((text) => text === 'urn:oasis:names:specification:ubl:signature:Invoice'),
  'BR-KSA-30 method of the signature': (of) =>
    of
      .texts('/i:Invoice/cac:Signature/cbc:SignatureMethod')
      .every((text) => text === 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
  'BR-KSA-29 place of the signature': (of) =>
    of
      .texts('/i:Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionURI')
      .every((text) => text === 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
}

/** All rules by the authority's numbers. */
export const zatcaRules: Record<string, Rule> = {
  ...profile,
  ...parties,
  ...lineRules,
  ...categoryRules,
  ...prepaymentRules,
  ...totals,
  ...stamp,
}

/** Broken rules of a document. */
export function brokenRules(document: XmlDocument): string[] {
  const of = readerOf(document)
  return Object.entries(zatcaRules).flatMap(([name, holds]) => (holds(of) ? [] : [name]))
}
