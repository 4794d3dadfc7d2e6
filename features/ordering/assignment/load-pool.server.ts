import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Candidate, type Conflict, conflictEndsAfterMonths, type Job, kmBetween } from '#/domain/assignment.ts'
import { isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import type { FitFacts } from '#/domain/ordering/fit.ts'
import type { Place } from '#/domain/place.ts'
import { profileMatch, type ShopperProfile, type WantedProfile } from '#/domain/ordering/profile-match.ts'
import { addMonths, type Day } from '#/domain/riyadh-time.ts'
import {
  endsAt,
  nothingOffered,
  type PoolQuery,
  selectBusyDates,
  selectDealings,
  selectLoad,
  selectOffered,
  selectRecord,
  selectShoppers,
  selectTies,
  selectVisits,
  selectWishes,
  startsAt,
  takenStatuses,
  type Tie,
} from './pool-rows.server.ts'
import { now } from '#/platform/clock.ts'

export type Read = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs reads sequentially on a transaction's connection. */
export const readsIn = (tx: Tx): Read => {
  let last: Promise<unknown> = Promise.resolve()
  return (query) => {
    const next = last.then(() => query(tx))
    last = next.catch(() => {})
    return next
  }
}

/** An unassigned visit with the facts needed for the fit. */
export type JobRow = Job & { id: string; status: string; wanted: WantedProfile }
/** Facts of a shopper for rules and fit, independent of the visit. */
export type PoolShopper = Candidate & {
  profile: ShopperProfile
  grade: number | null
  reliability: number | null
  recentJobs: number
  /** Few released reports: `grade` is null, so quality gets half its points. */
  isNew: boolean
  /** Visits they asked for. */
  wishes: ReadonlySet<string>
}

type Whereabouts = { latitude: number | null; longitude: number | null; city: string | null }
/** Place of a person or branch; the city's centre as a fallback, else null. */
export const placeOf = ({ latitude, longitude, city }: Whereabouts): Place | null => {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return city !== null && isCity(city) ? cityPlaces[city] : null
}

/** Visits by id, unordered; missing ones are omitted. */
export async function selectJobs(tx: Tx, ids: readonly string[]): Promise<JobRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('mystery_shopping_requests as request')
    .innerJoin('branches as branch', (join) =>
      join.onRef('branch.client_id', '=', 'request.client_id').onRef('branch.id', '=', 'request.branch_id'),
    )
    .innerJoin('profiles as client', 'client.id', 'request.client_id')
    .select(['request.id', 'request.status', 'request.branch_id', 'request.client_id', 'request.evaluation_type'])
    .select(['request.scheduled_date', 'branch.latitude', 'branch.longitude', 'branch.city', 'branch.cuisine'])
    .select('client.business_type')
    .where(sql<boolean>`request.id = any(${ids}::uuid[])`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    branchId: row.branch_id,
    clientId: row.client_id,
    type: row.evaluation_type,
    visitAt: new Date(row.scheduled_date),
    place: placeOf(row),
    wanted: { city: row.city || null, cuisine: row.cuisine || null, businessType: row.business_type },
  }))
}

const blocks = ['blocked_by_client', 'blocked_client']
const conflictsOf = (ties: readonly Tie[]): Conflict[] =>
  ties
    .filter(({ kind }) => !blocks.includes(kind))
    .map(({ client_id, ended_on }) => ({
      clientId: client_id,
      until: ended_on === null ? null : addMonths(ended_on, conflictEndsAfterMonths),
    }))

/**
 * Loads all facts for rules and fit of visits between two days, in a fixed number of statements. The only reader of a
 * shopper's load, for every list, verb, wave and board.
 */
