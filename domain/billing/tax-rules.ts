import { shareOf, sumHalalas } from '../money.ts'
import {
  isNote,
  isQuantity,
  lineNet,
  mostGross,
  type PartyIdScheme,
  prepaidTotals,
  type TaxAddress,
  type TaxCategory,
  type TaxDocument,
  type TaxLine,
  type TaxParty,
  taxTotals,
} from '../tax-document.ts'

/**
 * Problems that the authority would reject, found before numbering and stamping. `rule` is the authority's own number;
 * its texts are in messages/billing/tax-rules.ts. `at` is the part of the document: `buyer.address`, `lines.2`.
 */
export type TaxProblem = { rule: TaxRule; at: string }

export const taxRules = [
  'number',
  'seller-vat',
  'seller-name',
  'seller-name-too-long',
  'seller-id',
  'seller-address',
  'buyer-missing',
  'buyer-name',
  'buyer-id',
  'buyer-address',
  'buyer-is-seller',
  'reason-missing',
  'no-lines',
  'line-name',
  'line-quantity',
  'line-negative',
  'allowance-reason',
  'exemption-reason',
  'one-reason',
  'citizen-id',
  'total-too-large',
  'counter',
  'text-too-long',
  'supply-days',
  'prepaid-too-much',
  'prepaid-category',
  'prepaid-tax',
] as const
export type TaxRule = (typeof taxRules)[number]

/** The authority's numbers of these rules. */
export const ruleNumbers: Record<TaxRule, string> = {
  number: 'BR-02',
  'seller-vat': 'BR-KSA-39, BR-KSA-40',
  'seller-name': 'BR-06',
  'seller-name-too-long': 'KSA-14',
  'seller-id': 'BR-KSA-08',
  'seller-address': 'BR-KSA-09, BR-KSA-37, BR-KSA-66',
  'buyer-missing': 'BR-KSA-42',
  'buyer-name': 'BR-KSA-42',
  'buyer-id': 'BR-KSA-81',
  'buyer-address': 'BR-KSA-10, BR-KSA-63',
  'buyer-is-seller': 'BR-CUSTOM-VALIDATION-01',
  'reason-missing': 'BR-KSA-17, BR-KSA-56',
  'no-lines': 'BR-16',
  'line-name': 'BR-25',
  'line-quantity': 'BR-22',
  'line-negative': 'BR-KSA-F-04',
  'allowance-reason': 'BR-33',
  'exemption-reason': 'BR-KSA-23, BR-KSA-24',
  'one-reason': 'BR-Z-08, BR-E-08, BR-O-08',
  'citizen-id': 'BR-KSA-49',
  'total-too-large': 'BR-KSA-F-06',
  counter: 'BR-KSA-33, BR-KSA-34',
  'text-too-long': 'BR-KSA-F-06',
  'supply-days': 'BR-KSA-15, BR-KSA-35',
  'prepaid-too-much': 'BR-CO-16, BR-KSA-F-04',
  'prepaid-category': 'BR-KSA-75, BR-KSA-76, BR-KSA-77, BR-KSA-78',
  'prepaid-tax': 'BR-KSA-79',
}

export const vatNumberPattern = /^3\d{13}3$/
const sellerSchemes: readonly PartyIdScheme[] = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH']
/** Bytes left for the seller's name in the QR code (700 characters in all). */
export const mostSellerNameBytes = 150
const longText = 1000
const shortText = 127

const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== ''
const bytes = (text: string): number => new TextEncoder().encode(text).length

const saudi = ({ building, district, postalCode }: TaxAddress): boolean =>
  /^\d{4}$/.test(building) && filled(district) && /^\d{5}$/.test(postalCode)
const wholeAddress = (address: TaxAddress | null): boolean =>
  address !== null &&
  filled(address.street) &&
  filled(address.city) &&
  /^[A-Z]{2}$/.test(address.country) &&
  (address.country !== 'SA' || saudi(address))

const tooLong = ({ name, id, address }: TaxParty): boolean =>
  name.length > longText ||
  (id?.value.length ?? 0) > shortText ||
  (address?.street.length ?? 0) > longText ||
  [address?.district, address?.city].some((text) => (text?.length ?? 0) > shortText)

function sellerProblems(seller: TaxParty): TaxProblem[] {
  const problems: TaxProblem[] = []
  const say = (rule: TaxRule, at: string) => problems.push({ rule, at: `seller.${at}` })
  if (!vatNumberPattern.test(seller.vatNumber ?? '')) say('seller-vat', 'vatNumber')
  if (!filled(seller.name)) say('seller-name', 'name')
  else if (bytes(seller.name) > mostSellerNameBytes) say('seller-name-too-long', 'name')
  const id = seller.id
  if (!id || !sellerSchemes.includes(id.scheme) || !/^[A-Za-z0-9]+$/.test(id.value)) say('seller-id', 'id')
  if (!wholeAddress(seller.address) || seller.address?.country !== 'SA') say('seller-address', 'address')
  if (tooLong(seller)) say('text-too-long', 'address')
  return problems
}

