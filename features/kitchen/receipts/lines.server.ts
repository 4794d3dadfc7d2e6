import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { LineReason, Storage } from '#/domain/kitchen/buying/receipt.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** Name of an ingredient `i` in the language of the reader. */
export const ingredientName = sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`

export type ReceiptLine = {
  id: string
  orderLineId: string | null
  ingredientId: string
  ingredient: string
  storage: Storage | null
  pack: string
  quantity: number
  unit: ContentUnit
  /** Packs as they are true now: what was posted and all corrections. */
  delivered: number
  accepted: number
  refused: number
  measured: number | null
  isCorrected: boolean
  ordered: number | null
  reason: LineReason | null
  temperature: number | null
  temperatureLimit: number | null
  expiresOn: Day | null
  price: number | null
  vatMode: VatMode | null
  takesPrice: boolean
  agreedPrice: number | null
  agreedMode: VatMode | null
  fileId: string | null
  note: string | null
}

/** Lines of a posted delivery with the sums of their corrections. */
export async function linesOf(tx: Tx, actor: Actor, receiptId: string): Promise<ReceiptLine[]> {
  const rows = await tx
    .selectFrom('goods_receipt_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .leftJoin('purchase_order_lines as o', (join) =>
      join.onRef('o.client_id', '=', 'l.client_id').onRef('o.id', '=', 'l.order_line_id'),
    )
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('goods_receipt_lines as c')
          .select(({ fn }) => [
            fn.coalesce(fn.sum<number>('c.delivered'), sql<number>`0`).as('delivered'),
            fn.coalesce(fn.sum<number>('c.accepted'), sql<number>`0`).as('accepted'),
            fn.coalesce(fn.sum<number>('c.refused'), sql<number>`0`).as('refused'),
            fn.sum<number>('c.measured').as('measured'),
            fn.countAll<number>().as('count'),
          ])
          .whereRef('c.client_id', '=', 'l.client_id')
          .whereRef('c.corrects_line_id', '=', 'l.id')
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['l.id', 'l.order_line_id', 'l.ingredient_id', 'i.storage', 'l.pack', 'l.quantity', 'l.unit', 'l.reason'])
    .select(['l.temperature', 'l.temperature_limit', 'l.expires_on', 'l.price', 'l.vat_mode', 'l.takes_price'])
    .select(['l.file_id', 'l.note', 'o.packs as ordered', 'o.price as agreed_price', 'o.vat_mode as agreed_mode'])
    .select([
      ingredientName.as('ingredient'),
      sql<number>`l.delivered + c.delivered`.as('delivered'),
      sql<number>`l.accepted + c.accepted`.as('accepted'),
      sql<number>`l.refused + c.refused`.as('refused'),
      sql<number | null>`nullif(coalesce(l.measured, 0) + coalesce(c.measured, 0), 0)`.as('measured'),
      sql<boolean>`c.count > 0`.as('isCorrected'),
    ])
    .where('l.client_id', '=', companyOf(actor))
    .where('l.receipt_id', '=', receiptId)
    .orderBy('l.place')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    orderLineId: row.order_line_id,
    ingredientId: row.ingredient_id,
    ingredient: row.ingredient,
    storage: row.storage,
    pack: row.pack,
    quantity: row.quantity,
    unit: row.unit,
    delivered: row.delivered,
    accepted: row.accepted,
    refused: row.refused,
    measured: row.measured,
    isCorrected: row.isCorrected,
    ordered: row.ordered,
    reason: row.reason,
    temperature: row.temperature,
    temperatureLimit: row.temperature_limit,
    expiresOn: row.expires_on,
    price: row.price,
    vatMode: row.vat_mode,
    takesPrice: row.takes_price,
    agreedPrice: row.agreed_price,
    agreedMode: row.agreed_mode,
    fileId: row.file_id,
    note: row.note,
  }))
}
