import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'

test.each([
  [10, [40, 40, 20], [4, 4, 2]],
  [7, [40, 40, 20], [3, 3, 1]],
  [1, [50, 50], [1, 0]],
  [3, [50, 50], [2, 1]],
  [0, [40, 60], [0, 0]],
  [5, [0, 0], [0, 0]],
  [5, [], []],
])('%i by %j is %j', (total, shares, parts) => {
  expect(apportion(total, shares)).toEqual(parts)
})

test('the parts add up to the total, and each is what it is due rounded down or up', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }).filter((shares) => shares.some((share) => share > 0)),
      (total, shares) => {
        const parts = apportion(total, shares)
        const sum = shares.reduce((all, share) => all + share, 0)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (total * shares[index]!) / sum)).toBeLessThan(1)
      },
    ),
  )
})
