import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newRequestForm, quoteForm } from './form.ts'

const supplier = randomUUID()

test.each([
  [{ 'need-1': '0' }, 'need-1', 'buying-quantity'],
  [{ 'need-1': '1,5' }, 'need-1', 'buying-quantity'],
  [{ 'unit-1': 'cup' }, 'unit-1', 'buying-unit'],
  [{ 'ingredient-2': 'same', 'need-2': '1', 'unit-2': 'kg' }, 'ingredient-2', 'buying-line-twice'],
  [{ suppliers: [] }, 'suppliers', 'buying-suppliers'],
  [{ closesAt: 'soon' }, 'closesAt', 'visit-time'],
] as const)('a request with %o is refused at %s', (of, field, key) => {
  const line = { 'ingredient-1': 'same', 'need-1': '1', 'unit-1': 'kg' }
  const form = {
    clientKey: randomUUID(),
    title: 'T',
    closesAt: '2030-01-01T18:00',
    suppliers: supplier,
    ...line,
    ...of,
  }
  const { error } = newRequestForm.safeParse(form)
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, key])
})

test.each([
  [{ 'price-1': '0' }, 'price-1', 'amount'],
  [{ 'vat-1': '' }, 'vat-1', 'buying-vat'],
  [{ 'quantity-1': '-1' }, 'quantity-1', 'buying-quantity'],
  [{ 'minimum-1': '0' }, 'minimum-1', 'whole-number'],
] as const)('a quotation with %o is refused at %s', (of, field, key) => {
  const line = { 'price-1': '10', 'vat-1': 'none', 'quantity-1': '1', 'unit-1': 'kg' }
  const { error } = quoteForm.safeParse({ intent: 'quote', ...line, ...of })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, key])
})
