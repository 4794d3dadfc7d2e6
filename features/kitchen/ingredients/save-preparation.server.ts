import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { exactText, readQuantity } from '#/domain/kitchen/quantity.ts'
import { yieldProblem, type YieldTest, yieldsOf } from '#/domain/kitchen/yields.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess, type Rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { PreparationInput } from './form.ts'
import { holdIngredient, recordIngredient } from './hold.server.ts'

const refuse = (field: string, problem: string): never => {
  throw new AppError('bad-request', {}, { [field]: problem })
}

/** Lines of typed tests, `in, trimmed, cooked` apart by spaces or semicolons; the third may be missing. */
export function readTests(text: string): YieldTest[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.map((line) => {
    const parts = line.split(/[\s;؛]+/).filter(Boolean)
    const [purchased, trimmed, cooked] = parts.map((part): Rational => {
      const read = readQuantity(part)
      return 'value' in read && read.value.n > 0n ? read.value : refuse('tests', 'kitchen-tests')
    })
    if (!purchased || !trimmed || parts.length > 3 || isLess(purchased, trimmed))
      return refuse('tests', 'kitchen-tests')
    return { purchased, trimmed, cooked: cooked ?? null }
  })
}

/** Yields of a preparation: of its tests where there are any, else as typed. Throws `bad-request`. */
export function yieldsIn({ trim, cooking, tests }: Pick<PreparationInput, 'trim' | 'cooking' | 'tests'>) {
  const measured = readTests(tests)
  const yields = measured.length > 0 ? yieldsOf(measured) : { trim: trim ?? refuse('trim', 'required'), cooking }
  const problem = yieldProblem(yields.trim, yields.cooking)
  if (problem) refuse(measured.length > 0 ? 'tests' : problem, `kitchen-yield-${problem}`)
  return { ...yields, measured }
}

/** Adds a preparation with its yields, or changes one: recipes follow from then on. */
export async function savePreparation(actor: Actor, ingredientId: string, input: PreparationInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  const { trim, cooking, measured } = yieldsIn(input)
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
      tests: JSON.stringify(
        measured.map((test) => [test.purchased, test.trimmed, test.cooked].map((value) => value && exactText(value))),
      ),
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
