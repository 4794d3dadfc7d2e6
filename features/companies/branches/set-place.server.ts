import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Place } from '#/domain/place.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'

/** Sets the location of a branch; false if unchanged. Visits already started keep the previous location. */
export async function setBranchPlace(tx: Tx, actor: Actor, branchId: string, to: Place): Promise<boolean> {
  const row = await tx
    .selectFrom('branches')
    .select(['id', 'client_id', 'latitude', 'longitude'])
    .where('id', '=', recordId(branchId))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const before = { latitude: row.latitude, longitude: row.longitude }
  if (before.latitude === to.latitude && before.longitude === to.longitude) return false
  await tx
    .updateTable('branches')
    .set({ latitude: to.latitude, longitude: to.longitude })
    .where('id', '=', row.id)
    .execute()
  await recordActivity(tx, actor, {
    action: 'branches.place',
    entity: 'branch',
    entityId: row.id,
    clientId: row.client_id,
    before,
    after: to,
  })
  return true
}
