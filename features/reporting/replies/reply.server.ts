import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

export type Reply = { text: string; version: number; writtenAt: string; updatedAt: string }
/** `version`: the one seen; 0 without a reply. */
type NewReply = { reportId: string; version: number; text: string }

const select = (db: Tx, clientId: string, reportId: string) =>
  db
    .selectFrom('report_replies')
    .select(['text', 'version', 'created_at as writtenAt', 'updated_at as updatedAt'])
    .where('report_id', '=', recordId(reportId))
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** The client's reply to one of its reports, if any. */
export async function readReply(actor: Actor, reportId: string): Promise<Reply | null> {
  authorize(actor, 'reports.read')
  return (await readAs(actor, (db) => select(db, companyOf(actor), reportId))) ?? null
}

/** Writes or changes the one reply to a report, until the report is final. Of concurrent writers one succeeds. */
export async function writeReply(actor: Actor, reply: NewReply): Promise<void> {
  authorize(actor, 'reports.reply')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const report = await tx
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'client_id', 'status'])
      .where('id', '=', recordId(reply.reportId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!report) throw new AppError('not-found')
    if (report.status === 'locked') throw new AppError('reply.locked')
    const before = await select(tx, companyOf(actor), report.id)
    if (before?.text === reply.text) return
    const written = reply.version === 0 ? await insert(tx, actor, reply) : await update(tx, actor, reply)
    if (!written) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'reports.reply',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      before: before ? { text: before.text } : null,
      after: { text: reply.text },
    })
  })
}

async function insert(tx: Tx, actor: Actor, { reportId, text }: NewReply): Promise<boolean> {
  const row = await tx
    .insertInto('report_replies')
    .values({
      report_id: reportId,
      client_id: companyOf(actor),
      text,
      written_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .returning('report_id')
    .executeTakeFirst()
  return row !== undefined
}

async function update(tx: Tx, actor: Actor, { reportId, version, text }: NewReply): Promise<boolean> {
  const row = await tx
    .updateTable('report_replies')
    .set({ text, version: version + 1, written_by: actor.id, updated_at: now() })
    .where('report_id', '=', reportId)
    .where('client_id', '=', companyOf(actor))
    .where('version', '=', version)
    .returning('report_id')
    .executeTakeFirst()
  return row !== undefined
}
