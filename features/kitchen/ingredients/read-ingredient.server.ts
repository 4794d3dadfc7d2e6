import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Allergen, AllergenState, Nutrient } from '#/domain/kitchen/book.ts'
import { ingredientName, shownPrice, undoHours } from '#/domain/kitchen/ingredient.ts'
import { fold } from '#/domain/fold.ts'
import type { Evidence, NutrientSource } from '#/domain/kitchen/nutrition.ts'
import { priceInForce, unitCost, type VatRegistration } from '#/domain/kitchen/prices.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { toNumber } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { now } from '#/platform/clock.ts'
import { changesIngredient } from './hold.server.ts'
import { countedPrice, packPriceOf, readPriceRules, type StoredPrice } from './price-rules.server.ts'
import { storedPrices } from './read-book.server.ts'
import { readYieldTests } from './yields/read-tests.server.ts'

export type PriceLine = {
  id: string
  /** Riyals of the pack; null: the row takes another one back. */
  amount: number | null
  mode: StoredPrice['mode']
  quantity: string
  unit: string
  supplier: string | null
  document: string | null
  source: string
  /** Null: of all branches. */
  branchId: string | null
  branch: string | null
  validFrom: string
  /** Halalas of a kilogram, litre or piece. */
  perUnit: number | null
  state: 'in-force' | 'ahead' | 'past' | 'corrected' | 'taken-back'
}

function priceLines(
  rows: readonly StoredPrice[],
  base: 'g' | 'ml' | 'piece',
  { today, vat, branches }: { today: string; vat: VatRegistration; branches: Map<string, string> },
): PriceLine[] {
  const corrected = new Set(rows.flatMap(({ correctsId }) => correctsId ?? []))
  const inForce = new Set(
    [null, ...new Set(rows.map(({ branchId }) => branchId))].map(
      (branchId) => priceInForce(rows, { on: today, branchId })?.id,
    ),
  )
  const stateOf = (row: StoredPrice): PriceLine['state'] => {
    if (row.amount === null) return 'taken-back'
    if (corrected.has(row.id)) return 'corrected'
    if (inForce.has(row.id)) return 'in-force'
    return row.validFrom > today ? 'ahead' : 'past'
  }
  return rows
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.addedAt.localeCompare(a.addedAt))
    .map((row) => {
      const price = packPriceOf(row)
      return {
        id: row.id,
        amount: row.amount,
        mode: row.mode,
        quantity: row.quantity,
        unit: row.unit,
        supplier: row.supplier,
        document: row.document,
        source: row.source,
        branchId: row.branchId,
        branch: row.branchId === null ? null : (branches.get(row.branchId) ?? null),
        validFrom: row.validFrom,
        perUnit: price && shownPrice(unitCost(price, vat, row.validFrom > today ? row.validFrom : today), base),
        state: stateOf(row),
      }
    })
}

/** Everything about one ingredient, for its page. Throws `not-found`. */
export async function readIngredient(actor: Actor, ingredientId: string) {
  authorize(actor, 'kitchen.read')
  return readAs(actor, (db) => readWithin(db, actor, recordId(ingredientId)))
}
export type IngredientDetails = Awaited<ReturnType<typeof readIngredient>>

