import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { exactText } from '#/domain/kitchen/quantity.ts'
import { yieldProblem } from '#/domain/kitchen/yields.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { PreparationInput } from './form.ts'
import { holdIngredient, recordIngredient } from '../hold.server.ts'

const refuse = (field: string, problem: string): never => {
  throw new AppError('bad-request', {}, { [field]: problem })
}

/** Yields of a preparation as typed. Throws `bad-request`. */
export function yieldsIn({ trim: typed, cooking }: Pick<PreparationInput, 'trim' | 'cooking'>) {
  const trim = typed ?? refuse('trim', 'required')
  const problem = yieldProblem(trim, cooking)
  if (problem) refuse(problem, `kitchen-yield-${problem}`)
  return { trim, cooking }
}

/** Adds a preparation with its yields, or changes one: recipes follow from then on. */
export async function savePreparation(actor: Actor, ingredientId: string, input: PreparationInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  const { trim, cooking } = yieldsIn(input)
  if (input.measuredOn > riyadhDay(now())) refuse('measuredOn', 'kitchen-day-past')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const columns = {
      name_en: input.nameEn,
      name_ar: input.nameAr,
      trim: exactText(trim),
      cooking: cooking && exactText(cooking),
      source: input.source,
      measured_on: input.measuredOn,
    }
    if (input.preparationId === null)
      await tx
        .insertInto('ingredient_preparations')
        .values({ id: input.clientKey, client_id: held.client_id, ingredient_id: held.id, ...columns })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    else {
      const row = await tx
        .updateTable('ingredient_preparations')
        .set(columns)
        .where('client_id', '=', companyOf(actor))
        .where('ingredient_id', '=', held.id)
        .where('id', '=', input.preparationId)
        .where('archived_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
    }
    await recordIngredient(tx, actor, 'ingredient.preparation', held.id, {
      after: { preparation: input.nameEn ?? input.nameAr, trim: columns.trim, cooking: columns.cooking },
    })
  })
}

/** Takes a preparation off the choice; recipes that use it keep it. */
export async function dropPreparation(actor: Actor, ingredientId: string, preparationId: string): Promise<void> {
  authorize(actor, 'kitchen.write')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const row = await tx
      .updateTable('ingredient_preparations')
      .set({ archived_at: now() })
      .where('client_id', '=', companyOf(actor))
      .where('ingredient_id', '=', held.id)
      .where('id', '=', recordId(preparationId))
      .where('archived_at', 'is', null)
      .returning(['name_en', 'name_ar'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await recordIngredient(tx, actor, 'ingredient.drop-preparation', held.id, {
      before: { preparation: row.name_en ?? row.name_ar },
    })
  })
}
