import { asSystem, type Tx } from '#/db/database.server.ts'
import { addDays, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { textOf, translator } from '#/domain/text.ts'
import { openStaffTasks } from '#/domain/office/staff-task.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { now } from '#/platform/clock.ts'

const perRun = 1000
/** Days before today whose reminders are made up for after an outage. */
const lookBackDays = 3

const select = (tx: Tx) =>
  tx
    .selectFrom('work_tasks as t')
    .innerJoin('profiles as p', 'p.id', 't.owner_id')
    .select(['t.id', 't.title', 't.priority', 't.due_on', 't.version', 'p.id as owner', 'p.user_type as type'])
    .where('t.status', 'in', openStaffTasks)
    .where('p.status', '=', 'active')
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

async function tellOwner(tx: Tx, row: Row, kind: 'work.given' | 'work.due', effectKey: string): Promise<void> {
  const word = (key: 'noDue' | `priority_${Row['priority']}`) =>
    textOf((lang) => translator(lang, staffTaskMessages)(key))
  const due = row.due_on
  const facts = {
    title: row.title,
    priority: word(`priority_${row.priority}`),
    due: due ? textOf((lang) => formatDay(due, lang)) : word('noDue'),
    task: row.id,
  }
  // why: the office has a page per task, shoppers have their own list
  await tell(tx, row.type === 'admin' ? { admin: row.owner } : { shopper: row.owner }, kind, facts, { effectKey })
}

/** Notifies a task's new owner, unless it was reassigned meanwhile. */
export async function tellNewOwner({ taskId, ownerId }: JobPayload<'work.given'>): Promise<void> {
  await asSystem('a job notifies the new owner of a staff task', async (tx) => {
    const row = await select(tx).where('t.id', '=', taskId).where('t.owner_id', '=', ownerId).executeTakeFirst()
    if (row) await tellOwner(tx, row, 'work.given', `work:${row.id}:given:${ownerId}`)
  })
}

/** Reminds owners on the due day, once per set day. */
export async function remindTaskOwners(): Promise<void> {
  const today = riyadhDay(now())
  await asSystem('a job reminds owners of due staff tasks', async (tx) => {
    const rows = await select(tx)
      .where('t.due_on', '<=', today)
      .where('t.due_on', '>', addDays(today, -lookBackDays))
      .orderBy('t.due_on', 'desc')
      .orderBy('t.id')
      .limit(perRun)
      .execute()
    for (const row of rows) await tellOwner(tx, row, 'work.due', `work:${row.id}:due:${row.due_on}`)
  })
}
