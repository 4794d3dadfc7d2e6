import { cents, filled, type Reader, type Rule, sum, taxOf } from './zatca-reader.ts'

const line = '/i:Invoice/cac:InvoiceLine'
const total = '/i:Invoice/cac:LegalMonetaryTotal'
const subtotals = '/i:Invoice/cac:TaxTotal/cac:TaxSubtotal'

const amounts = (of: Reader, path: string): number[] => of.texts(path).map(cents)
/** Lines of supplies; those that refer to a prepayment are read by `prepayments`. */
const supply = `${line}[not(cac:DocumentReference)]`
const lines = (of: Reader) =>
  of.texts(`${supply}/cbc:ID`).map((_, index) => {
    const at = `${supply}[${index + 1}]`
    return {
      quantity: Number(of.text(`${at}/cbc:InvoicedQuantity`)),
      price: cents(of.text(`${at}/cac:Price/cbc:PriceAmount`)),
      net: cents(of.text(`${at}/cbc:LineExtensionAmount`)),
      off: sum(amounts(of, `${at}/cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:Amount`)),
      on: sum(amounts(of, `${at}/cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:Amount`)),
      tax: cents(of.text(`${at}/cac:TaxTotal/cbc:TaxAmount`)),
      gross: cents(of.text(`${at}/cac:TaxTotal/cbc:RoundingAmount`)),
      category: of.text(`${at}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`) ?? '',
      percent: Number(of.text(`${at}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`)),
    }
  })
const prepaid = `${line}[cac:DocumentReference]`
const prepayments = (of: Reader) =>
  of.texts(`${prepaid}/cbc:ID`).map((_, index) => {
    const at = `${prepaid}[${index + 1}]`
    const group = `${at}/cac:TaxTotal/cac:TaxSubtotal`
    return {
      values: ['cbc:LineExtensionAmount', 'cac:TaxTotal/cbc:TaxAmount', 'cac:TaxTotal/cbc:RoundingAmount'].map((name) =>
        cents(of.text(`${at}/${name}`)),
      ),
      reference: ['ID', 'IssueDate', 'IssueTime', 'DocumentTypeCode'].map((name) =>
        of.text(`${at}/cac:DocumentReference/cbc:${name}`),
      ),
      taxable: cents(of.text(`${group}/cbc:TaxableAmount`)),
      tax: cents(of.text(`${group}/cbc:TaxAmount`)),
      category: of.text(`${group}/cac:TaxCategory/cbc:ID`) ?? '',
      percent: Number(of.text(`${group}/cac:TaxCategory/cbc:Percent`) ?? NaN),
      item: of.text(`${at}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`),
    }
  })
const groups = (of: Reader) =>
  of.texts(`${subtotals}/cac:TaxCategory/cbc:ID`).map((category, index) => {
    const at = `${subtotals}[${index + 1}]`
    return {
      category,
      taxable: cents(of.text(`${at}/cbc:TaxableAmount`)),
      tax: cents(of.text(`${at}/cbc:TaxAmount`)),
      percent: Number(of.text(`${at}/cac:TaxCategory/cbc:Percent`)),
      code: of.text(`${at}/cac:TaxCategory/cbc:TaxExemptionReasonCode`),
      reason: of.text(`${at}/cac:TaxCategory/cbc:TaxExemptionReason`),
    }
  })

const everyPrepayment =
  (holds: (one: ReturnType<typeof prepayments>[number]) => boolean): Rule =>
  (of) =>
    prepayments(of).every(holds)

