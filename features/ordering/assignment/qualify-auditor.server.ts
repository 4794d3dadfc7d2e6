import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

/**
 * Qualifies a shopper as an auditor, or withdraws it; the same state again changes nothing. Audits assigned before the
 * withdrawal stay, so that one under way is not lost; the office takes them back where it must.
 */
export async function qualifyAuditor(
  actor: Actor,
  shopperId: string,
  isAuditor: boolean,
  reason: string,
): Promise<void> {
  authorize(actor, 'shoppers.qualify')
  const id = recordId(shopperId)
  await asActor(actor, async (tx) => {
    const before = await callFunction<string | null>(tx, sql`priv.qualify_auditor(${id}, ${isAuditor}, ${now()})`)
    if (before === null) throw new AppError('not-found')
    if ((before !== '') === isAuditor) return
    await recordActivity(tx, actor, {
      action: isAuditor ? 'shoppers.qualify' : 'shoppers.disqualify',
      entity: 'profile',
      entityId: id,
      before: { auditor: !isAuditor },
      after: { auditor: isAuditor },
      reason,
    })
    await enqueue(tx, 'shoppers.auditor', { shopperId: id, qualified: isAuditor, effect: randomUUID() })
  })
}
