import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { BookIngredient, Names, OwnUnit, Preparation } from '#/domain/kitchen/book.ts'
import { statesThatCount } from '#/domain/kitchen/nutrition.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { type Rational, rational } from '#/domain/rational.ts'
import { ofCompany } from '#/features/kitchen/settings/read-settings.server.ts'
import { countedPrice, readPriceRules } from './price-rules.server.ts'

const names = (en: string | null, ar: string | null): Names => ({ en, ar })
const exact = (text: string | null): Rational | null => (text === null ? null : readExact(text))

/** Ids as one array: a list of parameters is parsed and planned for each length that occurs. */
const among = (column: 'id' | 'ingredient_id', ids: readonly string[] | null) =>
  ids === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any (${[...ids]}::uuid[])`

/** Prices of ingredients that the reader sees, all rows of their histories. */
export async function storedPrices(tx: Tx, clientId: string | undefined, ids: readonly string[] | null) {
  const rows = await tx
    .selectFrom('ingredient_prices')
    .select(['id', 'ingredient_id', 'branch_id as branchId', 'valid_from as validFrom', 'created_at as addedAt'])
    .select(['corrects_id as correctsId', 'amount', 'vat_mode as mode', 'vat_rate as rate', 'content', 'source'])
    .select(['supplier', 'quantity', 'unit', 'document', 'created_by as createdBy'])
    .where(ofCompany(clientId))
    .where(among('ingredient_id', ids))
    .execute()
  return Map.groupBy(rows, ({ ingredient_id }) => ingredient_id)
}

async function ingredientRows(tx: Tx, clientId: string | undefined, ids: readonly string[] | null) {
  const rows = await tx
    .selectFrom('ingredients')
    .select(['id', 'name_en', 'name_ar', 'base', 'density', 'piece_weight', 'is_salt', 'category', 'merged_into'])
    .where(ofCompany(clientId))
    .where('state', '<>', 'proposed')
    .where(among('id', ids))
    .execute()
  return rows
}
type Row = Awaited<ReturnType<typeof ingredientRows>>[number]

/** The ingredient that a chain of merged ones ends at. */
function finalOf(rows: ReadonlyMap<string, Row>, row: Row): Row {
  let at = row
  for (let step = 0; step < 20 && at.merged_into !== null; step += 1) at = rows.get(at.merged_into) ?? at
  return at
}

/** Rows of the asked ingredients and of those that they were merged into. */
async function withTargets(
  tx: Tx,
  clientId: string | undefined,
  ids: readonly string[] | null,
): Promise<Map<string, Row>> {
  const found = new Map((await ingredientRows(tx, clientId, ids)).map((row) => [row.id, row]))
  for (let step = 0; step < 20; step += 1) {
    const missing = [...found.values()].flatMap(({ merged_into: into }) => (into && !found.has(into) ? [into] : []))
    if (missing.length === 0) break
    for (const row of await ingredientRows(tx, clientId, missing)) found.set(row.id, row)
  }
  return found
}

const byIngredient = <T extends { ingredient_id: string }>(rows: T[]) => Map.groupBy(rows, (row) => row.ingredient_id)

/** Units, preparations, allergens and nutrients of ingredients, and their price rows. */
async function partsOf(tx: Tx, clientId: string | undefined, only: readonly string[] | null) {
  const ofThese = among('ingredient_id', only)
  const units = await tx
    .selectFrom('ingredient_units')
    .select(['ingredient_id', 'name', 'name_ar', 'content', 'of_unit'])
    .where(ofCompany(clientId))
    .where(ofThese)
    .orderBy('id')
    .execute()
  const preparations = await tx
    .selectFrom('ingredient_preparations')
    .select(['ingredient_id', 'id', 'name_en', 'name_ar', 'trim', 'cooking'])
    .where(ofCompany(clientId))
    .where(ofThese)
    .orderBy('id')
    .execute()
  const allergens = await tx
    .selectFrom('ingredient_allergens')
    .select(['ingredient_id', 'allergen', 'state', 'confirm_again as confirmAgain'])
    .where(ofCompany(clientId))
    .where(ofThese)
    .execute()
  const nutrients = await tx
    .selectFrom('ingredient_nutrients')
    .select(['ingredient_id', 'nutrient', 'amount'])
    .where(ofCompany(clientId))
    .where(ofThese)
    .execute()
  const found = {
    units: byIngredient(units),
    preparations: byIngredient(preparations),
    allergens: byIngredient(allergens),
    nutrients: byIngredient(nutrients),
  }
  return {
    prices: await storedPrices(tx, clientId, only),
    of: (id: string) => ({
      units: (found.units.get(id) ?? []).map((unit): OwnUnit => ({
        name: unit.name,
        names: names(unit.name, unit.name_ar),
        content: readExact(unit.content),
        of: unit.of_unit,
      })),
      preparations: (found.preparations.get(id) ?? []).map((row): Preparation => ({
        id: row.id,
        names: names(row.name_en, row.name_ar),
        trim: readExact(row.trim),
        cooking: exact(row.cooking),
      })),
      allergens: statesThatCount(found.allergens.get(id) ?? []),
      nutrients: Object.fromEntries(
        (found.nutrients.get(id) ?? []).map(({ nutrient, amount }) => [nutrient, rational(amount)]),
      ) as BookIngredient['nutrients'],
    }),
  }
}

type Priced = {
  /** The day whose prices count. */
  on: string
  /** The branch whose own prices come first; without one those of all branches. */
  branchId?: string | null | undefined
}
type Which = {
  /** Ingredients to read; without them all. */
  ids?: readonly string[] | undefined
  /** The company, where no person acts; otherwise the acting one. */
  clientId?: string | undefined
}
export type IngredientBooks = {
  /** Ingredients as they are priced on a day. */
  at: (priced: Priced) => Map<string, BookIngredient>
  /** Branches with prices of their own. */
  branches: ReadonlySet<string>
}

/** Ingredients read once, to be priced on several days and for several branches. */
export async function readIngredientBooks(tx: Tx, { ids, clientId }: Which): Promise<IngredientBooks> {
  if (ids?.length === 0) return { at: () => new Map(), branches: new Set() }
  const rows = await withTargets(tx, clientId, ids ?? null)
  if (rows.size === 0) return { at: () => new Map(), branches: new Set() }
  // why: most of the book is read faster as a whole; a page of 50 recipes names about 600 ingredients
  const only = ids && ids.length <= 2_000 ? [...rows.keys()] : null
  const { vat, of: ruleOf } = await readPriceRules(tx, clientId, only)
  const parts = await partsOf(tx, clientId, only)
  const itemOf = (row: Row, { on, branchId = null }: Priced): BookIngredient => ({
    id: row.id,
    names: names(row.name_en, row.name_ar),
    base: row.base,
    density: exact(row.density),
    pieceWeight: exact(row.piece_weight),
    isSalt: row.is_salt,
    isPackaging: row.category === 'packaging',
    ...parts.of(row.id),
    price: countedPrice(parts.prices.get(row.id) ?? [], { on, branchId, vat, rule: ruleOf(row.id) }),
  })
  const at = (priced: Priced) =>
    new Map(
      [...rows.values()].map((row) => {
        const item = itemOf(finalOf(rows, row), priced)
        if (item.id === row.id) return [row.id, item]
        // lines of a merged ingredient keep its own units and preparations beside those of the one it went into
        const own = parts.of(row.id)
        const units = [...item.units, ...own.units.filter(({ name }) => !item.units.some((unit) => unit.name === name))]
        return [row.id, { ...item, units, preparations: [...item.preparations, ...own.preparations] }]
      }),
    )
  const branches = [...parts.prices.values()].flat().flatMap(({ branchId }) => branchId ?? [])
  return { at, branches: new Set(branches) }
}

/**
 * Ingredients with units, yields, the price in force, allergens and nutrients, by id. A merged ingredient is answered
 * by the one it went into, under its own id too, so that lines which name it need no change. Prices are those that the
 * reader may see: without costs every price is null.
 */
export async function readIngredientBook(
  tx: Tx,
  { on, branchId, ...which }: Priced & Which,
): Promise<Map<string, BookIngredient>> {
  return (await readIngredientBooks(tx, which)).at({ on, branchId })
}
