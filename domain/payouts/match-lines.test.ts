import { describe, expect, test } from 'vitest'
import { invoiceNumbersIn, type OpenInvoice } from './match-credit.ts'
import type { SentTransfer } from './match-debit.ts'
import type { Match, OpenLine } from './match.ts'
import { type Candidates, matchLines } from './match-lines.ts'
import { isSamePayer } from './payer-name.ts'

const lineOf = (amount: number, of: Partial<OpenLine> = {}): OpenLine => ({
  id: 'line',
  amount,
  endToEnd: '',
  bankReference: 'FT1',
  order: '',
  text: '',
  name: '',
  ibanHash: '',
  ...of,
})
const sent = (place: number, amount: number, of: Partial<SentTransfer> = {}): SentTransfer => ({
  batchId: 'b7',
  batchNumber: 7,
  place,
  amount,
  outcome: 'waiting',
  ibanHash: `iban${place}`,
  isLinked: false,
  ...of,
})
const invoice = (number: string, owed: number, of: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: number,
  number: `INV-2026-${number}`,
  clientId: 'saffron',
  names: ['Saffron Restaurants Co.', 'شركة مطاعم الزعفران'],
  owed,
  stated: [],
  ...of,
})

const candidates: Candidates = {
  transfers: [
    sent(1, 12_000),
    sent(2, 9000),
    sent(3, 5000, { outcome: 'paid' }),
    sent(4, 5000, { outcome: 'failed' }),
    sent(5, 7000, { outcome: 'paid', isLinked: true }),
    sent(6, 4000, { ibanHash: 'twice' }),
    sent(7, 4000, { ibanHash: 'twice' }),
  ],
  invoices: [
    invoice('000001', 11_500),
    invoice('000002', 23_000),
    invoice('000003', 34_500, { clientId: 'palm', names: ['Palm Grill Est.', 'مؤسسة شواية النخيل'] }),
    invoice('000004', 50_000, {
      stated: [{ amount: 50_000, reference: 'FT-998877' }],
      clientId: 'cedar',
      names: ['Cedar'],
    }),
    invoice('000005', 60_000, { stated: [{ amount: 10_000, reference: 'FT-5' }], clientId: 'cedar', names: ['Cedar'] }),
    invoice('000007', 70_000, { clientId: 'fig', names: ['Fig House'] }),
    invoice('000008', 70_000, { clientId: 'fig', names: ['Fig House'] }),
    invoice('000009', 11_500, { id: 'dn', number: 'DN-2026-000009' }),
  ],
  payments: [
    { id: 'p6', number: 'INV-2026-000006', amount: 80_000 },
    { id: 'p6-part', number: 'INV-2026-000006', amount: 20_000 },
    { id: 'p7', number: 'INV-2026-000007', amount: 70_000 },
  ],
}
const payout = (...places: number[]): Match => ({ kind: 'payout', certain: true, batchId: 'b7', places })
const known = (...places: number[]): Match => ({ kind: 'known-payout', certain: true, batchId: 'b7', places })
const none = (why: Extract<Match, { kind: 'none' }>['why']): Match => ({ kind: 'none', certain: false, why })
const invoices = (certain: boolean, ...parts: [string, number][]): Match => ({
  kind: 'invoices',
  certain,
  parts: parts.map(([invoiceId, amount]) => ({ invoiceId, amount })),
})

