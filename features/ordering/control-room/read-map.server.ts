import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import { type DateRisk, dateRisks } from '#/domain/ordering/date-risk.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { matches, prepare, riskRank, type Wanted } from './filter.server.ts'
import { type OpenVisit, readOpenVisits } from './open-visits.server.ts'
import type { RoomFilter } from './room-list.ts'

/** A branch with its visits of the filter. */
export type RoomBranch = {
  id: string
  name: string
  location: string
  clientName: string
  place: Place | null
  visits: number
  /** Unassigned visits. */
  open: number
  nextAt: string | null
  risk: DateRisk | null
}
export type RoomCity = { city: CityKey | null; visits: number; open: number; risky: number }
export type RoomMap = {
  branches: RoomBranch[]
  /** First branches without a place, which are on no map. */
  unplaced: RoomBranch[]
  placedCount: number
  unplacedCount: number
  cities: RoomCity[]
  /** Visits without a shopper, the riskiest first. */
  open: { visits: OpenVisit[]; total: number }
}

/** Maximum markers; the riskiest branches come first. */
const mostMarkers = 500
const mostUnplaced = 25

/** Finished and cancelled visits are shown on request only. */
const isAhead = ({ filter }: Wanted) =>
  filter.status ? sql<boolean>`true` : sql<boolean>`q.status in ('pending', 'approved', 'assigned', 'in_progress')`

async function selectBranches(actor: Actor, wanted: Wanted, isPlaced: boolean, most: number) {
  return readAs(actor, (tx) => {
    const grouped = tx
      .selectFrom('mystery_shopping_requests as q')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select(['b.id', branchNow('b').as('name'), 'b.location', 'b.latitude', 'b.longitude'])
      .select([
        sql<string>`min(${shownClient('q')})`.as('clientName'),
        sql<number>`count(*)::int`.as('visits'),
        sql<number>`(count(*) filter (where q.status in ('pending', 'approved')))::int`.as('open'),
        sql<string | null>`min(q.scheduled_date) filter (where q.status in ('pending', 'approved', 'assigned'))`.as(
          'nextAt',
        ),
        sql<number>`min(${riskRank()})`.as('rank'),
      ])
      .where(matches(wanted))
      .where(isAhead(wanted))
      .where('b.latitude', isPlaced ? 'is not' : 'is', null)
      .groupBy('b.id')
    return tx
      .selectFrom(grouped.as('g'))
      .selectAll('g')
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .orderBy('g.rank')
      .orderBy('g.nextAt')
      .orderBy('g.id')
      .limit(most)
      .execute()
  })
}

type Selected = Awaited<ReturnType<typeof selectBranches>>[number]

const asBranch = ({ latitude, longitude, rank, ...branch }: Selected): RoomBranch => ({
  ...branch,
  place: latitude === null || longitude === null ? null : { latitude, longitude },
  risk: dateRisks[rank] ?? null,
})

const selectCities = (actor: Actor, wanted: Wanted) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select([
        sql<string>`coalesce(b.city, '')`.as('city'),
        sql<number>`count(*)::int`.as('visits'),
        sql<number>`(count(*) filter (where q.status in ('pending', 'approved')))::int`.as('open'),
        sql<number>`(count(*) filter (where ${riskRank()} < 3))::int`.as('risky'),
      ])
      .where(matches(wanted))
      .where(isAhead(wanted))
      .groupBy(sql`1`)
      .orderBy('visits', 'desc')
      .execute(),
  )

/** Visits by branch and city, the riskiest first. */
export async function readRoomMap(actor: Actor, filter: RoomFilter): Promise<RoomMap> {
  authorize(actor, 'requests.browse')
  const wanted = await prepare(actor, filter)
  const [placed, unplaced, cities, open] = await Promise.all([
    selectBranches(actor, wanted, true, mostMarkers),
    selectBranches(actor, wanted, false, mostUnplaced),
    selectCities(actor, wanted),
    readOpenVisits(actor, wanted),
  ])
  return {
    branches: placed.map(asBranch),
    unplaced: unplaced.map(asBranch),
    open,
    placedCount: placed[0]?.total ?? 0,
    unplacedCount: unplaced[0]?.total ?? 0,
    cities: cities.map(({ city, ...rest }) => ({ city: isCity(city) ? city : null, ...rest })),
  }
}
