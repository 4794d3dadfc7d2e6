import { expect, test } from 'vitest'
import { encodeQr } from '#/features/billing/tax-documents/qr.ts'
import { issueDay, readInvoiceQr, writtenAmount } from './e-invoice.ts'

const tags = ['شركة النور للدواجن', '310456721000003', '2026-11-29T14:05:10', '3979.00', '519.00']
const changed = (at: number, value: string) => tags.map((tag, index) => (index === at ? value : tag))
const code = encodeQr(tags)
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('the five values of a code, also of a stamped one and with line breaks', () => {
  const read = {
    seller: 'شركة النور للدواجن',
    vatNumber: '310456721000003',
    issuedOn: '2026-11-29',
    total: 397900,
    vat: 51900,
  }
  expect(readInvoiceQr(code)).toEqual(read)
  expect(readInvoiceQr(`  ${code.slice(0, 20)}\n${code.slice(20)} `)).toEqual(read)
  const stamped = [...tags, 'hash', 'signature', Buffer.from([1, 2]), Buffer.from([3])]
  expect(readInvoiceQr(encodeQr(stamped))).toEqual(read)
})

test.each([
  ['an empty text', ''],
  ['an address', 'https://example.com/invoice/1'],
  ['a plain text', 'INV-1'],
  ['a foreign code', base64('BCD\n002\n1\nSCT')],
  ['four values', encodeQr(tags.slice(0, 4))],
  ['ten values', encodeQr([...tags, '6', '7', '8', '9', '10'])],
  ['a cut code', code.slice(0, 60)],
  ['a code cut by a character', code.slice(1)],
  ['another order of tags', base64(`\u0002\u0001a\u0001\u0001b`)],
  ['a VAT number of another country', encodeQr(changed(1, 'DE123456789'))],
  ['a VAT number with a digit missing', encodeQr(changed(1, '31045672100003'))],
  ['a total that is no amount', encodeQr(changed(3, '3,979'))],
  ['a negative total', encodeQr(changed(3, '-1.00'))],
  ['a total of zero', encodeQr(changed(3, '0.00'))],
  ['more VAT than the total', encodeQr(changed(4, '4000.00'))],
  ['no seller', encodeQr(changed(0, ''))],
  [
    'a seller that is no text',
    Buffer.concat([Buffer.from([1, 1, 0xff]), Buffer.from(encodeQr(tags), 'base64').subarray(2)]).toString('base64'),
  ],
  ['a text too long', `${code}${'A'.repeat(1000)}`],
])('%s is refused', (_, given) => expect(readInvoiceQr(given)).toBeNull())

test.each([
  ['2026-11-29T23:30:00', '2026-11-29'],
  ['2026-11-29T23:30:00Z', '2026-11-30'],
  ['2026-11-29 10:00:00', '2026-11-29'],
  ['2026-11-29T10:00:00.123Z', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['2026-02-30T10:00:00', null],
  ['2026-11-29T99:00:00Z', null],
  ['29/11/2026', null],
])('the day of %s', (text, day) => expect(issueDay(text)).toBe(day))

test('a code whose moment is unreadable is read without its day', () => {
  expect(readInvoiceQr(encodeQr(changed(2, '29/11/2026 14:05')))).toMatchObject({ issuedOn: null, total: 397900 })
})

test.each([
  ['100', 10000],
  ['100.5', 10050],
  ['100.500', 10050],
  ['100.505', null],
  ['1e3', null],
  ['99999999999', null],
])('the amount %s', (text, amount) => expect(writtenAmount(text)).toBe(amount))
