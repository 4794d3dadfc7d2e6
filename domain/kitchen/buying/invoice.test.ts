import { expect, test } from 'vitest'
import { stepsFrom, takeStep } from '../../step.ts'
import { expectedTotals, type InvoiceState, invoiceStates, invoiceSteps, statesOf, totalsFault } from './invoice.ts'

test.each<[InvoiceState, string[]]>([
  ['entered', ['match', 'void']],
  ['matched', ['match', 'ready', 'void']],
  ['differs', ['match', 'accept', 'ask', 'void']],
  ['accepted', ['ready']],
  ['credit_asked', ['credit']],
  ['credited', ['ready']],
  ['ready', ['pay']],
  ['paid', []],
  ['void', []],
])('steps from %s', (state, steps) => expect(stepsFrom(invoiceSteps, state)).toEqual(steps))

test('an invoice that differs is never ready without a reason or a credit note', () => {
  expect(takeStep(invoiceSteps, 'ready', 'differs')).toBeNull()
  expect(takeStep(invoiceSteps, 'ready', 'credit_asked')).toBeNull()
  expect(Object.values(statesOf).flat().toSorted()).toEqual([...invoiceStates].toSorted())
})

const cartons = [{ billed: 20, price: 168 }]
test.each([
  ['the worked check', cartons, 100, 51900, 397900, null],
  ['without VAT', cartons, 100, 0, 346000, null],
  ['two halalas off, one for the line and one for the fee', cartons, 100, 51900, 397902, null],
  ['three halalas off', cartons, 100, 51900, 397903, 'total'],
  ['VAT of another rate', cartons, 100, 17300, 363300, 'vat'],
  ['VAT two halalas off', cartons, 100, 51902, 397902, null],
  ['a fee left out', cartons, 0, 51900, 397900, 'vat'],
  ['quantities in parts of packs', [{ billed: 2.5, price: 10.3333 }], 0, 387, 2971, null],
] as const)('totals: %s', (_, lines, fee, vat, total, fault) =>
  expect(totalsFault(lines, fee, { vat, total })).toBe(fault),
)

test('totals that follow from the lines', () => {
  expect(expectedTotals(cartons, 100, true)).toEqual({ net: 346000, vat: 51900, total: 397900 })
  expect(expectedTotals([{ billed: 1, price: 0.035 }], 0, true)).toEqual({ net: 4, vat: 1, total: 5 })
  expect(expectedTotals(cartons, 0, false)).toEqual({ net: 336000, vat: 0, total: 336000 })
})
