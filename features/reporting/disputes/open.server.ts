import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { adderOf, attach, type StoredAttachment, withAttachments } from '../attachments/attach.server.ts'
import { disputeFiles } from '../attachments/limits.ts'
import type { SentFile } from '../attachments/sent-files.server.ts'
import { settleDisputedReport } from './settle.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { disputeWindowEnd } from './window.server.ts'

export type NewDispute = { id: string; reportId: string; questionKey: string; reason: string }

/**
 * Disputes one answer, with up to five photos or PDFs, within seven days of the release. Idempotent. Throws the refusals of
 * `withAttachments`, `dispute.window-over`, `dispute.already-open`, `dispute.already-decided`.
 */
export async function openDispute(actor: Actor, dispute: NewDispute, files: readonly SentFile[] = []): Promise<void> {
  authorize(actor, 'reports.dispute')
  await takeAttempt('report work by account', actor.id)
  if (files.length > 0) await takeAttempt('picture by account', actor.id)
  await refuseForeign(actor, dispute.reportId)
  await withAttachments(files, disputeFiles, (stored) => writeDispute(actor, dispute, stored))
}

/** `unneeded`: the dispute is stored already, with its files. */
function writeDispute(
  actor: Actor,
  dispute: NewDispute,
  files: readonly StoredAttachment[],
): Promise<'kept' | 'unneeded'> {
  return asActor(actor, async (tx) => {
    const report = await lockOwnReport(tx, actor, dispute.reportId)
    if (await isKnown(tx, actor, dispute)) return 'unneeded'
    if (report.status === 'locked' || now() >= (await disputeWindowEnd(tx, new Date(report.released_at!))))
      throw new AppError('dispute.window-over')
    await refuseUnansweredQuestion(tx, report, dispute.questionKey)
    await refuseSecond(tx, report.id, dispute.questionKey)
    const openedAt = now()
    const dueAt = addHours(openedAt, 24 * (await readSetting(tx, 'reports.dispute-answer-days')))
    const isOpen = await callFunction<boolean>(
      tx,
      sql`priv.open_dispute(${dispute.id}, ${report.id}, ${dispute.questionKey}, ${dispute.reason}, ${dueAt}, ${openedAt})`,
    )
    if (!isOpen) throw new AppError('bad-request')
    const places = files.map((_, index) => index + 1)
    await attach(tx, adderOf(actor), { disputeId: dispute.id }, files, places)
    await recordActivity(tx, actor, {
      action: 'reports.dispute',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      before: { status: report.status },
      after: {
        status: 'disputed',
        question: dispute.questionKey,
        ...(files.length > 0 ? { files: files.length } : {}),
      },
      reason: dispute.reason,
    })
    await enqueue(tx, 'disputes.announce', { disputeId: dispute.id })
    return 'kept'
  })
}

/** Withdraws a client's dispute before its decision. */
export async function withdrawDispute(actor: Actor, of: { reportId: string; disputeId: string }): Promise<void> {
  authorize(actor, 'reports.dispute')
  await refuseForeign(actor, of.reportId)
  await asActor(actor, async (tx) => {
    const report = await lockOwnReport(tx, actor, of.reportId)
    const dispute = await tx
      .selectFrom('report_disputes')
      .select(['id', 'state', 'question_key'])
      .where('id', '=', recordId(of.disputeId))
      .where('report_id', '=', report.id)
      .where('client_id', '=', companyOf(actor))
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
    await settleDisputedReport(tx, { reportId: report.id, clientId: report.client_id }, actor)
    await enqueue(tx, 'disputes.announce', { disputeId: dispute.id })
  })
}

/** Row-level security decides whether this client may see the report. */
async function refuseForeign(actor: Actor, reportId: string): Promise<void> {
  const seen = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select('id')
      .where('id', '=', recordId(reportId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  if (!seen) throw new AppError('not-found')
}

async function lockOwnReport(tx: Tx, actor: Actor, reportId: string) {
  const id = recordId(reportId)
  if (!(await callFunction<boolean>(tx, sql`priv.hold_own_report(${id})`))) throw new AppError('not-found')
  return tx
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'client_id', 'status', 'released_at', 'questionnaire_id'])
    .where('id', '=', id)
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirstOrThrow()
}
type OwnReport = Awaited<ReturnType<typeof lockOwnReport>>

async function isKnown(tx: Tx, actor: Actor, { id, reportId, questionKey }: NewDispute): Promise<boolean> {
  const known = await tx
    .selectFrom('report_disputes')
    .select(['report_id', 'client_id', 'question_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return false
  if (known.client_id !== companyOf(actor) || known.report_id !== reportId || known.question_key !== questionKey)
    throw new AppError('bad-request')
  return true
}

/** Only questions asked and answered at this visit can be disputed. */
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
