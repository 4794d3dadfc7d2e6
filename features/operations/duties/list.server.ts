import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { openTasks } from '#/domain/operations/duties/task.ts'
import { authorize } from '#/domain/permissions.ts'
import { endOfDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { dutyTaskList, DutyTaskQuery } from './list.ts'
import { isOwn, linesOf, selectTasks, type TaskLine, type TaskRow } from './read-tasks.server.ts'

const matching = (db: Tx, actor: Actor, { q, tab, whose, state, part, duty }: DutyTaskQuery) =>
  selectTasks(db, actor)
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', t.title, n.name_en, n.name_ar)`, q)))
    .$if(tab !== 'all', (found) => found.where('t.state', 'in', openTasks))
    .$if(tab === 'late', (found) => found.where('t.due_at', '<', now().toISOString()))
    .$if(whose === 'mine', (found) => found.where(isOwn(actor)))
    .$if(state !== null, (found) => found.where('t.state', '=', state!))
    .$if(part !== null, (found) => found.where(isBelow('t.node_id', part!)))
    .$if(duty !== null, (found) => found.where('t.duty_id', '=', duty!))

/** Tasks of a query, for page and file. */
export const dutyTaskRows: RowsOf<typeof dutyTaskList, TaskLine, TaskRow> = (db, query, actor) => ({
  select: matching(db, actor, query),
  order: { due: sql`t.due_at`, task: sql`app.fold(t.title)` },
  id: 't.id',
  finish: (rows) => linesOf(db, actor, rows),
})

export type DutyCounts = { today: number; late: number; open: number }

/** A page of the tasks that the actor sees, with what is due today and what is late. */
export async function browseDutyTasks(
  actor: Actor,
  query: DutyTaskQuery,
): Promise<{ rows: TaskLine[]; total: number; counts: DutyCounts; duties: { value: string; label: string }[] }> {
  authorize(actor, 'duties.own')
  return readAs(actor, async (db) => {
    const end = endOfDay(riyadhDay(now()))
    const [rows, { total }, counts, duties] = await Promise.all([
      pageRows(db, actor, query, dutyTaskRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('duty_tasks')
        .select([
          sql<number>`count(*) filter (where due_at >= ${now()} and due_at < ${end})::int`.as('today'),
          sql<number>`count(*) filter (where due_at < ${now()})::int`.as('late'),
          sql<number>`count(*)::int`.as('open'),
        ])
        .where('client_id', '=', companyOf(actor))
        .where('state', 'in', openTasks)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('duties')
        .select(['id as value', 'title as label'])
        .where('client_id', '=', companyOf(actor))
        .where('state', '<>', 'archived')
        .orderBy(sql`app.fold(title)`)
        .limit(500)
        .execute(),
    ])
    return { rows, total, counts, duties }
  })
}
