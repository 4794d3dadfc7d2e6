import { sql } from 'kysely'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { forgetAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { accruePayout } from '#/features/payouts/payouts/accrue.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

const minute = 60_000
/** Minutes after which an event can no longer be in the queue. */
const settleMinutes = 60
/** Days of events that are checked; older ones are no longer relevant. */
const eventDays = 14
const markDays = 30
const most = 1000

const before = (minutes: number): string => new Date(now().getTime() - minutes * minute).toISOString()

/** Reports with an earning at least an hour old and without a payout. */
const selectUnpaid = () =>
  readAsSystem('a job finds released reports without a payout', async (db) => {
    const { rows } = await sql<{ id: string }>`
      select r.id from mystery_shopping_reports r
      join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
      left join report_appeals a on a.report_id = r.id and a.fee_due is not null
      where coalesce(r.released_at, a.decided_at) < ${before(settleMinutes)}
        and coalesce(case when r.released_at is not null then q.shopper_fee + q.bonus end, a.fee_due, 0) > 0
        and not exists (select from payouts p where p.report_id = r.id)
      order by r.id limit ${most}`.execute(db)
    return rows.map(({ id }) => id)
  })

/** Creates the missing payout and settles the failed job's row. */
const payAfterAll = (reportId: string): Promise<void> =>
  asSystem('a job books earnings of released visits', async (tx) => {
    await accruePayout(tx, { reportId })
    await tx
      .updateTable('failed_jobs')
      .set({ state: 'settled', decided_at: now() })
      .where('state', '=', 'open')
      .where('job', '=', 'payouts.accrue')
      .where(sql<boolean>`payload ->> 'reportId' = ${reportId}`)
      .execute()
  })

async function payUnpaid(): Promise<void> {
  const failures: unknown[] = []
  for (const reportId of await selectUnpaid())
    await payAfterAll(reportId).catch((error: unknown) => failures.push(error))
  // why: one report that fails must neither block the others nor go unnoticed
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reports could not be booked as payouts`)
}

const announcers = [
  { table: 'request_events', job: 'evaluations.announce' },
  { table: 'report_events', job: 'reports.announce' },
  { table: 'certificate_events', job: 'certificates.announce' },
] as const

/** Announces events without notices. Effect keys prevent repeated notices. */
const announceUntold = (): Promise<void> =>
  asSystem('a job finds events without an announcement', async (tx) => {
    for (const { table, job } of announcers) {
      const { rows } = await sql<{ id: string }>`
        select e.id from ${sql.table(table)} e
        where e.created_at < ${before(settleMinutes)} and e.created_at > ${before(eventDays * 24 * 60)}
          and not exists (select from announced_events d where d.event_id = e.id)
        order by e.created_at limit ${most}`.execute(tx)
      for (const { id } of rows) await enqueue(tx, job, { eventId: id })
    }
    await forgetAnnounced(tx, before(markDays * 24 * 60))
  })

/** Hourly repair of lost work: releases without payout, events without announcement. */
export async function reconcile(): Promise<void> {
  await announceUntold()
  await payUnpaid()
}
