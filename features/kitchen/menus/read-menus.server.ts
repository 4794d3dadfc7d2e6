import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { Allergen } from '#/domain/kitchen/book.ts'
import { undeclared } from '#/domain/kitchen/menu/gaps.ts'
import { menuSlugOf } from '#/domain/kitchen/menu/slug.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { roundHalfUp } from '#/domain/rational.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { gapsOfItem, type ItemGap, type MenuItem } from './build-content.ts'
import { companyOfMenu, etagOf, menuRow, readShown, readWhole, type Whole } from './outline.server.ts'

export type MenuState = 'published' | 'draft' | 'archived'
export type MenuLine = {
  id: string
  names: Text
  branch: string | null
  state: MenuState
  number: number | null
  publishedAt: string | null
  dishes: number
  openings: number
  slug: string | null
}

const stateOf = (row: { archived_at: string | null; publication_id: string | null }): MenuState =>
  row.archived_at ? 'archived' : row.publication_id ? 'published' : 'draft'

/** The menus that the reader sees, those that guests see first. */
export async function listMenus(actor: Actor): Promise<MenuLine[]> {
  authorize(actor, 'kitchen.read')
  const since = addDays(riyadhDay(now()), -27)
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('menus as m')
      .leftJoin('branches as b', 'b.id', 'm.branch_id')
      .leftJoin('menu_publications as p', 'p.id', 'm.publication_id')
      .leftJoin('menu_slugs as s', (join) =>
        join.onRef('s.menu_id', '=', 'm.id').on('s.branch_id', 'is', null).on('s.is_current', '=', true),
      )
      .select([
        'm.id',
        'm.name_en',
        'm.name_ar',
        'm.archived_at',
        'm.publication_id',
        'p.number',
        'p.published_at',
        's.slug',
      ])
      .select(branchNow('b').$castTo<string | null>().as('branch'))
      .select(
        sql<number>`(select count(*)::int from app.menu_items i where i.menu_id = m.id and i.parent_id is null)`.as(
          'dishes',
        ),
      )
      .select(
        sql<number>`(select coalesce(sum(o.openings), 0)::int from app.menu_openings o where o.menu_id = m.id and o.day >= ${since}::date)`.as(
          'openings',
        ),
      )
      .where('m.client_id', '=', companyOf(actor))
      .orderBy(sql`m.archived_at is not null`)
      .orderBy(sql`m.publication_id is null`)
      .orderBy('m.created_at')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    names: { en: row.name_en, ar: row.name_ar },
    branch: row.branch,
    state: stateOf(row),
    number: row.number,
    publishedAt: row.published_at,
    dishes: row.dishes,
    openings: row.openings,
    slug: row.slug,
  }))
}

export type Choice = { id: string; name: string }
export type MenuChoices = {
  branches: Choice[]
  channels: { id: string; names: { en: string | null; ar: string | null } }[]
}

const branchesIn = (db: Tx, actor: Actor): Promise<Choice[]> =>
  db
    .selectFrom('branches')
    .select('id')
    .select(branchNow().as('name'))
    .where('client_id', '=', companyOf(actor))
    .where('closed_at', 'is', null)
    .orderBy(sql`name`)
    .orderBy('id')
    .execute()

async function choicesIn(db: Tx, actor: Actor): Promise<MenuChoices> {
  const [branches, channels] = await Promise.all([
    branchesIn(db, actor),
    db
      .selectFrom('sales_channels')
      .select(['id', 'name_en', 'name_ar'])
      .where('client_id', '=', companyOf(actor))
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  return { branches, channels: channels.map(({ id, name_en: en, name_ar: ar }) => ({ id, names: { en, ar } })) }
}

/** Branches and channels that a new menu may be of. */
export function readMenuChoices(actor: Actor): Promise<MenuChoices> {
  authorize(actor, 'kitchen.publish')
  return readAs(actor, (db) => choicesIn(db, actor))
}

export type OfficeItem = {
  id: string
  recipeId: string
  names: { en: string | null; ar: string | null }
  price: number | null
  kcal: number | null
  gaps: ItemGap[]
  isBlocked: boolean
  passed: readonly string[]
  undeclared: Allergen[]
  options: OfficeItem[]
  text: MenuItem['text']
  tags: MenuItem['tags']
  isDrink: boolean
  photoId: string | null
}

type RecipeNames = Map<string, { en: string | null; ar: string | null }>

async function namesOf(db: Tx, ids: readonly string[]): Promise<RecipeNames> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'name_en', 'name_ar'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name_en: en, name_ar: ar }) => [id, { en, ar }]))
}

