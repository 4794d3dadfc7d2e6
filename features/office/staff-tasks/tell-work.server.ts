import { asSystem, type Tx } from '#/db/database.server.ts'
import { addDays, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { openStaffTasks } from '#/domain/office/staff-task.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'

const perRun = 1000
/** After a night in which nothing ran, what was due in the days before is still told. */
const lookBackDays = 3

const select = (tx: Tx) =>
  tx
    .selectFrom('work_tasks as t')
    .innerJoin('profiles as p', 'p.id', 't.owner_id')
    .select(['t.id', 't.title', 't.priority', 't.due_on', 't.version', 'p.id as owner', 'p.user_type as type'])
    .where('t.status', 'in', openStaffTasks)
    .where('p.status', '=', 'active')
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Where the owner reads of it: the office has a page a task, everybody else a list of their own. */
const pageOf = ({ id, type }: Row): string => (type === 'admin' ? `/admin/tasks/${id}` : '/freelancer/tasks?view=work')

async function tell(tx: Tx, row: Row, kind: 'work.given' | 'work.due', effectKey: string): Promise<void> {
  const link = pageOf(row)
  await notify(tx, { to: row.owner, kind, params: { title: row.title }, link, effectKey })
  const { name, ...to } = await mailboxOf(tx, row.owner)
  const t = translator(to.language, staffTaskMessages)
  const params = {
    name,
    title: row.title,
    priority: t(`priority_${row.priority}`),
    due: row.due_on ? formatDay(row.due_on, to.language) : t('noDue'),
    link: env().origin + link,
  }
  await queueEmail(tx, { to, kind, params, effectKey })
}

/** Tells somebody that work is theirs now; nobody when it has moved on meanwhile. */
export async function tellNewOwner({ taskId, ownerId }: JobPayload<'work.given'>): Promise<void> {
  await asSystem('the new owner of work is told', async (tx) => {
    const row = await select(tx).where('t.id', '=', taskId).where('t.owner_id', '=', ownerId).executeTakeFirst()
    if (row) await tell(tx, row, 'work.given', `work:${row.id}:given:${ownerId}`)
  })
}

/** Reminds the owners of work on the day it is due, once for each day it is set to. */
export async function chaseWork(): Promise<void> {
  const today = riyadhDay(now())
  await asSystem('due dates of work are watched by the platform', async (tx) => {
    const rows = await select(tx)
      .where('t.due_on', '<=', today)
      .where('t.due_on', '>', addDays(today, -lookBackDays))
      .orderBy('t.due_on', 'desc')
      .orderBy('t.id')
      .limit(perRun)
      .execute()
    for (const row of rows) await tell(tx, row, 'work.due', `work:${row.id}:due:${row.due_on}`)
  })
}
