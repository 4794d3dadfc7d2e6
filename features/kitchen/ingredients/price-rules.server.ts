import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { BaseUnit, BookPrice } from '#/domain/kitchen/book.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { countingPrice, meanOf, type OfferRow, type PriceRule, type Received } from '#/domain/kitchen/price-rule.ts'
import { type PackPrice, type PriceRow, unitCost, type VatRegistration } from '#/domain/kitchen/prices.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { toBase } from '#/domain/kitchen/units.ts'
import { type Rational, rational, times } from '#/domain/rational.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { kitchenSettings, ofCompany } from '#/features/kitchen/settings/read-settings.server.ts'
import { now } from '#/platform/clock.ts'

/** A price row as stored, with what it needs to be computed. */
export type StoredPrice = PriceRow & {
  amount: number | null
  mode: PackPrice['mode']
  rate: number
  content: string
  source: string
  supplier: string | null
  quantity: string
  unit: string
  document: string | null
  createdBy: string
}

/** Amount, mode and content of a stored price, exact; null for a row that takes another back. */
export function packPriceOf({ amount, mode, rate, content }: StoredPrice): PackPrice | null {
  if (amount === null) return null
  return { amount: times(rational(amount), rational(100)), mode, rate: rational(rate), content: readExact(content) }
}

type StoredOffer = OfferRow & { pack: PackPrice; supplier: string | null }

/** Which price of an ingredient counts, with what its rule needs. */
export type IngredientRule = {
  rule: PriceRule
  /** Whether the ingredient has a rule of its own. */
  own: boolean
  preferred: string | null
  /** Offers of the preferred supplier; null: none is preferred. */
  offers: StoredOffer[] | null
  received: Received[]
}
export type PriceRules = { vat: VatRegistration; of: (ingredientId: string) => IngredientRule }

type IngredientRow = Awaited<ReturnType<typeof ruleRows>>[number]

const ruleRows = (tx: Tx, clientId: string | undefined, ids: readonly string[] | null) =>
  tx
    .selectFrom('ingredients')
    .select(['id', 'base', 'density', 'piece_weight', 'price_rule', 'preferred_supplier_id'])
    .where(ofCompany(clientId))
    .where((eb) => eb.or([eb('price_rule', 'is not', null), eb('preferred_supplier_id', 'is not', null)]))
    .$if(ids !== null, (rows) => rows.where('id', 'in', [...ids!]))
    .execute()

const exact = (text: string | null): Rational | null => (text === null ? null : readExact(text))

/** Offers of preferred suppliers by ingredient, as far as the reader sees costs. */
async function offersOf(tx: Tx, clientId: string | undefined, rows: readonly IngredientRow[]) {
  const wanted = rows.filter((row) => row.preferred_supplier_id !== null)
  if (wanted.length === 0) return new Map<string, StoredOffer[]>()
  const of = new Map(wanted.map((row) => [row.id, row]))
  const found = await tx
    .selectFrom('supplier_offers as o')
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .select(['o.id', 'o.ingredient_id', 'o.supplier_id', 'o.quantity', 'o.unit', 'o.price', 'o.vat_mode as mode'])
    .select(sql<string | null>`coalesce(s.name_en, s.name_ar)`.as('supplier'))
    .select(sql<Day>`o.valid_from::text`.as('validFrom'))
    .select(sql<Day | null>`o.valid_until::text`.as('validUntil'))
    .select(sql<Day | null>`(o.ended_at at time zone 'Asia/Riyadh')::date::text`.as('endedOn'))
    .select(sql<string>`o.created_at::text`.as('addedAt'))
    .where(
      clientId === undefined
        ? sql<boolean>`o.client_id = (select app.client_id())`
        : sql<boolean>`o.client_id = ${clientId}::uuid`,
    )
    .where('o.ingredient_id', 'in', [...of.keys()])
    .execute()
  const offers = found.flatMap((one) => {
    const item = of.get(one.ingredient_id)!
    if (item.preferred_supplier_id !== one.supplier_id) return []
    const measured = {
      base: item.base,
      units: [],
      density: exact(item.density),
      pieceWeight: exact(item.piece_weight),
    }
    const content = toBase(measured, rational(one.quantity), one.unit)
    if ('needs' in content) return []
    const pack = {
      amount: times(rational(one.price), rational(100)),
      mode: one.mode,
      rate: rational(usualOfferRate),
      content: content.base,
    }
    const { id, validFrom, validUntil, endedOn, addedAt, supplier } = one
    return [{ ingredientId: one.ingredient_id, offer: { id, validFrom, validUntil, endedOn, addedAt, supplier, pack } }]
  })
  return new Map(
    [...Map.groupBy(offers, ({ ingredientId }) => ingredientId)].map(([id, all]) => [
      id,
      all.map(({ offer }) => offer),
    ]),
  )
}
/** Offers have no rate of their own: food in the Kingdom. */
const usualOfferRate = 15

