import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paymentStepForm, payForm } from './form.ts'

const clientKey = randomUUID()

test('a transfer is read with the file beside it, which is checked where it is stored', () => {
  const sent = { intent: 'transfer', clientKey, amount: '1,150.50', on: '2026-11-20', reference: ' FT-1 ', file: [] }
  expect(payForm.parse(sent)).toMatchObject({ amount: 115_050, on: '2026-11-20', reference: 'FT-1' })
})

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ amount: '1.005' }, 'amount'],
  [{ on: '2026-02-30' }, 'on'],
  [{ reference: ' ' }, 'reference'],
  [{ clientKey: 'x' }, 'clientKey'],
])('a transfer with %j says which field is wrong', (wrong, field) => {
  const sent = { intent: 'transfer', clientKey, amount: '1', on: '2026-11-20', reference: 'FT-1', ...wrong }
  expect(payForm.safeParse(sent).error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('a day that a browser sends twice counts once', () => {
  const sent = { intent: 'confirm', amount: '5', on: ['', '2026-11-20'] }
  expect(paymentStepForm.parse(sent)).toEqual({ intent: 'confirm', amount: 500, on: '2026-11-20' })
})
