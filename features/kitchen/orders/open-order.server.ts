import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import {
  isRevising,
  linkDaysAfterDelivery,
  type OrderAnswer,
  type OrderState,
  orderTotals,
} from '#/domain/kitchen/buying/order.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { hashOf, isToken } from '#/features/kitchen/quotations/quote-link.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { lastSent, linesWithNames, type SentLine } from './sent-issue.server.ts'

/** A link that opens its order now. */
export type OpenOrder = { linkId: string; clientId: string; orderId: string }

/** Unknown, altered, ended and withdrawn tokens are indistinguishable: null. */
export async function findOrder(token: string): Promise<OpenOrder | null> {
  if (!isToken(token)) return null
  const row = await readAsSystem('a link gives a supplier one purchase order', (db) =>
    db
      .selectFrom('purchase_order_links as l')
      .innerJoin('purchase_orders as o', (join) =>
        join.onRef('o.client_id', '=', 'l.client_id').onRef('o.id', '=', 'l.order_id'),
      )
      .select(['l.id', 'o.client_id', 'l.order_id', 'o.wanted_on', 'o.ended_at'])
      .where('l.token_hash', '=', hashOf(token))
      .where('l.withdrawn_at', 'is', null)
      .where('o.sent_at', 'is not', null)
      .executeTakeFirst(),
  )
  if (!row) return null
  const ended = row.ended_at === null ? null : riyadhDay(new Date(row.ended_at))
  const last = addDays(ended !== null && ended > row.wanted_on ? ended : row.wanted_on, linkDaysAfterDelivery)
  return last < riyadhDay(now()) ? null : { linkId: row.id, clientId: row.client_id, orderId: row.order_id }
}

export type OrderLine = {
  id: string
  place: number
  name: Text
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  packs: number
  price: Halalas
  vatMode: VatMode
  net: Halalas
}
export type OrderView = {
  number: number
  /** How often it was sent; above one it is a revision. */
  issue: number
  /** The buyer changes it: shown is what was sent last. */
  isRevising: boolean
  company: Text
  branch: Text
  city: string | null
  address: string
  supplier: Text
  wantedOn: Day
  window: { from: string | null; until: string | null }
  note: string | null
  state: OrderState
  answered: OrderAnswer | null
  lines: OrderLine[]
  totals: ReturnType<typeof orderTotals>
  /** What the supplier asked for last, by line. */
  asked: { wantedOn: Day | null; note: string | null; prices: Map<string, Halalas> } | null
}

const mostOpenings = 50
/** The openings of a link with one more, the oldest of them left out: the moment and the issue alone. */
const withOpening = (
  issue: number,
) => sql<string>`case when jsonb_array_length(openings) >= ${mostOpenings}::integer then openings - 0 else openings end
  || jsonb_build_array(jsonb_build_object('at', ${now().toISOString()}::text, 'issue', ${issue}::integer))`

type Opening = { token: string; network: string; counts: boolean }

/** What a supplier reads: this order alone. Throws `too-many-attempts`. */
export async function openOrder({ token, network, counts }: Opening): Promise<OrderView | null> {
  await takeAttempt('quote link by network', network)
  const link = await findOrder(token)
  if (!link) return null
  const view = await readAsSystem('a supplier reads one purchase order', (db) => sentView(db, link))
  if (counts)
    await asSystem('counts openings of a link for the company', (tx) =>
      tx
        .updateTable('purchase_order_links')
        .set({ opened: sql`opened + 1`, last_opened_at: now(), openings: withOpening(view.issue) })
        .where('id', '=', link.linkId)
        .execute(),
    )
  return view
}

/**
 * An order as it was sent last: what the buyer changes afterwards is a draft, which the supplier does not see, also where
 * the order is cancelled before it is sent again.
 */
export async function sentView(db: Tx, of: OfOrder): Promise<OrderView> {
  const row = await headOf(db, of)
  const sent = await lastSent(db, of, row)
  if (sent !== null && sent !== 'not-kept') return viewOf({ ...row, ...sent }, sent.lines, null)
  if (sent === 'not-kept' || isRevising(row)) return viewOf({ ...row, note: null, delivery_fee: 0 }, [], null)
  return orderView(db, of)
}

type OfOrder = { clientId: string; orderId: string }

const headOf = (db: Tx, of: OfOrder) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'o.client_id').onRef('b.id', '=', 'o.branch_id'),
    )
    .select(['o.number', 'o.wanted_on', 'o.window_from', 'o.window_until', 'o.note', 'o.state', 'o.answered'])
    .select(['o.issue', 'o.sent_at', 'o.delivery_fee', 's.name_en', 's.name_ar', 'b.city', 'b.location'])
    .select([companyInBoth('o.client_id').as('company'), branchNowInBoth('b').as('branch')])
    .where('o.id', '=', of.orderId)
    .where('o.client_id', '=', of.clientId)
    .executeTakeFirstOrThrow()
type Head = Awaited<ReturnType<typeof headOf>>

/** An order as it is now, also printed. */
export async function orderView(db: Tx, of: OfOrder): Promise<OrderView> {
  const row = await headOf(db, of)
  const lines = await linesWithNames(db, of)
  const asked =
    row.answered === 'changed'
      ? await db
          .selectFrom('purchase_order_answers')
          .select(['wanted_on', 'note', 'prices'])
          .where('client_id', '=', of.clientId)
          .where('order_id', '=', of.orderId)
          .where('kind', '=', 'changed')
          .orderBy('answered_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined
  return viewOf(row, lines, asked ?? null)
}

type Asked = { wanted_on: Day | null; note: string | null; prices: unknown }

function viewOf(row: Head, lines: readonly SentLine[], asked: Asked | null): OrderView {
  return {
    number: row.number,
    issue: row.issue,
    isRevising: isRevising(row),
    company: row.company,
    branch: row.branch,
    city: row.city,
    address: row.location,
    supplier: { en: row.name_en ?? row.name_ar!, ar: row.name_ar ?? row.name_en! },
    wantedOn: row.wanted_on,
    window: { from: row.window_from?.slice(0, 5) ?? null, until: row.window_until?.slice(0, 5) ?? null },
    note: row.note,
    state: row.state,
    answered: row.answered,
    lines: lines.map((line) => ({
      id: line.id,
      place: line.place,
      name: { en: line.name_en ?? line.name_ar!, ar: line.name_ar ?? line.name_en! },
      brand: line.brand,
      pack: line.pack,
      quantity: line.quantity,
      unit: line.unit,
      sku: line.sku,
      packs: line.packs,
      price: halalas(line.price),
      vatMode: line.vat_mode,
      net: halalas(line.net),
    })),
    totals: orderTotals(
      lines.map(({ net, vat }) => ({ net: halalas(net), vat: halalas(vat) })),
      halalas(row.delivery_fee),
      lines.some(({ vat_mode }) => vat_mode !== 'none'),
    ),
    asked: asked ? { wantedOn: asked.wanted_on, note: asked.note, prices: pricesOf(asked.prices) } : null,
  }
}

/** Prices asked for by line, in halalas. */
export const pricesOf = (stored: unknown): Map<string, Halalas> =>
  new Map(
    Object.entries(stored as Record<string, { price: string }>).map(([id, { price }]) => [id, halalas(Number(price))]),
  )
