import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { WaveStatus } from '#/domain/wave-status.ts'
import { likePattern } from '#/features/branches/branches.server.ts'
import { type WavesQuery, wavesOnPage } from './lists.ts'

export type WaveRow = {
  id: string
  name: string
  /** Null: several clients. */
  clientName: string | null
  from: Day
  until: Day
  status: WaveStatus
  visits: number
  /** Visits that a shopper has, or has carried out. */
  given: number
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

const columns = { created: 'waves.created_at', from: 'waves.from_on', visits: 'visits' } as const

const rowsOf = (tx: Tx, query: WavesQuery, page: number, size: number) => {
  const direction = query.descending ? 'desc' : 'asc'
  return matching(tx, query)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('mystery_shopping_requests as request')
          .whereRef('request.wave_id', '=', 'waves.id')
          .select(sql<number>`count(*)::int`.as('visits'))
          .select(sql<number>`(count(*) filter (where request.shopper_id is not null))::int`.as('given'))
          .as('count'),
      (join) => join.onTrue(),
    )
    .select(['waves.id', 'waves.name', 'waves.from_on', 'waves.until_on', 'waves.status', 'waves.created_at'])
    .select(['count.visits', 'count.given'])
    .select(sql<string | null>`coalesce(client.company_name, client.full_name)`.as('clientName'))
    .orderBy(columns[query.sort], direction)
    .orderBy('waves.id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

type Stored = Awaited<ReturnType<typeof rowsOf>>[number]
const rowOf = (row: Stored): WaveRow => ({
  id: row.id,
  name: row.name,
  clientName: row.clientName,
  from: row.from_on,
  until: row.until_on,
  status: row.status as WaveStatus,
  visits: row.visits ?? 0,
  given: row.given ?? 0,
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
