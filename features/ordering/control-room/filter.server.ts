import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type DateRisk, fewTakers, fewTakersHours, watchHours } from '#/domain/ordering/date-risk.ts'
import { expiringHours, type TriageQueue, triageQueues } from '#/domain/ordering/triage.ts'
import { latinDigits } from '#/domain/digits.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { addHours, endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { now } from '#/platform/clock.ts'
import type { RoomFilter } from './room-list.ts'
import type { RoomQueue } from './room-query.ts'

type Condition = Expression<SqlBool>
/** A filter with resolved search text. */
export type Wanted = { filter: RoomFilter; search: Search }
type Search = { number: number } | { clientIds: string[]; branchIds: string[] } | { text: string } | null

/** Above this many matching clients or branches nearly all requests match, so a scan of the newest fills a page. */
const fewClients = 500
const fewBranches = 2000

/** `MS-0042`, `ms-42` and `42` all name a request. */
const numberIn = (search: string): number | null => {
  const found = /^(?:ms-?)?0*(\d{1,15})$/i.exec(latinDigits(search))
  return found ? Number(found[1]) : null
}

const clientMatches = (typed: string) =>
  sql<boolean>`app.fold(coalesce(company_name, '') || ' ' || full_name) like ${likePattern(typed)}`
const shopperMatches = (typed: string) => sql<boolean>`app.fold(full_name || ' ' || email) like ${likePattern(typed)}`

/** Clients and branches are few beside their requests: the search finds them first, then their requests by index. */
async function understand(tx: Tx, search: string): Promise<Search> {
  if (search === '') return null
  const number = numberIn(search)
  if (number !== null) return { number }
  const [clients, branches] = await Promise.all([
    tx
      .selectFrom('profiles')
      .select('id')
      .where('user_type', '=', 'client')
      .where(clientMatches(search))
      .limit(fewClients + 1)
      .execute(),
    tx
      .selectFrom('branches')
      .select('id')
      .where(branchMatches(search))
      .limit(fewBranches + 1)
      .execute(),
  ])
  if (clients.length > fewClients || branches.length > fewBranches) return { text: search }
  return { clientIds: clients.map(({ id }) => id), branchIds: branches.map(({ id }) => id) }
}

export const prepareIn = async (tx: Tx, filter: RoomFilter): Promise<Wanted> => ({
  filter,
  search: await understand(tx, filter.q),
})
export const prepare = (actor: Actor, filter: RoomFilter): Promise<Wanted> =>
  readAs(actor, (tx) => prepareIn(tx, filter))

/** Has an unanswered offer for the visit itself; stand-by offers leave it open. */
export const isOffered: RawBuilder<boolean> = sql<boolean>`exists (select from visit_offers o
  where o.request_id = q.id and o.status = 'offered' and not o.is_standby)`

/** `dateRiskOf` of domain/ordering/date-risk.ts in SQL, for the index on waiting visits. A test compares the two. */
export function hasRisk(risk: DateRisk): RawBuilder<boolean> {
  const at = now()
  const near = sql`(${at}::timestamptz + make_interval(hours => ${settingSql('visits.at-risk-hours')}::int))`
  const week = addHours(at, watchHours)
  const hasNoTakers = sql`(q.scheduled_date <= ${week} and coalesce(q.takers = 0, false))`
  if (risk === 'at_risk')
    return sql`(q.status in ('pending', 'approved') and q.scheduled_date > ${at} and q.scheduled_date <= ${week}
      and (q.scheduled_date <= ${near} or ${hasNoTakers}))`
  if (risk === 'watch')
    return sql`(q.status in ('pending', 'approved') and q.scheduled_date > ${near} and q.scheduled_date <= ${addHours(at, fewTakersHours)}
      and not ${hasNoTakers} and (coalesce(q.takers <= ${fewTakers}, false) or (q.scheduled_date <= ${week} and not ${isOffered})))`
  const begun = sql`${at}::timestamptz - make_interval(hours => ${settingSql('reports.client-hours')}::int)`
  return sql`((q.status in ('pending', 'approved', 'assigned') and q.scheduled_date <= ${at})
    or (q.status = 'in_progress' and q.scheduled_date <= ${begun}))`
}

/** `triageOf` of domain/ordering/triage.ts in SQL. A test compares the two. */
export function isInQueue(queue: TriageQueue): RawBuilder<boolean> {
  const at = now()
  if (queue === 'overdue') return hasRisk('overdue')
  const near = sql`q.scheduled_date <= (${at}::timestamptz + make_interval(hours => ${settingSql('visits.at-risk-hours')}::int))`
  const isWaiting = sql`(q.status in ('pending', 'approved') and q.scheduled_date > ${at})`
  const isEnding = sql`exists (select from visit_offers o
    where o.request_id = q.id and o.status = 'offered' and not o.is_standby and o.expires_at <= ${addHours(at, expiringHours)})`
  if (queue === 'unstaffed') return sql`(${isWaiting} and ${near} and not ${isOffered})`
  if (queue === 'expiring') return sql`(${isWaiting} and ${isEnding})`
  return sql`(${hasRisk('at_risk')} and not ${isEnding} and not (${near} and not ${isOffered}))`
}

