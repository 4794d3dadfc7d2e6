import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultAssignmentSettings } from './assignment-settings.ts'
import { bonusByRule, raisedBonus } from './bonus.ts'
import { addMinutes } from './riyadh-time.ts'

const visitAt = new Date('2026-12-10T16:00:00Z')
const steps = defaultAssignmentSettings.bonusSteps
/** A moment so many minutes before the visit. */
const before = (minutes: number) => addMinutes(visitAt, -minutes)

test.each([
  [72 * 60 + 1, 0],
  [72 * 60, 5_000],
  [48 * 60 + 1, 5_000],
  [48 * 60, 10_000],
  [24 * 60 + 1, 10_000],
  [24 * 60, 15_000],
  [1, 15_000],
  [0, 0],
  [-1, 0],
])('%i minutes before a visit of 500 riyals the rule gives %i halalas', (minutes, bonus) => {
  expect(bonusByRule(50_000, visitAt, before(minutes), steps)).toBe(bonus)
})

test('a bonus is in whole riyals', () => {
  expect(bonusByRule(12_345, visitAt, before(60), [{ hours: 2, percent: 10 }])).toBe(1_200)
  expect(bonusByRule(12_555, visitAt, before(60), [{ hours: 2, percent: 10 }])).toBe(1_300)
  expect(bonusByRule(12_345, visitAt, before(60), [])).toBe(0)
})

test('the rule never lowers a bonus and never touches an administrator’s', () => {
  expect(raisedBonus({ bonus: 0, by: null }, 5_000)).toBe(5_000)
  expect(raisedBonus({ bonus: 5_000, by: 'rule' }, 10_000)).toBe(10_000)
  expect(raisedBonus({ bonus: 5_000, by: 'rule' }, 5_000)).toBeNull()
  expect(raisedBonus({ bonus: 10_000, by: 'rule' }, 5_000)).toBeNull()
  expect(raisedBonus({ bonus: 0, by: 'admin' }, 5_000)).toBeNull()
})

test('the nearer the date, the higher the bonus, whatever the order of the steps', () => {
  const step = fc.record({ hours: fc.integer({ min: 1, max: 200 }), percent: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(fc.array(step), fc.nat(15_000), fc.nat(15_000), (some, one, other) => {
      const [far, near] = [Math.max(one, other) + 1, Math.min(one, other) + 1]
      const bonus = (minutes: number) => bonusByRule(50_000, visitAt, before(minutes), some)
      expect(bonus(near)).toBeGreaterThanOrEqual(bonus(far))
      expect(bonusByRule(50_000, visitAt, before(near), some.toReversed())).toBe(bonus(near))
    }),
  )
})
