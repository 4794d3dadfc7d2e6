import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alikeWithin, bandsOf, differingBits, neighbours, perceptualHash, sampleSide } from './picture-look.ts'

const look = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })

test('looks that differ in at most seven bits always meet in one part, as bits of a signed number too', () => {
  const bits = fc.uniqueArray(fc.nat(63), { maxLength: alikeWithin })
  fc.assert(
    fc.property(look, bits, (one, flipped) => {
      const other = BigInt.asIntN(
        64,
        flipped.reduce((value, bit) => value ^ (1n << BigInt(bit)), one),
      )
      expect(differingBits(one, other)).toBe(flipped.length)
      const theirs = bandsOf(other)
      expect(bandsOf(one).some((band, at) => neighbours(band).includes(theirs[at]!))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

const sample = (level: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: sampleSide ** 2 }, (_, at) => level(at % sampleSide, Math.floor(at / sampleSide)))

test('a picture with nothing on it has no look', () => {
  expect(perceptualHash(sample(() => 0))).toBeNull()
  expect(perceptualHash(sample((x) => 100 + (x % 2)))).toBeNull()
  expect(perceptualHash(sample((x, y) => 120 + 40 * Math.sin(x / 3) * Math.cos(y / 5)))).not.toBeNull()
})

test('brighter is the same picture, its mirror is another one', () => {
  const level = (x: number, y: number) => 90 + 50 * Math.sin(x / 4 + y / 9) + 20 * Math.cos(y / 2 - x / 7)
  const one = perceptualHash(sample(level))!
  expect(differingBits(one, perceptualHash(sample((x, y) => level(x, y) * 1.1 + 12))!)).toBeLessThanOrEqual(3)
  expect(differingBits(one, perceptualHash(sample((x, y) => level(31 - x, y)))!)).toBeGreaterThan(alikeWithin)
})
