import { expect, test } from 'vitest'
import { houseTemplate } from './template.ts'
import { readDuties, readPoints, readShifts, templateTexts } from './template-text.ts'

test.each(['en', 'ar'] as const)('what is printed in %s is read again as it was, with the same keys', (lang) => {
  const texts = templateTexts(houseTemplate, lang)
  expect(readShifts(texts.shifts, houseTemplate.shifts)).toEqual(houseTemplate.shifts)
  expect(readDuties(texts.duties, houseTemplate.duties)).toEqual(houseTemplate.duties)
  expect(readPoints(texts.points, houseTemplate.points)).toEqual(houseTemplate.points)
})

test('a new line gets a key of its own, also with Arabic digits in its times', () => {
  const [shift] = readShifts('Morning | الصباحية | ٠٧:٠٠-١٦:٠٠', [])!
  expect(shift).toMatchObject({ name: { en: 'Morning', ar: 'الصباحية' }, start: '07:00', end: '16:00' })
  expect(shift!.key).toMatch(/^s-[a-z0-9]+$/)
})

test.each([
  ['', null],
  ['Morning | 07:00-16:00', null],
  ['Morning | الصباحية | 7-16', null],
  ['A | أ | 07:00-16:00\nA | ب | 16:00-23:00', null],
])('shifts cannot be read from %j', (typed, wanted) => {
  expect(readShifts(typed, [])).toBe(wanted)
})
test('duties and points need both names, and a point its kind', () => {
  expect(readDuties('Gas', [])).toBeNull()
  expect(readDuties('', [])).toEqual([])
  expect(readPoints('Fridge | ثلاجة', [])).toBeNull()
  expect(readPoints('Fridge | ثلاجة | cold', [])).toBeNull()
})
