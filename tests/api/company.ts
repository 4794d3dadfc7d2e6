import { randomUUID } from 'node:crypto'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { now } from '#/platform/clock.ts'
import { apiKeyOn, rootOf } from '../api-setup.ts'
import { receivingCompany, sentOrder } from '../receiving-setup.ts'
import { releasedReport } from '../reports.ts'
import { allowLoopback, endpointOn, openAction } from '../webhook-setup.ts'
import type { World } from '../world.ts'

/** A company with at least one record of each kind that the API serves, and a key with every scope. */
export async function apiCompany(w: World) {
  allowLoopback()
  const company = await receivingCompany(w)
  const { owner, branches, ingredients } = company
  await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
    owner.id,
  ])
  const root = await rootOf(w, owner)
  await sentOrder(company, { chicken: 2, rice: 1 })
  await releasedReport(w, await w.admin(), { client: owner })
  await openAction(owner, branches.olaya)
  await w.node(owner, 'region', 'Centre')
  await endpointOn(owner, root, 'http://127.0.0.1:9/hook')
  const [recipe, version, menu, report] = Array.from({ length: 4 }, () => randomUUID())
  const today = riyadhDay(now())
  const insert = (text: string, values: unknown[]) => w.owner.query(text, values)
  await insert(
    `insert into app.recipes (id, client_id, name_en, name_ar, kind, created_by) values ($2, $1, 'Mandi', 'مندي', 'dish', $1)`,
    [owner.id, recipe],
  )
  await insert(
    `insert into app.recipe_versions (id, client_id, recipe_id, kind, name_en, name_ar, portions, created_by, updated_by)
     values ($3, $1, $2, 'dish', 'Mandi', 'مندي', '4', $1, $1)`,
    [owner.id, recipe, version],
  )
  await insert(
    `insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
     values (gen_random_uuid(), $1, $2, 0, $3, '400', 'g', 'ap')`,
    [owner.id, version, ingredients.rice],
  )
  await insert(
    `update app.recipe_versions set state = 'published', number = 1, from_on = $2, published_at = now(), published_by = $3 where id = $1`,
    [version, today, owner.id],
  )
  await insert(
    `insert into app.menus (id, client_id, name_en, name_ar, created_by) values ($2, $1, 'Dinner', 'العشاء', $1)`,
    [owner.id, menu],
  )
  await insert(
    `with r as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, created_by, updated_by, revision, is_current)
       values ($2, $1, $3, $4, 'evening', now(), $1, $1, 1, true) returning id, client_id, branch_id),
     v as (insert into app.daily_values (report_id, client_id, branch_id) select * from r)
     insert into app.daily_money (report_id, client_id, branch_id) select * from r`,
    [owner.id, report, branches.olaya, addDays(today, -1)],
  )
  await insert(
    `insert into app.papers (id, client_id, kind, branch_id, number, issued_on, expires_on, lead_days, is_check, owner_id, created_by)
     values (gen_random_uuid(), $1, 'civil-defence-permit', $2, 'CD-1', $3, $4, 30, false, $1, $1)`,
    [owner.id, branches.olaya, addDays(today, -300), addDays(today, 5)],
  )
  const { secret } = await apiKeyOn(owner, root, apiScopeNames)
  return { ...company, root, recipe: recipe!, menu: menu!, secret }
}
export type ApiCompany = Awaited<ReturnType<typeof apiCompany>>
