import { expect, test } from 'vitest'
import { canAlert, fieldsToTell, isOutside } from './alerts.ts'
import type { Field } from './template.ts'

const field = (given: Partial<Field>): Field => ({
  key: 'own-1',
  section: 'staff',
  type: 'number',
  required: false,
  alert: 'submission',
  money: false,
  ...given,
})
const choices = [
  { key: 'good', name: { en: 'Good', ar: 'جيد' } },
  { key: 'bad', name: { en: 'Bad', ar: 'سيئ' }, isConcern: true },
]

test.each([
  ['below the lower limit', { limits: { min: 10, max: 20 } }, 9.99, true],
  ['at the lower limit', { limits: { min: 10, max: 20 } }, 10, false],
  ['at the upper limit', { limits: { min: 10, max: 20 } }, 20, false],
  ['above the upper limit', { limits: { max: 20 } }, 20.01, true],
  ['zero with a lower limit', { limits: { min: 1 } }, 0, true],
  ['no limits', {}, 999, false],
  ['no value', { limits: { min: 1 } }, null, false],
  ['an amount in halalas', { type: 'amount', limits: { max: 5000 } }, 5001, true],
  ['no where yes is due', { type: 'yes-no', limits: { min: 1 } }, false, true],
  ['yes where yes is due', { type: 'yes-no', limits: { min: 1 } }, true, false],
  ['yes where no is due', { type: 'yes-no', limits: { max: 0 } }, true, true],
  ['a choice of concern', { type: 'choice', choices }, 'bad', true],
  ['another choice', { type: 'choice', choices }, 'good', false],
  ['a written text', { type: 'text' }, 'A guest fell', true],
  ['blanks', { type: 'text' }, '  ', false],
] as const)('%s', (_, given, value, wanted) => {
  expect(isOutside(field(given as Partial<Field>), value)).toBe(wanted)
})

test.each([
  [{ type: 'number' }, false],
  [{ type: 'number', limits: { min: 0 } }, true],
  [{ type: 'text' }, true],
  [{ type: 'choice', choices: [choices[0]!] }, false],
  [{ type: 'choice', choices }, true],
] as const)('whether %j can alert', (given, wanted) => {
  expect(canAlert(field(given as Partial<Field>))).toBe(wanted)
})

test('each field is told at its own time', () => {
  const fields = [
    field({ key: 'a', limits: { max: 1 }, alert: 'instant' }),
    field({ key: 'b', limits: { max: 1 }, alert: 'submission' }),
    field({ key: 'c', limits: { max: 1 }, alert: 'none' }),
  ]
  const values = { a: 2, b: 2, c: 2 }
  expect(fieldsToTell(fields, values, 'instant').map(({ key }) => key)).toEqual(['a'])
  expect(fieldsToTell(fields, values, 'submission').map(({ key }) => key)).toEqual(['b'])
})
