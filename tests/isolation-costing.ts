import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** One row in each table of channels, prices, sales and moves, of the dish and the ingredient of the kitchen's rows. */
export async function fillCostingTables(owner: pg.Client, { tag, client }: Tenant, branch: string) {
  const id = `00000620-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const ingredient = `00000600-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const { rows } = await owner.query<{ id: string }>('select id from app.recipes where client_id = $1 limit 1', [
    client.id,
  ])
  await owner.query(
    `with c as (insert into app.sales_channels (id, client_id, branch_id, kind, name_en, created_by) values ($1, $2, $3, 'delivery', 'App', $2)),
       p as (insert into app.dish_prices (id, client_id, recipe_id, channel_id, branch_id, price_halalas, starts_on, created_by)
         values ($1, $2, $4, $1, $3, 3900, current_date, $2)),
       i as (insert into app.sales_imports (id, client_id, file_name, sha256, first_day, last_day, lines, created_by)
         values ($1, $2, 'f', repeat('a', 64), current_date, current_date, 1, $2)),
       l as (insert into app.sales_lines (client_id, import_id, branch_id, day, channel, channel_id, item, recipe_id, quantity, gross_halalas)
         values ($2, $1, $3, current_date, 'App', $1, 'Mandi', $4, 2, 7800)),
       m as (insert into app.sales_mappings (client_id, kind, name, recipe_id, mapped_by) values ($2, 'item', 'mandi', $4, $2))
     insert into app.cost_moves (client_id, ingredient_id, recipe_id, moved_on, source, price_before_n, price_before_d, price_after_n, price_after_d,
       cost_before_n, cost_before_d, cost_after_n, cost_after_d) values ($2, $5, $4, current_date, 's', 1, 1, 2, 1, 10, 1, 11, 1)`,
    [id, client.id, branch, rows[0]!.id, ingredient],
  )
}
