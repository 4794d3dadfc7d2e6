import { expect, test } from 'vitest'
import { metresBetween, placeProof } from './place.ts'

test('metres along the ground', () => {
  const kingdomCentre = { latitude: 24.7114, longitude: 46.6744 }
  const faisaliah = { latitude: 24.6905, longitude: 46.6853 }
  expect(metresBetween(kingdomCentre, kingdomCentre)).toBe(0)
  expect(metresBetween(kingdomCentre, faisaliah)).toBeGreaterThan(2500)
  expect(metresBetween(kingdomCentre, faisaliah)).toBeLessThan(2600)
  expect(metresBetween({ latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 })).toBeCloseTo(111, 0)
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_115, -2)
})

test.each([
  [{ distance: 150, accuracy: 10 }, 'verified'],
  [{ distance: 151, accuracy: 10 }, 'near'],
  [{ distance: 240, accuracy: 120 }, 'verified'],
  [{ distance: 241, accuracy: 120 }, 'near'],
  [{ distance: 500, accuracy: 10 }, 'near'],
  [{ distance: 501, accuracy: 10 }, 'far'],
  [{ distance: 800, accuracy: 400 }, 'verified'],
  [{ distance: 801, accuracy: 400 }, 'far'],
  [{ distance: 0, accuracy: 1000 }, 'verified'],
  [{ distance: 0, accuracy: 1001 }, 'vague'],
  [{ distance: 2003, accuracy: 1001 }, 'far'],
  [{ distance: 150, accuracy: null }, 'verified'],
  [{ distance: null, accuracy: 10 }, 'unknown'],
] as const)('%o is %s', (fix, proof) => expect(placeProof({ ...fix, given: true })).toBe(proof))

test('a phone that does not tell is refused, wherever it was', () => {
  expect(placeProof({ distance: null, accuracy: null, given: false })).toBe('refused')
})
