import { type XmlDocument, XmlElement } from 'libxml2-wasm'

/**
 * Child elements of UBL 2.1 for tax documents, in order: from the standard's schemas, not from our code. `!` required,
 * `*` repeatable, `+` both; others at most once.
 */
const sequences: Record<string, string> = {
  Invoice: `ext:UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID! CopyIndicator UUID IssueDate! IssueTime DueDate
    InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode
    PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric BuyerReference cac:InvoicePeriod* cac:OrderReference
    cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference* cac:StatementDocumentReference*
    cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:ProjectReference* cac:Signature*
    cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PayeeParty cac:BuyerCustomerParty cac:SellerSupplierParty
    cac:TaxRepresentativeParty cac:Delivery* cac:DeliveryTerms cac:PaymentMeans* cac:PaymentTerms* cac:PrepaidPayment* cac:AllowanceCharge*
    cac:TaxExchangeRate cac:PricingExchangeRate cac:PaymentExchangeRate cac:PaymentAlternativeExchangeRate cac:TaxTotal*
    cac:WithholdingTaxTotal* cac:LegalMonetaryTotal! cac:InvoiceLine+`,
  BillingReference: `cac:InvoiceDocumentReference cac:SelfBilledInvoiceDocumentReference cac:CreditNoteDocumentReference
    cac:SelfBilledCreditNoteDocumentReference cac:DebitNoteDocumentReference cac:ReminderDocumentReference cac:AdditionalDocumentReference
    cac:BillingReferenceLine*`,
  InvoiceDocumentReference: `ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode VersionID
    DocumentStatusCode DocumentDescription* cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification`,
  AdditionalDocumentReference: `ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode VersionID
    DocumentStatusCode DocumentDescription* cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification`,
  DocumentReference: `ID! CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode VersionID
    DocumentStatusCode DocumentDescription* cac:Attachment cac:ValidityPeriod cac:IssuerParty cac:ResultOfVerification`,
  Attachment: 'EmbeddedDocumentBinaryObject cac:ExternalReference',
  Signature: `ID! Note* ValidationDate ValidationTime ValidatorID CanonicalizationMethod SignatureMethod cac:SignatoryParty
    cac:DigitalSignatureAttachment cac:OriginalDocumentReference`,
  AccountingSupplierParty: `CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability cac:Party cac:DespatchContact
    cac:AccountingContact cac:SellerContact`,
  AccountingCustomerParty: `CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* cac:Party cac:DeliveryContact
    cac:AccountingContact cac:BuyerContact`,
  Party: `MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode
    cac:PartyIdentification* cac:PartyName* cac:Language cac:PostalAddress cac:PhysicalLocation cac:PartyTaxScheme* cac:PartyLegalEntity*
    cac:Contact cac:Person* cac:AgentParty cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount`,
  PartyIdentification: 'ID!',
  PostalAddress: `ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName BuildingName
    BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName PostalZone
    CountrySubentity CountrySubentityCode Region District TimezoneOffset cac:AddressLine* cac:Country cac:LocationCoordinate*`,
  Country: 'IdentificationCode Name',
  PartyTaxScheme: `RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* cac:RegistrationAddress cac:TaxScheme!`,
  TaxScheme: 'ID Name TaxTypeCode CurrencyCode cac:JurisdictionRegionAddress*',
  PartyLegalEntity: `RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm
    SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator cac:RegistrationAddress`,
  Delivery: `ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate LatestDeliveryTime
    ReleaseID TrackingID cac:DeliveryAddress cac:DeliveryLocation`,
  PaymentMeans: `ID PaymentMeansCode! PaymentDueDate PaymentChannelCode InstructionID InstructionNote* PaymentID* cac:CardAccount
    cac:PayerFinancialAccount cac:PayeeFinancialAccount cac:CreditAccount cac:PaymentMandate cac:TradeFinancing`,
  AllowanceCharge: `ID ChargeIndicator! AllowanceChargeReasonCode AllowanceChargeReason* MultiplierFactorNumeric PrepaidIndicator
    SequenceNumeric Amount! BaseAmount AccountingCostCode AccountingCost PerUnitAmount cac:TaxCategory* cac:TaxTotal cac:PaymentMeans*`,
  TaxTotal: 'TaxAmount! RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator cac:TaxSubtotal*',
  TaxSubtotal: `TaxableAmount TaxAmount! CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount
    TierRange TierRatePercent cac:TaxCategory!`,
  TaxCategory: `ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TierRange TierRatePercent
    cac:TaxScheme!`,
  ClassifiedTaxCategory: `ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason* TierRange
    TierRatePercent cac:TaxScheme!`,
  LegalMonetaryTotal: `LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
    PayableRoundingAmount PayableAmount! PayableAlternativeAmount`,
  InvoiceLine: `ID! UUID Note* InvoicedQuantity LineExtensionAmount! TaxPointDate AccountingCostCode AccountingCost PaymentPurposeCode
    FreeOfChargeIndicator cac:InvoicePeriod* cac:OrderLineReference* cac:DespatchLineReference* cac:ReceiptLineReference*
    cac:BillingReference* cac:DocumentReference* cac:PricingReference cac:OriginatorParty cac:Delivery* cac:PaymentTerms*
    cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item! cac:Price cac:DeliveryTerms cac:SubInvoiceLine*
    cac:ItemPriceExtension`,
  Item: `Description* PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation* Keyword*
    BrandName* ModelName* cac:BuyersItemIdentification cac:SellersItemIdentification cac:ManufacturersItemIdentification*
    cac:StandardItemIdentification cac:CatalogueItemIdentification cac:CatalogueDocumentReference cac:ItemSpecificationDocumentReference*
    cac:OriginCountry cac:CommodityClassification* cac:TransactionConditions* cac:HazardousItem* cac:ClassifiedTaxCategory*
    cac:AdditionalItemProperty*`,
  Price:
    'PriceAmount! BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate cac:ValidityPeriod* cac:PriceList cac:AllowanceCharge*',
}

