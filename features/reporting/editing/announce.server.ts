import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('report_events as v')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select([
      'v.id',
      'v.step',
      'v.reason',
      'v.shopper_id',
      'v.client_id',
      'r.id as report_id',
      'r.request_id',
      'r.branch_id',
    ])
    .select('v.created_at')
    .select(['r.branch_score', 'r.overall_score', 'r.due_at', branchInBoth('q').as('branch_name')])
    .where('v.id', '=', eventId)
    .executeTakeFirst()

/** Notifies editors of new work, the shopper of the decision and the client of the result, by the report's step. */
export async function announceReport({ eventId }: { eventId: string }): Promise<void> {
  await asSystem('a job notifies people of a changed report', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    const facts = {
      branch: event.branch_name,
      reason: event.reason ?? '',
      grade: event.overall_score ?? 0,
      score: event.branch_score,
      report: event.report_id,
      request: event.request_id,
    }
    const { id, shopper_id, client_id, created_at: at } = event
    const effectOf = (kind: string, reader: string) => ({
      effectKey: `${id}:${kind}`,
      mailKey: `${id}:${kind}:${reader}`,
      at,
    })
    const tellShopper = (kind: 'report.returned' | 'report.rejected' | 'report.graded') =>
      tell(tx, { shopper: shopper_id }, kind, facts, effectOf(kind, shopper_id))
    if (event.step === 'submit' || event.step === 'resubmit')
      await tell(tx, { admins: 'all' }, 'report.submitted', facts, { effectKey: `${id}:submitted`, at })
    if (event.step === 'requestRevision') await tellShopper('report.returned')
    if (event.step === 'reject') {
      await tellShopper('report.rejected')
      await tell(tx, { admins: 'all' }, 'report.visit-again', facts, { effectKey: `${id}:visit-again`, at })
    }
    if (event.step === 'release') {
      const released = effectOf('report.released', client_id)
      await tell(tx, { client: client_id, branch: event.branch_id }, 'report.released', facts, released)
      await tellShopper('report.graded')
    }
    await markAnnounced(tx, event.id)
  })
}
