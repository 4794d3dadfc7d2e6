import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** An invoice of the supplier, order and delivery that the fixtures of buying made, with a row in each of its tables. */
export async function fillInvoiceTables(owner: pg.Client, { tag, client }: Tenant, branch: string) {
  const id = `00000670-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const buying = `00000640-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `with v as (insert into app.supplier_invoices (id, client_id, branch_id, supplier_id, order_id, number, issued_on, due_on, vat, total, created_by)
         values ($1, $2, $4, $3, $3, 'INV-1', current_date, current_date, 1.5, 11.5, $2)),
       l as (insert into app.supplier_invoice_lines (id, client_id, branch_id, invoice_id, place, order_line_id, billed, price)
         select $1, $2, $4, $1, 1, o.id, 1, 10 from app.purchase_order_lines o where o.client_id = $2 limit 1),
       r as (insert into app.supplier_invoice_receipts (id, client_id, branch_id, invoice_id, receipt_id)
         select $1, $2, $4, $1, g.id from app.goods_receipts g where g.client_id = $2 limit 1)
     insert into app.supplier_credits (id, client_id, branch_id, invoice_id, asked, asked_by) values ($1, $2, $4, $1, 5, $2)`,
    [id, client.id, buying, branch],
  )
}
