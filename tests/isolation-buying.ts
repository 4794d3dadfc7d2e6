import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** A supplier with one row in each table of buying. The ingredient is that of `fillKitchenTables`. */
export async function fillBuyingTables(owner: pg.Client, { tag, client }: Tenant, branch: string) {
  const id = `00000640-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const ingredient = `00000600-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `with s as (insert into app.suppliers (id, client_id, name_en, created_by) values ($1, $2, 'Al Noor Poultry', $2)),
       l as (insert into app.supplier_licences (id, client_id, supplier_id, kind, number, expires_on, created_by)
         values ($1, $2, $1, 'sfda', '12345', current_date + 100, $2)),
       a as (insert into app.supplier_accounts (client_id, supplier_id, iban, holder, changed_by)
         values ($2, $1, 'SA0380000000608010167519', 'h', $2))
     insert into app.supplier_offers (id, client_id, supplier_id, ingredient_id, pack, quantity, unit, price, vat_mode, valid_from, created_by)
       values ($1, $2, $1, $3, 'sack', 25, 'kg', 57.5, 'included', current_date, $2)`,
    [id, client.id, ingredient],
  )
  await owner.query(
    `with r as (insert into app.quote_requests (id, client_id, number, title, closes_at, state, sent_at, created_by)
         values ($1, $2, 1, 'Weekly needs', now(), 'sent', now(), $2)),
       l as (insert into app.quote_request_lines (id, client_id, request_id, place, ingredient_id, need, unit) values ($1, $2, $1, 1, $3, 220, 'kg')),
       i as (insert into app.quote_invitations (id, client_id, request_id, supplier_id, created_by) values ($1, $2, $1, $1, $2)),
       k as (insert into app.quote_links (client_id, invitation_id, token_hash) values ($2, $1, md5($2::text) || md5($1::text))),
       q as (insert into app.supplier_quotes (id, client_id, invitation_id, delivery_fee, minimum_order, submitted_at) values ($1, $2, $1, 0, 0, now())),
       c as (insert into app.supplier_quote_lines (client_id, quote_id, line_id, price, vat_mode, quantity, unit) values ($2, $1, $1, 10, 'none', 1, 'kg'))
     insert into app.quote_awards (client_id, line_id, request_id, supplier_id, quote_id, quantity, packs, created_by)
       values ($2, $1, $1, $1, $1, 20, 1, $2)`,
    [id, client.id, ingredient],
  )
  await owner.query(
    `with o as (insert into app.purchase_orders (id, client_id, branch_id, supplier_id, request_id, wanted_on, created_by)
         values ($1, $2, $4, $1, $1, current_date + 1, $2)),
       l as (insert into app.purchase_order_lines (id, client_id, order_id, place, ingredient_id, offer_id, pack, quantity, unit, packs, price, vat_mode, net, vat)
         values ($1, $2, $1, 1, $3, $1, 'sack', 25, 'kg', 2, 57.5, 'included', 100, 15)),
       k as (insert into app.purchase_order_links (client_id, order_id, token_hash) values ($2, $1, md5($1::text) || md5($2::text)))
     insert into app.purchase_order_answers (client_id, order_id, kind, by_id, answered_at) values ($2, $1, 'confirmed', $2, now())`,
    [id, client.id, ingredient, branch],
  )
}

/** A posted delivery of the branch without an order, and its movement of stock. */
export async function fillReceivingTables(owner: pg.Client, { tag, client }: Tenant) {
  const branch = `00000001-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const id = `00000640-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const ingredient = `00000600-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `insert into app.goods_receipts (id, client_id, branch_id, supplier_id, arrived_at, created_by) values ($1, $2, $3, $1, now(), $2)`,
    [id, client.id, branch],
  )
  await owner.query(
    `insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, ingredient_id, pack, quantity, unit, delivered, accepted, refused)
     values ($1, $2, $1, $4, 1, $3, 'sack', 25, 'kg', 2, 2, 0)`,
    [id, client.id, ingredient, branch],
  )
  await owner.query(
    `insert into app.stock_moves (client_id, branch_id, ingredient_id, kind, quantity, happened_at, receipt_line_id, created_by)
     values ($2, $4, $3, 'received', 50000, now(), $1, $2)`,
    [id, client.id, ingredient, branch],
  )
}

/** A count that is still open, with a line, and a par level of the branch. */
export async function fillStockTables(owner: pg.Client, { tag, client }: Tenant) {
  const branch = `00000001-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const id = `00000640-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const ingredient = `00000600-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `with c as (insert into app.stock_counts (id, client_id, branch_id, moment, created_by) values ($1, $2, $4, 'closing', $2)),
       l as (insert into app.stock_count_lines (client_id, count_id, branch_id, ingredient_id, entries, base_n, base_d)
         values ($2, $1, $4, $3, '[{"quantity": "1", "unit": "kg"}]', 1000, 1))
     insert into app.par_levels (client_id, branch_id, ingredient_id, par, changed_by) values ($2, $4, $3, 5000, $2)`,
    [id, client.id, ingredient, branch],
  )
  await owner.query(
    `with b as (insert into app.branches (client_id, name, location) values ($2, 'Of the transfer', 'Riyadh') returning id)
     insert into app.stock_transfers (id, client_id, from_branch_id, to_branch_id, moved_at, created_by)
       select $1, $2, $3, b.id, now(), $2 from b`,
    [id, client.id, branch],
  )
}
