import { asSystem } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { appendAlert, selectAlerts, waitingOf } from './alerts-of-report.server.ts'

/**
 * Notifies the editors of a submitted critical failure. Failures after an alert was sent or dismissed get an alert of
 * their own, so that the client's contacts are notified of them too.
 */
export async function raiseAlert({ reportId, questions }: { reportId: string; questions: string }): Promise<void> {
  await asSystem('a job notifies editors of a reported critical failure', async (tx) => {
    const report = await tx
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['r.id', 'r.client_id as clientId', branchInBoth('q').as('branch_name')])
      .where('r.id', '=', reportId)
      .forUpdate('r')
      .executeTakeFirst()
    if (!report) return
    const alerts = await selectAlerts(tx, report.id)
    const known = alerts.flatMap((alert) => alert.questions)
    const added = questions.split(' ').filter((key) => !known.includes(key))
    const waiting = added.length > 0 ? await appendAlert(tx, report, alerts, added) : waitingOf(alerts)
    if (!waiting) return
    const effectKey = `alert.waiting:${waiting.id}:${Date.parse(waiting.dueAt)}`
    await tell(tx, { admins: 'all' }, 'alert.waiting', { branch: report.branch_name, report: report.id }, { effectKey })
  })
}