const namespaces: Record<string, string> = {
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}
const invoiceNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'

type Place = { name: string; namespace: string; isNeeded: boolean; mayRepeat: boolean }
const placesOf = (sequence: string): Place[] =>
  sequence
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, prefix = 'cbc', name, mark = ''] = /^(?:(\w+):)?(\w+)([!*+]?)$/.exec(word)!
      return {
        name: name!,
        namespace: namespaces[prefix]!,
        isNeeded: mark === '!' || mark === '+',
        mayRepeat: mark === '*' || mark === '+',
      }
    })
const grammar = new Map(Object.entries(sequences).map(([name, sequence]) => [name, placesOf(sequence)]))

export const childrenOf = (node: XmlElement): XmlElement[] => {
  const children: XmlElement[] = []
  for (let child = node.firstChild; child; child = child.next) if (child instanceof XmlElement) children.push(child)
  return children
}

/** Simple types of childless elements in the schemas. */
const shapes: [RegExp, RegExp][] = [
  [/Date$/, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  [/Time$/, /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d\d:\d\d)?$/],
  [/(Amount|Quantity|Percent)$/, /^[+-]?(\d+(\.\d*)?|\.\d+)$/],
  [/Indicator$/, /^(true|false)$/],
  [/BinaryObject$/, /^[A-Za-z0-9+/]*={0,2}$/],
]
const attributesNeeded: [RegExp, string][] = [
  [/Amount$/, 'currencyID'],
  [/BinaryObject$/, 'mimeCode'],
]

function leafFaults(node: XmlElement): string[] {
  const faults: string[] = []
  const text = node.content
  if (text.trim() === '') faults.push(`${node.name} is empty`)
  const shape = shapes.find(([names]) => names.test(node.name))
  if (shape && !shape[1].test(text)) faults.push(`${node.name} is ${text}`)
  for (const [names, attribute] of attributesNeeded)
    if (names.test(node.name) && !node.attr(attribute)) faults.push(`${node.name} lacks ${attribute}`)
  return faults
}

function partFaults(node: XmlElement): string[] {
  const places = grammar.get(node.name)
  const children = childrenOf(node)
  if (!places) return children.length === 0 ? leafFaults(node) : [`${node.name} is not known`]
  const faults: string[] = []
  let at = 0
  const seen = new Set<string>()
  for (const child of children) {
    const place = places.findIndex(({ name }) => name === child.name)
    if (place < 0) faults.push(`${child.name} is not allowed in ${node.name}`)
    else {
      const { namespace, mayRepeat } = places[place]!
      if (child.namespaceUri !== namespace) faults.push(`${child.name} in ${node.name} has another namespace`)
      if (place < at) faults.push(`${child.name} in ${node.name} comes too late`)
      if (seen.has(child.name) && !mayRepeat) faults.push(`${child.name} in ${node.name} comes twice`)
      at = Math.max(at, place)
    }
    seen.add(child.name)
  }
  for (const { name, isNeeded } of places) if (isNeeded && !seen.has(name)) faults.push(`${node.name} lacks ${name}`)
  return [...faults, ...children.filter(({ name }) => name !== 'UBLExtensions').flatMap(partFaults)]
}

/** Violations of UBL 2.1's schemas; the signature inside the extensions has its own. */
export function structureFaults(document: XmlDocument): string[] {
  const { root } = document
  if (root.name !== 'Invoice' || root.namespaceUri !== invoiceNamespace) return ['the root is no invoice']
  return partFaults(root)
}
