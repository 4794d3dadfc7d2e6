import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Nutrient, nutrients } from '#/domain/kitchen/book.ts'
import type { NutrientSource } from '#/domain/kitchen/nutrition.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { NutrientsInput } from './form.ts'
import { type HeldIngredient, holdIngredient, recordIngredient } from './hold.server.ts'

type Values = Partial<Record<Nutrient, number | null>>

/** Writes values per 100 g with their source; those without a value become unknown. */
export async function writeNutrients(
  tx: Tx,
  held: Pick<HeldIngredient, 'id' | 'client_id'>,
  values: Values,
  source: NutrientSource,
): Promise<void> {
  const gone = nutrients.filter((name) => name in values && values[name] === null)
  const known = nutrients.flatMap((name) => {
    const amount = values[name]
    return amount === null || amount === undefined ? [] : [{ nutrient: name, amount }]
  })
  if (gone.length > 0)
    await tx
      .deleteFrom('ingredient_nutrients')
      .where('client_id', '=', held.client_id)
      .where('ingredient_id', '=', held.id)
      .where('nutrient', 'in', gone)
      .execute()
  if (known.length === 0) return
  const said = { client_id: held.client_id, ingredient_id: held.id, source, said_on: riyadhDay(now()) }
  await tx
    .insertInto('ingredient_nutrients')
    .values(known.map((value) => ({ ...said, ...value })))
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'ingredient_id', 'nutrient']).doUpdateSet((row) => ({
        amount: row.ref('excluded.amount'),
        source: row.ref('excluded.source'),
        said_on: row.ref('excluded.said_on'),
      })),
    )
    .execute()
}

/** Parts of others: what belongs to the larger one cannot weigh more. */
const partsOf: readonly [part: Nutrient, whole: Nutrient][] = [
  ['saturated', 'fat'],
  ['trans', 'fat'],
  ['sugars', 'carbohydrate'],
  ['addedSugars', 'sugars'],
]

/** Saves the nutrients of an ingredient. Throws `bad-request` at a part that is larger than its whole. */
export async function saveNutrients(actor: Actor, ingredientId: string, input: NutrientsInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  for (const [part, whole] of partsOf) {
    const [of, all] = [input[part], input[whole]]
    if (of !== null && all !== null && of > all) throw new AppError('bad-request', {}, { [part]: 'kitchen-part' })
  }
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const values = Object.fromEntries(nutrients.map((name) => [name, input[name]])) as Record<Nutrient, number | null>
    await writeNutrients(tx, held, values, input.source)
    await recordIngredient(tx, actor, 'ingredient.nutrients', held.id, {
      after: { kcal: values.kcal, source: input.source },
    })
  })
}