/** Days of deliveries that are read: costs of every day of the last year with the longest period before it. */
const receivedDays = 366 + 90
const isMean = (rule: PriceRule | null): boolean => rule?.startsWith('mean-') ?? false

/** What was received of the ingredients whose price is a mean, as far as the reader sees costs. */
async function receivedOf(tx: Tx, clientId: string | undefined, ids: readonly string[] | null) {
  if (ids?.length === 0) return new Map<string, Received[]>()
  const since = addDays(riyadhDay(now()), -receivedDays)
  const { rows } = await sql<Came>`
    select ingredient_id as ingredient, branch_id as "branchId", day::text as day, quantity::text as quantity,
      came_in as "cameIn", base, density, piece_weight as "pieceWeight"
    from priv.received_quantities(${clientId ?? null}::uuid, ${ids && [...ids]}::uuid[], ${since}::date)`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ ingredient }) => ingredient)].map(([id, all]) => [
      id,
      all.flatMap((came) => {
        const quantity = inBaseOf(came)
        return quantity ? [{ day: came.day, branchId: came.branchId, quantity }] : []
      }),
    ]),
  )
}

type Came = {
  ingredient: string
  branchId: string
  day: Day
  quantity: string
  /** Base unit of the ingredient that came; another one where it was merged into this one. */
  cameIn: BaseUnit
  base: BaseUnit
  density: string | null
  pieceWeight: string | null
}

/** Base units of the ingredient that counts; null: a bridge between the two was taken away since they were merged. */
function inBaseOf({ quantity, cameIn, base, density, pieceWeight }: Came): Rational | null {
  const came = fraction(quantity)
  if (cameIn === base) return came
  const item = { base, units: [], density: exact(density), pieceWeight: exact(pieceWeight) }
  const found = toBase(item, came, cameIn)
  return 'needs' in found ? null : found.base
}

/** Rules of ingredients with the VAT registration; those without a rule of their own follow the company. */
export async function readPriceRules(
  tx: Tx,
  clientId: string | undefined,
  ids: readonly string[] | null,
): Promise<PriceRules> {
  const { vat, priceRule } = await kitchenSettings(tx, clientId)
  const rows = ids?.length === 0 ? [] : await ruleRows(tx, clientId, ids)
  const offers = await offersOf(tx, clientId, rows)
  const own = new Map(rows.map((row) => [row.id, row]))
  const ownMeans = rows.flatMap(({ id, price_rule: rule }) => (isMean(rule) ? [id] : []))
  const received = await receivedOf(tx, clientId, isMean(priceRule) ? ids : ownMeans)
  return {
    vat,
    of: (id) => {
      const row = own.get(id)
      const preferred = row?.preferred_supplier_id ?? null
      return {
        rule: row?.price_rule ?? priceRule,
        own: row?.price_rule !== null && row?.price_rule !== undefined,
        preferred,
        offers: preferred === null ? null : (offers.get(id) ?? []),
        received: received.get(id) ?? [],
      }
    },
  }
}

export type CountedPrice = BookPrice & {
  by: 'last' | 'supplier' | 'mean'
  /** Why the last price counts in place of the rule. */
  instead: 'no-supplier' | 'no-offer' | null
  /** How a mean was weighted. */
  weighted: 'receipts' | 'days' | null
}

/** The price of a base unit that counts on a day, as the company bears it. */
export function countedPrice(
  rows: readonly StoredPrice[],
  {
    on,
    branchId,
    vat,
    rule,
  }: { on: Day; branchId?: string | null | undefined; vat: VatRegistration; rule: IngredientRule },
): CountedPrice | null {
  const found = countingPrice({ rows, on, branchId, ...rule })
  if (!found) return null
  if (found.by === 'supplier') {
    const { id, validFrom, supplier, pack } = found.offer
    const net = unitCost(pack, vat, on)
    return { id, net, from: validFrom, source: supplier ?? 'quotation', by: 'supplier', instead: null, weighted: null }
  }
  const { row } = found
  const shared = { id: row.id, from: row.validFrom, source: row.supplier ?? row.source }
  if (found.by === 'last')
    return { ...shared, net: unitCost(packPriceOf(row)!, vat, on), by: 'last', instead: found.instead, weighted: null }
  const parts = found.parts.map((part) => ({ weight: part.weight, net: unitCost(packPriceOf(part.row)!, vat, on) }))
  return { ...shared, net: meanOf(parts), by: 'mean', instead: null, weighted: found.weighted }
}
