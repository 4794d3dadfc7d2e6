import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

export type SeenIngredient = { ingredientId: string; revision: number }
export type HeldIngredient = Awaited<ReturnType<typeof holdIngredient>>

/** Who changes an ingredient: those who publish, and of a proposal also the person who made it. */
export const changesIngredient = (actor: Actor, { state, createdBy }: { state: string; createdBy: string }): boolean =>
  may(actor, 'kitchen.publish') || (may(actor, 'kitchen.write') && state === 'proposed' && createdBy === actor.id)

/** Locks an ingredient that the actor changes. Throws `not-found`, also for one that is merged. */
export async function holdIngredient(tx: Tx, actor: Actor, ingredientId: string) {
  const held = await tx
    .selectFrom('ingredients')
    .selectAll()
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(ingredientId))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (!changesIngredient(actor, { state: held.state, createdBy: held.created_by })) throw new AppError('not-allowed')
  return held
}

/** The same at the revision that the page showed. Throws `changed-meanwhile`. */
export async function holdSeen(tx: Tx, actor: Actor, { ingredientId, revision }: SeenIngredient) {
  const held = await holdIngredient(tx, actor, ingredientId)
  if (held.revision !== revision) throw new AppError('changed-meanwhile')
  return held
}

type Columns = Partial<
  Record<
    | 'name_en'
    | 'name_ar'
    | 'storage'
    | 'sku'
    | 'barcode'
    | 'density'
    | 'piece_weight'
    | 'merged_into'
    | 'price_rule'
    | 'preferred_supplier_id',
    string | null
  >
> & {
  aliases?: string[]
  category?: string
  state?: string
  shelf_days?: number | null
  is_salt?: boolean
  merged_at?: Date | null
}

/** Writes columns of a held ingredient and raises its revision. Throws the refusals of its unique numbers. */
export async function writeIngredient(tx: Tx, held: HeldIngredient, columns: Columns): Promise<void> {
  try {
    const row = await tx
      .updateTable('ingredients')
      .set({ ...(columns as object), revision: held.revision + 1, changed_at: now() })
      .where('client_id', '=', held.client_id)
      .where('id', '=', held.id)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('not-allowed')
  } catch (error) {
    throw numberTaken(error)
  }
}

/** The field whose number another ingredient has, as a refusal of the form. */
export function numberTaken(error: unknown): unknown {
  const constraint = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : null
  if (constraint === 'ingredients_sku') return new AppError('bad-request', {}, { sku: 'kitchen-sku-taken' })
  if (constraint === 'ingredients_barcode') return new AppError('bad-request', {}, { barcode: 'kitchen-barcode-taken' })
  return error
}

type Facts = Record<string, string | number | boolean | null>

/** A line of the log about an ingredient. */
export const recordIngredient = (
  tx: Tx,
  actor: Actor,
  action: string,
  id: string,
  { before, after }: { before?: Facts; after?: Facts } = {},
): Promise<void> =>
  recordActivity(tx, actor, {
    action,
    entity: 'ingredient',
    entityId: id,
    clientId: companyOf(actor),
    ...(before && { before }),
    ...(after && { after }),
  })
