import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { env } from '#/platform/env.server.ts'

/** Tells the office of an appeal, and the shopper what became of it. */
export async function announceAppeal({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('office and shopper are told of an appeal', async (tx) => {
    const appeal = await tx
      .selectFrom('report_appeals as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .innerJoin('profiles as p', 'p.id', 'a.shopper_id')
      .select(['a.status', 'a.decision', 'a.decided_at', 'a.shopper_id', 'q.branch_name', 'p.full_name'])
      .where('a.report_id', '=', reportId)
      .executeTakeFirst()
    if (!appeal) return
    const branch = appeal.branch_name
    await notifyAdmins(tx, {
      kind: 'appeal.opened',
      params: { branch, shopper: appeal.full_name },
      link: `/admin/reports/${reportId}#appeal`,
      effectKey: `appeal.opened:${reportId}`,
    })
    if (appeal.status === 'open') return
    const kind = appeal.status === 'upheld' ? 'appeal.upheld' : 'appeal.dismissed'
    const link = `/freelancer/reports/${reportId}`
    const effectKey = `${kind}:${reportId}`
    const at = appeal.decided_at ? { at: appeal.decided_at } : {}
    await notify(tx, { to: appeal.shopper_id, kind, params: { branch }, link, effectKey, ...at })
    const { name, ...to } = await mailboxOf(tx, appeal.shopper_id)
    const params = { name, branch, decision: appeal.decision ?? '', link: env().origin + link }
    await queueEmail(tx, { to, kind, params, effectKey: `${effectKey}:${appeal.shopper_id}` })
  })
}
