import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { ShopperApproval } from '#/domain/shoppers/shopper-approval.ts'
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

/** Decides an approval only from the one that was seen; false when it has changed meanwhile. */
export async function setApproval(
  tx: Tx,
  shopperId: string,
  before: ShopperApproval,
  decided: { approval: ShopperApproval; reason: string | null; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mystery_shopper_profiles')
    .set({
      approval: decided.approval,
      approval_reason: decided.reason,
      approval_changed_at: now(),
      approval_changed_by: decided.by,
      updated_at: now(),
    })
    .where('profile_id', '=', shopperId)
    .where('approval', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Why the shopper is blocked. */
export const setBlockReason = (tx: Tx, shopperId: string, reason: string) =>
  tx
    .updateTable('mystery_shopper_profiles')
    .set({ block_reason: reason, updated_at: now() })
    .where('profile_id', '=', shopperId)
    .execute()

type LevelChange = Pick<
  Updateable<MysteryShopperProfiles>,
  'certification_level' | 'level_by' | 'level_changed_at' | 'level_warning'
>

/** Columns changed by a level review. */
export const setLevel = (tx: Tx, shopperId: string, change: LevelChange) =>
  tx.updateTable('mystery_shopper_profiles').set(change).where('profile_id', '=', shopperId).execute()