const inQueue = (queue: RoomQueue): RawBuilder<boolean> =>
  queue === 'all'
    ? sql`true`
    : queue === 'attention'
      ? sql`(${sql.join(triageQueues.map(isInQueue), sql` or `)})`
      : isInQueue(queue)

/** Place of a visit's queue in the order of the triage. */
const triageRank = (): RawBuilder<number> =>
  sql`case ${sql.join(
    triageQueues.map((queue, rank) => sql`when ${isInQueue(queue)} then ${sql.lit(rank)}`),
    sql` `,
  )} else ${sql.lit(triageQueues.length)} end`

/** Sort key: 0 the worst, 3 none. */
export const riskRank = (): RawBuilder<number> =>
  sql`case when ${hasRisk('overdue')} then 0 when ${hasRisk('at_risk')} then 1 when ${hasRisk('watch')} then 2 else 3 end`

/** Sort key of the list: by queues where the view shows them. */
export const rankIn = ({ filter: { queue } }: Wanted): RawBuilder<number> =>
  queue === 'attention' ? triageRank() : riskRank()

const searched = (search: NonNullable<Search>): Condition => {
  if ('number' in search) return sql`q.number = ${search.number}`
  if ('text' in search)
    return sql`(q.client_id in (select profiles.id from profiles where user_type = 'client' and ${clientMatches(search.text)})
      or q.branch_id in (select branches.id from branches where ${branchMatches(search.text)}))`
  return sql`(q.client_id = any(${search.clientIds}::uuid[]) or q.branch_id = any(${search.branchIds}::uuid[]))`
}

const clientIs = (typed: string): Condition =>
  isRecordId(typed)
    ? sql`q.client_id = ${typed}`
    : sql`q.client_id in (select profiles.id from profiles where user_type = 'client' and ${clientMatches(typed)})`

const branchIs = (typed: string): Condition =>
  isRecordId(typed)
    ? sql`q.branch_id = ${typed}`
    : sql`q.branch_id in (select branches.id from branches where ${branchMatches(typed)})`

const shopperIs = (typed: string): Condition =>
  isRecordId(typed)
    ? sql`q.shopper_id = ${typed}`
    : sql`q.shopper_id in (select profiles.id from profiles
        where user_type in ('freelancer', 'mystery_shopper') and ${shopperMatches(typed)})`

/** Conditions of the filter on the requests `q`. */
function conditionsOf({ filter, search }: Wanted): Condition[] {
  const { queue, status, type, risk, offer, city, client, branch, shopper, level, wave, unplaced, from, to } = filter
  const when = (wanted: unknown, condition: () => Condition): Condition[] => (wanted ? [condition()] : [])
  return [
    ...when(search, () => searched(search!)),
    ...when(queue && queue !== 'all', () => inQueue(queue!)),
    ...when(status, () => sql`q.status = ${status}`),
    ...when(type, () => sql`q.evaluation_type = ${type}`),
    ...when(risk, () => hasRisk(risk!)),
    ...when(offer === 'open', () => isOffered),
    ...when(offer === 'none', () => sql`not ${isOffered}`),
    ...when(city, () => sql`q.branch_id in (select branches.id from branches where branches.city = ${city})`),
    ...when(client, () => clientIs(client)),
    ...when(branch, () => branchIs(branch)),
    ...when(shopper, () => shopperIs(shopper)),
    ...when(
      level,
      () => sql`q.shopper_id in (select profile_id from mystery_shopper_profiles where certification_level = ${level})`,
    ),
    ...when(wave, () => sql`q.wave_id = ${wave}`),
    ...when(unplaced, () => sql`q.branch_id in (select branches.id from branches where latitude is null)`),
    ...when(from, () => sql`q.scheduled_date >= ${startOfDay(from!)}`),
    ...when(to, () => sql`q.scheduled_date < ${endOfDay(to!)}`),
  ]
}

/** The whole filter as one condition on `mystery_shopping_requests as q`. */
export function matches(wanted: Wanted): RawBuilder<SqlBool> {
  const conditions = conditionsOf(wanted)
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** Whether only a status, or nothing, is filtered: then tallies give the count. */
export const isPlain = ({ filter, search }: Wanted): boolean =>
  search === null && conditionsOf({ filter: { ...filter, status: null }, search }).length === 0
