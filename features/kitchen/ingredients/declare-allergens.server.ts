import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Allergen, allergens, type AllergenState } from '#/domain/kitchen/book.ts'
import { declarationProblem, type Evidence } from '#/domain/kitchen/nutrition.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { AllergensInput } from './form.ts'
import { type HeldIngredient, holdIngredient, recordIngredient } from './hold.server.ts'

export type Declared = { allergen: Allergen; state: AllergenState; evidence: Evidence | null }

/** Writes what the acting person declares about groups, signed by name. */
export async function declareGroups(
  tx: Tx,
  actor: Actor,
  held: Pick<HeldIngredient, 'id' | 'client_id'>,
  declared: readonly Declared[],
): Promise<void> {
  if (declared.length === 0) return
  await tx
    .insertInto('ingredient_allergens')
    .values(
      declared.map(({ allergen, state, evidence }) => ({
        client_id: held.client_id,
        ingredient_id: held.id,
        allergen,
        state,
        evidence,
        said_on: riyadhDay(now()),
        signed_by: actor.id,
        signed_name: (actor.name || actor.email).slice(0, 120),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'ingredient_id', 'allergen']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        evidence: row.ref('excluded.evidence'),
        confirm_again: false,
        said_on: row.ref('excluded.said_on'),
        signed_by: row.ref('excluded.signed_by'),
        signed_name: row.ref('excluded.signed_name'),
      })),
    )
    .execute()
}

const stored = (tx: Tx, held: HeldIngredient) =>
  tx
    .selectFrom('ingredient_allergens')
    .select(['allergen', 'state', 'evidence', 'confirm_again as confirmAgain'])
    .where('client_id', '=', held.client_id)
    .where('ingredient_id', '=', held.id)
    .execute()

const recordStates = (
  tx: Tx,
  actor: Actor,
  id: string,
  declared: readonly { allergen: string; state: string | null }[],
) =>
  recordIngredient(tx, actor, 'ingredient.allergens', id, {
    after: { groups: declared.map(({ allergen, state }) => `${allergen}: ${state ?? '-'}`).join(', ') },
  })

/**
 * Saves the states of the 14 groups: those that changed are signed by the acting person, an empty one becomes unknown.
 * Throws `bad-request` at `evidence` where a group is newly said to be free without any.
 */
export async function saveAllergens(actor: Actor, ingredientId: string, input: AllergensInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const before = new Map((await stored(tx, held)).map((row) => [row.allergen, row]))
    const changed = allergens.flatMap((allergen) => {
      const state = input[allergen] || null
      return state === (before.get(allergen)?.state ?? null) ? [] : [{ allergen, state }]
    })
    const evidence = input.evidence
    if (changed.some(({ state }) => state !== null && declarationProblem(state, evidence) !== null))
      throw new AppError('bad-request', {}, { evidence: 'kitchen-evidence' })
    const gone = changed.filter(({ state }) => state === null).map(({ allergen }) => allergen)
    if (gone.length > 0)
      await tx
        .deleteFrom('ingredient_allergens')
        .where('client_id', '=', held.client_id)
        .where('ingredient_id', '=', held.id)
        .where('allergen', 'in', gone)
        .execute()
    await declareGroups(
      tx,
      actor,
      held,
      changed.flatMap(({ allergen, state }) => (state === null ? [] : [{ allergen, state, evidence }])),
    )
    if (changed.length > 0) await recordStates(tx, actor, held.id, changed)
  })
}

/** Says of every group that nothing was said of that the ingredient is free from it: the acting person read the label. */
export async function declareRestFree(actor: Actor, ingredientId: string): Promise<void> {
  authorize(actor, 'kitchen.write')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const said = new Set((await stored(tx, held)).map(({ allergen }) => allergen))
    const rest = allergens.filter((allergen) => !said.has(allergen))
    const declared = rest.map((allergen) => ({ allergen, state: 'free' as const, evidence: 'label' as const }))
    await declareGroups(tx, actor, held, declared)
    if (declared.length > 0) await recordStates(tx, actor, held.id, declared)
  })
}

/** Confirms "free" for the supplier or pack that came after it was said. */
export async function confirmFree(actor: Actor, ingredientId: string, evidence: Evidence): Promise<void> {
  authorize(actor, 'kitchen.write')
  await asActor(actor, async (tx) => {
    const held = await holdIngredient(tx, actor, ingredientId)
    const doubtful = (await stored(tx, held)).filter(({ state, confirmAgain }) => state === 'free' && confirmAgain)
    const declared = doubtful.map(({ allergen }) => ({ allergen, state: 'free' as const, evidence }))
    await declareGroups(tx, actor, held, declared)
    if (declared.length > 0) await recordStates(tx, actor, held.id, declared)
  })
}
