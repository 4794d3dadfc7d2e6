import { expect, test } from 'vitest'
import { spelledAlike, spelledApart } from '#/tests/saudi-names.ts'
import { skeleton, skeletonPatterns } from './skeleton.ts'

/** As `like` of the database, for the patterns of names. */
const holds = (name: string, typed: string): boolean => {
  const patterns = skeletonPatterns(typed)
  const holdsOne = (pattern: string) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`).test(skeleton(name))
  return patterns.length > 0 && patterns.every((readings) => readings.some(holdsOne))
}

const pairs = spelledAlike.flatMap(([arabic, ...latin]) => latin.map((name) => [arabic, name] as const))
test.each(pairs)('%s is found as %s, and back', (arabic, latin) => {
  expect([skeleton(arabic), skeleton(latin), holds(arabic, latin), holds(latin, arabic)]).toEqual([
    skeleton(arabic),
    skeleton(latin),
    true,
    true,
  ])
})

test.each(spelledApart)('%s is not found as %s', (one, other) => {
  expect(holds(one, other)).toBe(false)
  expect(holds(other, one)).toBe(false)
})

test('the table has enough names', () => expect(spelledAlike.length).toBeGreaterThanOrEqual(60))

test.each([
  ['مطعم ساري', ' mtm sry '],
  ['Sary Café 12', ' sry kf 12 '],
  ['Theeb', ' sb db '],
  ['', ' '],
  ['—', ' '],
  ['al', ' '],
])('%j has the skeleton %j', (text, expected) => expect(skeleton(text)).toBe(expected))

test('a word of the name is enough, and the beginning of a longer one', () => {
  expect(holds('مطعم ساري الخبر', 'sary')).toBe(true)
  expect(holds('مطعم ساري الخبر', 'khobar sary')).toBe(true)
  expect(holds('عبدالعزيز القحطاني', 'qaht')).toBe(true)
  expect(holds('ساري', 's')).toBe(false)
})
