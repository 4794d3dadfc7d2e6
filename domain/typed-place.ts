import { wholeCountry } from './city-places.ts'
import { latinDigits } from './digits.ts'
import type { Place } from './place.ts'

const degrees = (typed: string): number => {
  const text = latinDigits(typed)
    .replace('٫', '.')
    .replace(/[\u200e\u200f]/g, '')
    .trim()
  return /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Parses a place. One outside the country usually means swapped columns. */
export function typedPlace({ latitude, longitude }: Record<keyof Place, string>): Place | 'no_place' | 'outside' {
  const place = { latitude: degrees(latitude), longitude: degrees(longitude) }
  if (Number.isNaN(place.latitude) || Number.isNaN(place.longitude)) return 'no_place'
  const { southWest, northEast } = wholeCountry
  const isInside =
    place.latitude >= southWest.latitude &&
    place.latitude <= northEast.latitude &&
    place.longitude >= southWest.longitude &&
    place.longitude <= northEast.longitude
  return isInside ? place : 'outside'
}