/** A standard document names a buyer who can deduct the tax; a simplified one needs no buyer. */
function buyerProblems({ form, buyer, seller }: TaxDocument): TaxProblem[] {
  if (!buyer) return form === 'standard' ? [{ rule: 'buyer-missing', at: 'buyer' }] : []
  const problems: TaxProblem[] = []
  const say = (rule: TaxRule, at: string) => problems.push({ rule, at: `buyer.${at}` })
  const { vatNumber, id } = buyer
  if (vatNumber !== null && vatNumber === seller.vatNumber) say('buyer-is-seller', 'vatNumber')
  if (tooLong(buyer)) say('text-too-long', 'address')
  if (form === 'simplified') return problems
  if (!filled(buyer.name)) say('buyer-name', 'name')
  const hasVat = vatNumber !== null && vatNumberPattern.test(vatNumber)
  const hasId = id !== null && /^[A-Za-z0-9]+$/.test(id.value)
  if (vatNumber !== null ? !hasVat : !hasId) say('buyer-id', vatNumber !== null ? 'vatNumber' : 'id')
  if (!wholeAddress(buyer.address)) say('buyer-address', 'address')
  return problems
}

const citizenReasons: readonly string[] = ['VATEX-SA-EDU', 'VATEX-SA-HEA']
/** Reasons that hold for citizens only: the document then carries the buyer's national id. */
export const needsNationalId = (category: TaxCategory): boolean =>
  category.code !== 'S' && citizenReasons.includes(category.reasonCode)
export const hasNationalId = (buyer: TaxParty | null): boolean => buyer?.id?.scheme === 'NAT' && filled(buyer.id.value)

/**
 * Index of the first line whose category another line has with a different reason; -1: none. The authority adds up the
 * lines of a category and compares the sum with its one reason.
 */
export const secondReason = (categories: readonly TaxCategory[]): number =>
  categories.findIndex(
    (category, index) =>
      category.code !== 'S' &&
      categories
        .slice(0, index)
        .some((other) => other.code === category.code && other.reasonCode !== category.reasonCode),
  )

/** Rules about all lines of a document together. */
function linesProblems({ lines, buyer, creditedBefore }: TaxDocument): TaxProblem[] {
  const categories = lines.map(({ category }) => category)
  const problems: TaxProblem[] = []
  const second = secondReason(categories)
  if (second >= 0) problems.push({ rule: 'one-reason', at: `lines.${second}` })
  if (categories.some(needsNationalId) && !hasNationalId(buyer)) problems.push({ rule: 'citizen-id', at: 'buyer.id' })
  const isReadable = lines.every((line) => isQuantity(line.quantity) && lineNet(line) >= 0)
  if (isReadable && taxTotals(lines, creditedBefore).gross > mostGross)
    problems.push({ rule: 'total-too-large', at: 'lines' })
  return problems
}

function lineProblems(line: TaxLine, index: number): TaxProblem[] {
  const problems: TaxProblem[] = []
  const say = (rule: TaxRule) => problems.push({ rule, at: `lines.${index}` })
  const { name, quantity, unitPrice, allowance, category } = line
  if (!filled(name)) say('line-name')
  if (name.length > longText) say('text-too-long')
  if (!isQuantity(quantity)) say('line-quantity')
  const amounts = [unitPrice, allowance?.amount ?? 0, isQuantity(quantity) ? lineNet(line) : 0]
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) say('line-negative')
  if (allowance && allowance.amount > 0 && !filled(allowance.reason)) say('allowance-reason')
  if (category.code !== 'S' && !(filled(category.reasonCode) && filled(category.reason))) say('exemption-reason')
  return problems
}

/** Deducted prepayments: at most the total, against lines of the same kind of tax, with the tax of their nets. */
export function prepaidProblems({
  kind,
  lines,
  prepaid = [],
}: Pick<TaxDocument, 'kind' | 'lines' | 'prepaid'>): TaxProblem[] {
  if (prepaid.length === 0) return []
  const problems: TaxProblem[] = []
  const totals = taxTotals(lines)
  const rest = totals.gross - prepaidTotals(prepaid).gross
  if (kind !== 'invoice' || rest < 0) problems.push({ rule: 'prepaid-too-much', at: 'prepaid' })
  prepaid.forEach(({ category, net, vat }, index) => {
    const at = `prepaid.${index}`
    const part = prepaid.filter((other) => other.category.code === category.code)
    const supplied = totals.categories.filter((row) => row.category.code === category.code)
    const room = sumHalalas(supplied.map((row) => row.taxable + row.vat))
    if (rest >= 0 && prepaidTotals(part).gross > room) problems.push({ rule: 'prepaid-category', at })
    if (net < 0 || vat < 0 || Math.abs(vat - shareOf(net, category.percent)) > 1)
      problems.push({ rule: 'prepaid-tax', at })
  })
  return problems
}

/** Lists the problems that block issuing a document; empty: may be issued. */
export function taxProblems(document: TaxDocument): TaxProblem[] {
  const { kind, number, corrects, lines, counter, suppliedOn, suppliedUntil, note } = document
  const problems: TaxProblem[] = []
  const say = (rule: TaxRule, at: string) => problems.push({ rule, at })
  if (!filled(number) || number.length > shortText) say('number', 'number')
  if (!Number.isSafeInteger(counter) || counter < 1) say('counter', 'counter')
  problems.push(...sellerProblems(document.seller), ...buyerProblems(document))
  if (isNote(kind) && !(filled(corrects?.number) && filled(corrects?.reason))) say('reason-missing', 'corrects')
  if ((corrects?.reason.length ?? 0) > longText || (note?.length ?? 0) > longText) say('text-too-long', 'note')
  if (suppliedUntil !== undefined && suppliedUntil < suppliedOn) say('supply-days', 'suppliedUntil')
  if (lines.length === 0) say('no-lines', 'lines')
  const isReadable = lines.every((line) => isQuantity(line.quantity) && lineNet(line) >= 0)
  const ofPrepaid = isReadable ? prepaidProblems(document) : []
  return [...problems, ...lines.flatMap(lineProblems), ...linesProblems(document), ...ofPrepaid]
}