export const prepaymentRules: Record<string, Rule> = {
  'BR-KSA-73 prepayment and its document together': (of) =>
    prepayments(of).every(({ reference }) => reference.every(filled)) &&
    prepayments(of).length > 0 === totalOrNone(of, 'PrepaidAmount') > 0,
  'BR-KSA-74 type of the prepayment': everyPrepayment(({ reference }) => reference[3] === '386'),
  'BR-KSA-75 amounts, category and rate of the prepayment': everyPrepayment(
    ({ taxable, tax, category, percent, item }) =>
      [taxable, tax, percent].every((value) => value >= 0) && category !== '' && category === item,
  ),
  'BR-KSA-76, -77, -78 rate of a prepayment without tax': everyPrepayment(
    ({ category, percent }) => category === 'S' || percent === 0,
  ),
  'BR-KSA-79 tax of the prepayment': everyPrepayment(
    ({ taxable, tax, percent }) => Math.abs(tax - taxOf(taxable, percent)) <= 1,
  ),
  'BR-KSA-80 sum of the prepayments': (of) =>
    totalOrNone(of, 'PrepaidAmount') === sum(prepayments(of).map(({ taxable, tax }) => taxable + tax)),
  'BR-KSA-82 the line itself is worth nothing': everyPrepayment(({ values }) => values.every((value) => value === 0)),
}

const everyLine =
  (holds: (one: ReturnType<typeof lines>[number]) => boolean): Rule =>
  (of) =>
    lines(of).every(holds)

export const lineRules: Record<string, Rule> = {
  'BR-16 a line': (of) => of.count(line) > 0,
  'BR-21 numbers of lines': (of) => {
    const ids = of.texts(`${line}/cbc:ID`)
    return ids.length === of.count(line) && new Set(ids).size === ids.length
  },
  'BR-22 quantity': everyLine(({ quantity }) => quantity > 0),
  'BR-24 net': everyLine(({ net }) => net >= 0),
  'BR-25 name': (of) => of.texts(`${line}/cac:Item/cbc:Name`).filter(filled).length === of.count(line),
  'BR-26, BR-27 price': everyLine(({ price }) => price >= 0),
  'BR-KSA-EN16931-11 net of a line': everyLine(
    ({ quantity, price, net, off, on }) => net === Math.round(Number((quantity * price).toFixed(6))) - off + on,
  ),
  'BR-33 allowance says why': (of) =>
    of.count(`${line}/cac:AllowanceCharge`) ===
    of.texts(`${line}/cac:AllowanceCharge/cbc:AllowanceChargeReason`).filter(filled).length,
  'BR-KSA-50, KSA-11, BR-KSA-52 tax of a line': everyLine(({ net, tax, percent }) => tax === taxOf(net, percent)),
  'BR-KSA-51, -53 gross of a line': everyLine(({ net, tax, gross }) => gross === net + tax),
  'BR-CO-04 category of a line': everyLine(({ category }) => ['S', 'Z', 'E', 'O'].includes(category)),
}

const codes: Record<string, RegExp> = {
  Z: /^VATEX-SA-(32|33|34-[1-5]|35|36|EDU|HEA)$/,
  E: /^VATEX-SA-(29|29-7|30)$/,
  O: /^VATEX-SA-OOS$/,
}
const free = ['Z', 'E', 'O'] as const

export const categoryRules: Record<string, Rule> = {
  'BR-CO-18 a breakdown': (of) => groups(of).length > 0,
  'BR-S-01, BR-Z-01, BR-E-01, BR-O-01 each category of a line in the breakdown, and no other': (of) => {
    const keys = (list: { category: string; percent: number }[]) =>
      [...new Set(list.map(({ category, percent }) => `${category} ${percent}`))].toSorted().join()
    return keys(lines(of)) === keys(groups(of))
  },
  'BR-S-05, BR-KSA-84 rate of taxed lines': everyLine(
    ({ category, percent }) => category !== 'S' || percent === 15 || percent === 5,
  ),
  'BR-Z-05, BR-E-05, BR-O-05 rate of the others': everyLine(
    ({ category, percent }) => category === 'S' || percent === 0,
  ),
  // why: the authority compares each subtotal with all lines of its category and rate, whatever their reason
  'BR-S-08, BR-Z-08, BR-E-08, BR-O-08 taxable of a category': (of) =>
    groups(of).every(({ category, percent, taxable }) => {
      const key = `${category} ${percent}`
      const nets = lines(of).filter((one) => `${one.category} ${one.percent}` === key)
      return taxable === sum(nets.map(({ net }) => net)) - ofWhole(of, false, key) + ofWhole(of, true, key)
    }),
  'BR-S-09, BR-CO-17 tax of a category': (of) =>
    groups(of).every(({ category, taxable, tax, percent }) => category !== 'S' || tax === taxOf(taxable, percent)),
  'BR-Z-09, BR-E-09, BR-O-09 no tax of the others': (of) =>
    groups(of).every(({ category, tax }) => category === 'S' || tax === 0),
  'BR-S-10 taxed says no reason': (of) =>
    groups(of).every(({ category, code, reason }) => category !== 'S' || (code === null && reason === null)),
  'BR-KSA-23, -24, BR-E-10, BR-O-10 the others say why': (of) =>
    groups(of).every(
      ({ category, code, reason }) =>
        category === 'S' || (free.some((one) => one === category && codes[one]!.test(code ?? '')) && filled(reason)),
    ),
}

