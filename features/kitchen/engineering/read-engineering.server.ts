import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { Book } from '#/domain/kitchen/book.ts'
import { costsOf, type RecipeCost } from '#/domain/kitchen/cost.ts'
import { priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { engineer, type Engineering, type SoldItem } from '#/domain/kitchen/engineering.ts'
import { fraction, percent, zero } from '#/domain/kitchen/figures.ts'
import { marginAt, noTerms, type Sale } from '#/domain/kitchen/margins.ts'
import { isRegistered } from '#/domain/kitchen/prices.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess, over, plus, type Rational, rational } from '#/domain/rational.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  type Channel,
  packagingOf,
  selectBranches,
  selectChannels,
  termsOf,
} from '#/features/kitchen/calculator/channels.server.ts'
import { selectPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { lastSalesDay } from '#/features/kitchen/sales/read-sold.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { now } from '#/platform/clock.ts'

export type Asked = {
  branchId: string | null
  channelId: string | null
  category: string | null
  days: number
  popularity: string
  profitability: string
}

type Names = { en: string | null; ar: string | null }
export type LeftOut = { id: string; names: Names; why: 'time' | 'price' | 'cost' }

export type EngineeringPage = {
  asked: Asked
  until: Day | null
  channels: Channel[]
  /** Categories that sold, those with the most portions first; the empty text: none. */
  categories: string[]
  branches: { id: string; name: string }[]
  found: Engineering | null
  names: Record<string, Names>
  /** The line of each dish that costs most. */
  dearest: Record<string, { names: Names; share: Rational }>
  leftOut: LeftOut[]
  /** Names of the tills that have no dish yet, with their sales of the period. */
  unmapped: Unmapped
}

type Unmapped = { count: number; gross: number }

type Row = { id: string; names: Names; category: string; sold: Rational; days: number; channelId: string | null }

async function soldRows(db: Tx, company: string, from: Day, until: Day, branchId: string | null): Promise<Row[]> {
  const rows = await db
    .selectFrom('sales_lines as l')
    .innerJoin('recipes as r', (on) => on.onRef('r.client_id', '=', 'l.client_id').onRef('r.id', '=', 'l.recipe_id'))
    .select(['r.id', 'r.name_en', 'r.name_ar', 'r.category', 'l.channel_id'])
    .select([sql<string>`sum(l.quantity)::text`.as('sold'), sql<number>`max(l.day) - min(l.day) + 1`.as('days')])
    .where('l.client_id', '=', company)
    .where('l.day', '>', from)
    .where('l.day', '<=', until)
    .$if(branchId !== null, (found) => found.where('l.branch_id', '=', branchId!))
    .groupBy(['r.id', 'r.name_en', 'r.name_ar', 'r.category', 'l.channel_id'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    names: { en: row.name_en, ar: row.name_ar },
    category: row.category ?? '',
    sold: fraction(row.sold),
    days: row.days,
    channelId: row.channel_id,
  }))
}

/** Keys by the portions behind them, most first. */
function ranked(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const sums = new Map<string, Rational>()
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? zero, row.sold))
  return [...sums].toSorted(([, a], [, b]) => (isLess(b, a) ? -1 : 1)).map(([key]) => key)
}

/** The line of a recipe that costs most, with its share; null without a known one. */
function dearestLine(book: Book, id: string, cost: RecipeCost) {
  const recipe = book.recipes.get(id)
  if (!recipe || cost.batch.n <= 0n) return null
  const priced = recipe.lines.flatMap((line, at) => {
    const known = cost.lines[at]
    return known && 'halalas' in known ? [{ line, halalas: known.halalas }] : []
  })
  const [top] = priced.toSorted((a, b) => (isLess(b.halalas, a.halalas) ? -1 : 1))
  if (!top) return null
  const { of } = top.line
  const item = 'ingredientId' in of ? book.ingredients.get(of.ingredientId) : book.recipes.get(of.recipeId)
  return item ? { names: item.names, share: over({ n: top.halalas.n * 100n, d: top.halalas.d }, cost.batch) } : null
}

/** Days of the period of which sales can be known: fewer when the first ones are younger. */
async function knownDays(db: Tx, company: string, until: Day, days: number): Promise<number> {
  const row = await db
    .selectFrom('sales_lines')
    .select((all) => all.fn.min('day').as('day'))
    .where('client_id', '=', company)
    .executeTakeFirst()
  const first = row?.day ?? until
  const known = Math.round((Date.parse(until) - Date.parse(first)) / 86_400_000) + 1
  return Math.min(days, known)
}

