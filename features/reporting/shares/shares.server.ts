import { createHash, randomBytes } from 'node:crypto'
import { asActor, readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

const tokenBytes = 32
/** Stored form of a token: the database alone cannot open the report. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type Share = {
  id: string
  label: string
  endsAt: string
  createdAt: string
  opened: number
  lastOpenedAt: string | null
  state: 'active' | 'ended' | 'withdrawn'
}
type NewShare = { reportId: string; label: string; days: number }

/** Links to one report, newest first. Their tokens cannot be shown again. */
export async function readShares(actor: Actor, reportId: string): Promise<Share[]> {
  authorize(actor, 'reports.share')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('report_shares')
      .select(['id', 'label', 'ends_at', 'withdrawn_at', 'opened', 'last_opened_at', 'created_at'])
      .where('report_id', '=', recordId(reportId))
      .where('client_id', '=', companyOf(actor))
      .orderBy('created_at', 'desc')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
    state: row.withdrawn_at ? 'withdrawn' : new Date(row.ends_at) <= now() ? 'ended' : 'active',
  }))
}

/** Creates a link that opens one report until it expires. Returns its token only once. */
export async function shareReport(actor: Actor, share: NewShare): Promise<{ token: string; endsAt: string }> {
  authorize(actor, 'reports.share')
  await takeAttempt('report work by account', actor.id)
  return addShare(actor, share)
}

/** The same for a job that acts with a person's rights, without the limit of attempts. */
export async function addShare(actor: Actor, share: NewShare): Promise<{ token: string; endsAt: string }> {
  authorize(actor, 'reports.share')
  const token = randomBytes(tokenBytes).toString('base64url')
  const endsAt = addHours(now(), share.days * 24)
  await asActor(actor, async (tx) => {
    const report = await tx
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'client_id'])
      .where('id', '=', recordId(share.reportId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!report) throw new AppError('not-found')
    await tx
      .insertInto('report_shares')
      .values({
        report_id: report.id,
        client_id: report.client_id,
        token_hash: hashOf(token),
        label: share.label,
        ends_at: endsAt,
        created_by: actor.id,
      })
      .execute()
    await recordActivity(tx, actor, {
      action: 'reports.share',
      entity: 'report',
      entityId: report.id,
      clientId: report.client_id,
      after: { label: share.label, endsAt: endsAt.toISOString() },
    })
  })
  return { token, endsAt: endsAt.toISOString() }
}

/** Withdraws a link early. Idempotent. */
export async function withdrawShare(actor: Actor, of: { reportId: string; shareId: string }): Promise<void> {
  authorize(actor, 'reports.share')
  await asActor(actor, async (tx) => {
    const share = await tx
      .selectFrom('report_shares')
      .select(['id', 'report_id', 'client_id', 'label', 'withdrawn_at'])
      .where('id', '=', recordId(of.shareId))
      .where('report_id', '=', recordId(of.reportId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!share) throw new AppError('not-found')
    if (share.withdrawn_at) return
    await tx
      .updateTable('report_shares')
      .set({ withdrawn_at: now() })
      .where('id', '=', share.id)
      .where('withdrawn_at', 'is', null)
      .execute()
    await recordActivity(tx, actor, {
      action: 'reports.withdraw-share',
      entity: 'report',
      entityId: share.report_id,
      clientId: share.client_id,
      after: { label: share.label },
    })
  })
}
