import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** An ingredient of an import and the draft of a recipe, with one row in each table of the kitchen, and the settings. */
export async function fillKitchenTables(owner: pg.Client, { tag, client }: Tenant) {
  const id = `00000600-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `with m as (insert into app.ingredient_imports (id, client_id, counts, left_out, created_by) values ($1, $2, '{}', 'x', $2)),
       s as (insert into app.kitchen_settings (client_id, changed_by) values ($2, $2)),
       i as (insert into app.ingredients (id, client_id, name_en, base, category, import_id, created_by) values ($1, $2, 'Onion', 'g', 'vegetables', $1, $2)),
       u as (insert into app.ingredient_units (client_id, ingredient_id, name, content, of_unit) values ($2, $1, 'sack', '25', 'kg')),
       p as (insert into app.ingredient_preparations (id, client_id, ingredient_id, name_en, trim, source, measured_on)
         values ($1, $2, $1, 'peeled', '0.88', 'test', current_date)),
       y as (insert into app.ingredient_yield_tests (id, client_id, ingredient_id, preparation_id, gross, net, unit, tested_on, signed_by, signed_name)
         values ($1, $2, $1, $1, '1000', '880', 'g', current_date, $2, 's')),
       a as (insert into app.ingredient_allergens (client_id, ingredient_id, allergen, state, said_on, signed_by, signed_name)
         values ($2, $1, 'celery', 'may', current_date, $2, 's')),
       n as (insert into app.ingredient_nutrients (client_id, ingredient_id, nutrient, amount, source, said_on) values ($2, $1, 'kcal', 40, 'usda', current_date))
     insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
       values ($1, $2, $1, '25', 'kg', '25000/1', 57.5, 'included', current_date, 'typed', $2)`,
    [id, client.id],
  )
  await owner.query(
    `with r as (insert into app.recipes (id, client_id, kind, name_en, created_by) values ($1, $2, 'dish', 'Rice', $2)),
       v as (insert into app.recipe_versions (id, client_id, recipe_id, kind, name_en, created_by, updated_by) values ($1, $2, $1, 'dish', 'Rice', $2, $2)),
       l as (insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis) values ($1, $2, $1, 0, $1, '30', 'g', 'ap')),
       x as (insert into app.recipe_lab_results (id, client_id, recipe_id, measured_on, laboratory, amounts, created_by)
         values ($1, $2, $1, current_date, 'Lab', '{"kcal": "640"}', $2)),
       s as (insert into app.recipe_steps (id, client_id, version_id, place, text_en) values ($1, $2, $1, 0, 'Cook'))
     insert into app.recipe_costs (client_id, recipe_id, version_id, day, n, d, halalas, cause) values ($2, $1, $1, current_date, 1, 3, 0, 'version')`,
    [id, client.id],
  )
}
