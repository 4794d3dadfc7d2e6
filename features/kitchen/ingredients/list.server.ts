import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { type IngredientGap, ingredientStates, shownPrice } from '#/domain/kitchen/ingredient.ts'
import { isOldPrice, oldAfterDays } from '#/domain/kitchen/prices.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addDays, type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { countsIn, isAfterRow, olderRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { IngredientLine, ingredientList, IngredientQuery } from './list.ts'
import { countedPrice, readPriceRules } from './price-rules.server.ts'
import { storedPrices } from './read-book.server.ts'

type Raw = Omit<IngredientLine, 'price' | 'age' | 'gaps'> & { allergens: number; hasEnergy: boolean }

/** Groups of which something counts: "free" that has to be confirmed again does not. */
const declaredGroups = sql<number>`(select count(*)::int from ingredient_allergens a where a.client_id = i.client_id
  and a.ingredient_id = i.id and not (a.state = 'free' and a.confirm_again))`
const hasEnergy = sql<boolean>`exists (select from ingredient_nutrients n where n.client_id = i.client_id
  and n.ingredient_id = i.id and n.nutrient = 'kcal')`
const isFood = sql<boolean>`i.category <> 'packaging'`

/** Whether the pack of an offer comes to base units of its ingredient, as `toBase` decides without units of its own. */
const hasContent = sql`case i.base
  when 'piece' then o.unit = 'piece' or (o.unit in ('g', 'kg') and i.piece_weight is not null)
    or (o.unit in ('ml', 'l') and i.piece_weight is not null and i.density is not null)
  when 'g' then o.unit in ('g', 'kg') or (o.unit in ('ml', 'l') and i.density is not null) or (o.unit = 'piece' and i.piece_weight is not null)
  else o.unit in ('ml', 'l') or (o.unit in ('g', 'kg') and i.density is not null)
    or (o.unit = 'piece' and i.piece_weight is not null and i.density is not null) end`

/**
 * Whether something is missing, or the price is old; a price that begins later counts as none, and an offer of the
 * preferred supplier where the rule is his price, as `countingPrice` does.
 */
const hasGap = (gap: IngredientGap): RawBuilder<SqlBool> => {
  if (gap === 'name') return sql`(i.name_en is null or i.name_ar is null)`
  if (gap === 'allergens') return sql`(${isFood} and ${declaredGroups} < 14)`
  if (gap === 'energy') return sql`(${isFood} and not ${hasEnergy})`
  const today = riyadhDay(now())
  return gap === 'price'
    ? sql`${countsSince(today)} is null`
    : sql`coalesce(${countsSince(today)} < ${addDays(today, -oldAfterDays)}::date, false)`
}

/**
 * The day since which the price of an ingredient counts: of the preferred supplier's offer where the rule is his price
 * and he has one, else of the last price of all branches. Null: none counts.
 */
const countsSince = (today: Day): RawBuilder<Day | null> => sql`coalesce(
  (select max(o.valid_from) from supplier_offers o where o.client_id = i.client_id and o.ingredient_id = i.id
    and o.supplier_id = i.preferred_supplier_id and o.valid_from <= ${today}::date
    and (o.valid_until is null or o.valid_until >= ${today}::date)
    and (o.ended_at is null or (o.ended_at at time zone 'Asia/Riyadh')::date > ${today}::date)
    and ${hasContent}
    and coalesce(i.price_rule, (select s.price_rule from kitchen_settings s where s.client_id = i.client_id)) = 'supplier'),
  (select p.valid_from from ingredient_prices p where p.client_id = i.client_id and p.ingredient_id = i.id
    and p.branch_id is null and p.amount is not null and p.valid_from <= ${today}::date
    and not exists (select from ingredient_prices c where c.client_id = p.client_id and c.corrects_id = p.id)
    order by p.valid_from desc limit 1))`

/** What a search looks at: both names, aliases and numbers. */
const words = sql`concat_ws(' ', i.name_en, i.name_ar, array_to_string(i.aliases, ' '), i.sku, i.barcode)`

const filtered = (db: Tx, actor: Actor, { q, category, gap }: Pick<IngredientQuery, 'q' | 'category' | 'gap'>) =>
  db
    .selectFrom('ingredients as i')
    .where('i.client_id', '=', companyOf(actor))
    .where('i.state', '<>', 'merged')
    .$if(q !== '', (rows) => rows.where(wordsMatch(words, q)))
    .$if(category !== null, (rows) => rows.where('i.category', '=', category!))
    // why: to those who see no prices, none of them is missing or old
    .$if(gap !== null && (may(actor, 'kitchen.costs') || (gap !== 'price' && gap !== 'old-price')), (rows) =>
      rows.where(hasGap(gap!)),
    )

