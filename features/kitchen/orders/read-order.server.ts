import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type OrderAnswer, type OrderEventKind, type OrderState, orderTotals } from '#/domain/kitchen/buying/order.ts'
import { type ContentUnit, licenceState, type LicenceState, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'
import { levelIn, summedNet } from './hold-order.server.ts'
import { pricesOf } from './open-order.server.ts'

/** Name of an ingredient `i` in the language of the reader. */
const ingredientName = sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`

export type ReadLine = {
  id: string
  place: number
  ingredientId: string
  offerId: string | null
  name: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  packs: number
  price: Halalas
  vatMode: VatMode
  net: Halalas
  vat: Halalas
}
export type OrderEvent = { id: string; kind: OrderEventKind; by: string | null; at: string; note: string | null }
export type OrderDetails = {
  id: string
  revision: number
  /** How often it was sent. */
  issue: number
  number: number
  state: OrderState
  answered: OrderAnswer | null
  branchId: string
  branch: string
  supplierId: string
  supplier: string
  supplierEmail: string | null
  licence: LicenceState
  minimumOrder: Halalas
  request: { id: string; title: string } | null
  wantedOn: Day
  window: { from: string | null; until: string | null }
  note: string | null
  reason: string | null
  lines: ReadLine[]
  totals: ReturnType<typeof orderTotals>
  maker: string
  approver: string | null
  createdAt: string
  submittedAt: string | null
  approvedAt: string | null
  sentAt: string | null
  confirmedAt: string | null
  endedAt: string | null
  /** Links of the supplier that still open, and how often all were opened. */
  links: number
  opened: number
  /** The last openings of each link, the newest first: when, and which issue it showed. */
  openings: { at: string; issue: number }[]
  answers: OrderEvent[]
  /** The day and the prices that the supplier asked for, while the buyer has not answered. */
  asked: { wantedOn: Day | null; note: string | null; prices: Record<string, Halalas> } | null
  /** Prices are not shown to our team. */
  hidesPrices: boolean
  mays: { write: boolean; approve: boolean }
}

/** An order with its lines and what happened to it. Throws `not-found`. */
export async function readOrder(actor: Actor, orderId: string): Promise<OrderDetails> {
  authorize(actor, 'orders.read')
  const id = recordId(orderId)
  return readAs(actor, async (db) => {
    const row = await headOf(db, actor, id)
    if (!row) throw new AppError('not-found')
    const isViewing = actor.company?.mode === 'view'
    const [lines, answers, { links, opened, openings }] = await Promise.all([
      linesOf(db, row.client_id, id),
      answersOf(db, row.client_id, id),
      isViewing ? { links: 0, opened: 0, openings: [] } : linksOf(db, row.client_id, id),
    ])
    const last = answers.at(-1)
    return {
      id: row.id,
      revision: row.revision,
      issue: row.issue,
      number: row.number,
      state: row.state,
      answered: row.answered,
      branchId: row.branch_id,
      branch: row.branch,
      supplierId: row.supplier_id,
      supplier: row.supplier,
      supplierEmail: row.email,
      licence: licenceState(row.expires_on, riyadhDay(now())),
      minimumOrder: halalas(row.minimum_order),
      request: row.request_id === null || row.title === null ? null : { id: row.request_id, title: row.title },
      wantedOn: row.wanted_on,
      window: { from: row.window_from?.slice(0, 5) ?? null, until: row.window_until?.slice(0, 5) ?? null },
      note: row.note,
      reason: row.reason,
      lines,
      totals: orderTotals(
        lines,
        halalas(row.delivery_fee),
        lines.some(({ vatMode }) => vatMode !== 'none'),
      ),
      maker: row.maker ?? '',
      approver: row.approver,
      createdAt: row.created_at,
      submittedAt: row.submitted_at,
      approvedAt: row.approved_at,
      sentAt: row.sent_at,
      confirmedAt: row.confirmed_at,
      endedAt: row.ended_at,
      links,
      opened,
      openings: openings.toSorted((a, b) => b.at.localeCompare(a.at)),
      answers: answers.map(({ id: answerId, kind, by, answered_at, note }) => ({
        id: answerId,
        kind,
        by,
        at: answered_at,
        note,
      })),
      asked:
        row.answered === 'changed' && last
          ? { wantedOn: last.wanted_on, note: last.note, prices: Object.fromEntries(pricesOf(last.prices)) }
          : null,
      hidesPrices: isViewing,
      mays: {
        write: may(actor, 'orders.write') && row.may_write && !isViewing,
        approve:
          may(actor, 'orders.approve') &&
          row.may_approve &&
          !isViewing &&
          row.created_by !== actor.id &&
          row.submitted_by !== actor.id,
      },
    }
  })
}

/** Name of a person of an order; row-level security hides the profiles of other members. */
const nameOf = (person: RawBuilder<unknown>, order: RawBuilder<unknown> = sql.ref('o.id')) =>
  sql<string | null>`(select n.full_name from priv.order_people(${order}) n where n.profile_id = ${person})`

const headOf = (db: Tx, actor: Actor, id: string) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'o.client_id').onRef('b.id', '=', 'o.branch_id'),
    )
    .leftJoin('supplier_licences as c', (join) =>
      join
        .onRef('c.client_id', '=', 's.client_id')
        .onRef('c.supplier_id', '=', 's.id')
        .on('c.kind', '=', 'sfda')
        .on('c.replaced_at', 'is', null),
    )
    .leftJoin('quote_requests as r', (join) =>
      join.onRef('r.client_id', '=', 'o.client_id').onRef('r.id', '=', 'o.request_id'),
    )
    .selectAll('o')
    .select(['s.email', 's.minimum_order', 'c.expires_on', 'r.title'])
    .select([nameOf(sql.ref('o.created_by')).as('maker'), nameOf(sql.ref('o.approved_by')).as('approver')])
    .select([supplierName.as('supplier'), branchNow('b').as('branch')])
    .select([
      sql<boolean>`priv.may_branch('orders.write', o.branch_id)`.as('may_write'),
      sql<boolean>`priv.may_branch('orders.approve', o.branch_id)`.as('may_approve'),
    ])
    .where('o.id', '=', id)
    .where('o.client_id', '=', companyOf(actor))
    .executeTakeFirst()

async function linesOf(db: Tx, company: string, id: string): Promise<ReadLine[]> {
  const rows = await db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .selectAll('l')
    .select(ingredientName.as('name'))
    .where('l.client_id', '=', company)
    .where('l.order_id', '=', id)
    .orderBy('l.place')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    ingredientId: row.ingredient_id,
    offerId: row.offer_id,
    name: row.name,
    brand: row.brand,
    pack: row.pack,
    quantity: row.quantity,
    unit: row.unit,
    sku: row.sku,
    packs: row.packs,
    price: halalas(row.price),
    vatMode: row.vat_mode,
    net: halalas(row.net),
    vat: halalas(row.vat),
  }))
}

const answersOf = (db: Tx, company: string, id: string) =>
  db
    .selectFrom('purchase_order_answers as a')
    .select(['a.id', 'a.kind', 'a.wanted_on', 'a.note', 'a.prices', 'a.answered_at'])
    .select(nameOf(sql.ref('a.by_id'), sql.ref('a.order_id')).as('by'))
    .where('a.client_id', '=', company)
    .where('a.order_id', '=', id)
    .orderBy('a.answered_at')
    .orderBy('a.id')
    .execute()

type Links = Pick<OrderDetails, 'links' | 'opened' | 'openings'>

async function linksOf(db: Tx, company: string, id: string): Promise<Links> {
  return db
    .selectFrom('purchase_order_links')
    .select(sql<number>`coalesce(sum(opened), 0)::int`.as('opened'))
    .select(sql<number>`count(*) filter (where withdrawn_at is null)::int`.as('links'))
    .select(
      sql<Links['openings']>`coalesce(jsonb_path_query_array(jsonb_agg(openings), '$[*][*]'), '[]')`.as('openings'),
    )
    .where('client_id', '=', company)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Whether a draft lies within the limit of the reader, with the orders of the last hours. */
export async function isFreeToOrder(actor: Actor, order: OrderDetails): Promise<boolean> {
  if (!order.mays.write || order.state !== 'draft') return true
  return readAs(actor, async (db) => {
    const company = companyOf(actor)
    const level = await levelIn(db, actor, order.branchId)
    if (level === 'owner') return true
    const counted = {
      id: order.id,
      client_id: company,
      supplier_id: order.supplierId,
      branch_id: order.branchId,
      delivery_fee: order.totals.fee / 100,
    }
    const net = await summedNet(db, counted, [actor.id], now())
    return net <= (await orderLimits(db, company))[level]
  })
}
