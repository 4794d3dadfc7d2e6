import { expect, test } from 'vitest'
import { cityKeys } from '#/domain/cities.ts'
import type { TypeStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { cityOfSlug, cityPath, shownCities } from './city-pages.ts'

const nothing = { total: null, cells: [], hidden: true }
const type = (name: TypeStatistics['type'], ...cells: [group: string, n: number][]): TypeStatistics => ({
  type: name,
  byCity: {
    total: { n: 99, mean: 80, spread: null },
    cells: cells.map(([group, n]) => ({ group, n, mean: 80, spread: null })),
    hidden: false,
  },
  byCuisine: nothing,
  sections: [],
})

test('every city has an address of its own, and no other word has a city', () => {
  for (const city of cityKeys) expect(cityOfSlug(cityPath(city).split('/').at(-1)!)).toBe(city)
  expect(cityPath('khamis_mushait')).toBe('/mystery-shopping/khamis-mushait')
  for (const word of ['', 'khamis_mushait', 'paris', '__proto__', 'Jeddah']) expect(cityOfSlug(word)).toBeNull()
})

test('only cities with a published average of any type have a page, those with the most visits first', () => {
  expect(shownCities({ types: [{ type: 'basic', byCity: nothing, byCuisine: nothing, sections: [] }] })).toEqual([])
  const types = [type('full_service', ['riyadh', 6]), type('basic', ['jeddah', 9], ['riyadh', 5])]
  expect(shownCities({ types })).toEqual(['riyadh', 'jeddah'])
})
