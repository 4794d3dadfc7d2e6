import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { isLate, openTasks, type ProofKind, type TaskState } from '#/domain/operations/duties/task.ts'
import { addDays, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { isOwn, selectTasks } from './read-tasks.server.ts'

export type DueTask = {
  id: string
  dutyId: string
  title: string
  state: TaskState
  proof: ProofKind
  revision: number
  dueAt: Date
  late: boolean
}

const mostShown = 200

/** Open tasks of the actor that fall due within so many days, and those that were done today. */
export async function selectDueTasks(db: Tx, actor: Actor, within: number): Promise<DueTask[]> {
  const today = riyadhDay(now())
  const rows = await selectTasks(db, actor)
    .select(['t.proof', 't.revision'])
    .where(isOwn(actor))
    .where((of) =>
      of.or([
        of.and([of('t.state', 'in', openTasks), of('t.due_at', '<', endOfDay(addDays(today, within)).toISOString())]),
        of.and([of('t.state', '=', 'done'), of('t.done_at', '>=', startOfDay(today).toISOString())]),
      ]),
    )
    .orderBy('t.due_at')
    .orderBy('t.id')
    .limit(mostShown)
    .execute()
  return rows.map((row) => {
    const dueAt = new Date(row.due_at)
    const doneAt = row.done_at === null ? null : new Date(row.done_at)
    return {
      id: row.id,
      dutyId: row.duty_id,
      title: row.title,
      state: row.state,
      proof: row.proof,
      revision: row.revision,
      dueAt,
      late: isLate({ state: row.state, dueAt, doneAt }, now()),
    }
  })
}

/** Overdue tasks at branches and at the parts above them, by node. */
export const countOverdueTasks = (db: Tx, actor: Actor): Promise<{ nodeId: string; isBranch: boolean; n: number }[]> =>
  db
    .selectFrom('duty_tasks as t')
    .innerJoin('org_nodes as o', 'o.id', 't.node_id')
    .select(['t.node_id as nodeId', sql<boolean>`o.kind = 'branch'`.as('isBranch'), sql<number>`count(*)::int`.as('n')])
    .where('t.client_id', '=', companyOf(actor))
    .where('t.state', 'in', openTasks)
    .where('t.due_at', '<', now().toISOString())
    .groupBy(['t.node_id', 'o.kind'])
    .execute()
