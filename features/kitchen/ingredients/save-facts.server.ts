import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { FactsInput } from './form.ts'
import { holdSeen, recordIngredient, writeIngredient } from './hold.server.ts'

/** Saves names, numbers, storage and marks of an ingredient. */
export async function saveFacts(actor: Actor, ingredientId: string, input: FactsInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, { ingredientId, revision: input.revision })
    const { nameEn, nameAr, aliases, category, storage, shelfDays, sku, barcode, isSalt } = input
    await writeIngredient(tx, held, {
      name_en: nameEn,
      name_ar: nameAr,
      aliases,
      category,
      storage,
      shelf_days: shelfDays,
      sku,
      barcode,
      is_salt: isSalt,
    })
    await recordIngredient(tx, actor, 'ingredient.change', held.id, {
      before: { nameEn: held.name_en, nameAr: held.name_ar, category: held.category, sku: held.sku },
      after: { nameEn, nameAr, category, sku },
    })
  })
}
