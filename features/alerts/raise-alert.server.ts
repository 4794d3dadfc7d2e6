import { asSystem } from '#/db/database.server.ts'
import { alertDueAt } from '#/domain/report.ts'
import { notifyAdmins } from '#/features/notifications/notify.server.ts'
import { now } from '#/platform/clock.ts'

/** Tells the editors of a critical failure that was handed in; one that was set aside comes back when another question failed. */
export async function raiseAlert({ reportId, questions }: { reportId: string; questions: string }): Promise<void> {
  await asSystem('editors are told of a critical failure that a shopper handed in', async (tx) => {
    const alert = await tx
      .selectFrom('report_alerts as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['a.id', 'a.state', 'a.questions', 'a.due_at', 'q.branch_name'])
      .where('a.report_id', '=', reportId)
      .executeTakeFirst()
    if (!alert || alert.state === 'sent') return
    const known = alert.questions as string[]
    const added = questions.split(' ').filter((key) => !known.includes(key))
    let due = alert.due_at
    if (added.length > 0) {
      const reopened = alert.state === 'dismissed'
      if (reopened) due = alertDueAt(now()).toISOString()
      await tx
        .updateTable('report_alerts')
        .set({ questions: JSON.stringify([...known, ...added]), state: 'waiting', due_at: due })
        .$if(reopened, (update) => update.set({ note: null, decided_by: null, decided_at: null }))
        .where('id', '=', alert.id)
        .where('state', '=', alert.state)
        .execute()
    } else if (alert.state !== 'waiting') return
    await notifyAdmins(tx, {
      kind: 'alert.waiting',
      params: { branch: alert.branch_name },
      link: `/admin/reports/${reportId}`,
      effectKey: `alert.waiting:${alert.id}:${Date.parse(due)}`,
    })
  })
}
