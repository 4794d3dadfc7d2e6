import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Staffing, WaveStatus } from '#/domain/ordering/wave-status.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { type WavesQuery, wavesOnPage } from './lists.ts'

export type WaveRow = {
  id: string
  name: string
  /** Null: several clients. */
  clientName: string | null
  from: Day
  until: Day
  status: WaveStatus
  staffing: Staffing
  createdAt: string
}

const matching = (tx: Tx, { q, status }: WavesQuery) =>
  tx
    .selectFrom('waves')
    .leftJoin('profiles as client', 'client.id', 'waves.client_id')
    .$if(status !== null, (some) => some.where('waves.status', '=', status!))
    .$if(q !== '', (some) =>
      some.where(
        sql<boolean>`app.fold(waves.name || ' ' || coalesce(client.company_name, client.full_name, '')) like ${likePattern(q)}`,
      ),
    )

/** An approved visit that a shopper may still accept. */
const isOffered = sql<boolean>`request.status = 'approved' and exists (select from visit_offers offer
  where offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby)`

const columns = { created: 'waves.created_at', from: 'waves.from_on', visits: 'visits' } as const

type Matching = ReturnType<typeof matching>

const rowsOf = (
  tx: Tx,
  query: WavesQuery,
  page: number,
  size: number,
  narrow: (some: Matching) => Matching = (some) => some,
) => {
  const direction = query.descending ? 'desc' : 'asc'
  return narrow(matching(tx, query))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('mystery_shopping_requests as request')
          .whereRef('request.wave_id', '=', 'waves.id')
          .where('request.status', '!=', 'cancelled')
          .select(sql<number>`count(*)::int`.as('visits'))
          .select(sql<number>`(count(*) filter (where request.shopper_id is not null))::int`.as('staffed'))
          .select(sql<number>`(count(*) filter (where ${isOffered}))::int`.as('offered'))
          .as('count'),
      (join) => join.onTrue(),
    )
    .select(['waves.id', 'waves.name', 'waves.from_on', 'waves.until_on', 'waves.status', 'waves.created_at'])
    .select(['count.visits', 'count.staffed', 'count.offered'])
    .select(sql<string | null>`coalesce(client.company_name, client.full_name)`.as('clientName'))
    .orderBy(columns[query.sort], direction)
    .orderBy('waves.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

const staffingOf = (visits: number, staffed: number, offered: number): Staffing => ({
  visits,
  staffed,
  offered,
  open: visits - staffed - offered,
})

type Stored = Awaited<ReturnType<typeof rowsOf>>[number]
const rowOf = (row: Stored): WaveRow => ({
  id: row.id,
  name: row.name,
  clientName: row.clientName,
  from: row.from_on,
  until: row.until_on,
  status: row.status,
  staffing: staffingOf(row.visits ?? 0, row.staffed ?? 0, row.offered ?? 0),
  createdAt: row.created_at,
})

/** The waves of all clients, a page at a time. */
export async function browseWaves(actor: Actor, query: WavesQuery): Promise<{ rows: WaveRow[]; total: number }> {
  authorize(actor, 'waves.read')
  const [rows, { total }] = await Promise.all([
    readAs(actor, (tx) => rowsOf(tx, query, query.page, wavesOnPage)),
    readAs(actor, (tx) =>
      matching(tx, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ),
  ])
  return { rows: rows.map(rowOf), total }
}

const mostShort = 3

/** Waves that are given out and still have visits without a shopper ahead of them, the soonest first. */
export async function shortWaves(actor: Actor): Promise<WaveRow[]> {
  authorize(actor, 'waves.read')
  const query: WavesQuery = { q: '', status: 'confirmed', sort: 'from', descending: false, page: 1 }
  const rows = await readAs(actor, (tx) =>
    rowsOf(tx, query, 1, wavesOnPage, (some) => some.where('waves.until_on', '>=', riyadhDay(now()))),
  )
  return rows
    .map(rowOf)
    .filter(({ staffing }) => staffing.open > 0)
    .slice(0, mostShort)
}

const atOnce = 500

/** All waves that match, for a file. */
export async function* everyWave(actor: Actor, query: WavesQuery): AsyncGenerator<WaveRow> {
  authorize(actor, 'waves.read')
  for (let page = 1; ; page += 1) {
    const rows = await readAs(actor, (tx) => rowsOf(tx, query, page, atOnce))
    yield* rows.map(rowOf)
    if (rows.length < atOnce) return
  }
}