export async function loadPool(read: Read, query: PoolQuery): Promise<PoolShopper[]> {
  const [shoppers, visitsOf, offered, load, busy, ties, record, wishes, dealings] = await Promise.all([
    read((tx) => selectShoppers(tx, query)),
    read((tx) => selectVisits(tx, query)),
    read((tx) => selectOffered(tx, query)),
    read((tx) => selectLoad(tx, query)),
    read((tx) => selectBusyDates(tx, query)),
    read((tx) => selectTies(tx, query)),
    read((tx) => selectRecord(tx, query)),
    read((tx) => selectWishes(tx, query)),
    read((tx) => selectDealings(tx, query)),
  ])
  return shoppers.map((shopper) => {
    const { id } = shopper
    const own = ties.get(id) ?? []
    const past = record.get(id)
    const promised = offered.get(id) ?? nothingOffered
    return {
      id,
      name: shopper.name,
      active: shopper.status === 'active' && shopper.merged_into === null,
      approved: shopper.approval === 'approved',
      agreed: shopper.agreed,
      level: shopper.level,
      openJobs: load.get(id)?.open ?? 0,
      openOffers: promised.openOffers,
      visits: [...(visitsOf.get(id) ?? []), ...promised.visits],
      busyDates: (busy.get(id) ?? []).map((row) => row.busy_on),
      weekdaysOff: shopper.weekdays_off,
      place: placeOf(shopper),
      goesFarther: shopper.goes_farther,
      conflicts: conflictsOf(own),
      isAuditor: shopper.auditor_since !== null,
      dealings: dealings.get(id) ?? [],
      blocked: own.filter(({ kind }) => blocks.includes(kind)).map((tie) => tie.client_id),
      profile: { city: shopper.city, specialisations: shopper.specializations },
      grade: past && !past.isNew ? past.grade : null,
      reliability: past?.reliability ?? null,
      recentJobs: load.get(id)?.recent ?? 0,
      isNew: past?.isNew ?? true,
      wishes: new Set((wishes.get(id) ?? []).map((row) => row.request_id)),
    }
  })
}

/** Facts of a shopper for the fit of one visit. */
export const factsFor = (shopper: PoolShopper, job: JobRow): FitFacts => ({
  grade: shopper.grade,
  reliability: shopper.reliability,
  distanceKm: kmBetween(shopper.place, job.place),
  profileMatch: profileMatch(shopper.profile, job.wanted, shopper.wishes.has(job.id)),
  recentJobs: shopper.recentJobs,
})

/** Key of a day at a branch in `visitsByBranchDay`. */
export const branchDay = (branchId: string, day: Day): string => `${branchId} ${day}`

/** Visits of each branch by day, including offered ones. */
export async function visitsByBranchDay(
  read: Read,
  { from: first, until: last, clients, without = [] }: Omit<PoolQuery, 'settings' | 'only'>,
): Promise<Map<string, number>> {
  const rows = await read((tx) =>
    tx
      .selectFrom('mystery_shopping_requests as request')
      .select('branch_id')
      .select(sql<string>`to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`.as('day'))
      .select((count) => count.fn.countAll<number>().as('visits'))
      .where((or) =>
        or.or([
          or('status', 'in', takenStatuses),
          or.and([or('status', '=', 'approved'), or.exists(openOffersOf(tx, sql.ref('request.id')))]),
        ]),
      )
      .where('scheduled_date', '>=', startsAt(first))
      .where('scheduled_date', '<', endsAt(last))
      .$if(clients !== undefined, (query) => query.where('client_id', 'in', clients!))
      .$if(without.length > 0, (query) => query.where('id', 'not in', without))
      .groupBy(['branch_id', 'day'])
      .execute(),
  )
  return new Map(rows.map((row) => [branchDay(row.branch_id, row.day), row.visits]))
}

/** Open offers of a visit. */
const openOffersOf = (tx: Tx, request: RawBuilder<unknown>) =>
  tx
    .selectFrom('visit_offers as offer')
    .select('offer.id')
    .where('offer.request_id', '=', sql<string>`${request}`)
    .where('offer.status', '=', 'offered')
    .where('offer.is_standby', '=', false)
    .where('offer.expires_at', '>', now().toISOString())
