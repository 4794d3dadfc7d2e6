import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import {
  type Delivered,
  scorecard,
  scorecardDays,
  type ScorecardPart,
  type ScoredPrice,
  weights,
} from '#/domain/kitchen/buying/scorecard.ts'
import { netOfPack, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { may } from '#/domain/permissions.ts'
import { plus, type Rational, rational, roundHalfUp, times, toNumber, zero } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

export type ShownPart = {
  part: ScorecardPart
  cases: number
  /** Per cent with one decimal; null: too few cases. */
  value: number | null
  points: number | null
  of: number
}
export type ShownScorecard = { score: number | null; parts: ShownPart[] }

/** Scores a supplier from the orders, deliveries and invoices that the reader sees. Null without the right to them. */
export async function readScorecard(actor: Actor, supplierId: string): Promise<ShownScorecard | null> {
  if (!may(actor, 'supplier-invoices.read') || actor.company?.mode === 'view') return null
  const supplier = recordId(supplierId)
  const today = riyadhDay(now())
  const from = addDays(today, -scorecardDays)
  const of = { client: companyOf(actor), supplier, from, today }
  return readAs(actor, async (db) => {
    const [orders, received, invoices] = await Promise.all([
      readOrders(db, of),
      readReceived(db, of),
      readInvoices(db, of),
    ])
    const card = scorecard({ orders, ...received, invoices })
    const parts = (Object.keys(weights) as ScorecardPart[]).map((part): ShownPart => {
      const { cases, value, points } = card[part]
      const share = value && Math.round(toNumber(value) * 1000) / 10
      return { part, cases, value: share, points: points && roundHalfUp(points, 1), of: weights[part] }
    })
    return { score: card.score, parts }
  })
}

type Of = { client: string; supplier: string; from: Day; today: Day }

/** Orders due in the time: whole when every line was accepted, on time when that was so by the agreed day. */
async function readOrders(db: Tx, { client, supplier, from, today }: Of) {
  const { rows } = await sql<{ is_whole: boolean; is_on_time: boolean }>`
    select bool_and(coalesce(r.accepted, 0) >= l.packs) as is_whole, bool_and(coalesce(r.in_time, 0) >= l.packs) as is_on_time
    from purchase_orders o
    join purchase_order_lines l on l.client_id = o.client_id and l.order_id = o.id
    left join lateral (
      select sum(g.accepted) as accepted,
        sum(g.accepted) filter (where (coalesce(c.arrived_at, h.arrived_at) at time zone 'Asia/Riyadh')::date <= o.wanted_on) as in_time
      from goods_receipt_lines g
      join goods_receipts h on h.client_id = g.client_id and h.id = g.receipt_id
      left join goods_receipts c on c.client_id = h.client_id and c.id = h.corrects_id
      where g.client_id = l.client_id and g.order_line_id = l.id
    ) r on true
    where o.client_id = ${client} and o.supplier_id = ${supplier} and o.wanted_on between ${from}::date and ${today}::date - 1
      and o.state in ('sent', 'confirmed', 'part_received', 'received', 'closed')
    group by o.id`.execute(db)
  return rows.map((row) => ({ isWhole: row.is_whole, isOnTime: row.is_on_time }))
}

type Received = {
  receipt: string
  key: string
  delivered: number
  accepted: number
  refused: number
  price: number
  vat_mode: VatMode
}

/** Deliveries by value, and prices of each pack from the first to the last: of the paper, the order, or the offer of that day. */
async function readReceived(db: Tx, { client, supplier, from }: Of) {
  const { rows } = await sql<Received>`
    select r.id as receipt, l.ingredient_id || ' ' || l.quantity || ' ' || l.unit as key,
      l.delivered + coalesce(c.delivered, 0) as delivered, l.accepted + coalesce(c.accepted, 0) as accepted,
      l.refused + coalesce(c.refused, 0) as refused, coalesce(l.price, o.price, f.price) as price,
      coalesce(l.vat_mode, o.vat_mode, f.vat_mode) as vat_mode
    from goods_receipts r
    join goods_receipt_lines l on l.client_id = r.client_id and l.receipt_id = r.id
    left join purchase_order_lines o on o.client_id = l.client_id and o.id = l.order_line_id
    left join lateral (
      select sum(x.delivered) as delivered, sum(x.accepted) as accepted, sum(x.refused) as refused
      from goods_receipt_lines x where x.client_id = l.client_id and x.corrects_line_id = l.id
    ) c on true
    left join lateral (
      select s.price, s.vat_mode from supplier_offers s
      where l.price is null and l.order_line_id is null and s.client_id = r.client_id and s.supplier_id = r.supplier_id
        and s.ingredient_id = l.ingredient_id and s.quantity = l.quantity and s.unit = l.unit
        and s.valid_from <= (r.arrived_at at time zone 'Asia/Riyadh')::date
        and coalesce(s.valid_until, (r.arrived_at at time zone 'Asia/Riyadh')::date) >= (r.arrived_at at time zone 'Asia/Riyadh')::date
        and (s.ended_at is null or s.ended_at > r.arrived_at)
      order by s.valid_from desc, s.created_at desc limit 1
    ) f on true
    where r.client_id = ${client} and r.supplier_id = ${supplier} and r.corrects_id is null
      and r.arrived_at >= ${startOfDay(from).toISOString()}::timestamptz and coalesce(l.price, o.price, f.price) is not null
    order by r.arrived_at, r.id, l.place`.execute(db)
  const deliveries = new Map<string, Delivered>()
  const prices = new Map<string, ScoredPrice>()
  for (const row of rows) {
    const price = netOfPack(row.price, row.vat_mode)
    const value = (packs: number): Rational => times(rational(Math.max(packs, 0)), price)
    const delivery = deliveries.get(row.receipt) ?? { value: zero, refused: zero }
    deliveries.set(row.receipt, {
      value: plus(delivery.value, value(row.delivered)),
      refused: plus(delivery.refused, value(row.refused)),
    })
    const packs = rational(Math.max(row.accepted, 0))
    const known = prices.get(row.key)
    prices.set(row.key, {
      quantity: known ? plus(known.quantity, packs) : packs,
      first: known?.first ?? price,
      last: price,
    })
  }
  return { deliveries: [...deliveries.values()], prices: [...prices.values()] }
}

/** Invoices compared in the time; clean: neither a credit note nor a reason was needed. */
async function readInvoices(db: Tx, { client, supplier, from }: Of) {
  const rows = await db
    .selectFrom('supplier_invoices as v')
    .select(
      sql<boolean>`v.state <> 'differs' and v.reason is null and not exists (select from supplier_credits c
        where c.client_id = v.client_id and c.invoice_id = v.id)`.as('is_clean'),
    )
    .where('v.client_id', '=', client)
    .where('v.supplier_id', '=', supplier)
    .where('v.state', 'not in', ['entered', 'void'])
    .where('v.issued_on', '>=', from)
    .execute()
  return rows.map((row) => ({ isClean: row.is_clean }))
}
