import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

/** An administrator certifies a shopper for another level. The level they already have changes nothing. */
export async function changeLevel(
  actor: Actor,
  shopperId: string,
  level: CertificationLevel,
  reason: string | null = null,
): Promise<void> {
  authorize(actor, 'shoppers.level')
  await asSystem('no signed-in role may write a level', async (tx) => {
    const shopper = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('certification_level as level')
      .where('profile_id', '=', shopperId)
      .forUpdate()
      .executeTakeFirst()
    if (!shopper) throw new AppError('not-found')
    if (shopper.level === level) return
    await tx
      .updateTable('mystery_shopper_profiles')
      .set({ certification_level: level, level_by: 'admin', level_changed_at: now(), level_warning: null })
      .where('profile_id', '=', shopperId)
      .execute()
    await recordActivity(tx, actor, {
      action: 'shoppers.level',
      entity: 'profile',
      entityId: shopperId,
      before: { level: shopper.level },
      after: { level },
      reason,
    })
  })
}
