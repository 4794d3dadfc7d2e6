import { type CityKey, cityKeys } from '#/domain/cities.ts'
import type { Statistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'

/** English address of a city's page. */
export const cityPath = (city: CityKey): string => `/mystery-shopping/${city.replaceAll('_', '-')}`
/** City of an address; null for any other word. */
export const cityOfSlug = (slug: string): CityKey | null =>
  cityKeys.find((city) => cityPath(city) === `/mystery-shopping/${slug}`) ?? null

/** Cities with a published average of any type of visit, those with the most visits first. */
export function shownCities({ types }: Pick<Statistics, 'types'>): CityKey[] {
  const visits = new Map<CityKey, number>()
  for (const { byCity } of types)
    for (const { group, n } of byCity.cells) visits.set(group as CityKey, (visits.get(group as CityKey) ?? 0) + n)
  return [...visits].toSorted(([, a], [, b]) => b - a).map(([city]) => city)
}
