import { expect, test } from 'vitest'
import { taxBuyer, taxDocument, taxSeller } from '#/tests/tax.ts'
import { mostGross, type PrepaidPart, standardRate, type TaxDocument } from '../tax-document.ts'
import { ruleNumbers, taxProblems, taxRules } from './tax-rules.ts'

const rulesOf = (document: TaxDocument) => taxProblems(document).map(({ rule, at }) => `${rule} ${at}`)
const sound = taxDocument()
const [first] = sound.lines as [TaxDocument['lines'][number]]
const address = taxBuyer.address!
const untaxed = (code: 'Z' | 'E', reasonCode: string): TaxDocument['lines'][number] => ({
  ...first,
  category: { code, percent: 0, reasonCode, reason: 'r' },
})
const abroad = { ...address, building: '', district: '', postalCode: '', country: 'BH' }

test('a sound invoice has no problem, nor have a note about it and a receipt for a person', () => {
  expect(rulesOf(sound)).toEqual([])
  expect(rulesOf(taxDocument({ kind: 'credit', corrects: { number: 'INV-1', reason: 'r' } }))).toEqual([])
  expect(rulesOf(taxDocument({ form: 'simplified', buyer: null }))).toEqual([])
  expect(rulesOf(taxDocument({ lines: [{ ...first, quantity: 0.125 }] }))).toEqual([])
  expect(
    rulesOf(taxDocument({ buyer: { ...taxBuyer, vatNumber: null, id: { scheme: '700', value: '7001234567' } } })),
  ).toEqual([])
  expect(
    rulesOf(
      taxDocument({ buyer: { ...taxBuyer, vatNumber: null, id: { scheme: 'GCC', value: '1' }, address: abroad } }),
    ),
  ).toEqual([])
})

test('schooling of a citizen, one reason a category, and the highest total are accepted', () => {
  const citizen = { ...taxBuyer, id: { scheme: 'NAT' as const, value: '1000000008' } }
  expect(rulesOf(taxDocument({ buyer: citizen, lines: [untaxed('Z', 'VATEX-SA-EDU')] }))).toEqual([])
  const lines = [untaxed('Z', 'VATEX-SA-33'), untaxed('E', 'VATEX-SA-30'), untaxed('Z', 'VATEX-SA-33'), first]
  expect(rulesOf(taxDocument({ lines }))).toEqual([])
  const highest = [{ ...untaxed('E', 'VATEX-SA-30'), quantity: 1, unitPrice: mostGross }]
  expect(rulesOf(taxDocument({ lines: highest }))).toEqual([])
})

const advance: PrepaidPart = {
  number: 'ADV-2026-000001',
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10e',
  issuedOn: '2026-10-01',
  issuedAt: '09:00:00',
  name: 'دفعة مقدمة | Prepayment',
  category: standardRate,
  net: 100_000,
  vat: 15_000,
}

