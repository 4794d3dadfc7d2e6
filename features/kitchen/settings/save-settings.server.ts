import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { KitchenSettingsInput } from './form.ts'
import { kitchenSettings } from './read-settings.server.ts'

/** Saves the settings of the kitchen; costs follow at once, also those of past days. */
export async function saveKitchenSettings(actor: Actor, input: KitchenSettingsInput): Promise<void> {
  authorize(actor, 'kitchen.settings')
  authorize(actor, 'kitchen.costs')
  const company = companyOf(actor)
  await asActor(actor, async (tx) => {
    const before = await kitchenSettings(tx, company)
    if (before.revision !== input.revision) throw new AppError('changed-meanwhile')
    const columns = {
      vat_from: input.vat.from,
      vat_until: input.vat.until,
      target_food_cost: input.targetFoodCost,
      labour_hour: input.labourHour,
      price_rule: input.priceRule,
      chilled_limit: input.chilledLimit,
      frozen_limit: input.frozenLimit,
      changed_by: actor.id,
    }
    const saved =
      before.revision === 0
        ? await tx
            .insertInto('kitchen_settings')
            .values({ client_id: company, ...columns })
            .onConflict((conflict) => conflict.column('client_id').doNothing())
            .returning('revision')
            .executeTakeFirst()
        : await tx
            .updateTable('kitchen_settings')
            .set({ ...columns, revision: before.revision + 1, changed_at: now() })
            .where('client_id', '=', company)
            .where('revision', '=', before.revision)
            .returning('revision')
            .executeTakeFirst()
    if (!saved) throw new AppError('changed-meanwhile')
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    await recordActivity(tx, actor, {
      action: 'kitchen.settings',
      ...entry,
      before: {
        vatFrom: before.vat.from,
        vatUntil: before.vat.until,
        targetFoodCost: before.targetFoodCost,
        priceRule: before.priceRule,
      },
      after: {
        vatFrom: input.vat.from,
        vatUntil: input.vat.until,
        targetFoodCost: input.targetFoodCost,
        priceRule: input.priceRule,
      },
    })
  })
}
