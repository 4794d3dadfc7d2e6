import type { CityKey } from './cities.ts'
import { metresBetween, type Place } from './place.ts'

/** Approximate city centres, for guessing a person's place. */
export const cityPlaces = {
  riyadh: { latitude: 24.7136, longitude: 46.6753 },
  jeddah: { latitude: 21.5433, longitude: 39.1728 },
  makkah: { latitude: 21.4225, longitude: 39.8262 },
  madinah: { latitude: 24.4672, longitude: 39.6111 },
  dammam: { latitude: 26.4207, longitude: 50.0888 },
  khobar: { latitude: 26.2794, longitude: 50.2083 },
  dhahran: { latitude: 26.2886, longitude: 50.114 },
  jubail: { latitude: 27.0046, longitude: 49.646 },
  qatif: { latitude: 26.5652, longitude: 50.0089 },
  ahsa: { latitude: 25.3837, longitude: 49.5868 },
  taif: { latitude: 21.2703, longitude: 40.4158 },
  abha: { latitude: 18.2164, longitude: 42.5053 },
  khamis_mushait: { latitude: 18.3, longitude: 42.7333 },
  tabuk: { latitude: 28.3838, longitude: 36.555 },
  buraydah: { latitude: 26.326, longitude: 43.975 },
  unaizah: { latitude: 26.084, longitude: 43.994 },
  hail: { latitude: 27.5219, longitude: 41.6907 },
  najran: { latitude: 17.4924, longitude: 44.1277 },
  jazan: { latitude: 16.8892, longitude: 42.5511 },
  yanbu: { latitude: 24.0895, longitude: 38.0618 },
  kharj: { latitude: 24.1556, longitude: 47.3346 },
  baha: { latitude: 20.0129, longitude: 41.4677 },
  arar: { latitude: 30.9753, longitude: 41.0381 },
  sakaka: { latitude: 29.9697, longitude: 40.2064 },
  hafar: { latitude: 28.4328, longitude: 45.9708 },
  alula: { latitude: 26.6085, longitude: 37.9232 },
  rabigh: { latitude: 22.7986, longitude: 39.0349 },
  bisha: { latitude: 19.9913, longitude: 42.6053 },
} as const satisfies Record<CityKey, Place>

/** Corners of a map of the whole country. */
export const wholeCountry = {
  southWest: { latitude: 16.2, longitude: 34.4 },
  northEast: { latitude: 32.3, longitude: 55.8 },
} as const satisfies Record<string, Place>

/** Nearest city centre and its distance. */
export function nearestCity(place: Place): { city: CityKey; metres: number } {
  let best: { city: CityKey; metres: number } | null = null
  for (const city of Object.keys(cityPlaces) as CityKey[]) {
    const metres = metresBetween(place, cityPlaces[city])
    if (!best || metres < best.metres) best = { city, metres }
  }
  return best as { city: CityKey; metres: number }
}
