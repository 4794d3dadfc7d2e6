import { cities, isCity } from '#/domain/cities.ts'
import { useLang } from '#/ui/language.tsx'

/** A city in the reader's language; what is no known city as it was written. */
export function CityName({ city }: { city: string }) {
  const lang = useLang()
  return isCity(city) ? cities[city].name[lang] : <bdi>{city}</bdi>
}
