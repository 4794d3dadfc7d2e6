import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { namesOfBranch, type Names } from '#/domain/branch-names.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { metresBetween, type Place } from '#/domain/place.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** Branches on the map, those with the lowest score first; and branches listed for each city. */
const mostMarkers = 500
const mostListed = 50

export type MapBranch = {
  id: string
  names: Names
  place: Place | null
  score: number | null
  day: Day | null
  /** Metres from the centre of its city; null without a point or city. */
  distance: number | null
}
export type MapCity = { city: CityKey | null; total: number; branches: MapBranch[] }
export type BranchMap = { markers: MapBranch[]; cities: MapCity[]; placed: number; unplaced: number }

/** Open branches by city, and those with a point on the map. */
export async function readBranchMap(actor: Actor): Promise<BranchMap> {
  authorize(actor, 'branches.read')
  const scored = may(actor, 'insights.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('branches as b')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('counted_visits as v')
            .select(['v.score', sql<Day>`v.day::text`.as('day')])
            .whereRef('v.client_id', '=', 'b.client_id')
            .whereRef('v.branch_id', '=', 'b.id')
            .where(sql<boolean>`${scored}::boolean`)
            .orderBy('v.day', 'desc')
            .orderBy('v.visited_at', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select([
        'b.id',
        'b.name',
        'b.name_ar as nameAr',
        'b.city',
        'b.latitude',
        'b.longitude',
        'last.score',
        'last.day',
      ])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.closed_at', 'is', null)
      .orderBy(sql`lower(b.name) collate "C"`)
      .execute(),
  )
  const all = rows.map((row) => {
    const { id, latitude, longitude, score, day } = row
    const place = latitude === null || longitude === null ? null : { latitude, longitude }
    const city = row.city && isCity(row.city) ? row.city : null
    const distance = place && city ? Math.round(metresBetween(cityPlaces[city], place)) : null
    return { city, branch: { id, names: namesOfBranch(row), place, score, day, distance } satisfies MapBranch }
  })
  const placed = all.filter(({ branch }) => branch.place !== null)
  return {
    markers: placed
      .map(({ branch }) => branch)
      .toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))
      .slice(0, mostMarkers),
    cities: citiesOf(all),
    placed: placed.length,
    unplaced: all.length - placed.length,
  }
}

/** Cities with the most branches first, those without a city last; in each the nearest to the centre first. */
function citiesOf(all: readonly { city: CityKey | null; branch: MapBranch }[]): MapCity[] {
  return [...Map.groupBy(all, ({ city }) => city)]
    .map(([city, of]) => ({
      city,
      total: of.length,
      branches: of
        .map(({ branch }) => branch)
        .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
        .slice(0, mostListed),
    }))
    .toSorted((a, b) => Number(a.city === null) - Number(b.city === null) || b.total - a.total)
}
