import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

type Own = { id: string; client_id: string; overall_score: number | null; submitted_at: string | null }

async function selectOwn(tx: Tx, actor: Actor, reportId: string): Promise<Own> {
  const report = await tx
    .selectFrom('mystery_shopping_reports as r')
    .select(['r.id', 'r.client_id', 'r.overall_score', 'r.submitted_at', 'r.status'])
    .where('r.id', '=', recordId(reportId))
    .where('r.shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  // why: a grade counts only once the report has left the editor
  const isOut = ['released', 'disputed', 'locked', 'rejected'].includes(report.status)
  return isOut ? report : { ...report, overall_score: null }
}

/** Saves a shopper's one reply to a grade; the office answers. */
export async function replyToGrade(
  actor: Actor,
  { reportId, text }: { reportId: string; text: string },
): Promise<void> {
  authorize(actor, 'feedback.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const report = await selectOwn(tx, actor, reportId)
    if (report.overall_score === null) throw new AppError('feedback.not-graded')
    const written = await tx
      .insertInto('grade_replies')
      .values({
        report_id: report.id,
        client_id: report.client_id,
        shopper_id: actor.id,
        text,
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('report_id').doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows !== 1n) throw new AppError('feedback.already-written')
    await record(tx, actor, report, 'feedback.reply', { text })
    await enqueue(tx, 'feedback.announce', { reportId: report.id })
  })
}

type BriefRating = { reportId: string; stars: number; note: string }

/** Saves a shopper's one rating of a visit's brief, after working with it. */
export async function rateBrief(actor: Actor, { reportId, stars, note }: BriefRating): Promise<void> {
  authorize(actor, 'feedback.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const report = await selectOwn(tx, actor, reportId)
    if (report.submitted_at === null) throw new AppError('feedback.not-graded')
    const rated = await tx
      .insertInto('brief_ratings')
      .values({
        report_id: report.id,
        client_id: report.client_id,
        shopper_id: actor.id,
        stars,
        note: note || null,
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('report_id').doNothing())
      .executeTakeFirst()
    if (rated.numInsertedOrUpdatedRows !== 1n) throw new AppError('feedback.already-written')
    await record(tx, actor, report, 'feedback.rate', { stars, note })
  })
}

/** Saves the office's one answer to a shopper's reply. */
export async function answerReply(
  actor: Actor,
  { reportId, answer }: { reportId: string; answer: string },
): Promise<void> {
  authorize(actor, 'feedback.answer')
  await asActor(actor, async (tx) => {
    const reply = await tx
      .selectFrom('grade_replies')
      .select(['report_id', 'client_id', 'answer'])
      .where('report_id', '=', recordId(reportId))
      .executeTakeFirst()
    if (!reply) throw new AppError('not-found')
    const answered = await tx
      .updateTable('grade_replies')
      .set({ answer, answered_by: actor.id, answered_at: now().toISOString() })
      .where('report_id', '=', reply.report_id)
      .where('answer', 'is', null)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new AppError('feedback.already-answered')
    await record(tx, actor, { id: reply.report_id, client_id: reply.client_id }, 'feedback.answer', { answer })
    await enqueue(tx, 'feedback.announce', { reportId: reply.report_id })
  })
}

const record = (
  tx: Tx,
  actor: Actor,
  report: Pick<Own, 'id' | 'client_id'>,
  action: 'feedback.reply' | 'feedback.rate' | 'feedback.answer',
  after: Record<string, string | number>,
) => recordActivity(tx, actor, { action, entity: 'report', entityId: report.id, clientId: report.client_id, after })
