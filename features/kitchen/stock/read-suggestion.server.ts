import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BaseUnit, BookIngredient, Names } from '#/domain/kitchen/book.ts'
import type { Kin } from '#/domain/kitchen/buying/kin.ts'
import { missing, type Need, suggestedPacks } from '#/domain/kitchen/buying/stock.ts'
import { dailyUse, deliveriesAfter } from '#/domain/kitchen/buying/suggestion.ts'
import { type ContentUnit, fitsBase, inBase, netOfPack } from '#/domain/kitchen/buying/supplier.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { isLess, over, type Rational, rational, times, zero } from '#/domain/rational.ts'
import { addDays, type Day, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'
import { readKin, readStockLevels, type StockLevel } from './kin.server.ts'
import { type OnHand, readOnHand, readOnOrder } from './on-hand.server.ts'
import { firstOf, stockBranches } from './par-levels.server.ts'

export type Pack = {
  pack: string
  quantity: number
  unit: ContentUnit
  brand: string | null
  minimum: number
  multiple: number
}
export type SuggestedRow = {
  id: string
  names: Names
  base: BaseUnit
  /** By the records; null: never counted in the branch. */
  onHand: Rational | null
  onOrder: Rational
  /** Base units to have: the par level, or the use until the delivery after the next with the safety days. */
  target: Rational
  /** Without a par quantity. */
  lasts: { dailyUse: Rational; days: number } | null
  /** Base units that are missing; null: never counted. */
  need: Rational | null
  offer: (Pack & { id: string }) | null
  packs: number
}
export type SupplierSuggestion = { id: string; name: string; arrives: Day; rows: SuggestedRow[] }
export type Suggestion = {
  branches: { id: string; name: string }[]
  branchId: string | null
  suppliers: SupplierSuggestion[]
  /** Levels of ingredients that no supplier offers for the branch. */
  unoffered: SuggestedRow[]
  /** Last day of known sales. */
  until: Day | null
  mayOrder: boolean
  mayManage: boolean
}

/** Offers that count today of suppliers that deliver to the branch. */
export async function offersFor(db: Tx, actor: Actor, branchId: string) {
  const today = riyadhDay(now())
  const rows = await db
    .selectFrom('supplier_offers as f')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'f.client_id').onRef('s.id', '=', 'f.supplier_id'),
    )
    .select(['f.id', 'f.ingredient_id', 'f.pack', 'f.quantity', 'f.unit', 'f.brand', 'f.minimum', 'f.multiple'])
    .select(['f.price', 'f.vat_mode', 'f.lead_days', 's.id as supplier_id', 's.delivery_days', 's.cut_off'])
    .select(supplierName.as('supplier'))
    .where('f.client_id', '=', companyOf(actor))
    .where('f.ended_at', 'is', null)
    .where('f.valid_from', '<=', today)
    .where((where) => where.or([where('f.valid_until', 'is', null), where('f.valid_until', '>=', today)]))
    .where('s.archived_at', 'is', null)
    .where(sql<boolean>`(s.branches = '{}' or ${branchId}::uuid = any(s.branches))`)
    .execute()
  const clock = toRiyadh(now()).slice(11, 16)
  return rows.map((row) => ({
    ...row,
    content: inBase(row.quantity, row.unit),
    perUnit: over(netOfPack(row.price, row.vat_mode), inBase(row.quantity, row.unit)),
    deliveries: deliveriesAfter(today, {
      weekdays: row.delivery_days,
      leadDays: row.lead_days,
      isPastCutOff: row.cut_off !== null && clock > row.cut_off.slice(0, 5),
    }),
  }))
}
type Offer = Awaited<ReturnType<typeof offersFor>>[number]

/** The offer to order on: of the preferred supplier of the ingredient, else the cheapest by weight, volume or piece. */
function bestOffer(offers: readonly Offer[], base: BaseUnit, preferred: string | null): Offer | null {
  const fitting = offers.filter(({ unit }) => fitsBase(unit, base))
  const own = fitting.filter(({ supplier_id }) => supplier_id === preferred)
  return (own.length > 0 ? own : fitting).reduce<Offer | null>(
    (best, offer) => (best === null || isLess(offer.perUnit, best.perUnit) ? offer : best),
    null,
  )
}

type Found = { rows: { offer: Offer | null; row: SuggestedRow }[]; until: Day | null }

/** Ingredients with a level in a branch, each once with what was merged into it. */
async function suggestedRows(db: Tx, actor: Actor, branchId: string): Promise<Found> {
  const kin = await readKin(db, actor)
  const levels = await readActiveLevels(db, actor, branchId, kin)
  if (levels.length === 0) return { rows: [], until: null }
  const ids = levels.map(({ id }) => id)
  const today = riyadhDay(now())
  const book = await readIngredientBook(db, { on: today, branchId, ids })
  const known = await readOnHand(db, actor, branchId, { ids, kin })
  const onOrder = await readOnOrder(db, actor, branchId, { ids, kin })
  const offers = Map.groupBy(await offersFor(db, actor, branchId), ({ ingredient_id: id }) => kin.idOf(id))
  const rows = levels.flatMap((level) => {
    const item = book.get(level.id)
    if (!item) return []
    const offer = bestOffer(offers.get(level.id) ?? [], item.base, level.preferred)
    return [{ offer, row: rowOf({ item, level, offer, known, onOrder: onOrder.get(level.id) ?? zero, today }) }]
  })
  return { rows, until: known.until }
}