/** Prices and gaps of the rows of a page. */
async function withPrices(db: Tx, actor: Actor, rows: Raw[]): Promise<IngredientLine[]> {
  const sees = may(actor, 'kitchen.costs')
  const today = riyadhDay(now())
  const prices =
    sees && rows.length > 0
      ? await storedPrices(
          db,
          companyOf(actor),
          rows.map(({ id }) => id),
        )
      : null
  const { vat, of: ruleOf } = await readPriceRules(
    db,
    companyOf(actor),
    rows.map(({ id }) => id),
  )
  return rows.map(({ allergens, hasEnergy: energy, ...row }) => {
    const price = prices && countedPrice(prices.get(row.id) ?? [], { on: today, vat, rule: ruleOf(row.id) })
    const food = row.category !== 'packaging'
    const missing: Record<IngredientGap, boolean> = {
      price: sees && !price,
      'old-price': sees && price !== null && isOldPrice(price.from, today),
      allergens: food && allergens < 14,
      energy: food && !energy,
      name: row.nameEn === null || row.nameAr === null,
    }
    return {
      ...row,
      price: price && shownPrice(price.net, row.base),
      age: price && daysBetween(price.from, today),
      gaps: Object.entries(missing).flatMap(([gap, is]) => (is ? [gap] : [])),
    }
  })
}

const folded = (lang: string): RawBuilder<unknown> =>
  lang === 'ar' ? sql`app.fold(coalesce(i.name_ar, i.name_en))` : sql`app.fold(coalesce(i.name_en, i.name_ar))`

const ordered = (actor: Actor) => ({
  order: { name: folded(actor.language), category: sql`i.category`, changed: sql`i.changed_at` },
  id: 'i.id',
})

/** Ingredients of a query, for page and file. */
export const ingredientRows: RowsOf<typeof ingredientList, IngredientLine, Raw> = (db, query, actor) => ({
  ...ordered(actor),
  select: filtered(db, actor, query)
    .where('i.state', '=', query.tab)
    .$if(query.before !== '', (rows) =>
      rows.where(isAfterRow({ ...ordered(actor), from: sql`ingredients as i` }, query)),
    )
    .select(['i.id', 'i.name_en as nameEn', 'i.name_ar as nameAr', 'i.aliases', 'i.base', 'i.category', 'i.sku'])
    .select(['i.barcode', 'i.revision', declaredGroups.as('allergens'), hasEnergy.as('hasEnergy')]),
  finish: (rows, tx) => withPrices(tx, actor, rows),
})

/** Ingredients in use whose price is old; 0 to those who see no prices. */
export async function countOldPrices(actor: Actor): Promise<number> {
  authorize(actor, 'kitchen.read')
  if (!may(actor, 'kitchen.costs')) return 0
  const { count } = await readAs(actor, (db) =>
    filtered(db, actor, { q: '', category: null, gap: 'old-price' })
      .where('i.state', '=', 'active')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return count
}

/** Ingredients in use of every company whose price became old within so many days up to one, by company. */
export const selectAged = (db: Tx, { on, days }: { on: Day; days: number }) =>
  db
    .selectFrom('ingredients as i')
    .select(['i.id', 'i.client_id', 'i.name_en', 'i.name_ar', countsSince(on).as('since')])
    .where('i.state', '=', 'active')
    .where(countsSince(on), '<', sql<Day>`${addDays(on, -oldAfterDays)}::date`)
    .where(countsSince(on), '>=', sql<Day>`${addDays(on, -oldAfterDays - days)}::date`)
    .orderBy('i.client_id')
    .orderBy('i.id')

export type IngredientCounts = Record<(typeof ingredientStates)[number], number>

/** A page of the ingredients, with the counts of the states under the same filters. */
export async function browseIngredients(actor: Actor, query: IngredientQuery) {
  authorize(actor, 'kitchen.read')
  return readAs(actor, async (db) => {
    const { rows, older } = await olderRows(db, actor, query, ingredientRows)
    const row = await filtered(db, actor, query)
      .select(tabCounts(ingredientStates, (state) => sql<boolean>`i.state = ${state}`))
      .executeTakeFirstOrThrow()
    const counts: IngredientCounts = countsIn(ingredientStates, row)
    return { rows, counts, older }
  })
}
