import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type ContentUnit,
  licenceKinds,
  type LicenceKind,
  type LicenceState,
  licenceState,
  offerState,
  type OfferState,
  type VatMode,
} from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { supplierName } from './list.server.ts'

/** Name of an ingredient `i` in the language of the reader. */
const ingredientName = sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`

export type Licence = {
  id: string
  kind: LicenceKind
  number: string
  expiresOn: Day
  state: LicenceState
  hasFile: boolean
}
export type Offer = {
  id: string
  ingredient: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  price: Halalas
  vatMode: VatMode
  minimum: number
  multiple: number
  leadDays: number | null
  validFrom: Day
  validUntil: Day | null
  state: OfferState
}
export type SupplierDetails = {
  id: string
  revision: number
  name: string
  nameEn: string | null
  nameAr: string | null
  crNumber: string | null
  vatNumber: string | null
  contact: string | null
  email: string | null
  phone: string | null
  language: Lang
  paymentDays: number
  days: number[]
  cutOff: string | null
  minimumOrder: Halalas
  deliveryFee: Halalas
  /** Branches it delivers to; empty: all. */
  branches: { id: string; name: string }[]
  note: string | null
  isArchived: boolean
  /** The current licence of each kind, or that it is missing. */
  licences: Record<LicenceKind, Licence | null>
  sfda: LicenceState
  /** Null: not shown to the reader, or not entered. */
  account: { iban: string; holder: string; changedAt: string } | null
  offers: Offer[]
  mays: { write: boolean; bank: boolean }
}

/** A supplier with its licences and offers; the bank account for owners and accountants alone. Throws `not-found`. */
export async function readSupplier(actor: Actor, supplierId: string): Promise<SupplierDetails> {
  authorize(actor, 'suppliers.read')
  const id = recordId(supplierId)
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('suppliers as s')
      .selectAll('s')
      .select(supplierName.as('name'))
      .where('s.id', '=', id)
      .where('s.client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const mayBank = may(actor, 'suppliers.bank') && actor.company?.mode !== 'view'
    const [licences, offers, account, branches] = await Promise.all([
      readLicences(db, actor, id),
      readOffers(db, actor, id),
      mayBank ? readAccount(db, actor, id) : null,
      row.branches.length === 0 ? [] : readBranches(db, actor, row.branches),
    ])
    return {
      id: row.id,
      revision: row.revision,
      name: row.name,
      nameEn: row.name_en,
      nameAr: row.name_ar,
      crNumber: row.cr_number,
      vatNumber: row.vat_number,
      contact: row.contact,
      email: row.email,
      phone: row.phone,
      language: row.language,
      paymentDays: row.payment_days,
      days: row.delivery_days,
      cutOff: row.cut_off?.slice(0, 5) ?? null,
      minimumOrder: halalas(row.minimum_order),
      deliveryFee: halalas(row.delivery_fee),
      branches,
      note: row.note,
      isArchived: row.archived_at !== null,
      licences,
      sfda: licences.sfda?.state ?? 'missing',
      account,
      offers,
      mays: { write: may(actor, 'suppliers.write'), bank: mayBank },
    }
  })
}

async function readLicences(db: Tx, actor: Actor, id: string): Promise<Record<LicenceKind, Licence | null>> {
  const rows = await db
    .selectFrom('supplier_licences')
    .select(['id', 'kind', 'number', 'expires_on', 'file_id'])
    .where('client_id', '=', companyOf(actor))
    .where('supplier_id', '=', id)
    .where('replaced_at', 'is', null)
    .execute()
  const today = riyadhDay(now())
  const of = (kind: LicenceKind): Licence | null => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return null
    const { number, expires_on: expiresOn } = row
    return { id: row.id, kind, number, expiresOn, state: licenceState(expiresOn, today), hasFile: row.file_id !== null }
  }
  return Object.fromEntries(licenceKinds.map((kind) => [kind, of(kind)])) as Record<LicenceKind, Licence | null>
}

/** Offers that count, will count, and the last that ended. */
async function readOffers(db: Tx, actor: Actor, id: string): Promise<Offer[]> {
  const rows = await db
    .selectFrom('supplier_offers as o')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'o.client_id').onRef('i.id', '=', 'o.ingredient_id'),
    )
    .select(['o.id', 'o.brand', 'o.pack', 'o.quantity', 'o.unit', 'o.sku', 'o.price', 'o.vat_mode', 'o.minimum'])
    .select(['o.multiple', 'o.lead_days', 'o.valid_from', 'o.valid_until', 'o.ended_at'])
    .select(ingredientName.as('ingredient'))
    .where('o.client_id', '=', companyOf(actor))
    .where('o.supplier_id', '=', id)
    .orderBy(sql`o.ended_at is not null`)
    .orderBy(sql`app.fold(${ingredientName})`)
    .orderBy('o.valid_from', 'desc')
    .limit(500)
    .execute()
  const today = riyadhDay(now())
  return rows.map((row) => ({
    id: row.id,
    ingredient: row.ingredient,
    brand: row.brand,
    pack: row.pack,
    quantity: row.quantity,
    unit: row.unit,
    sku: row.sku,
    price: halalas(row.price),
    vatMode: row.vat_mode,
    minimum: row.minimum,
    multiple: row.multiple,
    leadDays: row.lead_days,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    state: offerState(
      { validFrom: row.valid_from, validUntil: row.valid_until, isEnded: row.ended_at !== null },
      today,
    ),
  }))
}

async function readAccount(db: Tx, actor: Actor, id: string) {
  const row = await db
    .selectFrom('supplier_accounts')
    .select(['iban', 'holder', 'changed_at'])
    .where('client_id', '=', companyOf(actor))
    .where('supplier_id', '=', id)
    .executeTakeFirst()
  return row ? { iban: row.iban, holder: row.holder, changedAt: row.changed_at } : null
}

const readBranches = (db: Tx, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.id', 'in', ids)
    .orderBy('name')
    .execute()

export type IngredientChoice = { id: string; name: string; base: 'g' | 'ml' | 'piece' }

/** Ingredients in use, for offers and requests. */
export async function readIngredientChoices(actor: Actor): Promise<IngredientChoice[]> {
  authorize(actor, 'suppliers.read')
  return readAs(actor, (db) =>
    db
      .selectFrom('ingredients as i')
      .select(['i.id', 'i.base', ingredientName.as('name')])
      .where('i.client_id', '=', companyOf(actor))
      .where('i.state', '=', 'active')
      .orderBy(sql`app.fold(${ingredientName})`)
      .limit(5000)
      .execute(),
  )
}

/** Open branches of the company that the reader sees. */
export async function readBranchChoices(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'suppliers.read')
  return readAs(actor, (db) =>
    db
      .selectFrom('branches as b')
      .select(['b.id', branchNow('b').as('name')])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.closed_at', 'is', null)
      .orderBy('name')
      .limit(500)
      .execute(),
  )
}
