import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { auditRestMonths, type Dealing, type OpenOffer, type ShopperVisit } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { addDays, addMonths, type Day, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { agreedTo } from '#/features/identity/consents/agreed.server.ts'
import { now } from '#/platform/clock.ts'
import { shopperRecord } from './shopper-record.ts'

export type PoolQuery = {
  from: Day
  until: Day
  settings: AssignmentSettings
  /** Restricts history to these clients; default: all. */
  clients?: readonly string[]
  /** Restricts the shoppers. */
  only?: readonly string[]
  /** Visits treated as unassigned. */
  without?: readonly string[]
  /** False: ignores offers, for shoppers choosing among their own. */
  offers?: boolean
}

/** Statuses that count: visits handed back, withdrawn or cancelled have no shopper. */
export const takenStatuses = ['assigned', 'in_progress', 'completed'] as const
/** Days before and after today considered for fairness. */
const fairnessDays = 30

export const startsAt = (day: Day): string => startOfDay(day).toISOString()
export const endsAt = (day: Day): string => endOfDay(day).toISOString()

export const selectShoppers = (tx: Tx, { only }: PoolQuery) =>
  tx
    .selectFrom('mystery_shopper_profiles as shopper')
    .innerJoin('profiles as profile', 'profile.id', 'shopper.profile_id')
    .select(['profile.id', 'profile.full_name as name', 'profile.status', 'shopper.certification_level as level'])
    .select(['shopper.approval', 'shopper.city', 'shopper.latitude', 'shopper.longitude', 'shopper.goes_farther'])
    .select(['shopper.weekdays_off', 'shopper.specializations', 'shopper.merged_into', 'shopper.auditor_since'])
    .select(agreedTo('shopper-code', sql.ref('profile.id')).as('agreed'))
    .where('profile.status', '!=', 'erased')
    .$if(only !== undefined, (query) => query.where(sql<boolean>`shopper.profile_id = any(${only}::uuid[])`))
    .execute()

const visits = (tx: Tx, { only, without = [] }: PoolQuery) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select(['shopper_id', 'branch_id', 'client_id', 'scheduled_date'])
    .where('status', 'in', takenStatuses)
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .$if(only !== undefined, (query) => query.where(sql<boolean>`shopper_id = any(${only}::uuid[])`))

/** Visits of these clients within the branch's rest period, and all others on the days in question. */
export async function selectVisits(tx: Tx, query: PoolQuery): Promise<Map<string, ShopperVisit[]>> {
  const days = Math.max(query.settings.sameBranchDays, query.settings.sameClientDays)
  const { clients } = query
  const near = visits(tx, query)
    .where('scheduled_date', '>=', startsAt(addDays(query.from, -days)))
    .where('scheduled_date', '<', endsAt(addDays(query.until, days)))
  const sameDays = visits(tx, query)
    .where('scheduled_date', '>=', startsAt(query.from))
    .where('scheduled_date', '<', endsAt(query.until))
  const rows = await (clients === undefined
    ? near.execute()
    : near
        .where('client_id', 'in', clients)
        .unionAll(sameDays.where('client_id', 'not in', clients))
        .execute())
  const byShopper = Map.groupBy(rows, (row) => row.shopper_id!)
  return new Map(
    [...byShopper].map(([id, own]) => [
      id,
      own.map((row) => ({
        branchId: row.branch_id,
        clientId: row.client_id,
        at: new Date(row.scheduled_date),
        counted: true,
      })),
    ]),
  )
}

/** Excludes shoppers who lost a visit from its offers and stand-by requests. */
export const losses = ['handBack', 'noShow', 'takeBack']

type OfferRow = {
  shopper_id: string
  request_id: string
  branch_id: string
  client_id: string
  at: string
  is_standby: boolean
  expires_at: string
  is_open: boolean
}

/** Unanswered offers, and stand-by promises for future visits, on any day. */
async function selectOfferRows(tx: Tx, { only, without = [] }: PoolQuery): Promise<OfferRow[]> {
  const at = now()
  const { rows } = await sql<OfferRow>`
    select offer.shopper_id, offer.request_id, request.branch_id, request.client_id, request.scheduled_date as at, offer.is_standby,
      offer.expires_at, offer.status = 'offered' as is_open
    from visit_offers offer
    join mystery_shopping_requests request on request.client_id = offer.client_id and request.id = offer.request_id
    where (offer.status = 'offered' and offer.expires_at > ${at}
        or offer.status = 'accepted' and offer.is_standby and request.scheduled_date > ${at}
          and request.shopper_id is distinct from offer.shopper_id
          and not exists (select from request_events event where event.request_id = offer.request_id
            and event.shopper_id = offer.shopper_id and event.step = any(${losses})))
      and request.status in ('approved', 'assigned') and request.id <> all(${without}::uuid[])
      and (${only ?? null}::uuid[] is null or offer.shopper_id = any(${only ?? null}::uuid[]))`.execute(tx)
  return rows
}

export type Offered = { visits: ShopperVisit[]; openOffers: OpenOffer[] }
export const nothingOffered: Offered = { visits: [], openOffers: [] }

/** Offers and stand-by promises by shopper. A stand-by request is no open visit. */
export async function selectOffered(tx: Tx, query: PoolQuery): Promise<Map<string, Offered>> {
  if (query.offers === false) return new Map()
  const byShopper = Map.groupBy(await selectOfferRows(tx, query), (row) => row.shopper_id)
  return new Map(
    [...byShopper].map(([id, own]) => [
      id,
      {
        visits: own.map((row) => ({
          branchId: row.branch_id,
          clientId: row.client_id,
          at: new Date(row.at),
          counted: true,
          as: row.is_standby ? 'standby' : 'offer',
          requestId: row.request_id,
          ...(row.is_open ? { offerUntil: riyadhDay(new Date(row.expires_at)) } : {}),
        })),
        openOffers: own
          .filter((row) => row.is_open && !row.is_standby)
          .map((row) => ({ requestId: row.request_id, until: riyadhDay(new Date(row.expires_at)) })),
      },
    ]),
  )
}

/** Open jobs, and visits around today for fairness, by shopper. */
export async function selectLoad(tx: Tx, { only, without = [] }: PoolQuery) {
  const today = riyadhDay(now())
  const since = startsAt(addDays(today, -fairnessDays))
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['shopper_id'])
    .select((count) => [
      count.fn.countAll<number>().filterWhere('status', 'in', ['assigned', 'in_progress']).as('open'),
      count.fn.countAll<number>().filterWhere('scheduled_date', '>=', since).as('recent'),
    ])
    .where('status', 'in', takenStatuses)
    .where((or) =>
      or.or([
        or('status', 'in', ['assigned', 'in_progress']),
        or.and([or('scheduled_date', '>=', since), or('scheduled_date', '<', endsAt(addDays(today, fairnessDays)))]),
      ]),
    )
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .$if(only !== undefined, (query) => query.where(sql<boolean>`shopper_id = any(${only}::uuid[])`))
    .groupBy('shopper_id')
    .execute()
  return new Map(rows.map((row) => [row.shopper_id!, { open: row.open, recent: row.recent }]))
}

