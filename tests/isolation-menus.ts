import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** A published menu of a branch with its address, one dish that ran out and one opening, of the dish of the kitchen's rows. */
export async function fillMenuTables(owner: pg.Client, { tag, client }: Tenant, branch: string) {
  const id = `00000650-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const { rows } = await owner.query<{ id: string }>('select id from app.recipes where client_id = $1 limit 1', [
    client.id,
  ])
  const recipe = rows[0]!.id
  await owner.query(
    `with m as (insert into app.menus (id, client_id, branch_id, name_en, name_ar, created_by) values ($1, $2, $3, 'Menu', 'قائمة', $2)),
       s as (insert into app.menu_sections (id, client_id, menu_id, name_en, name_ar, place) values ($1, $2, $1, 'Rice', 'رز', 0)),
       i as (insert into app.menu_items (client_id, menu_id, section_id, recipe_id, place) values ($2, $1, $1, $4, 0)),
       p as (insert into app.menu_publications (id, client_id, menu_id, number, content, etag, published_by, published_name)
         values ($1, $2, $1, 1, '{"sections": []}', repeat('e', 22), $2, 'Chef')),
       a as (insert into app.menu_slugs (slug, client_id, menu_id) values ('menu-' || lower($5), $2, $1)),
       o as (insert into app.menu_openings (client_id, menu_id, day, openings) values ($2, $1, current_date, 1))
     insert into app.sold_out (client_id, branch_id, recipe_id, until, set_by) values ($2, $3, $4, now(), $2)`,
    [id, client.id, branch, recipe, tag],
  )
}
