import { randomUUID } from 'node:crypto'
import { sampleIngredients } from '#/content/kitchen/sample-ingredients.ts'
import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { fold } from '#/domain/fold.ts'
import { usualStorage } from '#/domain/kitchen/ingredient.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { checkRoom, insertIngredients } from './add-ingredient.server.ts'
import { declareGroups } from './declare-allergens.server.ts'
import { writeNutrients } from './save-nutrients.server.ts'

/** Adds the sample set, without those whose names the company has. Returns how many were added. */
export async function addSample(actor: Actor): Promise<{ added: number }> {
  authorize(actor, 'kitchen.publish')
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    await checkRoom(tx, actor, sampleIngredients.length)
    const held = await tx
      .selectFrom('ingredients')
      .select(['name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('state', '<>', 'merged')
      .execute()
    const names = new Set(
      held.flatMap((row) => [row.name_en, row.name_ar]).flatMap((name) => (name ? [fold(name)] : [])),
    )
    const missing = sampleIngredients
      .filter(({ en, ar }) => !names.has(fold(en)) && !names.has(fold(ar)))
      .map((sample) => ({ id: randomUUID(), sample }))
    await insertIngredients(
      tx,
      actor,
      missing.map(({ id, sample: { en, ar, ...sample } }) => ({
        id,
        nameEn: en,
        nameAr: ar,
        storage: usualStorage(sample.category),
        ...sample,
      })),
    )
    for (const { id, sample } of missing) {
      const row = { id, client_id: company }
      await writeNutrients(tx, row, sample.nutrients, 'usda')
      const declared = (sample.contains ?? []).map((allergen) => ({
        allergen,
        state: 'contains' as const,
        evidence: null,
      }))
      await declareGroups(tx, actor, row, declared)
    }
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    if (missing.length > 0)
      await recordActivity(tx, actor, { action: 'ingredients.sample', ...entry, after: { added: missing.length } })
    return { added: missing.length }
  })
}
