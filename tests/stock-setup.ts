import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '../domain/riyadh-time.ts'

type Run = (text: string, values: unknown[]) => Promise<unknown>
export type StockKitchen = { branchId: string; chicken: string; rice: string; mandi: string; supplierId: string }

/**
 * The kitchen of the worked check: 376 portions of 550 g sold on the day before `day` and 3.3 kg of waste that names the
 * chicken, at 165.00 riyals for a carton of 11 kg. What was sold four days before `day` belongs to an earlier period.
 */
export async function addStockKitchen(
  run: Run,
  { clientId, day, branch = 'Olaya' }: { clientId: string; day: Day; branch?: string },
): Promise<StockKitchen> {
  const [branchId, chicken, rice, mandi, version] = Array.from({ length: 5 }, () => randomUUID())
  const [supplierId, sales, report] = Array.from({ length: 3 }, () => randomUUID())
  const at = (back: number) => addDays(day, -back)
  await run(
    `insert into app.branches (id, client_id, name, name_ar, location) values ($1, $2, $3, 'العليا', 'Olaya Street')`,
    [branchId, clientId, branch],
  )
  await run(
    `with i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, storage, created_by)
         values ($2, $1, 'Fresh chicken', 'دجاج طازج', 'g', 'poultry', 'chilled', $1), ($3, $1, 'Basmati rice', 'أرز بسمتي', 'g', 'grains', 'ambient', $1)),
       u as (insert into app.ingredient_units (client_id, ingredient_id, name, name_ar, content, of_unit)
         values ($1, $2, 'carton', 'كرتون', '11', 'kg')),
       p as (insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
         values (gen_random_uuid(), $1, $2, '11', 'kg', '11000/1', 165, 'excluded', $4::date - 60, 'typed', $1)),
       s as (insert into app.suppliers (id, client_id, name_en, name_ar, created_by) values ($5, $1, 'Al Noor Poultry', 'النور للدواجن', $1))
     select 1`,
    [clientId, chicken, rice, day, supplierId],
  )
  await run(
    `with r as (insert into app.recipes (id, client_id, kind, name_en, name_ar, created_by) values ($2, $1, 'dish', 'Chicken mandi', 'مندي دجاج', $1)),
       v as (insert into app.recipe_versions (id, client_id, recipe_id, number, state, kind, name_en, name_ar, from_on, published_at, published_by, created_by, updated_by)
         values ($3, $1, $2, 1, 'published', 'dish', 'Chicken mandi', 'مندي دجاج', $5::date - 50, now(), $1, $1, $1))
     insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
       values (gen_random_uuid(), $1, $3, 0, $4, '550', 'g', 'ap')`,
    [clientId, mandi, version, chicken, day],
  )
  await run(
    `with s as (insert into app.sales_imports (id, client_id, file_name, sha256, first_day, last_day, lines, created_by)
         values ($2, $1, 'till.csv', repeat('b', 64), $5::date, $6::date, 2, $1))
     insert into app.sales_lines (client_id, import_id, branch_id, day, channel, item, recipe_id, quantity, gross_halalas)
       values ($1, $2, $3, $5, '', 'Chicken mandi', $4, 1000, 3000000), ($1, $2, $3, $6, '', 'Chicken mandi', $4, 376, 1128000)`,
    [clientId, sales, branchId, mandi, at(4), at(1)],
  )
  await run(
    `with r as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, state, submitted_by, submitted_at, signed_by,
         signed_at, signed_device_at, signed_device, sign_key, content_sha256, created_by, updated_by)
       values ($2, $1, $3, $4, 'evening', now(), 'signed', $1, now(), $1, now(), now(), '', gen_random_uuid(), repeat('a', 64), $1, $1))
     insert into app.daily_values (report_id, client_id, branch_id, content) values ($2, $1, $3, $5::jsonb)`,
    [clientId, report, branchId, at(1), JSON.stringify({ waste: wasteLines(chicken!) })],
  )
  return { branchId: branchId!, chicken: chicken!, rice: rice!, mandi: mandi!, supplierId: supplierId! }
}

const wasteLines = (chicken: string) => [
  { id: randomUUID(), item: 'Thighs', quantity: 3.3, unit: 'kg', reason: 'spoiled', of: { ingredientId: chicken } },
  { id: randomUUID(), item: 'Bread ends', quantity: 1, unit: 'kg', reason: 'other' },
]
