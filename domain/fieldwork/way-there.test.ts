import { expect, test } from 'vitest'
import { directionsAddress, geoAddress } from './way-there.ts'

const olaya = { name: 'Saffron & Co (Olaya)', address: 'Olaya Street, Riyadh', place: null }
const place = { latitude: 24.6911, longitude: 46.6853 }

test('the way leads to the coordinates where they are known', () => {
  expect(directionsAddress({ ...olaya, place })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=24.6911%2C46.6853',
  )
  expect(geoAddress({ ...olaya, place })).toBe('geo:24.6911,46.6853?q=24.6911,46.6853(Saffron%20%26%20Co%20(Olaya))')
})

test('without them it leads to the name and the address, and no map program is opened', () => {
  expect(new URL(directionsAddress(olaya)).searchParams.get('destination')).toBe(
    'Saffron & Co (Olaya), Olaya Street, Riyadh',
  )
  expect(geoAddress(olaya)).toBeNull()
})
