import { createHash } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { dishesOf, type MenuContent, type MenuTag } from '#/domain/kitchen/menu/content.ts'
import { menuRulesOn } from '#/domain/kitchen/menu/rules.ts'
import type { Text } from '#/domain/text.ts'
import { rational } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { buildContent, type Built, type DishFacts, type Outline } from './build-content.ts'
import { readFacts } from './read-facts.server.ts'

/** The row of a menu; with `lock` held until the end of the transaction. Throws `not-found`. */
export async function menuRow(tx: Tx, id: string, { lock = false } = {}) {
  const query = tx.selectFrom('menus').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** The name of the company as guests read it. */
export async function companyOfMenu(tx: Tx, clientId: string): Promise<Text> {
  const { name_en: en, name_ar: ar } = await tx
    .selectFrom('companies')
    .select(['name_en', 'name_ar'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { en: en ?? ar ?? '', ar: ar ?? en ?? '' }
}

export type MenuRow = Awaited<ReturnType<typeof menuRow>>

export async function readOutline(tx: Tx, menu: MenuRow): Promise<Outline> {
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
    logo: menu.logo_id,
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

export type Whole = {
  outline: Outline
  facts: Map<string, DishFacts>
  built: Built
  /** The facts are those of the publication: what is missing today is not looked for. */
  isShown?: boolean
}

/** A menu with the facts of today, and what would be published of it. */
export async function readWhole(tx: Tx, actor: Pick<Actor, 'id' | 'company'>, menu: MenuRow): Promise<Whole> {
  const outline = await readOutline(tx, menu)
  const facts = await readFacts(tx, {
    company: companyOf(actor),
    channelId: menu.channel_id,
    branchId: menu.branch_id,
    recipeIds: [...new Set(outline.items.map(({ recipeId }) => recipeId))],
  })
  return { outline, facts, built: buildContent(outline, facts, menuRulesOn(riyadhDay(now()))) }
}

/**
 * A menu with the figures that guests see, for readers who do not write it: they may see no prices of the kitchen, and
 * without these every dish would seem to lack its own.
 */
export async function readShown(tx: Tx, menu: MenuRow): Promise<Whole> {
  const outline = await readOutline(tx, menu)
  const live = menu.publication_id
    ? await tx
        .selectFrom('menu_publications')
        .select('content')
        .where('id', '=', menu.publication_id)
        .executeTakeFirst()
    : undefined
  const content: MenuContent = live
    ? (live.content as unknown as MenuContent)
    : { ...outline, sections: [], dailyEnergy: 0, dailyCaffeine: 0 }
  const printed = dishesOf(content).flatMap((dish) => [dish, ...dish.options])
  const facts = new Map(
    printed.map(({ recipeId, kcal, sodium, caffeine, ...rest }): [string, DishFacts] => [
      recipeId,
      { ...rest, kcal: exact(kcal), sodium: exact(sodium), caffeine: exact(caffeine) },
    ]),
  )
  return { outline, facts, built: { content, blocked: new Map() }, isShown: true }
}
const exact = (value: number | null) => (value === null ? null : rational(value))

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