const unmappedSum = async (db: Tx, company: string, from: Day, until: Day): Promise<Unmapped> => {
  const row = await db
    .selectFrom('sales_lines')
    .select(sql<number>`coalesce(sum(gross_halalas), 0)::float8`.as('gross'))
    .select(sql<number>`count(distinct app.fold(item))::int`.as('count'))
    .where('client_id', '=', company)
    .where('recipe_id', 'is', null)
    .where('is_passed_over', '=', false)
    .where('day', '>', from)
    .where('day', '<=', until)
    .executeTakeFirstOrThrow()
  return row
}

/** Dishes of a category as they sold in a channel, each with its class. */
export async function readEngineering(actor: Actor, given: Asked): Promise<EngineeringPage> {
  authorize(actor, 'kitchen.costs')
  const company = companyOf(actor)
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const branches = await selectBranches(db, company)
    const branchId = branches.find(({ id }) => id === given.branchId)?.id ?? null
    const channels = await selectChannels(db, company, branchId)
    const until = await lastSalesDay(db, company, today, branchId)
    const empty = { until, channels, branches, categories: [], found: null, names: {}, dearest: {}, leftOut: [] }
    if (until === null) return { ...empty, asked: { ...given, branchId }, unmapped: { count: 0, gross: 0 } }
    const from = addDays(until, -given.days)
    const all = await soldRows(db, company, from, until, branchId)
    const unmapped = await unmappedSum(db, company, from, until)
    const channelIds = ranked(all, (row) => row.channelId ?? '')
    const channelId = channels.some(({ id }) => id === given.channelId) ? given.channelId : channelIds[0] || null
    const here = all.filter((row) => row.channelId === channelId)
    const categories = ranked(here, ({ category }) => category)
    const category =
      given.category !== null && categories.includes(given.category) ? given.category : (categories[0] ?? '')
    const rows = here.filter((row) => row.category === category)
    const asked: Asked = { ...given, branchId, channelId, category }
    const days = await knownDays(db, company, until, given.days)
    const placed = await place(db, company, { ...asked, days }, rows, channels, today)
    return { ...empty, ...placed, asked, categories, unmapped }
  })
}

async function place(db: Tx, company: string, asked: Asked, rows: Row[], channels: Channel[], on: Day) {
  const ids = rows.map(({ id }) => id)
  const { channelId, branchId } = asked
  const book = await readBook(db, { clientId: company, on, ids, branchId: branchId ?? undefined })
  const costs = costsOf(book, ids)
  const prices = await selectPrices(db, company, ids)
  const { vat } = await kitchenSettings(db, company)
  const channel = channels.find(({ id }) => id === channelId)
  const leftOut: LeftOut[] = []
  const items: SoldItem[] = []
  const dearest: EngineeringPage['dearest'] = {}
  for (const { id, names, sold, days } of rows) {
    const cost = costs.get(id)
    const own = prices.filter(({ recipeId }) => recipeId === id)
    const price = priceInForce(own, { channelId, branchId, on })
    if (!cost || cost.open.length > 0) leftOut.push({ id, names, why: 'cost' })
    else if (price === null) leftOut.push({ id, names, why: 'price' })
    else {
      const packaging = plus(cost.packaging, channel ? packagingOf(channel) : zero)
      const sale: Sale = {
        costs: { food: cost.portion, packaging, labour: null },
        terms: channel ? termsOf(channel) : noTerms,
        isRegistered: isRegistered(vat, on),
        promotion: zero,
      }
      items.push({ id, sold, days, margin: marginAt(rational(price.halalas), sale).margin })
      const line = dearestLine(book, id, cost)
      if (line) dearest[id] = line
    }
  }
  const rules = { days: asked.days, popularity: percent(asked.popularity), profitability: percent(asked.profitability) }
  const found = engineer(items, rules)
  const names = Object.fromEntries(rows.map((row) => [row.id, row.names]))
  const brief = found.leftOut.map(({ id }): LeftOut => ({ id, names: names[id]!, why: 'time' }))
  return { found, names, dearest, leftOut: [...brief, ...leftOut] }
}
