import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { holdSeen, recordIngredient, type SeenIngredient, writeIngredient } from './hold.server.ts'

export type StateStep = 'archive' | 'restore' | 'accept'
const steps = {
  archive: { from: ['active', 'proposed'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
  accept: { from: ['proposed'], to: 'active' },
} as const

/**
 * Archives an ingredient, restores it, or accepts a proposal. Recipes that use an archived one keep it; it leaves the
 * choices and lists.
 */
export async function changeState(actor: Actor, seen: SeenIngredient, step: StateStep): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, seen)
    const { from, to } = steps[step]
    if (!(from as readonly string[]).includes(held.state)) throw new AppError('changed-meanwhile')
    await writeIngredient(tx, held, { state: to })
    await recordIngredient(tx, actor, `ingredient.${step}`, held.id, {
      before: { state: held.state },
      after: { state: to },
    })
  })
}
