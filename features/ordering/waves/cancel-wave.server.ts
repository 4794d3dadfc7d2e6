import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { endOffers } from '#/features/ordering/assignment/give-visit.server.ts'
import { cancelOpenOfWave } from '#/features/ordering/requests/visits-of-wave.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { moveWave, waveForStep } from './move-wave.server.ts'

const offeredOf = (tx: Tx, requestIds: readonly string[]) =>
  tx
    .selectFrom('visit_offers')
    .select('request_id')
    .distinct()
    .where(sql<boolean>`request_id = any(${requestIds}::uuid[])`)
    .where('status', '=', 'offered')
    .execute()

/** Cancels a wave's unassigned visits with their offers. Assigned ones stay. Each client is notified once. */
export async function cancelWave(actor: Actor, waveId: string, version: number, reason: string): Promise<number> {
  authorize(actor, 'waves.write')
  const why = reason.trim()
  if (!why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  return asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'cancel', version)
    const cancelled = await cancelOpenOfWave(tx, actor, { waveId: wave.id, reason: why, offered: true })
    for (const { request_id } of await offeredOf(tx, cancelled)) await endOffers(tx, request_id, 'staff')
    await moveWave(tx, wave)
    const after = { status: 'cancelled', visits: cancelled.length }
    await recordActivity(tx, actor, {
      action: 'waves.cancel',
      entity: 'wave',
      entityId: wave.id,
      before: { status: wave.status },
      after,
      reason: why,
    })
    if (cancelled.length > 0) await enqueue(tx, 'waves.announce', { waveId: wave.id })
    return cancelled.length
  })
}

/** Cancels a confirmed wave's visits without shopper and offer; the wave continues. Each client is notified once. */
export async function cancelRest(actor: Actor, waveId: string, version: number, reason: string): Promise<number> {
  authorize(actor, 'waves.write')
  const why = reason.trim()
  if (!why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  return asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'staffRest', version)
    const cancelled = await cancelOpenOfWave(tx, actor, { waveId: wave.id, reason: why, offered: false })
    if (cancelled.length === 0) throw new AppError('wave.empty')
    for (const { request_id } of await offeredOf(tx, cancelled)) await endOffers(tx, request_id, 'staff')
    const next = await moveWave(tx, wave)
    await recordActivity(tx, actor, {
      action: 'waves.cancel-rest',
      entity: 'wave',
      entityId: wave.id,
      after: { visits: cancelled.length },
      reason: why,
    })
    await enqueue(tx, 'waves.announce', { waveId: wave.id, rest: { version: next, requestIds: cancelled } })
    return cancelled.length
  })
}