const debits: [string, OpenLine, Match][] = [
  ['its reference and amount', lineOf(-12_000, { endToEnd: 'PB000007-0001' }), payout(1)],
  ['its reference in the text', lineOf(-12_000, { text: 'TRF pb000007-0001 Visits' }), payout(1)],
  ['its reference with another amount', lineOf(-12_001, { endToEnd: 'PB000007-0001' }), none('amount')],
  ['an unknown reference', lineOf(-12_000, { endToEnd: 'PB000009-0001', ibanHash: 'iban1' }), none('unknown')],
  ['two references', lineOf(-12_000, { endToEnd: 'PB000007-0001', text: 'PB000007-0002' }), none('several')],
  ['a transfer confirmed by hand', lineOf(-5000, { endToEnd: 'PB000007-0003' }), known(3)],
  ['a transfer that was rejected', lineOf(-5000, { endToEnd: 'PB000007-0004' }), none('rejected-before')],
  ['a transfer matched before', lineOf(-7000, { endToEnd: 'PB000007-0005' }), none('matched-before')],
  ['amount and IBAN', lineOf(-9000, { ibanHash: 'iban2' }), payout(2)],
  ['amount and IBAN of one confirmed by hand', lineOf(-5000, { ibanHash: 'iban3' }), known(3)],
  ['amount and IBAN of two', lineOf(-4000, { ibanHash: 'twice' }), none('several')],
  ['an IBAN with another amount', lineOf(-9001, { ibanHash: 'iban2' }), none('unknown')],
  ['an amount without IBAN', lineOf(-9000), none('unknown')],
  ['the sum of what waits in its batch', lineOf(-29_000, { order: 'PB000007-1' }), payout(1, 2, 6, 7)],
  ['the sum of what was confirmed by hand', lineOf(-5000, { order: 'PB000007' }), known(3)],
  ['another sum than that of its batch', lineOf(-29_001, { order: 'PB000007-1' }), none('amount')],
  ['an unknown batch', lineOf(-29_000, { order: 'PB000008-1' }), none('unknown')],
  ['a fee of the bank', lineOf(-115, { text: 'Transfer fee' }), none('unknown')],
  ['an invoice number, which payouts never have', lineOf(-11_500, { text: 'INV-2026-000001' }), none('unknown')],
]
const credits: [string, OpenLine, Match][] = [
  ['number and exact amount', lineOf(11_500, { text: 'INV-2026-000001' }), invoices(true, ['000001', 11_500])],
  [
    'a number without separators',
    lineOf(11_500, { text: 'pay inv2026000001 thanks' }),
    invoices(true, ['000001', 11_500]),
  ],
  ['Arabic digits', lineOf(11_500, { text: 'سداد فاتورة رقم ٢٠٢٦-٠٠٠٠٠١' }), invoices(true, ['000001', 11_500])],
  ['Persian digits and a slash', lineOf(11_500, { text: 'INV ۲۰۲۶/۰۰۰۰۰۱' }), invoices(true, ['000001', 11_500])],
  [
    'the number as reference of the payer',
    lineOf(23_000, { endToEnd: 'INV-2026-000002' }),
    invoices(true, ['000002', 23_000]),
  ],
  ['a debit note', lineOf(11_500, { text: 'DN 2026 000009' }), invoices(true, ['dn', 11_500])],
  [
    'two invoices and their sum',
    lineOf(34_500, { text: 'INV-2026-000001, INV-2026-000002' }),
    invoices(true, ['000001', 11_500], ['000002', 23_000]),
  ],
  [
    'two invoices of two clients',
    lineOf(46_000, { text: 'INV-2026-000001 INV-2026-000003' }),
    invoices(false, ['000001', 11_500], ['000003', 34_500]),
  ],
  ['a part', lineOf(5000, { text: 'INV-2026-000001' }), invoices(false, ['000001', 5000])],
  ['too much', lineOf(12_000, { text: 'INV-2026-000001' }), invoices(false, ['000001', 12_000])],
  [
    'two invoices, and too little for both',
    lineOf(12_000, { text: 'INV-2026-000001 INV-2026-000002' }),
    invoices(false, ['000001', 11_500], ['000002', 500]),
  ],
  [
    'two invoices, and too much',
    lineOf(40_000, { text: 'INV-2026-000001 INV-2026-000002' }),
    invoices(false, ['000001', 11_500], ['000002', 28_500]),
  ],
  [
    'one of two numbers',
    lineOf(11_500, { text: 'INV-2026-000001 INV-2026-000099' }),
    invoices(false, ['000001', 11_500]),
  ],
  [
    'a transfer that the client stated',
    lineOf(50_000, { text: 'INV-2026-000004' }),
    invoices(true, ['000004', 50_000]),
  ],
  [
    'another transfer than the client stated',
    lineOf(60_000, { text: 'INV-2026-000005' }),
    invoices(false, ['000005', 60_000]),
  ],
  [
    'the reference that the client stated',
    lineOf(50_000, { bankReference: 'FT998877' }),
    invoices(true, ['000004', 50_000]),
  ],
  ['a stated reference that is too short', lineOf(10_000, { bankReference: 'FT5' }), none('unknown')],
  [
    'a payment recorded by hand',
    lineOf(80_000, { text: 'INV-2026-000006' }),
    { kind: 'known-payment', certain: true, paymentId: 'p6' },
  ],
  [
    'a number that may be recorded already',
    lineOf(70_000, { text: 'INV-2026-000007' }),
    invoices(false, ['000007', 70_000]),
  ],
  ['name and amount', lineOf(34_500, { name: 'PALM GRILL' }), invoices(false, ['000003', 34_500])],
  [
    'an Arabic name and amount',
    lineOf(34_500, { name: 'مؤسسه شوايه النخيل التجارية' }),
    invoices(false, ['000003', 34_500]),
  ],
  ['name and amount of two invoices', lineOf(70_000, { name: 'Fig House' }), none('several')],
  ['a name with another amount', lineOf(34_501, { name: 'Palm Grill' }), none('unknown')],
  ['an amount with another name', lineOf(34_500, { name: 'Saffron' }), none('unknown')],
  ['no number, no name', lineOf(99, {}), none('unknown')],
  [
    'a payout that came back',
    lineOf(5000, { endToEnd: 'PB000007-0003' }),
    { kind: 'returned-payout', certain: false, batchId: 'b7', places: [3] },
  ],
  ['a payout that came back with another amount', lineOf(4900, { endToEnd: 'PB000007-0003' }), none('amount')],
  ['a payout that came back before', lineOf(5000, { endToEnd: 'PB000007-0004' }), none('rejected-before')],
]
describe('money out', () =>
  test.each(debits)('%s', (_, line, expected) => expect(matchLines([line], candidates).get('line')).toEqual(expected)))