const wrong: [string, Partial<TaxDocument>, string][] = [
  ['no number', { number: ' ' }, 'number number'],
  ['counter of nothing', { counter: 0 }, 'counter counter'],
  ['VAT number of 14 digits', { seller: { ...taxSeller, vatNumber: '31012239350000' } }, 'seller-vat seller.vatNumber'],
  [
    'VAT number that does not end in 3',
    { seller: { ...taxSeller, vatNumber: '310122393500004' } },
    'seller-vat seller.vatNumber',
  ],
  ['seller without a name', { seller: { ...taxSeller, name: '' } }, 'seller-name seller.name'],
  ['a name of 151 bytes', { seller: { ...taxSeller, name: 'a'.repeat(151) } }, 'seller-name-too-long seller.name'],
  ['76 Arabic letters', { seller: { ...taxSeller, name: 'س'.repeat(76) } }, 'seller-name-too-long seller.name'],
  [
    'a seller known by an Iqama',
    { seller: { ...taxSeller, id: { scheme: 'IQA', value: '2' } } },
    'seller-id seller.id',
  ],
  ['a seller abroad', { seller: { ...taxSeller, address: abroad } }, 'seller-address seller.address'],
  ['nobody buys', { buyer: null }, 'buyer-missing buyer'],
  ['a buyer without a name', { buyer: { ...taxBuyer, name: ' ' } }, 'buyer-name buyer.name'],
  ['a buyer without any number', { buyer: { ...taxBuyer, vatNumber: null } }, 'buyer-id buyer.id'],
  ['a buyer with a wrong VAT number', { buyer: { ...taxBuyer, vatNumber: '123' } }, 'buyer-id buyer.vatNumber'],
  [
    'three digits of building',
    { buyer: { ...taxBuyer, address: { ...address, building: '111' } } },
    'buyer-address buyer.address',
  ],
  [
    'no district in the Kingdom',
    { buyer: { ...taxBuyer, address: { ...address, district: '' } } },
    'buyer-address buyer.address',
  ],
  ['selling to oneself', { buyer: { ...taxBuyer, vatNumber: taxSeller.vatNumber } }, 'buyer-is-seller buyer.vatNumber'],
  [
    'a city of 128 letters',
    { buyer: { ...taxBuyer, address: { ...address, city: 'c'.repeat(128) } } },
    'text-too-long buyer.address',
  ],
  ['a credit note of nothing', { kind: 'credit' }, 'reason-missing corrects'],
  [
    'a debit note without a reason',
    { kind: 'debit', corrects: { number: 'INV-1', reason: ' ' } },
    'reason-missing corrects',
  ],
  ['supplied until before it began', { suppliedUntil: '2026-10-31' }, 'supply-days suppliedUntil'],
  ['no lines', { lines: [] }, 'no-lines lines'],
  ['a line without a name', { lines: [{ ...first, name: '' }] }, 'line-name lines.0'],
  ['nothing of it', { lines: [{ ...first, quantity: 0 }] }, 'line-quantity lines.0'],
  ['a quantity below nothing', { lines: [{ ...first, quantity: -1 }] }, 'line-quantity lines.0'],
  ['four decimals', { lines: [{ ...first, quantity: 0.0005 }] }, 'line-quantity lines.0'],
  ['no quantity at all', { lines: [{ ...first, quantity: Number.NaN }] }, 'line-quantity lines.0'],
  ['a price below nothing', { lines: [first, { ...first, unitPrice: -1 }] }, 'line-negative lines.1'],
  [
    'more taken off than there is',
    { lines: [{ ...first, allowance: { amount: 100_001, reason: 'r' } }] },
    'line-negative lines.0',
  ],
  [
    'taken off without a reason',
    { lines: [{ ...first, allowance: { amount: 1, reason: '' } }] },
    'allowance-reason lines.0',
  ],
  [
    'untaxed without a reason',
    { lines: [{ ...first, category: { code: 'Z', percent: 0, reasonCode: 'VATEX-SA-32', reason: '' } }] },
    'exemption-reason lines.0',
  ],
  [
    'two reasons of one category',
    { lines: [untaxed('Z', 'VATEX-SA-32'), first, untaxed('Z', 'VATEX-SA-33')] },
    'one-reason lines.2',
  ],
  ['schooling of a company', { lines: [untaxed('Z', 'VATEX-SA-EDU')] }, 'citizen-id buyer.id'],
  [
    'treatment of a resident',
    {
      buyer: { ...taxBuyer, vatNumber: null, id: { scheme: 'IQA', value: '2000000002' } },
      lines: [untaxed('Z', 'VATEX-SA-HEA')],
    },
    'citizen-id buyer.id',
  ],
  [
    'one halala more than fourteen characters hold',
    { lines: [{ ...untaxed('E', 'VATEX-SA-30'), unitPrice: mostGross + 1 }] },
    'total-too-large lines',
  ],
  [
    'nine lines of the highest price',
    { lines: Array.from({ length: 9 }, () => ({ ...first, quantity: 99_999, unitPrice: 10_000_000_000 })) },
    'total-too-large lines',
  ],
  [
    'more paid in advance than the total',
    { prepaid: [{ ...advance, net: 130_001, vat: 19_500 }] },
    'prepaid-too-much prepaid',
  ],
  [
    'an untaxed prepayment on taxed lines',
    { prepaid: [{ ...advance, category: untaxed('Z', 'VATEX-SA-33').category, vat: 0 }] },
    'prepaid-category prepaid.0',
  ],
  ['a prepayment with another tax', { prepaid: [{ ...advance, vat: 15_002 }] }, 'prepaid-tax prepaid.0'],
  [
    'a credit note that deducts a prepayment',
    { kind: 'credit', corrects: { number: 'INV-1', reason: 'r' }, prepaid: [advance] },
    'prepaid-too-much prepaid',
  ],
]

test('an invoice may deduct prepayments up to its total, a prepayment needs no day of supply', () => {
  expect(rulesOf(taxDocument({ prepaid: [advance] }))).toEqual([])
  expect(rulesOf(taxDocument({ prepaid: [{ ...advance, net: 130_000, vat: 19_500 }] }))).toEqual([])
  expect(rulesOf(taxDocument({ kind: 'prepayment' }))).toEqual([])
})

test.each(wrong)('%s', (_, changes, problem) => expect(rulesOf(taxDocument(changes))).toEqual([problem]))

test('every rule is tried, and names the number by which the authority knows it', () => {
  expect(new Set(wrong.map(([, , problem]) => problem.split(' ')[0]))).toEqual(new Set(taxRules))
  for (const rule of taxRules) expect(ruleNumbers[rule]).toMatch(/^(BR|KSA)-/)
})