/** How many ingredients of a branch are below their levels, beyond what is on order. */
export async function countUnderLevel(actor: Actor, branchId: string): Promise<number> {
  authorize(actor, 'stock.read')
  const { rows } = await readAs(actor, (db) => suggestedRows(db, actor, branchId))
  return rows.filter(({ row: { need } }) => need !== null && need.n > 0n).length
}

/** What to order for a branch so that its levels hold, by supplier. Throws `not-found`. */
export async function readSuggestion(actor: Actor, asked: string | null): Promise<Suggestion> {
  authorize(actor, 'stock.read')
  const isView = actor.company?.mode === 'view'
  return readAs(actor, async (db) => {
    const branches = await stockBranches(db, actor)
    if (asked !== null && !branches.some(({ id }) => id === asked)) throw new AppError('not-found')
    const branchId = asked ?? firstOf(branches)
    const rights = {
      mayOrder: may(actor, 'orders.write') && !isView,
      mayManage: may(actor, 'stock.manage') && !isView,
    }
    const nothing = { branches, branchId, suppliers: [], unoffered: [], until: null, ...rights }
    if (branchId === null || isView) return nothing
    const { rows, until } = await suggestedRows(db, actor, branchId)
    const today = riyadhDay(now())
    const bySupplier = Map.groupBy(
      rows.filter(({ offer }) => offer !== null),
      ({ offer }) => offer!.supplier_id,
    )
    const suppliers = [...bySupplier].map(([id, own]) => ({
      id,
      name: own[0]!.offer!.supplier,
      arrives: arrivalOf(
        own.map(({ offer }) => offer!),
        today,
      ),
      rows: own.map(({ row }) => row),
    }))
    return {
      ...nothing,
      suppliers: suppliers.toSorted((a, b) => a.name.localeCompare(b.name)),
      unoffered: rows.flatMap(({ offer, row }) => (offer === null ? [row] : [])),
      until,
    }
  })
}

/** The first day on which a supplier delivers all of the offers. */
export const arrivalOf = (offers: readonly Offer[], today: Day): Day =>
  addDays(today, Math.max(...offers.map(({ deliveries }) => deliveries.leadDays)))

type Level = StockLevel & { id: string; preferred: string | null }

async function readActiveLevels(db: Tx, actor: Actor, branchId: string, kin: Kin): Promise<Level[]> {
  const levels = await readStockLevels(db, actor, branchId, kin)
  if (levels.size === 0) return []
  const rows = await db
    .selectFrom('ingredients as i')
    .select(['i.id', 'i.preferred_supplier_id'])
    .where('i.client_id', '=', companyOf(actor))
    .where('i.id', 'in', [...levels.keys()])
    .where('i.state', '=', 'active')
    .where('i.merged_into', 'is', null)
    .orderBy('i.category')
    .orderBy(sql`app.fold(coalesce(i.name_en, i.name_ar))`)
    .limit(1000)
    .execute()
  return rows.map((row) => ({ id: row.id, ...levels.get(row.id)!, preferred: row.preferred_supplier_id }))
}

type Given = { item: BookIngredient; level: Level; offer: Offer | null; known: OnHand; onOrder: Rational; today: Day }

function rowOf({ item, level, offer, known, onOrder, today }: Given): SuggestedRow {
  const { leadDays, daysToNextDelivery } =
    offer?.deliveries ?? deliveriesAfter(today, { weekdays: [], leadDays: null, isPastCutOff: false })
  const safetyDays = level.safetyDays ?? 0
  const days = leadDays + daysToNextDelivery + safetyDays
  const use =
    known.until === null
      ? zero
      : dailyUse({ uses: known.uses.get(item.id) ?? new Map(), sold: known.sold, until: known.until }, today, days)
  const counted = known.onHand.get(item.id) ?? null
  const stock = { onHand: counted ?? zero, onOrder }
  const need: Need =
    level.par === null
      ? { ...stock, dailyUse: use, leadDays, daysToNextDelivery, safetyDays }
      : { ...stock, par: level.par }
  const bounds = offer && {
    content: offer.content,
    minimum: BigInt(offer.minimum),
    multiple: BigInt(offer.multiple),
  }
  return {
    id: item.id,
    names: item.names,
    base: item.base,
    onHand: counted,
    onOrder,
    target: level.par ?? times(use, rational(days)),
    lasts: level.par === null ? { dailyUse: use, days } : null,
    need: counted === null ? null : missing(need),
    offer: offer && {
      id: offer.id,
      pack: offer.pack,
      quantity: offer.quantity,
      unit: offer.unit,
      brand: offer.brand,
      minimum: offer.minimum,
      multiple: offer.multiple,
    },
    // why: of what was never counted nothing is known, so nothing is suggested
    packs: counted === null || bounds === null ? 0 : Number(suggestedPacks(need, bounds)),
  }
}
