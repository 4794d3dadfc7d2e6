import { expect, test } from 'vitest'
import { type Field, forBranch, houseTemplate } from './template.ts'
import {
  isOwnField,
  ownFieldsOf,
  partsOf,
  putException,
  putField,
  withoutException,
  withParts,
} from './template-edit.ts'

const own = (key: string, section: Field['section'] = 'staff'): Field => ({
  key,
  section,
  type: 'number',
  required: false,
  alert: 'none',
  money: false,
  label: { en: key, ar: key },
})
const orderOf = (fields: readonly Field[]) => ownFieldsOf(fields, 'staff').map(({ key }) => key)
const three = [...houseTemplate.fields, own('a'), own('b'), own('c')]

test.each([
  ['a new one, without a place, comes last', own('d'), '', 'a b c d'],
  ['a new one behind another', own('d'), 'a', 'a d b c'],
  ['an earlier one moves behind another', own('a'), 'c', 'b c a'],
  ['an earlier one moves to the start', own('c'), '', 'c a b'],
  ['behind a field of another section it comes last', own('a'), 'covers', 'b c a'],
])('%s', (_, field, after, wanted) => {
  expect(orderOf(putField(three, field, after)).join(' ')).toBe(wanted)
})

test('a field of the house is changed in its place', () => {
  const covers = houseTemplate.fields.find(({ key }) => key === 'covers')!
  const fields = putField(three, { ...covers, limits: { min: 10 } }, 'a')
  expect(fields.map(({ key }) => key)).toEqual(three.map(({ key }) => key))
  expect(fields.find(({ key }) => key === 'covers')!.limits).toEqual({ min: 10 })
  expect(isOwnField(covers)).toBe(false)
})

const name = { en: 'Kiosks', ar: 'الأكشاك' }

test('an exception begins as a copy, and a branch follows one template', () => {
  const one = putException(houseTemplate, { key: 'k1', name, branchIds: ['x', 'y'] })
  const two = putException(one, { key: 'k2', name, branchIds: ['y'] })
  expect(two.exceptions.map(({ branchIds }) => branchIds)).toEqual([['x'], ['y']])
  const changed = withParts(two, 'k2', { duties: [] })
  expect(forBranch(changed, 'y')).toMatchObject({ duties: [], name, exceptions: [] })
  expect(forBranch(changed, 'x').duties).toEqual(houseTemplate.duties)
  expect(forBranch(changed, 'z')).not.toHaveProperty('name')
  expect(partsOf(changed, 'k3')).toBeUndefined()
  expect(partsOf(changed, '')!.duties).toEqual(houseTemplate.duties)
  expect(forBranch(withoutException(changed, 'k2'), 'y').duties).toEqual(houseTemplate.duties)
})
