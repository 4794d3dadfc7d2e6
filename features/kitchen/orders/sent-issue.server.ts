import type { Tx } from '#/db/database.server.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import type { Day } from '#/domain/riyadh-time.ts'

type OfOrder = { clientId: string; orderId: string }

/** Lines of an order with the names of their ingredients, in their order. */
export const linesWithNames = (db: Tx, { clientId, orderId }: OfOrder) =>
  db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('ingredients as g', (join) =>
      join.onRef('g.client_id', '=', 'l.client_id').onRef('g.id', '=', 'l.ingredient_id'),
    )
    .select(['l.id', 'l.place', 'l.brand', 'l.pack', 'l.quantity', 'l.unit', 'l.sku', 'l.packs', 'l.price'])
    .select(['l.vat_mode', 'l.net', 'l.vat', 'g.name_en', 'g.name_ar'])
    .where('l.client_id', '=', clientId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.place')
    .execute()

export type SentLine = {
  id: string
  place: number
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  packs: number
  price: number
  vat_mode: VatMode
  net: number
  vat: number
  name_en: string | null
  name_ar: string | null
}
export type SentIssue = {
  issue: number
  wanted_on: Day
  window_from: string | null
  window_until: string | null
  note: string | null
  delivery_fee: number
  lines: SentLine[]
}

/** An order as its supplier has it, before it becomes a draft again. */
export async function issueToKeep(tx: Tx, of: OfOrder): Promise<SentIssue> {
  const head = await tx
    .selectFrom('purchase_orders')
    .select(['issue', 'wanted_on', 'window_from', 'window_until', 'note', 'delivery_fee'])
    .where('client_id', '=', of.clientId)
    .where('id', '=', of.orderId)
    .executeTakeFirstOrThrow()
  return { ...head, lines: await linesWithNames(tx, of) }
}

type Sent = { issue: number; sent_at: string | null }

/**
 * The issue that was sent last, of an order that was taken back and not sent since; null: the order is as it was sent.
 * `not-kept`: it was taken back before such issues were kept.
 */
export async function lastSent(
  db: Tx,
  { clientId, orderId }: OfOrder,
  { issue, sent_at }: Sent,
): Promise<SentIssue | 'not-kept' | null> {
  const row = await db
    .selectFrom('purchase_order_answers')
    .select(['sent', 'answered_at'])
    .where('client_id', '=', clientId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'revised')
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const sent = row.sent as SentIssue | null
  if (sent !== null) return sent.issue === issue ? sent : null
  return sent_at !== null && new Date(row.answered_at) > new Date(sent_at) ? 'not-kept' : null
}