const whole = '/i:Invoice/cac:AllowanceCharge'
/** Allowances (or charges) on the document as a whole, in a category or in all. */
const ofWhole = (of: Reader, isCharge: boolean, key?: string): number =>
  sum(
    of.texts(`${whole}/cbc:Amount`).map((amount, index) => {
      const at = `${whole}[${index + 1}]`
      const category = `${of.text(`${at}/cac:TaxCategory/cbc:ID`)} ${Number(of.text(`${at}/cac:TaxCategory/cbc:Percent`))}`
      const counts =
        of.text(`${at}/cbc:ChargeIndicator`) === String(isCharge) && (key === undefined || key === category)
      return counts ? cents(amount) : 0
    }),
  )

const totalOf = (of: Reader, name: string): number => cents(of.text(`${total}/cbc:${name}`))
const totalOrNone = (of: Reader, name: string): number => cents(of.text(`${total}/cbc:${name}`) ?? '0')
export const totals: Record<string, Rule> = {
  'BR-12 to BR-15 totals are there': (of) =>
    ['LineExtension', 'TaxExclusive', 'TaxInclusive', 'Payable'].every((name) => totalOf(of, `${name}Amount`) >= 0),
  'BR-CO-10 sum of nets': (of) => totalOf(of, 'LineExtensionAmount') === sum(lines(of).map(({ net }) => net)),
  'BR-CO-11 allowances of the whole': (of) => totalOrNone(of, 'AllowanceTotalAmount') === ofWhole(of, false),
  'BR-CO-12 charges of the whole': (of) => totalOrNone(of, 'ChargeTotalAmount') === ofWhole(of, true),
  'BR-CO-13 exclusive': (of) =>
    totalOf(of, 'TaxExclusiveAmount') === totalOf(of, 'LineExtensionAmount') - ofWhole(of, false) + ofWhole(of, true),
  'BR-CO-14 tax': (of) => {
    const written = amounts(of, '/i:Invoice/cac:TaxTotal/cbc:TaxAmount')
    const all = sum(groups(of).map(({ tax }) => tax))
    return written.length === 2 && written.every((amount) => amount === all)
  },
  'BR-53 tax twice, once without a breakdown': (of) =>
    of.count('/i:Invoice/cac:TaxTotal') === 2 && of.count('/i:Invoice/cac:TaxTotal[cac:TaxSubtotal]') === 1,
  'BR-CO-15 inclusive': (of) =>
    totalOf(of, 'TaxInclusiveAmount') ===
    totalOf(of, 'TaxExclusiveAmount') + cents(of.text('/i:Invoice/cac:TaxTotal[1]/cbc:TaxAmount')),
  'BR-CO-16 payable': (of) =>
    totalOf(of, 'PayableAmount') ===
    totalOf(of, 'TaxInclusiveAmount') - totalOrNone(of, 'PrepaidAmount') + totalOrNone(of, 'PayableRoundingAmount'),
}
