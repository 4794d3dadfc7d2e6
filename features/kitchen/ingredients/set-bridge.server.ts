import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { BridgeInput } from './bridge-form.ts'

/**
 * Keeps the weight of one piece or the density of an ingredient, asked by a line of a recipe. One that is known is not
 * replaced: other recipes count on it, so it is changed on the page of the ingredient.
 */
export async function setBridge(actor: Actor, ingredientId: string, input: BridgeInput): Promise<void> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  const id = recordId(ingredientId)
  const column = 'pieceWeight' in input ? 'piece_weight' : 'density'
  const value = 'pieceWeight' in input ? input.pieceWeight : input.density
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('ingredients')
      .set((eb) => ({ [column]: value, revision: eb('revision', '+', 1), changed_at: now() }))
      .where('client_id', '=', company)
      .where('id', '=', id)
      .where(column, 'is', null)
      .where('state', 'in', ['proposed', 'active'])
      .returning(['id', 'name_en', 'name_ar'])
      .executeTakeFirst()
    if (!row) {
      const exists = await tx
        .selectFrom('ingredients')
        .select('id')
        .where('client_id', '=', company)
        .where('id', '=', id)
        .executeTakeFirst()
      throw new AppError(exists ? 'changed-meanwhile' : 'not-found')
    }
    await recordActivity(tx, actor, {
      action: 'ingredient.bridge',
      entity: 'ingredient',
      entityId: id,
      clientId: company,
      after: { name: row.name_en ?? row.name_ar, [column === 'density' ? 'density' : 'pieceWeight']: value },
    })
  })
}
