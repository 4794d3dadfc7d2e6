import { createHash } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MenuContent, MenuTag } from '#/domain/kitchen/menu/content.ts'
import { firstMenuRules } from '#/domain/kitchen/menu/marks.ts'
import { buildContent, type Built, type DishFacts, type Outline } from './build-content.ts'
import { readFacts } from './read-facts.server.ts'

/** The row of a menu; with `lock` held until the end of the transaction. Throws `not-found`. */
export async function menuRow(tx: Tx, id: string, { lock = false } = {}) {
  const query = tx.selectFrom('menus').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

export async function readOutline(tx: Tx, menu: Awaited<ReturnType<typeof menuRow>>): Promise<Outline> {
  const sections = await tx
    .selectFrom('menu_sections')
    .select(['id', 'name_en', 'name_ar'])
    .where('menu_id', '=', menu.id)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const items = await tx
    .selectFrom('menu_items')
    .selectAll()
    .where('menu_id', '=', menu.id)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return {
    names: { en: menu.name_en, ar: menu.name_ar },
    note: { en: menu.note_en, ar: menu.note_ar },
    sections: sections.map(({ id, name_en: en, name_ar: ar }) => ({ id, names: { en, ar } })),
    items: items.map((item) => ({
      id: item.id,
      recipeId: item.recipe_id,
      sectionId: item.section_id,
      parentId: item.parent_id,
      text: { en: item.text_en, ar: item.text_ar },
      tags: item.tags as MenuTag[],
      isDrink: item.is_drink,
      photoId: item.photo_id,
      passed: item.passed_gaps,
    })),
  }
}

export type Whole = { outline: Outline; facts: Map<string, DishFacts>; built: Built }

/** A menu with the facts of today, and what would be published of it. */
export async function readWhole(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'company'>,
  menu: Awaited<ReturnType<typeof menuRow>>,
): Promise<Whole> {
  const outline = await readOutline(tx, menu)
  const facts = await readFacts(tx, {
    company: companyOf(actor),
    channelId: menu.channel_id,
    branchId: menu.branch_id,
    recipeIds: [...new Set(outline.items.map(({ recipeId }) => recipeId))],
  })
  return { outline, facts, built: buildContent(outline, facts, firstMenuRules) }
}

/** The same for the same content, also after it was stored and read again. */
export const etagOf = (content: MenuContent): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url')
    .slice(0, 22)

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => sorted(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
