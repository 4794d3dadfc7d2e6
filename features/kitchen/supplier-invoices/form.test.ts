import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newInvoiceForm } from './form.ts'

type Typed = Record<string, string | string[]>
const typed = (of: Typed): Typed => ({
  clientKey: randomUUID(),
  orderId: randomUUID(),
  number: 'INV-1',
  issuedOn: '2026-11-29',
  vat: '519',
  total: '3979',
  'line-1': randomUUID(),
  'billed-1': '20',
  'price-1': '168',
  ...of,
})

test.each<[Typed, string, string]>([
  [{ number: ' ' }, 'number', 'bill-number'],
  [{ issuedOn: '2026-02-31' }, 'issuedOn', 'a-day'],
  [{ total: '' }, 'total', 'amount'],
  [{ total: '1e12' }, 'total', 'amount'],
  [{ 'billed-1': '-1' }, 'billed-1', 'bill-quantity'],
  [{ 'billed-1': '1.5.0' }, 'billed-1', 'bill-quantity'],
  [{ 'price-1': '1.23456' }, 'price-1', 'bill-price'],
  [{ vatNumber: '123' }, 'vatNumber', 'vat-number'],
  [{ otherText: 'Pallet' }, 'otherAmount', 'amount'],
])('bad input %o is refused at its field', (of, field, key) => {
  const { error } = newInvoiceForm.safeParse(typed(of))
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, key])
})

test('figures are read in both kinds of digits, and a line without a quantity is not billed', () => {
  const arabic = typed({ 'billed-1': '٢٠', 'price-1': '١٦٨٫٥', total: '٣٬٩٧٩', 'line-2': randomUUID(), 'billed-2': '' })
  const { lines, total } = newInvoiceForm.parse(arabic)
  expect(lines).toMatchObject([
    { billed: 20, price: 168.5 },
    { billed: 0, price: 0 },
  ])
  expect(total).toBe(3979)
})

test('an invoice is of an order or of deliveries', () => {
  const { error } = newInvoiceForm.safeParse(typed({ orderId: '' }))
  expect(error?.issues[0]).toMatchObject({ path: ['number'] })
})

test('scan and e-invoice can come with the form', () => {
  const bytes = new File(['x'], 'x')
  expect(newInvoiceForm.safeParse({ ...typed({}), file: bytes, xml: bytes }).success).toBe(true)
})
