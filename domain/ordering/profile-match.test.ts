import { expect, test } from 'vitest'
import { profileMatch, type ShopperProfile, type WantedProfile } from './profile-match.ts'

const cafe: WantedProfile = { city: 'riyadh', businessType: 'cafe', cuisine: 'cafe' }
const noura: ShopperProfile = { city: 'riyadh', specialisations: ['cafés', 'مطاعم'] }

test.each<[string, ShopperProfile, WantedProfile, boolean, number | null]>([
  ['city and kind', noura, cafe, false, 1],
  ['another city', { ...noura, city: 'jeddah' }, cafe, false, 0.5],
  ['another kind', { ...noura, specialisations: ['hotels'] }, cafe, false, 0.5],
  ['nothing fits', { city: 'jeddah', specialisations: ['hotels'] }, cafe, false, 0],
  ['Arabic words', { city: null, specialisations: ['مقاهي'] }, cafe, false, 1],
  [
    'a cuisine by name',
    { city: null, specialisations: ['Italian food'] },
    { ...cafe, businessType: 'restaurant', cuisine: 'italian' },
    false,
    1,
  ],
  ['nobody knows anything', { city: null, specialisations: [] }, cafe, false, null],
  ['the branch is unknown', noura, { city: null, businessType: null, cuisine: null }, false, null],
  ['a wish alone', { city: null, specialisations: [] }, cafe, true, 1],
  ['a wish beside another city', { city: 'jeddah', specialisations: [] }, cafe, true, 0.5],
])('%s', (_name, shopper, wanted, hasWished, share) => {
  expect(profileMatch(shopper, wanted, hasWished)).toBe(share)
})

test('a wish never makes the match worse', () => {
  for (const city of ['riyadh', 'jeddah', null])
    for (const specialisations of [['cafe'], ['hotel'], []]) {
      const [without, with_] = [false, true].map((wish) => profileMatch({ city, specialisations }, cafe, wish))
      expect(with_!).toBeGreaterThanOrEqual(without ?? 0)
    }
})
