import { sql } from 'kysely'
import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { reportSteps } from '#/domain/report.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { settleDisputedReport } from './settle.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { disputeWindowEnd } from './window.server.ts'

export type NewDispute = { id: string; reportId: string; questionKey: string; reason: string }

/** A client objects to one answer, within seven days of the release. Sent twice it is one dispute. */
export async function openDispute(actor: Actor, dispute: NewDispute): Promise<void> {
  authorize(actor, 'reports.dispute')
  await takeAttempt('report work by account', actor.id)
  await refuseForeign(actor, dispute.reportId)
  await asSystem('a client may not change a report; only its own, released one becomes disputed here', async (tx) => {
    const report = await lockOwnReport(tx, actor, dispute.reportId)
    if (await isKnown(tx, actor, dispute)) return
    if (report.status === 'locked' || now() >= (await disputeWindowEnd(tx, new Date(report.released_at!))))
      throw new AppError('dispute.window-over')
    await refuseUnansweredQuestion(tx, report, dispute.questionKey)
    await refuseSecond(tx, report.id, dispute.questionKey)
    const openedAt = now()
    await tx
      .insertInto('report_disputes')
      .values({
        id: dispute.id,
        report_id: report.id,
        client_id: report.client_id,
        question_key: dispute.questionKey,
        reason: dispute.reason,
        due_at: addHours(openedAt, 24 * (await readSetting(tx, 'reports.dispute-answer-days'))),
        opened_by: actor.id,
        opened_at: openedAt,
      })
      .execute()
    if (report.status === 'released') await markDisputed(tx, actor, report, dispute)
    await recordActivity(tx, actor, {
      action: 'reports.dispute',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      before: { status: report.status },
      after: { status: 'disputed', question: dispute.questionKey },
      reason: dispute.reason,
    })
    await enqueue(tx, 'disputes.announce', { disputeId: dispute.id })
  })
}

/** A client takes its objection back before it is decided. */
export async function withdrawDispute(actor: Actor, of: { reportId: string; disputeId: string }): Promise<void> {
  authorize(actor, 'reports.dispute')
  await refuseForeign(actor, of.reportId)
  await asSystem('with its last open dispute a report of the client is released again', async (tx) => {
    const report = await lockOwnReport(tx, actor, of.reportId)
    const dispute = await tx
      .selectFrom('report_disputes')
      .select(['id', 'state', 'question_key'])
      .where('id', '=', recordId(of.disputeId))
      .where('report_id', '=', report.id)
      .where('client_id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst()
    if (!dispute) throw new AppError('not-found')
    if (dispute.state === 'withdrawn') return
    if (dispute.state !== 'open') throw new AppError('dispute.closed')
    await tx
      .updateTable('report_disputes')
      .set({ state: 'withdrawn', decided_at: now() })
      .where('id', '=', dispute.id)
      .where('state', '=', 'open')
      .execute()
    await recordActivity(tx, actor, {
      action: 'reports.withdraw-dispute',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      before: { question: dispute.question_key, state: 'open' },
      after: { question: dispute.question_key, state: 'withdrawn' },
    })
    await settleDisputedReport(tx, report.id, actor)
    await enqueue(tx, 'disputes.announce', { disputeId: dispute.id })
  })
}

/** The database says whether this client may see the report at all. */
async function refuseForeign(actor: Actor, reportId: string): Promise<void> {
  const seen = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select('id')
      .where('id', '=', recordId(reportId))
      .where('client_id', '=', actor.id)
      .executeTakeFirst(),
  )
  if (!seen) throw new AppError('not-found')
}

async function lockOwnReport(tx: Tx, actor: Actor, reportId: string) {
  const report = await tx
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'client_id', 'shopper_id', 'status', 'released_at', 'questionnaire_id'])
    .where('id', '=', recordId(reportId))
    .where('client_id', '=', actor.id)
    .where('status', 'in', ['released', 'disputed', 'locked'])
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}
type OwnReport = Awaited<ReturnType<typeof lockOwnReport>>

async function isKnown(tx: Tx, actor: Actor, { id, reportId, questionKey }: NewDispute): Promise<boolean> {
  const known = await tx
    .selectFrom('report_disputes')
    .select(['report_id', 'client_id', 'question_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return false
  if (known.client_id !== actor.id || known.report_id !== reportId || known.question_key !== questionKey)
    throw new AppError('bad-request')
  return true
}

/** Only what was asked and answered at this visit can be wrong. */
async function refuseUnansweredQuestion(tx: Tx, report: OwnReport, key: string): Promise<void> {
  const definition = await questionnaireById(tx, report.questionnaire_id)
  const answer = await tx
    .selectFrom('report_answers')
    .select('question_key')
    .where('report_id', '=', report.id)
    .where('question_key', '=', key)
    .executeTakeFirst()
  if (!answer || !allQuestions(definition).some((question) => question.key === key)) throw new AppError('bad-request')
}

async function refuseSecond(tx: Tx, reportId: string, key: string): Promise<void> {
  const earlier = await tx
    .selectFrom('report_disputes')
    .select('state')
    .where('report_id', '=', reportId)
    .where('question_key', '=', key)
    .where('state', '!=', 'withdrawn')
    .execute()
  if (earlier.some(({ state }) => state === 'open')) throw new AppError('dispute.already-open')
  if (earlier.length > 0) throw new AppError('dispute.already-decided')
}

async function markDisputed(tx: Tx, actor: Actor, report: OwnReport, dispute: NewDispute): Promise<void> {
  const { to } = reportSteps.dispute
  await tx
    .updateTable('mystery_shopping_reports')
    .set({ status: to, version: sql`version + 1`, updated_at: now() })
    .where('id', '=', report.id)
    .where('client_id', '=', actor.id)
    .where('status', '=', 'released')
    .execute()
  await tx
    .insertInto('report_events')
    .values({
      report_id: report.id,
      client_id: report.client_id,
      shopper_id: report.shopper_id,
      step: 'dispute',
      from_status: 'released',
      to_status: to,
      reason: dispute.reason,
      questions: JSON.stringify([dispute.questionKey]),
      actor_id: actor.id,
      created_at: now(),
    })
    .execute()
}
