import { describe, expect, it } from 'vitest'
import { cityKeys } from './cities.ts'
import { cityPlaces, nearestCity, wholeCountry } from './city-places.ts'
import { metresBetween } from './place.ts'

describe('where the cities are', () => {
  it.each(cityKeys)('%s lies inside the country and is nearest to itself', (city) => {
    const { latitude, longitude } = cityPlaces[city]
    expect(latitude).toBeGreaterThan(wholeCountry.southWest.latitude)
    expect(latitude).toBeLessThan(wholeCountry.northEast.latitude)
    expect(longitude).toBeGreaterThan(wholeCountry.southWest.longitude)
    expect(longitude).toBeLessThan(wholeCountry.northEast.longitude)
    expect(nearestCity(cityPlaces[city])).toEqual({ city, metres: 0 })
  })

  it('knows the way from Riyadh to Jeddah: about 845 km as the crow flies', () => {
    expect(Math.abs(metresBetween(cityPlaces.riyadh, cityPlaces.jeddah) - 845_000)).toBeLessThan(5000)
  })

  it('finds the city of a place outside of its middle', () => {
    expect(nearestCity({ latitude: 24.85, longitude: 46.7 }).city).toBe('riyadh')
  })
})
