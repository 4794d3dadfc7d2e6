import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { monthStart } from '#/domain/months.ts'
import { authorize } from '#/domain/permissions.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { DailyLine, DailyListQuery, dailyReportList, FoundDaily } from './list.ts'
import { withWaste } from './read-waste.server.ts'

const select = (db: Tx, actor: Actor) =>
  db
    .selectFrom('daily_reports as d')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'd.client_id').onRef('b.id', '=', 'd.branch_id'),
    )
    .leftJoin('daily_money as m', 'm.report_id', 'd.id')
    .select(['d.id', 'd.branch_id as branchId', branchNow('b').as('branch'), 'd.business_day as day', 'd.shift'])
    .select(['d.state', 'm.gross', 'm.net', 'm.vat', 'm.covers', 'm.difference'])
    .select(
      sql<
        string | null
      >`(select n.full_name from priv.daily_names(array[d.signed_by]) n where d.signed_by is not null)`.as('signer'),
    )
    .where('d.client_id', '=', companyOf(actor))
    .where('d.is_current', '=', true)

const matching = (db: Tx, actor: Actor, { q, month, state, part, branch, late }: DailyListQuery) =>
  select(db, actor)
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', b.name, b.name_ar)`, q)))
    .$if(month !== null, (found) =>
      found.where('d.business_day', '>=', `${month!}-01`).where('d.business_day', '<', monthStart(`${month!}-01`, 1)),
    )
    .$if(state !== null, (found) => found.where('d.state', '=', state!))
    .$if(part !== null, (found) => found.where(isBelow('d.branch_id', part!)))
    .$if(branch !== null, (found) => found.where('d.branch_id', '=', branch!))
    .$if(late, (found) => found.where('d.is_late', '=', true))

/** Reports of a query, for page and file. */
export const dailyRows: RowsOf<typeof dailyReportList, DailyLine, FoundDaily> = (db, query, actor) => ({
  select: matching(db, actor, query),
  order: {
    day: sql`d.business_day`,
    branch: sql`app.fold(${branchNow('b')})`,
    net: sql`m.net`,
    difference: sql`m.difference`,
  },
  id: 'd.id',
  finish: (rows, tx) => withWaste(tx, actor, rows),
})

export async function browseDaily(actor: Actor, query: DailyListQuery) {
  authorize(actor, 'daily.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, branches] = await Promise.all([
      pageRows(db, actor, query, dailyRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .orderBy(sql`app.fold(${branchNow('b')})`)
        .limit(500)
        .execute(),
    ])
    return { rows, total, branches }
  })
}
