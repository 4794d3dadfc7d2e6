import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BaseUnit } from '#/domain/kitchen/book.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { numberTaken, recordIngredient } from './hold.server.ts'
import type { NewIngredient } from './form.ts'

/** Most ingredients of a company, archived ones included. */
export const mostIngredients = 20_000

export type IngredientRow = {
  id: string
  nameEn: string | null
  nameAr: string | null
  base: BaseUnit
  category: NewIngredient['category']
  storage?: NewIngredient['storage']
  sku?: string | null
  barcode?: string | null
  isSalt?: boolean
  aliases?: string[]
  density?: string | null
  pieceWeight?: string | null
  importId?: string | null
}

/** Inserts ingredients; those with an id that exists are left as they are. Returns the ids that are new. */
export async function insertIngredients(tx: Tx, actor: Actor, rows: readonly IngredientRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const state = may(actor, 'kitchen.publish') ? 'active' : 'proposed'
  const ids: string[] = []
  for (let at = 0; at < rows.length; at += 1000) {
    const added = await tx
      .insertInto('ingredients')
      .values(
        rows.slice(at, at + 1000).map((row) => ({
          id: row.id,
          client_id: companyOf(actor),
          name_en: row.nameEn,
          name_ar: row.nameAr,
          aliases: row.aliases ?? [],
          base: row.base,
          category: row.category,
          storage: row.storage ?? null,
          sku: row.sku ?? null,
          barcode: row.barcode ?? null,
          density: row.density ?? null,
          piece_weight: row.pieceWeight ?? null,
          is_salt: row.isSalt ?? false,
          state,
          import_id: row.importId ?? null,
          created_by: actor.id,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** Refuses when the company would have too many ingredients. */
export async function checkRoom(tx: Tx, actor: Actor, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('ingredients')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirstOrThrow()
  if (count + more > mostIngredients) throw new AppError('ingredient.too-many')
}

/**
 * Adds an ingredient; of a person who does not publish it is a proposal. One that is sent twice is added once. Throws
 * `bad-request` with the field of a number that another one has.
 */
export async function addIngredient(actor: Actor, input: NewIngredient): Promise<void> {
  authorize(actor, 'kitchen.write')
  await takeAttempt('kitchen by account', actor.id)
  await asActor(actor, async (tx) => {
    await checkRoom(tx, actor, 1)
    const [id] = await insertIngredients(tx, actor, [input]).catch((error: unknown) => {
      throw numberTaken(error)
    })
    if (!id) return
    const { nameEn, nameAr, base, category } = input
    await recordIngredient(tx, actor, 'ingredient.add', id, { after: { nameEn, nameAr, base, category } })
  })
}
