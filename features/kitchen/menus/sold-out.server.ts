import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { AppError } from '#/domain/errors.ts'
import type { MenuContent } from '#/domain/kitchen/menu/content.ts'
import { closingAfter } from '#/domain/kitchen/menu/open-now.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

/** Open branches in which the actor may say what ran out. */
async function branchesOf(tx: Tx, actor: Actor) {
  const all = tx
    .selectFrom('branches')
    .select(['id', 'hours'])
    .select(branchNow().as('name'))
    .where('client_id', '=', companyOf(actor))
    .where('closed_at', 'is', null)
  const own =
    actor.company?.mode === 'member' ? all.where(sql<boolean>`id in (select priv.branches_with('menu.sold-out'))`) : all
  return own
    .orderBy(sql`name`)
    .orderBy('id')
    .execute()
}

export type SoldOutDish = { recipeId: string; names: Text; until: string | null }
export type SoldOutBoard = {
  branches: { id: string; name: string }[]
  branchId: string | null
  sections: { id: string; names: Text; dishes: SoldOutDish[] }[]
}

/** Dishes of the menus that guests of a branch see, with what ran out. */
export async function readSoldOut(actor: Actor, asked: string | null): Promise<SoldOutBoard> {
  authorize(actor, 'menu.sold-out')
  return readAs(actor, async (tx) => {
    const branches = await branchesOf(tx, actor)
    const branch = branches.find(({ id }) => id === asked) ?? branches[0]
    const shown = branches.map(({ id, name }) => ({ id, name }))
    if (!branch) return { branches: shown, branchId: null, sections: [] }
    const published = await tx
      .selectFrom('menus as m')
      .innerJoin('menu_publications as p', 'p.id', 'm.publication_id')
      .select('p.content')
      .where('m.client_id', '=', companyOf(actor))
      .where('m.archived_at', 'is', null)
      .where((where) => where.or([where('m.branch_id', 'is', null), where('m.branch_id', '=', branch.id)]))
      .orderBy('m.created_at')
      .execute()
    const out = await tx
      .selectFrom('sold_out')
      .select(['recipe_id', 'until'])
      .where('branch_id', '=', branch.id)
      .where('until', '>', now().toISOString())
      .execute()
    const untilOf = new Map(out.map(({ recipe_id: id, until }) => [id, until]))
    const seen = new Set<string>()
    const sections = published
      .flatMap(({ content }) => (content as unknown as MenuContent).sections)
      .map(({ id, names, dishes }) => ({
        id,
        names,
        dishes: dishes
          .filter(({ recipeId }) => !seen.has(recipeId) && seen.add(recipeId))
          .map(({ recipeId, names }) => ({ recipeId, names, until: untilOf.get(recipeId) ?? null })),
      }))
    return { branches: shown, branchId: branch.id, sections: sections.filter(({ dishes }) => dishes.length > 0) }
  })
}

type Change = { branchId: string; recipeId: string; isOut: boolean }

/** Says that a dish ran out until the branch closes, or that it is back. Said twice it is said once. */
export async function setSoldOut(actor: Actor, { branchId, recipeId, isOut }: Change): Promise<void> {
  authorize(actor, 'menu.sold-out')
  await asActor(actor, async (tx) => {
    const branch = (await branchesOf(tx, actor)).find(({ id }) => id === branchId)
    const recipe = await tx
      .selectFrom('recipes')
      .select(['id', 'name_en', 'name_ar'])
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recipeId)
      .executeTakeFirst()
    if (!branch || !recipe) throw new AppError('not-found')
    const at = now()
    const until = isOut ? closingAfter(hoursOf(branch.hours), at) : at
    const before = await tx
      .selectFrom('sold_out')
      .select('until')
      .where('branch_id', '=', branchId)
      .where('recipe_id', '=', recipeId)
      .executeTakeFirst()
    if ((before !== undefined && new Date(before.until) > at) === isOut) return
    await tx
      .insertInto('sold_out')
      .values({
        client_id: companyOf(actor),
        branch_id: branchId,
        recipe_id: recipeId,
        until,
        set_by: actor.id,
        set_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'branch_id', 'recipe_id']).doUpdateSet({ until, set_by: actor.id, set_at: at }),
      )
      .execute()
    await recordActivity(tx, actor, {
      action: isOut ? 'menu.sold-out' : 'menu.back',
      entity: 'branch',
      entityId: branchId,
      clientId: companyOf(actor),
      after: { title: recipe.name_en ?? recipe.name_ar ?? '' },
    })
  })
}
