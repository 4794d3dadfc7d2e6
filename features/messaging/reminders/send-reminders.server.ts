import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { farthestReminded, isReminded, reportDueSoonHours } from '#/domain/messaging/reminders.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'

const perRun = 1000

/**
 * Reminds shoppers of a visit the day before and of a report two hours before it is due. One reminder for each date or
 * deadline, so a changed one is announced again; an outage only delays it.
 */
export async function sendReminders(): Promise<void> {
  const at = now()
  await asSystem('a job reminds shoppers of accepted visits', async (tx) => {
    for (const visit of await comingVisits(tx, at)) await remindOfVisit(tx, visit)
    for (const report of await reportsDue(tx, at)) await remindOfReport(tx, report)
  })
}

const untold = (shopper: string, key: ReturnType<typeof sql>) => sql<boolean>`not exists (
  select from notifications t where t.profile_id = ${sql.ref(shopper)} and t.effect_key = ${key})`

async function comingVisits(tx: Tx, at: Date) {
  const key = sql<string>`'visit.reminder:' || q.id || ':' || extract(epoch from q.scheduled_date)::bigint`
  const rows = await tx
    .selectFrom('mystery_shopping_requests as q')
    .select([
      'q.id',
      'q.shopper_id',
      branchInBoth('q').as('branch_name'),
      'q.branch_location',
      'q.scheduled_date',
      key.as('effectKey'),
    ])
    .select(
      sql<string | null>`(select max(v.created_at) from request_events v
        where v.request_id = q.id and v.to_status = 'assigned' and v.shopper_id = q.shopper_id)`.as('assigned_at'),
    )
    .where('q.status', '=', 'assigned')
    .where('q.scheduled_date', '>', at.toISOString())
    .where('q.scheduled_date', '<=', farthestReminded(at).toISOString())
    .where(untold('q.shopper_id', key))
    .orderBy('q.scheduled_date')
    .execute()
  const due = rows.filter(({ scheduled_date, assigned_at }) =>
    isReminded({ visitAt: new Date(scheduled_date), assignedAt: assigned_at ? new Date(assigned_at) : null }, at),
  )
  return due.slice(0, perRun)
}
type Visit = Awaited<ReturnType<typeof comingVisits>>[number]

async function remindOfVisit(tx: Tx, visit: Visit): Promise<void> {
  if (!visit.shopper_id) return
  const facts = {
    branch: visit.branch_name,
    location: visit.branch_location,
    visit: visit.scheduled_date,
    request: visit.id,
  }
  const { effectKey } = visit
  const mailKey = `${effectKey}:${visit.shopper_id}`
  await tell(tx, { shopper: visit.shopper_id }, 'visit.reminder', facts, { effectKey, mailKey })
}

async function reportsDue(tx: Tx, at: Date) {
  const key = sql<string>`'report.due-soon:' || r.id || ':' || extract(epoch from r.due_at)::bigint`
  return tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['r.id', 'r.shopper_id', 'r.due_at', branchInBoth('q').as('branch_name'), key.as('effectKey')])
    .where('r.status', 'in', ['draft', 'revision_requested'])
    .where('r.due_at', '>', at.toISOString())
    .where('r.due_at', '<=', addHours(at, reportDueSoonHours).toISOString())
    .where(untold('r.shopper_id', key))
    .orderBy('r.due_at')
    .limit(perRun)
    .execute()
}
type Report = Awaited<ReturnType<typeof reportsDue>>[number]

async function remindOfReport(tx: Tx, report: Report): Promise<void> {
  const facts = { branch: report.branch_name, due: report.due_at, report: report.id }
  const { effectKey } = report
  const mailKey = `${effectKey}:${report.shopper_id}`
  await tell(tx, { shopper: report.shopper_id }, 'report.due-soon', facts, { effectKey, mailKey })
}
