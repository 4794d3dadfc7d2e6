import { expect, test } from 'vitest'
import { inBoth, inLanguage } from './line-words.ts'

test.each([
  ['زيارة العليا | Visit of Olaya', { ar: 'زيارة العليا', en: 'Visit of Olaya' }],
  ['Visit of Olaya | زيارة العليا', { ar: 'زيارة العليا', en: 'Visit of Olaya' }],
  ['زيارة العليا', null],
  ['Visit | Olaya', null],
  ['زيارة | العليا | Olaya', null],
])('%s', (words, both) => {
  expect(inBoth(words)).toEqual(both)
  expect(inLanguage(words, 'ar')).toBe(both?.ar ?? words)
  expect(inLanguage(words, 'en')).toBe(both?.en ?? words)
})
