import { asSystem } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

/** Notifies the office of a reply to a grade, and the shopper of the answer. */
export async function announceReply({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('a job notifies administrators and the shopper of feedback', async (tx) => {
    const reply = await tx
      .selectFrom('grade_replies as g')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'g.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .innerJoin('profiles as p', 'p.id', 'g.shopper_id')
      .select(['g.answer', 'g.answered_at', 'g.shopper_id', branchInBoth('q').as('branch_name'), 'p.full_name'])
      .where('g.report_id', '=', reportId)
      .executeTakeFirst()
    if (!reply) return
    const facts = {
      shopper: reply.full_name,
      branch: reply.branch_name,
      answer: reply.answer ?? '',
      report: reportId,
    }
    await tell(tx, { admins: 'all' }, 'reply.written', facts, { effectKey: `reply.written:${reportId}` })
    if (reply.answer === null) return
    const effectKey = `reply.answered:${reportId}`
    const mailKey = `${effectKey}:${reply.shopper_id}`
    await tell(tx, { shopper: reply.shopper_id }, 'reply.answered', facts, {
      effectKey,
      mailKey,
      at: reply.answered_at,
    })
  })
}
