import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mayLift } from '#/domain/messaging/suppressions.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { LiftForm, SuppressForm } from './form.ts'

/** Excludes an address from mailings by decision of our team. */
export async function addSuppression(actor: Actor, { address, note }: SuppressForm): Promise<string> {
  authorize(actor, 'suppressions.write')
  return asActor(actor, async (tx) => {
    const row = await tx
      .insertInto('mail_suppressions')
      .values({ address, reason: 'staff', note, created_by: actor.id })
      .onConflict((conflict) => conflict.columns(['address', 'reason']).where('lifted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('bad-request', {}, { address: 'suppressed-already' })
    await recordActivity(tx, actor, {
      action: 'suppressions.add',
      entity: 'email',
      entityId: row.id,
      after: { address },
      reason: note,
    })
    return row.id
  })
}

/** Ends the exclusion of an address that our team or a mail server caused. */
export async function liftSuppression(actor: Actor, id: string, { note }: LiftForm): Promise<void> {
  authorize(actor, 'suppressions.write')
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('mail_suppressions')
      .select(['address', 'reason', 'lifted_at'])
      .where('id', '=', recordId(id))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (!mayLift(row.reason)) throw new AppError('not-allowed')
    const { numUpdatedRows } = await tx
      .updateTable('mail_suppressions')
      .set({ lifted_at: now().toISOString(), lifted_by: actor.id, lift_note: note })
      .where('id', '=', id)
      .where('lifted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'suppressions.lift',
      entity: 'email',
      entityId: id,
      before: { address: row.address, reason: row.reason },
      reason: note,
    })
  })
}
