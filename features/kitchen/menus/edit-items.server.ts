import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MenuTag } from '#/domain/kitchen/menu/content.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { changeOutline, movedBy } from './edit-menu.server.ts'

/** Most dishes and options of a menu; a page of more would pass its budget. */
export const mostItems = 400

const itemIds = async (tx: Tx, sectionId: string, parentId: string | null): Promise<string[]> => {
  const rows = await tx
    .selectFrom('menu_items')
    .select('id')
    .where('section_id', '=', sectionId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function writeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx.updateTable('menu_items').set({ place: index }).where('id', '=', id).execute()
}

/** An item of the menu. Throws `not-found`. */
async function itemRow(tx: Tx, menuId: string, itemId: string) {
  const row = await tx
    .selectFrom('menu_items')
    .selectAll()
    .where('menu_id', '=', menuId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

async function assertSection(tx: Tx, menuId: string, sectionId: string): Promise<void> {
  const row = await tx
    .selectFrom('menu_sections')
    .select('id')
    .where('menu_id', '=', menuId)
    .where('id', '=', sectionId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
}

type Added = { menuId: string; sectionId: string; parentId: string | null; recipeIds: readonly string[] }

async function insertItems(tx: Tx, actor: Actor, { menuId, sectionId, parentId, recipeIds }: Added): Promise<void> {
  const known = await tx
    .selectFrom('recipes')
    .select(['id', 'kind', 'category'])
    .where('client_id', '=', companyOf(actor))
    .where('id', 'in', [...recipeIds])
    .where('kind', parentId === null ? 'in' : '=', parentId === null ? ['dish', 'combo', 'option'] : 'option')
    .where('archived_at', 'is', null)
    .execute()
  if (known.length !== new Set(recipeIds).size) throw new AppError('bad-request', {}, { dish: 'menu-choose-dish' })
  const { count } = await tx
    .selectFrom('menu_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('menu_id', '=', menuId)
    .executeTakeFirstOrThrow()
  if (count + known.length > mostItems) throw new AppError('menu.too-many-dishes')
  const before = await itemIds(tx, sectionId, parentId)
  await tx
    .insertInto('menu_items')
    .values(
      [...new Set(recipeIds)].map((recipeId, index) => ({
        client_id: companyOf(actor),
        menu_id: menuId,
        section_id: sectionId,
        recipe_id: recipeId,
        parent_id: parentId,
        place: before.length + index,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds dishes to a section; those that the menu has already stay where they are. */
export const addDishes = (actor: Actor, menuId: string, sectionId: string, recipeIds: readonly string[]) =>
  changeOutline(actor, menuId, async (tx) => {
    await assertSection(tx, menuId, sectionId)
    await insertItems(tx, actor, { menuId, sectionId, parentId: null, recipeIds })
  })

/** Offers options with a dish. */
export const addOptions = (actor: Actor, menuId: string, itemId: string, recipeIds: readonly string[]) =>
  changeOutline(actor, menuId, async (tx) => {
    const { section_id: sectionId, parent_id: parentId } = await itemRow(tx, menuId, itemId)
    if (parentId !== null) throw new AppError('not-found')
    await insertItems(tx, actor, { menuId, sectionId, parentId: itemId, recipeIds })
  })

export const moveItem = (actor: Actor, menuId: string, itemId: string, to: 'up' | 'down') =>
  changeOutline(actor, menuId, async (tx) => {
    const { section_id: section, parent_id: parent } = await itemRow(tx, menuId, itemId)
    await writeOrder(tx, movedBy(await itemIds(tx, section, parent), itemId, to))
  })

/** Puts an item into a section: before another one, or at its end. Its options go with it. */
export const placeItem = (actor: Actor, menuId: string, itemId: string, sectionId: string, before: string | null) =>
  changeOutline(actor, menuId, async (tx) => {
    const { parent_id: parent } = await itemRow(tx, menuId, itemId)
    if (parent !== null || itemId === before) return
    await assertSection(tx, menuId, sectionId)
    await tx
      .updateTable('menu_items')
      .set({ section_id: sectionId })
      .where('menu_id', '=', menuId)
      .where((where) => where.or([where('id', '=', itemId), where('parent_id', '=', itemId)]))
      .execute()
    const rest = (await itemIds(tx, sectionId, null)).filter((id) => id !== itemId)
    const index = before === null ? -1 : rest.indexOf(before)
    rest.splice(index < 0 ? rest.length : index, 0, itemId)
    await writeOrder(tx, rest)
  })

export const removeItem = (actor: Actor, menuId: string, itemId: string) =>
  changeOutline(actor, menuId, async (tx) => {
    await tx.deleteFrom('menu_items').where('menu_id', '=', menuId).where('id', '=', itemId).execute()
  })

type Texts = { textEn: string | null; textAr: string | null; tags: MenuTag[]; isDrink: boolean; section: string }

/** Changes the description and the labels of a dish on the menu. */
export const saveItem = (
  actor: Actor,
  menuId: string,
  itemId: string,
  { textEn, textAr, tags, isDrink, section }: Texts,
) =>
  changeOutline(actor, menuId, async (tx) => {
    const row = await itemRow(tx, menuId, itemId)
    await assertSection(tx, menuId, section)
    await tx
      .updateTable('menu_items')
      .set({ text_en: textEn, text_ar: textAr, tags, is_drink: isDrink })
      .where('id', '=', itemId)
      .execute()
    if (section === row.section_id) return
    const last = (await itemIds(tx, section, null)).length
    await tx.updateTable('menu_items').set({ section_id: section, place: last }).where('id', '=', itemId).execute()
    await tx.updateTable('menu_items').set({ section_id: section }).where('parent_id', '=', itemId).execute()
  })

/**
 * An owner answers for gaps of an item with a reason: it is published with "not declared". Without gaps the answer is taken back.
 * Throws `not-allowed`.
 */
export const passGaps = async (
  actor: Actor,
  menuId: string,
  itemId: string,
  gaps: readonly string[],
  reason: string | null,
) => {
  if (actor.company !== undefined && actor.company?.mode !== 'owner') throw new AppError('not-allowed')
  return changeOutline(actor, menuId, async (tx, menu) => {
    await itemRow(tx, menuId, itemId)
    const isPassed = gaps.length > 0
    await tx
      .updateTable('menu_items')
      .set({
        passed_gaps: [...gaps],
        passed_reason: isPassed ? reason : null,
        passed_by: isPassed ? actor.id : null,
        passed_name: isPassed ? actor.name : null,
        passed_at: isPassed ? now() : null,
      })
      .where('id', '=', itemId)
      .execute()
    await recordActivity(tx, actor, {
      action: isPassed ? 'menu.pass-gaps' : 'menu.no-pass',
      entity: 'menu',
      entityId: menuId,
      clientId: menu.client_id,
      after: { gaps: gaps.join(', ') || null, reason },
    })
  })
}
