import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type DateRiskFacts, dateRiskOf, dateRiskReasonsOf } from '#/domain/ordering/date-risk.ts'
import { type EvaluationStatus, evaluationStatuses } from '#/domain/evaluation.ts'
import { type TriageQueue, triageOf, triageQueues } from '#/domain/ordering/triage.ts'
import { authorize } from '#/domain/permissions.ts'
import { countUpTo, type ListRows, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { countsByStatus, type StatusCounts } from '#/features/ordering/requests/browse-all.server.ts'
import { now } from '#/platform/clock.ts'
import { isInQueue, isPlain, matches, prepare, prepareIn, rankIn, type Wanted } from './filter.server.ts'
import type { RoomFilter, roomList, RoomQuery, RoomRow } from './room-list.ts'
import { mostAtOnce, mostInRoom } from './room-query.ts'
import { riskColumns, riskHoursOf } from '#/features/ordering/requests/risk-hours.server.ts'

const columns = [
  'q.id',
  'q.number',
  'q.client_id as clientId',
  shownClient('q').as('clientName'),
  'q.branch_id as branchId',
  shownBranch('q').as('branchName'),
  'q.branch_location as branchLocation',
  'q.evaluation_type as type',
  'q.scheduled_date as visitAt',
  'q.earliest_on as earliestOn',
  'q.latest_on as latestOn',
  'q.status',
  'q.price',
  'q.bonus',
  'q.takers',
] as const

const openOffer = sql<{ shopperName: string; until: string } | null>`(
  select json_build_object('shopperName', p.full_name, 'until', o.expires_at) from visit_offers o join profiles p on p.id = o.shopper_id
  where o.request_id = q.id and o.status = 'offered' and not o.is_standby)`
const refusedBy = sql<number>`(select count(distinct o.shopper_id)::int from visit_offers o
  where o.request_id = q.id and o.status in ('declined', 'expired') and o.ended_by in ('shopper', 'time'))`
const wishedBy = sql<number>`(select count(*)::int from visit_wishes w where w.request_id = q.id)`
const shopperName = sql<string | null>`(select p.full_name from profiles p where p.id = q.shopper_id)`

const isOpen = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/** Rows of `q` with all view data; related data is read for the page's rows only. */
export const selectRows = (tx: Tx) =>
  tx
    .selectFrom('mystery_shopping_requests as q')
    .select(columns)
    .select(riskColumns())
    .select([
      shopperName.as('shopperName'),
      openOffer.as('offer'),
      sql<number>`case when q.status in ('pending', 'approved') then ${refusedBy} else 0 end`.as('refusedBy'),
      sql<number>`case when q.status in ('pending', 'approved') then ${wishedBy} else 0 end`.as('wishedBy'),
    ])

type Selected = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** A row with its risk and reasons. */
export function asRoomRow({
  refusedBy: refused,
  wishedBy: wished,
  takers,
  atRiskHours,
  clientHours,
  ...row
}: Selected): RoomRow {
  const status = row.status
  const facts: DateRiskFacts = {
    status,
    visitAt: new Date(row.visitAt),
    isOffered: row.offer !== null,
    refusedBy: refused,
    wishedBy: wished,
    bonus: row.bonus,
    takers,
  }
  const at = now()
  const hours = riskHoursOf({ atRiskHours, clientHours })
  return {
    ...row,
    status,
    type: row.type,
    offer: isOpen(status) ? row.offer : null,
    risk: dateRiskOf(facts, at, hours),
    reasons: dateRiskReasonsOf(facts, at, hours),
    triage: triageOf({ ...facts, offerUntil: row.offer && new Date(row.offer.until) }, at, hours),
  }
}

/** Up to so many matches the page is sorted from all of them: walking an index over a million rows to meet a few took seconds. */
const fewMatches = 2000

function rowsOf(tx: Tx, wanted: Wanted, isFew: boolean): ListRows<typeof roomList, RoomRow, Selected> {
  const by = (column: string) => (isFew ? sql`coalesce(${sql.ref(column)})` : sql.ref(column))
  const byName = (name: RawBuilder<string>) => (isFew ? sql`coalesce(${name})` : name)
  return {
    select: selectRows(tx).where(matches(wanted)),
    order: {
      created: by('q.created_at'),
      visit: by('q.scheduled_date'),
      client: byName(shownClient('q')),
      branch: byName(shownBranch('q')),
      status: by('q.status'),
      bonus: by('q.bonus'),
      risk: sql`(${rankIn(wanted)}, q.scheduled_date)`,
    },
    id: 'q.id',
    finish: (rows) => rows.map(asRoomRow),
  }
}

/** The requests of a query, for its file. */
export const roomRows: RowsOf<typeof roomList, RoomRow, Selected> = async (tx, query) =>
  rowsOf(tx, await prepareIn(tx, query), false)

async function totalOf(actor: Actor, wanted: Wanted, counts: StatusCounts): Promise<number> {
  if (!isPlain(wanted))
    return readAs(actor, (tx) =>
      countUpTo(tx, tx.selectFrom('mystery_shopping_requests as q').select('q.id').where(matches(wanted)), mostInRoom),
    )
  const { status } = wanted.filter
  return status ? counts[status].count : evaluationStatuses.reduce((sum, one) => sum + counts[one].count, 0)
}

export type RoomTable = { rows: RoomRow[]; total: number; isEmpty: boolean }

/** Visits in each queue of the triage under the other filters, and the hours from which a visit is near. */
export async function countQueues(
  actor: Actor,
  query: RoomQuery,
): Promise<Record<TriageQueue, number> & { near: number }> {
  authorize(actor, 'requests.browse')
  const wanted = await prepare(actor, { ...query, queue: null })
  return readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .select(triageQueues.map((queue) => sql<number>`(count(*) filter (where ${isInQueue(queue)}))::int`.as(queue)))
      .select(settingSql('visits.at-risk-hours').as('near'))
      .where('q.status', 'in', ['pending', 'approved', 'assigned', 'in_progress'])
      .where(matches(wanted))
      .executeTakeFirstOrThrow(),
  )
}

/** One page of all clients' requests. */
export async function browseRoom(actor: Actor, query: RoomQuery): Promise<RoomTable> {
  authorize(actor, 'requests.browse')
  const [counts, wanted] = await Promise.all([countsByStatus(actor), prepare(actor, query)])
  const total = await totalOf(actor, wanted, counts)
  const rows = await readAs(actor, (tx) => pageRows(tx, actor, query, (db) => rowsOf(db, wanted, total <= fewMatches)))
  return { rows, total, isEmpty: evaluationStatuses.every((status) => counts[status].count === 0) }
}

/** First requests of a filter by date, for bulk changes. */
export async function idsInRoom(actor: Actor, filter: RoomFilter): Promise<string[]> {
  authorize(actor, 'requests.browse')
  const wanted = await prepare(actor, filter)
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .select('q.id')
      .where(matches(wanted))
      .orderBy('q.scheduled_date')
      .orderBy('q.id')
      .limit(mostAtOnce)
      .execute(),
  )
  return rows.map(({ id }) => id)
}
