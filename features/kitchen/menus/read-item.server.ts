import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addable, readMenu } from './read-menus.server.ts'

/** One dish of a menu with what an owner answered for. Throws `not-found`. */
export async function readMenuItem(actor: Actor, menuId: string, itemId: string) {
  const office = await readMenu(actor, menuId)
  const section = office.sections.find(({ items }) => items.some(({ id }) => id === itemId))
  const item = section?.items.find(({ id }) => id === itemId)
  if (!section || !item) return null
  const { pass, options } = await readAs(actor, async (db) => ({
    pass: await db
      .selectFrom('menu_items')
      .select(['passed_reason as reason', 'passed_name as by'])
      .where('id', '=', itemId)
      .where('passed_name', 'is not', null)
      .executeTakeFirst(),
    options: await addable(
      db,
      actor,
      ['option'],
      item.options.map(({ recipeId }) => recipeId),
    ),
  }))
  return {
    menu: office.menu,
    sections: office.sections.map(({ id, names }) => ({ id, names })),
    sectionId: section.id,
    item,
    pass: pass ?? null,
    addable: options,
    mayWrite: office.mayWrite,
    mayPass: actor.company === undefined || actor.company?.mode === 'owner',
  }
}