export async function selectBusyDates(tx: Tx, query: PoolQuery) {
  const rows = await tx
    .selectFrom('shopper_busy_dates')
    .select(['shopper_id', 'busy_on'])
    .where('busy_on', '>=', query.from)
    .$if(query.only !== undefined, (busy) => busy.where(sql<boolean>`shopper_id = any(${query.only}::uuid[])`))
    .execute()
  return Map.groupBy(rows, (row) => row.shopper_id)
}

/** Audits of these clients, and mystery visits by auditors, of two years before and after the days in question. */
export async function selectDealings(tx: Tx, query: PoolQuery): Promise<Map<string, Dealing[]>> {
  const { only, clients, without = [] } = query
  const { rows } = await sql<Dealing & { shopperId: string }>`
    select q.shopper_id as "shopperId", q.client_id as "clientId", q.evaluation_type = 'operations_audit' as "isAudit",
      to_char(q.scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day
    from mystery_shopping_requests q
    where q.status = any(${[...takenStatuses]}) and q.id <> all(${without}::uuid[])
      and q.scheduled_date > ${startsAt(addMonths(query.from, -auditRestMonths))}::timestamptz
      and q.scheduled_date < ${endsAt(addMonths(query.until, auditRestMonths))}::timestamptz
      and (q.evaluation_type = 'operations_audit'
        or q.shopper_id in (select s.profile_id from mystery_shopper_profiles s where s.auditor_since is not null))
      and (${only ?? null}::uuid[] is null or q.shopper_id = any(${only ?? null}::uuid[]))
      and (${clients ?? null}::uuid[] is null or q.client_id = any(${clients ?? null}::uuid[]))`.execute(tx)
  const byShopper = Map.groupBy(rows, ({ shopperId }) => shopperId)
  return new Map(
    [...byShopper].map(([id, own]) => [id, own.map(({ clientId, isAudit, day }) => ({ clientId, isAudit, day }))]),
  )
}

export type Tie = { shopper_id: string; client_id: string; kind: string; ended_on: string | null }

/** Declared conflicts, exclusions, and employers matched to clients. */
export async function selectTies(tx: Tx, { only, clients }: PoolQuery) {
  const { rows } = await sql<Tie>`
    select shopper_id, client_id, kind, null::date as ended_on from shopper_conflicts
    where (${only ?? null}::uuid[] is null or shopper_id = any(${only ?? null}::uuid[]))
      and (${clients ?? null}::uuid[] is null or client_id = any(${clients ?? null}::uuid[]))
    union all
    select shopper_id, client_id, kind, ended_on from shopper_employers
    where client_id is not null and (${only ?? null}::uuid[] is null or shopper_id = any(${only ?? null}::uuid[]))
      and (${clients ?? null}::uuid[] is null or client_id = any(${clients ?? null}::uuid[]))`.execute(tx)
  return Map.groupBy(rows, (row) => row.shopper_id)
}

/** Fewer released reports make a shopper new. */
export const newBelow = 3

/**
 * Performance of each shopper, shared with the roster. Quality gets half its points until the third report, because
 * fewer prove little.
 */
export async function selectRecord(tx: Tx, { only }: PoolQuery) {
  const { rows } = await sql<{ id: string; grade: number | null; reliability: number | null; isNew: boolean }>`
    select shopper.profile_id as id, record.grade, record.reliability,
      (select count(*) from (select from mystery_shopping_reports report where report.shopper_id = shopper.profile_id
        and report.status in ('released', 'disputed', 'locked') limit ${newBelow}) few) < ${newBelow} as "isNew"
    from mystery_shopper_profiles shopper
    cross join lateral ${shopperRecord(sql`shopper.profile_id`, now())}
    where ${only ?? null}::uuid[] is null or shopper.profile_id = any(${only ?? null}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function selectWishes(tx: Tx, { only }: PoolQuery) {
  const rows = await tx
    .selectFrom('visit_wishes as wish')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'wish.request_id')
    .select(['wish.shopper_id', 'wish.request_id'])
    .where('request.status', '=', 'approved')
    .$if(only !== undefined, (query) => query.where(sql<boolean>`wish.shopper_id = any(${only}::uuid[])`))
    .execute()
  return Map.groupBy(rows, (row) => row.shopper_id)
}
