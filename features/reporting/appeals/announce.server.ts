import { asSystem } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

/** Notifies the office of an appeal, and the shopper of its decision. */
export async function announceAppeal({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('a job notifies administrators and the shopper of an appeal', async (tx) => {
    const appeal = await tx
      .selectFrom('report_appeals as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .innerJoin('profiles as p', 'p.id', 'a.shopper_id')
      .select([
        'a.status',
        'a.decision',
        'a.decided_at',
        'a.shopper_id',
        branchInBoth('q').as('branch_name'),
        'p.full_name',
      ])
      .where('a.report_id', '=', reportId)
      .executeTakeFirst()
    if (!appeal) return
    const facts = {
      shopper: appeal.full_name,
      branch: appeal.branch_name,
      decision: appeal.decision ?? '',
      report: reportId,
    }
    await tell(tx, { admins: 'all' }, 'appeal.opened', facts, { effectKey: `appeal.opened:${reportId}` })
    if (appeal.status === 'open') return
    const kind = appeal.status === 'upheld' ? 'appeal.upheld' : 'appeal.dismissed'
    const effectKey = `${kind}:${reportId}`
    const mailKey = `${effectKey}:${appeal.shopper_id}`
    await tell(tx, { shopper: appeal.shopper_id }, kind, facts, { effectKey, mailKey, at: appeal.decided_at })
  })
}
