import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { exactText, readExact } from '#/domain/kitchen/quantity.ts'
import { offeredYields, yieldProblem, yieldsOf } from '#/domain/kitchen/yields.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { holdIngredient, recordIngredient } from '../hold.server.ts'
import type { YieldTestInput } from './form.ts'
import { countingTests, testOf } from './read-tests.server.ts'

/** Tests of a preparation that count at most. */
export const mostTests = 200

const refuse = (field: string, problem: string): never => {
  throw new AppError('bad-request', {}, { [field]: problem })
}

/**
 * Adds a weighed test, signed by the acting person; one sent twice is one test. The yields of the preparation stay until
 * they are set from the tests. Throws `not-found` for a preparation that is not in use.
 */
export async function addYieldTest(actor: Actor, ingredientId: string, input: YieldTestInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  await takeAttempt('kitchen by account', actor.id)
  const company = companyOf(actor)
  const test = {
    purchased: input.gross.value,
    trimmed: input.net.value,
    cooked: input.cooked && input.cooked.value,
  }
  if (isLess(test.purchased, test.trimmed)) refuse('net', 'kitchen-test-net')
  const { trim, cooking } = yieldsOf([test])
  if (yieldProblem(trim, cooking) === 'cooking') refuse('cooked', 'kitchen-yield-cooking')
  if (input.testedOn > riyadhDay(now())) refuse('testedOn', 'kitchen-day-past')
  const id = recordId(ingredientId)
  await asActor(actor, async (tx) => {
    const found = await tx
      .selectFrom('ingredient_preparations')
      .select(['id', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('ingredient_id', '=', id)
      .where('id', '=', input.preparationId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!found) throw new AppError('not-found')
    const before = await countingTests(tx, { company, ingredientId: id, preparationId: found.id })
    if (before.some((row) => row.id === input.clientKey)) return
    if (before.length >= mostTests) throw new AppError('kitchen.too-many-tests')
    const row = await tx
      .insertInto('ingredient_yield_tests')
      .values({
        id: input.clientKey,
        client_id: company,
        ingredient_id: id,
        preparation_id: found.id,
        gross: input.gross.text,
        net: input.net.text,
        cooked: input.cooked && input.cooked.text,
        unit: input.unit,
        tested_on: input.testedOn,
        signed_by: actor.id,
        signed_name: (actor.name || actor.email).slice(0, 120),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await recordIngredient(tx, actor, 'ingredient.yield-test', id, {
      after: { preparation: found.name_en ?? found.name_ar, trim: exactText(trim) },
    })
  })
}

/** Takes a test back that was a mistake: it stays to be read, and counts no longer. Throws `not-found`. */
export async function withdrawYieldTest(actor: Actor, ingredientId: string, testId: string): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const row = await tx
      .updateTable('ingredient_yield_tests')
      .set({ withdrawn_at: now() })
      .where('client_id', '=', held.client_id)
      .where('ingredient_id', '=', held.id)
      .where('id', '=', recordId(testId))
      .where('withdrawn_at', 'is', null)
      .returning(['gross', 'net'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await recordIngredient(tx, actor, 'ingredient.withdraw-test', held.id, { before: { ...row } })
  })
}

/**
 * Sets the yields of a preparation from its tests, sum out / sum in: recipes and their costs follow. `tests` is how many
 * were shown; throws `changed-meanwhile` when another test has come or gone since.
 */
export async function setTestedYield(
  actor: Actor,
  ingredientId: string,
  { preparationId, tests: seen }: { preparationId: string; tests: number },
): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const row = await tx
      .selectFrom('ingredient_preparations')
      .select(['id', 'trim', 'cooking', 'name_en', 'name_ar'])
      .where('client_id', '=', held.client_id)
      .where('ingredient_id', '=', held.id)
      .where('id', '=', recordId(preparationId))
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const tests = await countingTests(tx, { company: held.client_id, ingredientId: held.id, preparationId: row.id })
    if (tests.length !== seen) throw new AppError('changed-meanwhile')
    const inForce = { trim: readExact(row.trim), cooking: row.cooking === null ? null : readExact(row.cooking) }
    const offered = offeredYields(tests.map(testOf), inForce)
    if (!offered) throw new AppError('changed-meanwhile')
    const columns = { trim: exactText(offered.trim), cooking: offered.cooking && exactText(offered.cooking) }
    await tx
      .updateTable('ingredient_preparations')
      .set({ ...columns, source: 'test', measured_on: tests[0]!.tested_on })
      .where('client_id', '=', held.client_id)
      .where('id', '=', row.id)
      .execute()
    await recordIngredient(tx, actor, 'ingredient.preparation', held.id, {
      before: { trim: row.trim, cooking: row.cooking },
      after: { preparation: row.name_en ?? row.name_ar, ...columns },
    })
  })
}
