import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { periodOfDay } from '#/domain/ordering/programme.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { allProgrammes, AllProgrammesQuery, AnyProgrammeRow } from './all-list.ts'

const matching = (tx: Tx, { q, state, client }: Pick<AllProgrammesQuery, 'q' | 'state' | 'client'>) =>
  tx
    .selectFrom('visit_programmes as programme')
    .innerJoin('companies', 'companies.id', 'programme.client_id')
    .$if(state !== null, (some) => some.where('programme.state', '=', state!))
    .$if(client !== null, (some) => some.where('programme.client_id', '=', client!))
    .where(wordsMatch(sql`concat_ws(' ', programme.name, companies.name_en, companies.name_ar)`, q))

/** Beginning and end of the current period of each programme. */
const bounds = (which: 'from' | 'until') => {
  const today = riyadhDay(now())
  const of = (cadence: 'month' | 'quarter') => startOfDay(periodOfDay(cadence, today)[which])
  return sql`case programme.cadence when 'month' then ${of('month')}::timestamptz else ${of('quarter')}::timestamptz end`
}
const count = (condition: string) => sql<number>`(select count(*)::int from mystery_shopping_requests request
  where request.programme_id = programme.id and request.scheduled_date >= ${bounds('from')} and request.scheduled_date < ${bounds('until')}
    and ${sql.raw(condition)})`

const selectAll = (some: ReturnType<typeof matching>) =>
  some
    .select(['programme.id', 'programme.name', 'programme.state', 'programme.cadence'])
    .select('programme.created_at as created')
    .select(nodeName('companies').as('client'))
    .select(
      sql<number>`coalesce((select sum(draw.wanted)::int from visit_programme_draws draw where draw.programme_id = programme.id
        and draw.from_on = (${bounds('from')} at time zone 'Asia/Riyadh')::date), 0)`.as('wanted'),
    )
    .select(count(`request.status <> 'cancelled'`).as('standing'))
    .select(count(`request.status = 'approved'`).as('open'))
    .select(count(`request.status = 'completed'`).as('done'))

/** Programmes of a query, for page and file. */
export const allProgrammeRows: RowsOf<typeof allProgrammes, AnyProgrammeRow> = (db, query) => ({
  select: selectAll(matching(db, query)),
  order: { created: sql.ref('programme.created_at') },
  id: 'programme.id',
})

/** Programmes of all clients, by page, for the control room. */
export async function browseAllProgrammes(
  actor: Actor,
  query: AllProgrammesQuery,
): Promise<{ rows: AnyProgrammeRow[]; total: number }> {
  authorize(actor, 'programmes.read')
  if (actor.type !== 'admin') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, allProgrammeRows),
      matching(db, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
