import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MysteryShopperProfiles } from '#/db/tables.ts'
import { now } from '#/platform/clock.ts'
import type { Updateable } from 'kysely'

/** Writes columns of the shopper's own row. */
export async function writeProfile(tx: Tx, actor: Actor, columns: Updateable<MysteryShopperProfiles>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('mystery_shopper_profiles')
    .set({ ...columns, updated_at: now() })
    .where('profile_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AppError('not-found')
}
