import fc from 'fast-check'
import { expect, test } from 'vitest'
import { userTypes } from './actor.ts'
import { isCommonPassword, passwordProblem, passwordStrength } from './password.ts'

test.each([
  ['', 0],
  ['abc', 0],
  ['123456', 0],
  ['Password1', 0],
  ['aaaaaaaa', 1],
  ['kxvbqz', 1],
  ['Kx7bqz', 2],
  ['kxvbqzmw', 2],
  ['Kx7bqzmw', 3],
  ['kxvbqzmwrtyp', 3],
  ['Kx7bqzmwrtyp', 4],
  ['four quiet camels walk', 4],
  ['جمال الصحراء الهادئة', 4],
])('the strength of %s is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test.each([
  ['abcde', 'client', 'too-short'],
  ['kxvbqz', 'client', null],
  ['kxvbqz', 'freelancer', null],
  ['kxvbqz', 'mystery_shopper', null],
  ['kxvbqz', 'admin', 'too-short'],
  ['kxvbqzmwrty', 'admin', 'too-short'],
  ['kxvbqzmwrtyp', 'admin', null],
  ['123456', 'client', 'too-common'],
  ['QWERTY123', 'mystery_shopper', 'too-common'],
  ['QWERTY123QWERTY123', 'mystery_shopper', null],
  ['x'.repeat(129), 'client', 'too-long'],
  ['x'.repeat(128), 'client', null],
] as const)('%s of a %s: %s', (password, type, problem) => {
  expect(passwordProblem(password, type)).toBe(problem)
})

test('a letter outside the basic plane counts as one', () => {
  expect(passwordProblem('😀😀😀', 'client')).toBe('too-short')
})

test('common passwords are recognised in any case', () => {
  expect(isCommonPassword('PaSsWoRd')).toBe(true)
  expect(isCommonPassword('four quiet camels')).toBe(false)
})

test('whatever the form refuses as short or common has no strength', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...userTypes), (password, type) => {
      const problem = passwordProblem(password, type)
      if (problem === 'too-common' || (problem === 'too-short' && type !== 'admin'))
        expect(passwordStrength(password)).toBe(0)
    }),
  )
})