async function readWithin(db: Tx, actor: Actor, id: string) {
  const company = companyOf(actor)
  const row = await db
    .selectFrom('ingredients')
    .selectAll()
    .where('client_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const of = { client_id: company, ingredient_id: id }
  const units = await db
    .selectFrom('ingredient_units')
    .select(['name', 'name_ar as nameAr', 'content', 'of_unit as of'])
    .where('client_id', '=', of.client_id)
    .where('ingredient_id', '=', id)
    .orderBy('id')
    .execute()
  const preparations = await db
    .selectFrom('ingredient_preparations')
    .select(['id', 'name_en as nameEn', 'name_ar as nameAr', 'trim', 'cooking', 'source', 'measured_on as measuredOn'])
    .where('client_id', '=', of.client_id)
    .where('ingredient_id', '=', id)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  const allergens = await db
    .selectFrom('ingredient_allergens')
    .select([
      'allergen',
      'state',
      'evidence',
      'confirm_again as confirmAgain',
      'said_on as saidOn',
      'signed_name as by',
    ])
    .where('client_id', '=', of.client_id)
    .where('ingredient_id', '=', id)
    .execute()
  const nutrients = await db
    .selectFrom('ingredient_nutrients')
    .select(['nutrient', 'amount', 'source', 'said_on as saidOn'])
    .where('client_id', '=', of.client_id)
    .where('ingredient_id', '=', id)
    .execute()
  const { vat, priceRule } = await kitchenSettings(db, company)
  const branches = await db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', company)
    .where('b.closed_at', 'is', null)
    .orderBy('name')
    .limit(500)
    .execute()
  const tested = await readYieldTests(db, company, id)
  const today = riyadhDay(now())
  const sees = may(actor, 'kitchen.costs')
  const prices = sees ? ((await storedPrices(db, company, [id])).get(id) ?? []) : []
  const names = new Map(branches.map((branch) => [branch.id, branch.name]))
  const rule = (await readPriceRules(db, company, [id])).of(id)
  const counted = sees ? countedPrice(prices, { on: today, vat, rule }) : null
  const mays = {
    test: row.state !== 'merged' && may(actor, 'kitchen.write'),
    change: row.state !== 'merged' && changesIngredient(actor, { state: row.state, createdBy: row.created_by }),
    publish: may(actor, 'kitchen.publish'),
    price: sees && row.state !== 'merged' && may(actor, 'kitchen.prices'),
    costs: sees,
    merge: may(actor, 'kitchen.settings'),
  }
  return {
    id,
    revision: row.revision,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    aliases: row.aliases,
    base: row.base,
    category: row.category,
    storage: row.storage,
    shelfDays: row.shelf_days,
    sku: row.sku,
    barcode: row.barcode,
    density: row.density,
    pieceWeight: row.piece_weight,
    isSalt: row.is_salt,
    state: row.state,
    mergedInto: row.merged_into ? await mergedInto(db, company, row.merged_into) : null,
    mayUnmerge: row.merged_at !== null && now().getTime() - new Date(row.merged_at).getTime() <= undoHours * 3_600_000,
    units,
    preparations: preparations.map(({ id: preparation, trim, cooking, ...rest }) => ({
      ...rest,
      id: preparation,
      trim: percentOf(trim),
      cooking: cooking && percentOf(cooking),
      ...tested({ id: preparation, trim, cooking }),
    })),
    allergens: allergens as {
      allergen: Allergen
      state: AllergenState
      evidence: Evidence | null
      confirmAgain: boolean
      saidOn: string
      by: string
    }[],
    nutrients: nutrients as { nutrient: Nutrient; amount: number; source: NutrientSource; saidOn: string }[],
    rule: {
      company: priceRule,
      own: row.price_rule,
      inForce: rule.rule,
      supplierId: row.preferred_supplier_id,
    },
    counting: counted && {
      perUnit: shownPrice(counted.net, row.base),
      from: counted.from,
      source: counted.source,
      by: counted.by,
      instead: counted.instead,
      weighted: counted.weighted,
    },
    suppliers: sees && mays.publish && may(actor, 'suppliers.read') ? await suppliersOf(db, actor) : [],
    prices: priceLines(prices, row.base, { today, vat, branches: names }),
    isRegistered: vat.from !== null && vat.from <= today && (vat.until === null || today <= vat.until),
    branches,
    alike: mays.merge && row.state === 'active' ? await alikeOnes(db, actor, row) : [],
    today,
    signer: actor.name || actor.email,
    mays,
  }
}

const percentOf = (text: string): string => String(Number((toNumber(readExact(text)) * 100).toFixed(2)))

/** Suppliers in use, for the choice of the preferred one. */
async function suppliersOf(db: Tx, actor: Actor) {
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'name_en', 'name_ar'])
    .where('client_id', '=', companyOf(actor))
    .where('archived_at', 'is', null)
    .orderBy(sql`app.fold(coalesce(name_en, name_ar))`)
    .limit(500)
    .execute()
  return rows.map(({ id, name_en: en, name_ar: ar }) => ({ id, name: ingredientName({ en, ar }, actor.language) }))
}

async function mergedInto(db: Tx, company: string, id: string) {
  return db
    .selectFrom('ingredients')
    .select(['id', 'name_en as nameEn', 'name_ar as nameAr'])
    .where('client_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Other ingredients in use, those that share the beginning of a word first: a merge is mostly about the same thing. */
async function alikeOnes(db: Tx, actor: Actor, row: { id: string; name_en: string | null; name_ar: string | null }) {
  const words = fold(`${row.name_en ?? ''} ${row.name_ar ?? ''}`).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const beginnings = words.map((word) => `%${word.slice(0, 4)}%`)
  const near = sql<boolean>`app.fold(concat_ws(' ', name_en, name_ar)) like any (${beginnings}::text[])`
  const found = await db
    .selectFrom('ingredients')
    .select(['id', 'name_en', 'name_ar'])
    .where('client_id', '=', companyOf(actor))
    .where('state', '=', 'active')
    .where('id', '<>', row.id)
    .orderBy(near, 'desc')
    .orderBy(sql`app.fold(coalesce(name_en, name_ar))`)
    .limit(200)
    .execute()
  return found.map(({ id, name_en: en, name_ar: ar }) => ({ id, name: ingredientName({ en, ar }, actor.language) }))
}
