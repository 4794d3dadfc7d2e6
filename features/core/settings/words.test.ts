import { expect, test } from 'vitest'
import { isSettingValue, settingKeys } from '#/domain/settings.ts'
import { typedSetting } from './form.ts'
import { isFound, valueInWords, valueTyped } from './words.ts'

test.each([
  ['price', ['visits.price.full_service', 'visits.price.basic']],
  ['سعر زياره', ['visits.price.full_service', 'visits.price.basic']],
  ['التقييم الأساسيّ', ['visits.price.basic']],
  ['SHARE', ['visits.shopper-share']],
  ['visits.price.basic', ['visits.price.basic']],
])('the search for %s finds %j', (typed, keys) => {
  const found = settingKeys.filter((key) => isFound(key, typed))
  for (const key of keys) expect(found).toContain(key)
  expect(isFound('visits.shopper-share', 'no-such-word')).toBe(false)
})

test.each([
  ['visits.price.basic', '300', 30_000],
  ['visits.price.basic', '١٬٢٠٠٫٥٠', 120_050],
  ['visits.shopper-share', '62.5', 62.5],
  ['visits.shopper-share', '٨٠', 80],
] as const)('%s typed as %s is %d', (key, typed, value) => expect(typedSetting(key, typed)).toBe(value))

test.each(['', 'abc', '-1', '1e3', '62.555', '0x10'])('%j is no share of the price', (typed) =>
  expect(isSettingValue('visits.shopper-share', typedSetting('visits.shopper-share', typed))).toBe(false),
)

test('what stands in the field is read as the value that it shows', () => {
  expect(typedSetting('visits.price.basic', valueTyped('visits.price.basic', 123_456))).toBe(123_456)
  expect(valueInWords('visits.price.basic', 30_000, 'en')).toBe('SAR 300.00')
  expect(valueInWords('visits.price.basic', 30_000, 'ar')).toBe('300.00 ريال')
})
