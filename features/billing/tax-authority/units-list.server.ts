import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { type FormerUnit, formerUnitList, type FormerUnitQuery } from './units-list.ts'

const former = (db: Tx) => db.selectFrom('tax_units as u').where('u.state', '=', 'ended').where('u.world', '<>', 'none')

/** Units that issue no more: of the page and of the file. */
export const formerUnitRows: RowsOf<typeof formerUnitList, FormerUnit> = (db) => ({
  select: former(db)
    .select(['u.id', 'u.name', 'u.state', 'u.world', 'u.last_counter as issuedCount'])
    .select(['u.active_from as activeFrom', 'u.ended_at as endedAt']),
  order: { created: sql.ref('u.created_at') },
  id: 'u.id',
})

/** A page of the units that issue no more. */
export async function browseFormerUnits(
  actor: Actor,
  query: FormerUnitQuery,
): Promise<{ rows: FormerUnit[]; total: number }> {
  authorize(actor, formerUnitList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, formerUnitRows),
      former(db)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
