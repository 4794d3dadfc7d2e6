import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { matchInvoice, type MatchLine } from '#/domain/kitchen/buying/match.ts'
import { vatPercent } from '#/domain/kitchen/buying/invoice.ts'
import { netOfPack, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { isLess, type Rational, ratio, rational, smaller, times } from '#/domain/rational.ts'

type Row = {
  id: string
  place: number
  description: string | null
  name: string | null
  pack: string | null
  ordered: number | null
  price: number
  billed: number
  order_price: number | null
  order_vat: VatMode | null
  paper_price: number | null
  paper_vat: VatMode | null
  offer_price: number | null
  offer_vat: VatMode | null
  accepted: number
  refused: number
}

/**
 * Lines of an invoice with what was ordered and accepted. Deliveries count with their corrections, which hold the
 * signed difference. Without an order the price on the paper of the delivery was agreed, else that of the offer.
 */
const rowsOf = (tx: Tx, invoice: Invoice) =>
  sql<Row>`
  with received as (
    select l.order_line_id, coalesce(l.corrects_line_id, l.id) as line_id, l.accepted, l.refused
    from goods_receipt_lines l
    join goods_receipts r on r.client_id = l.client_id and r.id = l.receipt_id
    join supplier_invoice_receipts b on b.client_id = r.client_id and b.receipt_id = coalesce(r.corrects_id, r.id)
    where b.client_id = ${invoice.client_id} and b.invoice_id = ${invoice.id} and b.released_at is null
  )
  select v.id, v.place, v.description, v.billed, v.price, o.packs as ordered, coalesce(o.pack, d.pack) as pack,
    app.named(coalesce(i.name_en, i.name_ar), i.name_ar) as name,
    o.price as order_price, o.vat_mode as order_vat, d.price as paper_price, d.vat_mode as paper_vat,
    f.price as offer_price, f.vat_mode as offer_vat,
    coalesce((select sum(x.accepted) from received x
      where x.order_line_id = v.order_line_id or x.line_id = v.receipt_line_id), 0) as accepted,
    coalesce((select sum(x.refused) from received x
      where x.order_line_id = v.order_line_id or x.line_id = v.receipt_line_id), 0) as refused
  from supplier_invoice_lines v
  left join purchase_order_lines o on o.client_id = v.client_id and o.id = v.order_line_id
  left join goods_receipt_lines d on d.client_id = v.client_id and d.id = v.receipt_line_id
  left join goods_receipts g on g.client_id = d.client_id and g.id = d.receipt_id
  left join ingredients i on i.client_id = v.client_id and i.id = coalesce(o.ingredient_id, d.ingredient_id)
  left join lateral (
    select s.price, s.vat_mode from supplier_offers s
    where d.id is not null and s.client_id = v.client_id and s.supplier_id = ${invoice.supplier_id}
      and s.ingredient_id = d.ingredient_id and s.quantity = d.quantity and s.unit = d.unit
      and s.valid_from <= (g.arrived_at at time zone 'Asia/Riyadh')::date
      and coalesce(s.valid_until, (g.arrived_at at time zone 'Asia/Riyadh')::date) >= (g.arrived_at at time zone 'Asia/Riyadh')::date
      and (s.ended_at is null or s.ended_at > g.arrived_at)
    order by s.valid_from desc, s.created_at desc limit 1
  ) f on true
  where v.client_id = ${invoice.client_id} and v.invoice_id = ${invoice.id}
  order by v.place`.execute(tx)

export type Invoice = {
  id: string
  client_id: string
  supplier_id: string
  order_id: string | null
  created_at: string
  delivery_fee: number
  vat: number
}

const halalasOf = (riyals: number): Rational => times(rational(riyals), { n: 100n, d: 1n })
const agreedPrice = (row: Row): Rational | null => {
  for (const [price, mode] of [
    [row.order_price, row.order_vat],
    [row.paper_price, row.paper_vat],
    [row.offer_price, row.offer_vat],
  ] as const)
    if (price !== null && mode !== null) return netOfPack(price, mode)
  // why: nothing was agreed for what is billed besides the order, so all of it is a difference
  return row.description === null ? null : ratio(0n, 1n)
}

/** The fee of an order is owed once: with its first invoice. Without an order, at most that of the supplier each time. */
async function agreedFee(tx: Tx, invoice: Invoice, billed: Rational): Promise<Rational> {
  const { client_id, id, order_id, supplier_id, created_at } = invoice
  if (order_id !== null) {
    const order = await tx
      .selectFrom('purchase_orders as o')
      .select(['o.delivery_fee'])
      .select(
        sql<boolean>`exists (select from supplier_invoices b where b.client_id = o.client_id and b.order_id = o.id
          and b.state <> 'void' and b.delivery_fee > 0 and (b.created_at, b.id) < (${created_at}::timestamptz, ${id}::uuid))`.as(
          'is_billed',
        ),
      )
      .where('o.client_id', '=', client_id)
      .where('o.id', '=', order_id)
      .executeTakeFirstOrThrow()
    return halalasOf(order.is_billed ? 0 : order.delivery_fee)
  }
  const row = await tx
    .selectFrom('suppliers as s')
    .select(['s.delivery_fee'])
    .select(
      sql<number>`(select count(*)::int from supplier_invoice_receipts r where r.client_id = s.client_id
        and r.invoice_id = ${id} and r.released_at is null)`.as('deliveries'),
    )
    .where('s.client_id', '=', client_id)
    .where('s.id', '=', supplier_id)
    .executeTakeFirstOrThrow()
  return smaller(billed, times(halalasOf(row.delivery_fee), rational(row.deliveries)))
}

/** Compares an invoice with its order and its deliveries as they are now. */
export async function matchNow(tx: Tx, invoice: Invoice) {
  const { rows } = await rowsOf(tx, invoice)
  const lines = rows.map((row) => {
    const billedPrice = halalasOf(row.price)
    const agreed = agreedPrice(row)
    const line: MatchLine = {
      lineId: row.id,
      accepted: rational(row.accepted),
      billed: rational(row.billed),
      // why: without an agreed price only the quantity can be compared, and the line counts as different
      orderedPrice: agreed ?? billedPrice,
      billedPrice,
    }
    return { row, line, agreed }
  })
  const billedFee = halalasOf(invoice.delivery_fee)
  const delivery = { agreed: await agreedFee(tx, invoice, billedFee), billed: billedFee }
  const match = matchInvoice(
    lines.map(({ line }) => line),
    delivery,
    invoice.vat === 0 ? 0 : vatPercent,
  )
  const hasUnpriced = lines.some(({ agreed }) => agreed === null)
  const isShort = lines.some(({ line }) => isLess(line.accepted, line.billed))
  return { lines, delivery, match, isMatched: match.isMatched && !hasUnpriced, isShort }
}
export type MatchNow = Awaited<ReturnType<typeof matchNow>>
