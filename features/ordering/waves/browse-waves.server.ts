import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Staffing } from '#/domain/ordering/wave-status.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { waveList, WaveRow, WavesQuery } from './wave-list.ts'

const matching = (tx: Tx, { q, status }: Pick<WavesQuery, 'q' | 'status'>) =>
  tx
    .selectFrom('waves')
    .leftJoin('profiles as client', 'client.id', 'waves.client_id')
    .$if(status !== null, (some) => some.where('waves.status', '=', status!))
    .where(wordsMatch(sql`concat_ws(' ', waves.name, ${companyOfProfile('client')})`, q))

/** An approved visit with an open offer. */
const isOffered = sql<boolean>`request.status = 'approved' and exists (select from visit_offers offer
  where offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby)`

const selectWaves = (some: ReturnType<typeof matching>) =>
  some
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
    .select(['waves.id', 'waves.name', 'waves.from_on as from', 'waves.until_on as until', 'waves.status'])
    .select(['waves.created_at as createdAt', 'count.visits', 'count.staffed', 'count.offered'])
    .select(companyOfProfile('client').as('clientName'))

const staffingOf = (visits: number, staffed: number, offered: number): Staffing => ({
  visits,
  staffed,
  offered,
  open: visits - staffed - offered,
})

type Stored = Awaited<ReturnType<ReturnType<typeof selectWaves>['execute']>>[number]
const rowOf = ({ visits, staffed, offered, ...row }: Stored): WaveRow => ({
  ...row,
  staffing: staffingOf(visits ?? 0, staffed ?? 0, offered ?? 0),
})

/** Waves of a query, for page and file. */
export const waveRows: RowsOf<typeof waveList, WaveRow, Stored> = (db, query) => ({
  select: selectWaves(matching(db, query)),
  order: { created: sql.ref('waves.created_at'), from: sql.ref('waves.from_on'), visits: sql.ref('count.visits') },
  id: 'waves.id',
  finish: (rows) => rows.map(rowOf),
})

/** Waves of all clients, by page. */
export async function browseWaves(actor: Actor, query: WavesQuery): Promise<{ rows: WaveRow[]; total: number }> {
  authorize(actor, 'waves.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, waveRows),
      matching(db, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

const mostShort = 3
const mostLooked = 25

/** Confirmed waves with unfilled future visits, the soonest first. */
export async function shortWaves(actor: Actor): Promise<WaveRow[]> {
  authorize(actor, 'waves.read')
  const rows = await readAs(actor, (tx) =>
    selectWaves(matching(tx, { q: '', status: 'confirmed' }))
      .where('waves.until_on', '>=', riyadhDay(now()))
      .orderBy('waves.from_on')
      .orderBy('waves.id')
      .limit(mostLooked)
      .execute(),
  )
  return rows
    .map(rowOf)
    .filter(({ staffing }) => staffing.open > 0)
    .slice(0, mostShort)
}
