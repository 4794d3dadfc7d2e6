import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** A supplier with one row in each table of buying. The ingredient is that of `fillKitchenTables`. */
export async function fillBuyingTables(owner: pg.Client, { tag, client }: Tenant) {
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
}
