import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { appealWindowEndsAt } from '#/domain/report.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { insertReportEvent } from '#/features/fieldwork/visits/change-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

type Appeal = { reportId: string; reason: string }

/** Appeals the rejection of a report, once, within seven days: another editor reviews it. */
export async function appealRejection(actor: Actor, { reportId, reason }: Appeal): Promise<void> {
  authorize(actor, 'appeals.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const report = await selectOwn(tx, actor, recordId(reportId))
    await assertOpenToAppeal(tx, report)
    const made = await tx
      .insertInto('report_appeals')
      .values({
        report_id: report.id,
        client_id: report.client_id,
        shopper_id: actor.id,
        reason,
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('report_id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) throw new AppError('appeal.already-made')
    const ids = { reportId: report.id, clientId: report.client_id, shopperId: actor.id }
    await insertReportEvent(tx, actor, { ...ids, step: 'appeal', from: report.status, to: report.status, reason })
    await recordActivity(tx, actor, {
      action: 'appeals.make',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      after: { appeal: 'open' },
      reason,
    })
    await enqueue(tx, 'appeals.announce', { reportId: report.id })
  })
}

async function selectOwn(tx: Tx, actor: Actor, reportId: string) {
  const report = await tx
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'client_id', 'status'])
    .where('id', '=', reportId)
    .where('shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}

async function assertOpenToAppeal(tx: Tx, report: { id: string; status: string }): Promise<void> {
  const made = await tx
    .selectFrom('report_appeals')
    .select('report_id')
    .where('report_id', '=', report.id)
    .executeTakeFirst()
  if (made) throw new AppError('appeal.already-made')
  if (report.status !== 'rejected') throw new AppError('appeal.not-rejected')
  const rejection = await tx
    .selectFrom('report_events')
    .select('created_at')
    .where('report_id', '=', report.id)
    .where('step', '=', 'reject')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (rejection && now() >= appealWindowEndsAt(new Date(rejection.created_at))) throw new AppError('appeal.window-over')
}
