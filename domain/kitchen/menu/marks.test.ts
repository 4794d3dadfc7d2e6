import { expect, test } from 'vitest'
import { type Rational, rational, toNumber } from '#/domain/rational.ts'
import {
  burnMinutes,
  caffeineOf,
  energyWith,
  hasSaltMark,
  hoursAndMinutes,
  kilojoulesOf,
  saltOf,
  sodiumOf,
} from './marks.ts'
import { menuRuleVersions } from './rules.ts'

const [menuRules] = menuRuleVersions

const value = (given: number): Rational => rational(given)

test.each([
  [5.95, 2380, true],
  [5, 2000, false],
  [5.001, 2000.4, true],
  [0, 0, false],
])('%d g salt are %d mg sodium; marked: %s', (salt, sodium, isMarked) => {
  expect(toNumber(sodiumOf(value(salt)))).toBe(sodium)
  expect(toNumber(saltOf(value(sodium)))).toBe(salt)
  expect(hasSaltMark(value(sodium), menuRules)).toBe(isMarked)
})

test.each([
  [1717, 401, { hours: 6, minutes: 41 }],
  [343, 80, { hours: 1, minutes: 20 }],
  [343.1, 81, { hours: 1, minutes: 21 }],
  [0, 0, { hours: 0, minutes: 0 }],
])('%d kcal are %d minutes of walking', (kcal, minutes, shown) => {
  expect(burnMinutes(value(kcal), menuRules)).toBe(minutes)
  expect(hoursAndMinutes(minutes)).toEqual(shown)
})

test('kilojoules are whole, caffeine is that of the cup, options add their energy', () => {
  expect(kilojoulesOf(value(640))).toBe(2678)
  expect(toNumber(caffeineOf(value(40), value(240)))).toBe(96)
  expect(toNumber(energyWith(value(640), [value(80), value(12.5)]))).toBe(732.5)
  expect(toNumber(energyWith(value(640), []))).toBe(640)
})
