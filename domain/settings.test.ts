import { expect, test } from 'vitest'
import { isSettingKey, isSettingValue, settingKeys, settingOr, settings } from './settings.ts'

test.each(settingKeys)('the default of %s may be set', (key) => {
  expect(isSettingValue(key, settings[key].default)).toBe(true)
})

test.each([
  ['visits.price.basic', 30_000, true],
  ['visits.price.basic', 0, true],
  ['visits.price.basic', -1, false],
  ['visits.price.basic', 10_000_001, false],
  ['visits.price.basic', 300.5, false],
  ['visits.price.basic', '30000', false],
  ['visits.price.basic', Number.NaN, false],
  ['visits.price.basic', null, false],
  ['visits.shopper-share', 62.5, true],
  ['visits.shopper-share', 62.55, true],
  ['visits.shopper-share', 62.555, false],
  ['visits.shopper-share', 100.01, false],
] as const)('%s may be %s: %s', (key, value, may) => {
  expect(isSettingValue(key, value)).toBe(may)
})

test('a stored value that is not accepted any more is the default', () => {
  expect(settingOr('visits.price.basic', 'free')).toBe(30_000)
  expect(settingOr('visits.price.basic', undefined)).toBe(30_000)
  expect(settingOr('visits.price.basic', 0)).toBe(0)
  expect(isSettingKey('toString')).toBe(false)
})
