import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { blockAccount } from '#/features/identity/accounts/write-account.server.ts'
import { setBlockReason } from '#/features/shoppers/shopper-profile/write-profile.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { takeBackVisits } from './take-back-visits.server.ts'

async function assertNotMerged(tx: Tx, shopperId: string): Promise<void> {
  const shopper = await tx
    .selectFrom('mystery_shopper_profiles')
    .select('merged_into')
    .where('profile_id', '=', recordId(shopperId))
    .executeTakeFirst()
  if (!shopper) throw new AppError('not-found')
  if (shopper.merged_into) throw new AppError('shopper.merged')
}

/** Blocks an active shopper only: of two concurrent calls one wins, the other is refused. */
async function setBlocked(tx: Tx, shopperId: string, reason: string): Promise<void> {
  await assertNotMerged(tx, shopperId)
  if (!(await blockAccount(tx, shopperId))) throw new AppError('changed-meanwhile')
  await setBlockReason(tx, shopperId, reason)
}

/** Blocks a shopper: ends all sessions, withdraws visits not begun, notifies them of the reason. */
export async function blockShopper(actor: Actor, shopperId: string, reason: string): Promise<{ visits: number }> {
  authorize(actor, 'shoppers.block')
  const why = reason.trim()
  if (!why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  return asSystem('blocking writes account status and ends sessions, which no signed-in role may do', async (tx) => {
    await setBlocked(tx, shopperId, why)
    await sql`select priv.end_sessions(${shopperId})`.execute(tx)
    const visits = await takeBackVisits(tx, actor, shopperId, why)
    await recordActivity(tx, actor, {
      action: 'shoppers.block',
      entity: 'profile',
      entityId: shopperId,
      before: { status: 'active' },
      after: { status: 'blocked', visits },
      reason: why,
    })
    await enqueue(tx, 'shoppers.announce', { shopperId, decision: 'block', reason: why, effect: randomUUID() })
    return { visits }
  })
}

/** Unblocks a shopper. Withdrawn visits are not restored. */
export async function unblockShopper(actor: Actor, shopperId: string): Promise<void> {
  authorize(actor, 'shoppers.block')
  await asActor(actor, async (tx) => {
    await assertNotMerged(tx, shopperId)
    if (!(await callFunction<boolean>(tx, sql`priv.unblock_shopper(${shopperId}, ${now()})`)))
      throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'shoppers.unblock',
      entity: 'profile',
      entityId: shopperId,
      before: { status: 'blocked' },
      after: { status: 'active' },
    })
    await enqueue(tx, 'shoppers.announce', { shopperId, decision: 'unblock', reason: null, effect: randomUUID() })
  })
}
