import { expect, test } from 'vitest'
import { fitsBase, inBase, licenceState, netOfPack, offerState, stopsAwards, unitsOf } from './supplier.ts'

test.each([
  [null, 'missing', false],
  ['2026-11-29', 'expired', true],
  ['2026-11-30', 'expiring', false],
  ['2027-01-29', 'expiring', false],
  ['2027-01-30', 'valid', false],
] as const)('a licence that ends on %s is %s', (end, state, stops) => {
  expect(licenceState(end, '2026-11-30')).toBe(state)
  expect(stopsAwards(licenceState(end, '2026-11-30'))).toBe(stops)
})

test.each([
  [208.15, 'included', { n: 18100n, d: 1n }],
  [165, 'excluded', { n: 16500n, d: 1n }],
  [57.5, 'none', { n: 5750n, d: 1n }],
  [10, 'included', { n: 20000n, d: 23n }],
] as const)('a pack of %s riyals, VAT %s', (price, mode, net) => expect(netOfPack(price, mode)).toEqual(net))

test.each([
  [11, 'kg', { n: 11000n, d: 1n }],
  [1.5, 'l', { n: 1500n, d: 1n }],
  [0.1, 'g', { n: 1n, d: 10n }],
  [30, 'piece', { n: 30n, d: 1n }],
] as const)('%s %s in base units', (quantity, unit, base) => expect(inBase(quantity, unit)).toEqual(base))

test('units belong to one base', () => {
  expect(unitsOf('g')).toEqual(['kg', 'g'])
  expect(unitsOf('piece')).toEqual(['piece'])
  expect(fitsBase('l', 'ml')).toBe(true)
  expect(fitsBase('l', 'g')).toBe(false)
})

test.each([
  [{ validFrom: '2026-11-01', validUntil: null, isEnded: false }, 'current'],
  [{ validFrom: '2026-11-30', validUntil: '2026-11-30', isEnded: false }, 'current'],
  [{ validFrom: '2026-12-01', validUntil: null, isEnded: false }, 'coming'],
  [{ validFrom: '2026-11-01', validUntil: '2026-11-29', isEnded: false }, 'over'],
  [{ validFrom: '2026-11-01', validUntil: null, isEnded: true }, 'over'],
] as const)('an offer %o is %s', (offer, state) => expect(offerState(offer, '2026-11-30')).toBe(state))