function officeItem(item: MenuItem, { outline, facts, built, isShown }: Whole, names: RecipeNames): OfficeItem {
  const known = facts.get(item.recipeId) ?? null
  return {
    id: item.id,
    recipeId: item.recipeId,
    names: known?.names ?? names.get(item.recipeId) ?? { en: null, ar: null },
    price: known?.price ?? null,
    kcal: known?.kcal ? roundHalfUp(known.kcal, 0) : null,
    gaps: isShown ? [] : gapsOfItem(known, item.isDrink),
    isBlocked: built.blocked.has(item.id),
    passed: item.passed,
    undeclared: known ? undeclared(known) : [],
    options: outline.items
      .filter(({ parentId }) => parentId === item.id)
      .map((option) => officeItem(option, { outline, facts, built, isShown }, names)),
    text: item.text,
    tags: item.tags,
    isDrink: item.isDrink,
    photoId: item.photoId,
  }
}

/** Dishes, or options, that are not on the menu yet. */
export async function addable(
  db: Tx,
  actor: Actor,
  kinds: readonly ('dish' | 'combo' | 'option')[],
  taken: readonly string[],
) {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'name_en', 'name_ar', 'category'])
    .where('client_id', '=', companyOf(actor))
    .where('archived_at', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy(sql`app.fold(coalesce(name_en, name_ar))`)
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, name_en: en, name_ar: ar }) => ({ id, names: { en, ar } }))
}
export type Addable = Awaited<ReturnType<typeof addable>>

/** A menu for the office: outline with gaps, versions, addresses. */
export async function readMenu(actor: Actor, menuId: string) {
  authorize(actor, 'kitchen.read')
  return readAs(actor, async (db) => {
    const menu = await menuRow(db, menuId)
    const mayWrite = may(actor, 'kitchen.publish')
    const whole = mayWrite ? await readWhole(db, actor, menu) : await readShown(db, menu)
    const { outline, built } = whole
    const names = await namesOf(db, [...new Set(outline.items.map(({ recipeId }) => recipeId))])
    const [publications, slugs, choices, openings, company] = await Promise.all([
      db
        .selectFrom('menu_publications')
        .select(['id', 'number', 'etag', 'published_at', 'published_name as by'])
        .where('menu_id', '=', menuId)
        .orderBy('number', 'desc')
        .limit(20)
        .execute(),
      db
        .selectFrom('menu_slugs')
        .select(['slug', 'branch_id'])
        .where('menu_id', '=', menuId)
        .where('is_current', '=', true)
        .execute(),
      mayWrite ? choicesIn(db, actor) : { branches: await branchesIn(db, actor), channels: [] },
      db
        .selectFrom('menu_openings')
        .select(({ fn }) => fn.sum<number>('openings').as('sum'))
        .where('menu_id', '=', menuId)
        .where('day', '>=', addDays(riyadhDay(now()), -27))
        .executeTakeFirst(),
      companyOfMenu(db, menu.client_id),
    ])
    const live = publications.find(({ id }) => id === menu.publication_id)
    const top = outline.items.filter(({ parentId }) => parentId === null)
    const ownBranch = choices.branches.find(({ id }) => id === menu.branch_id)
    const places = [
      { branchId: null, name: null as string | null },
      ...(menu.branch_id
        ? []
        : choices.branches.map(({ id, name }) => ({ branchId: id, name: name as string | null }))),
    ]
    const addresses = places.map(({ branchId, name }) => ({
      branchId,
      name,
      slug: slugs.find((one) => one.branch_id === branchId)?.slug ?? null,
      proposal: menuSlugOf(company.en, name ?? menu.name_en),
    }))
    return {
      menu: {
        id: menu.id,
        names: outline.names,
        note: outline.note,
        revision: menu.revision,
        channelId: menu.channel_id,
        logoId: menu.logo_id,
        branch: ownBranch?.name ?? null,
        state: stateOf(menu),
      },
      sections: outline.sections.map((section) => ({
        ...section,
        items: top.filter(({ sectionId }) => sectionId === section.id).map((item) => officeItem(item, whole, names)),
      })),
      blocked: built.blocked.size,
      isSame: live !== undefined && (!mayWrite || live.etag === etagOf(built.content)),
      liveId: menu.publication_id,
      publications: publications.map(({ etag: _etag, published_at: publishedAt, ...one }) => ({ ...one, publishedAt })),
      addresses,
      channels: choices.channels,
      openings: openings?.sum ?? 0,
      addable: mayWrite
        ? await addable(
            db,
            actor,
            ['dish', 'combo', 'option'],
            top.map(({ recipeId }) => recipeId),
          )
        : [],
      mayWrite,
    }
  })
}
export type OfficeMenu = Awaited<ReturnType<typeof readMenu>>
