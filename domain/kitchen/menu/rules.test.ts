import { expect, test } from 'vitest'
import { rational } from '#/domain/rational.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { hasSaltMark } from './marks.ts'
import { menuRulesOn, type MenuRuleVersion, menuRuleVersions, ruleParts } from './rules.ts'

const [first] = menuRuleVersions
const stricter: MenuRuleVersion = { ...first, from: '2027-03-01', saltMarkSodium: rational(1600) }
const versions = [first, stricter] as const

test.each([
  ['2024-01-01', first],
  ['2025-07-01', first],
  ['2027-02-28', first],
  ['2027-03-01', stricter],
  ['2030-01-01', stricter],
])('on %s the rules of the day count', (day, expected) => {
  expect(menuRulesOn(day, versions)).toBe(expected)
})

test('a stricter limit marks from its day on', () => {
  const marked = (day: string) => hasSaltMark(rational(1800), menuRulesOn(day, versions))
  expect([marked('2027-02-28'), marked('2027-03-01')]).toEqual([false, true])
})

test('versions follow one another, each value with its source and a day of review', () => {
  for (const [at, { from, reviewOn, sources }] of menuRuleVersions.entries()) {
    expect(isDay(from) && isDay(reviewOn) && reviewOn > from).toBe(true)
    expect(at === 0 || menuRuleVersions[at - 1]!.from < from).toBe(true)
    for (const part of ruleParts) expect(sources[part].source).not.toBe('')
  }
})