describe('money in', () =>
  test.each(credits)('%s', (_, line, expected) => expect(matchLines([line], candidates).get('line')).toEqual(expected)))

test('a payout or an invoice is matched with one line, and certain matches come first', () => {
  const lines = [
    lineOf(11_500, { id: 'name', name: 'Saffron Restaurants' }),
    lineOf(11_500, { id: 'number', text: 'INV-2026-000001' }),
    lineOf(11_500, { id: 'again', text: 'INV-2026-000001' }),
    lineOf(-12_000, { id: 'out', endToEnd: 'PB000007-0001' }),
    lineOf(-12_000, { id: 'out again', endToEnd: 'PB000007-0001' }),
  ]
  expect(Object.fromEntries(matchLines(lines, candidates))).toEqual({
    number: invoices(true, ['000001', 11_500]),
    name: invoices(false, ['dn', 11_500]),
    again: none('unknown'),
    out: payout(1),
    'out again': none('matched-before'),
  })
})

test('many lines and transfers are matched in little time', () => {
  const transfers = Array.from({ length: 10_000 }, (_, n) => sent(n + 1, 1000 + n))
  const lines = transfers.map(({ place, amount }) =>
    lineOf(-amount, { id: String(place), endToEnd: `PB000007-${String(place).padStart(4, '0')}` }),
  )
  const begun = performance.now()
  const matches = matchLines(lines, { ...candidates, transfers })
  expect(performance.now() - begun).toBeLessThan(2000)
  expect([...matches.values()].every(({ kind }) => kind === 'payout')).toBe(true)
})

test.each([
  ['INV-2026-000001', ['INV-2026-000001']],
  ['inv.2026.000001/dn2026-000002', ['INV-2026-000001', 'DN-2026-000002']],
  ['INV–2026–000001 and INV-2026-000001', ['INV-2026-000001']],
  ['2026000001', []],
  ['0532026000001', []],
  ['PINV-2026-000001', []],
  ['INV-2026-0000011', []],
  ['2026-11-29', []],
])('numbers of invoices in "%s"', (text, numbers) => expect(invoiceNumbersIn(text)).toEqual(numbers))

test.each([
  ['Saffron Restaurants Co.', 'SAFFRON RESTAURANTS COMPANY', true],
  ['مطاعم الزعفران', 'شركة مطاعم الزعفران المحدودة', true],
  ['Golden Spoon Trading Est', 'GOLDEN SPO', true],
  ['Golden Spoon', 'Golden Fork', false],
  ['Company Ltd', 'Company', false],
  ['', '', false],
])('%s and %s', (one, other, same) => expect(isSamePayer(one, other)).toBe(same))
