import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'
import { newSupplierForm } from '#/features/kitchen/suppliers/form.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'

export const sellerVat = '310456721000003'

/** What the tests of supplier invoices bill: chicken in cartons of 11 kg from a supplier with a VAT number. */
export class BuyingWorld {
  readonly chicken: string = randomUUID()
  readonly supplier: string = randomUUID()
  branch = ''

  private readonly db: pg.Client
  private readonly owner: Actor

  constructor(db: pg.Client, owner: Actor) {
    this.db = db
    this.owner = owner
  }

  async fill(): Promise<void> {
    const { id } = this.owner
    const { rows } = await this.db.query<{ id: string }>(
      `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
      [id],
    )
    this.branch = rows[0]!.id
    await this.db.query(
      `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
       values ($1, $2, 'Chicken', 'دجاج', 'g', 'poultry', $2)`,
      [this.chicken, id],
    )
    const { clientKey, ...given } = newSupplierForm.parse({
      clientKey: this.supplier,
      nameEn: 'Al Noor Poultry',
      vatNumber: sellerVat,
      email: 'sales@alnoor.example',
      language: 'ar',
      paymentDays: '30',
    })
    await addSupplier(this.owner, clientKey, given)
  }

  /** A sent order of cartons at 165.00 without VAT, with a delivery fee of 100.00. */
  async order(packs: number, wantedDaysAgo = 2): Promise<{ orderId: string; lineId: string }> {
    const orderId = randomUUID()
    const { id } = this.owner
    await this.db.query(
      `insert into app.purchase_orders (id, client_id, number, branch_id, supplier_id, state, wanted_on, delivery_fee, created_by, sent_at)
       values ($1, $2, 1, $3, $4, 'sent', current_date - $5::int, 100, $2, now())`,
      [orderId, id, this.branch, this.supplier, wantedDaysAgo],
    )
    const { rows } = await this.db.query<{ id: string }>(
      `insert into app.purchase_order_lines (client_id, order_id, place, ingredient_id, pack, quantity, unit, packs, price, vat_mode, net, vat)
       values ($1, $2, 1, $3, 'carton', 11, 'kg', $4, 165, 'excluded', 165 * $4, 165 * $4 * 0.15) returning id`,
      [id, orderId, this.chicken, packs],
    )
    return { orderId, lineId: rows[0]!.id }
  }

  /** A delivery of an order, or without one; with the price on the paper where it is given. */
  async receive(
    { orderId, lineId }: { orderId?: string; lineId?: string },
    accepted: number,
    of: { refused?: number; price?: number; corrects?: { receiptId: string; lineId: string } } = {},
  ): Promise<{ receiptId: string; lineId: string }> {
    const [receiptId, line] = [randomUUID(), randomUUID()]
    const { refused = 0, price = null, corrects } = of
    await this.db.query(
      `insert into app.goods_receipts (id, client_id, branch_id, supplier_id, order_id, arrived_at, note, corrects_id, created_by)
       values ($1, $2, $3, $4, $5, now() - interval '3 days', $6, $7, $2)`,
      [
        receiptId,
        this.owner.id,
        this.branch,
        this.supplier,
        orderId ?? null,
        corrects ? 'counted again' : null,
        corrects?.receiptId ?? null,
      ],
    )
    await this.db.query(
      `insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, order_line_id, corrects_line_id, ingredient_id, pack, quantity,
         unit, delivered, accepted, refused, reason, price, vat_mode)
       values ($1, $2, $3, $4, 1, $5, $6, $7, 'carton', 11, 'kg', $8, $9, $10, $11, $12, $13)`,
      [
        line,
        this.owner.id,
        receiptId,
        this.branch,
        lineId ?? null,
        corrects?.lineId ?? null,
        this.chicken,
        accepted + refused,
        accepted,
        refused,
        refused === 0 ? null : 'wrong',
        price,
        price === null ? null : 'excluded',
      ],
    )
    return { receiptId, lineId: line }
  }
}
