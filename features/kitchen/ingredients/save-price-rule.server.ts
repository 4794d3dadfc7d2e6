import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { PriceRuleInput } from './form.ts'
import { holdSeen, recordIngredient, writeIngredient } from './hold.server.ts'

/** Chooses which price of an ingredient counts, and its preferred supplier; without a rule that of the company. */
export async function savePriceRule(actor: Actor, ingredientId: string, input: PriceRuleInput): Promise<void> {
  authorize(actor, 'kitchen.publish')
  authorize(actor, 'kitchen.costs')
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, { ingredientId, revision: input.revision })
    if (input.supplierId !== null) {
      const supplier = await tx
        .selectFrom('suppliers')
        .select('id')
        .where('client_id', '=', companyOf(actor))
        .where('id', '=', input.supplierId)
        .executeTakeFirst()
      if (!supplier) throw new AppError('bad-request', {}, { supplierId: 'choose' })
    }
    await writeIngredient(tx, held, { price_rule: input.rule, preferred_supplier_id: input.supplierId })
    await recordIngredient(tx, actor, 'ingredient.price-rule', held.id, {
      before: { priceRule: held.price_rule },
      after: { priceRule: input.rule },
    })
  })
}
