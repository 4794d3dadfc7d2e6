import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

/** Certifies a shopper for another level as an administrator. The current level changes nothing. */
export async function changeLevel(
  actor: Actor,
  shopperId: string,
  level: CertificationLevel,
  reason: string | null = null,
): Promise<void> {
  authorize(actor, 'shoppers.level')
  await asActor(actor, async (tx) => {
    const before = await callFunction<string | null>(tx, sql`priv.change_level(${shopperId}, ${level}, ${now()})`)
    if (before === null) throw new AppError('not-found')
    if (before === level) return
    await recordActivity(tx, actor, {
      action: 'shoppers.level',
      entity: 'profile',
      entityId: shopperId,
      before: { level: before },
      after: { level },
      reason,
    })
  })
}
