import { cities, isCity } from '#/domain/cities.ts'
import { useLang } from '#/ui/language.tsx'

/** City in the reader's language; unknown cities as typed. */
export function CityName({ city }: { city: string }) {
  const lang = useLang()
  return isCity(city) ? cities[city].name[lang] : <bdi>{city}</bdi>
}
