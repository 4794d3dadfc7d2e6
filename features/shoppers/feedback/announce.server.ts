import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { env } from '#/platform/env.server.ts'

/** Tells the office of a reply to a grade, and the shopper of the answer. */
export async function announceReply({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('office and shopper are told of what they write to each other', async (tx) => {
    const reply = await tx
      .selectFrom('grade_replies as g')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'g.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .innerJoin('profiles as p', 'p.id', 'g.shopper_id')
      .select(['g.answer', 'g.answered_at', 'g.shopper_id', 'q.branch_name', 'p.full_name'])
      .where('g.report_id', '=', reportId)
      .executeTakeFirst()
    if (!reply) return
    const branch = reply.branch_name
    await notifyAdmins(tx, {
      kind: 'reply.written',
      params: { branch, shopper: reply.full_name },
      link: `/admin/reports/${reportId}#shopper`,
      effectKey: `reply.written:${reportId}`,
    })
    if (reply.answer === null) return
    const kind = 'reply.answered'
    const link = `/freelancer/reports/${reportId}`
    const effectKey = `${kind}:${reportId}`
    const at = reply.answered_at ? { at: reply.answered_at } : {}
    await notify(tx, { to: reply.shopper_id, kind, params: { branch }, link, effectKey, ...at })
    const { name, ...to } = await mailboxOf(tx, reply.shopper_id)
    const params = { name, branch, answer: reply.answer, link: env().origin + link }
    await queueEmail(tx, { to, kind, params, effectKey: `${effectKey}:${reply.shopper_id}` })
  })
}
