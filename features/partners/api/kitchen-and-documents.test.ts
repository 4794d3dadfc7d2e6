import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'
import { apiOperations } from './operations.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const branchNamed = async (name: string): Promise<string> => {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [owner.id, name],
  )
  return rows[0].id as string
}
const olaya = await branchNamed('Olaya')
const malqa = await branchNamed('Malqa')
const [rice, mandi, version, menuId, publication] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]
const today = riyadhDay(now())
let root: string
let strangersRoot: string

const keyOf = (of: Actor, node: string, scope: 'kitchen:read' | 'documents:read') => apiKeyOn(of, node, [scope])
const fits = (id: string, body: unknown) =>
  expect(apiOperations.find((one) => one.id === id)!.answer.safeParse(body).error).toBeUndefined()

beforeAll(async () => {
  for (const { id } of [owner, stranger])
    await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [id])
  root = await rootOf(w, owner)
  strangersRoot = await rootOf(w, stranger)
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, sku, created_by)
     values ($2, $1, 'Rice', 'أرز', 'g', 'grains', 'R-1', $1)`,
    [owner.id, rice],
  )
  await w.owner.query(
    `insert into app.recipes (id, client_id, name_en, name_ar, kind, created_by) values ($2, $1, 'Mandi', 'مندي', 'dish', $1)`,
    [owner.id, mandi],
  )
  await w.owner.query(
    `insert into app.recipe_versions (id, client_id, recipe_id, kind, name_en, name_ar, portions, created_by, updated_by)
     values ($3, $1, $2, 'dish', 'Mandi', 'مندي', '4', $1, $1)`,
    [owner.id, mandi, version],
  )
  await w.owner.query(
    `insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
     values (gen_random_uuid(), $1, $2, 0, $3, '400', 'g', 'ap')`,
    [owner.id, version, rice],
  )
  await w.owner.query(
    `update app.recipe_versions set state = 'published', number = 1, from_on = $2, published_at = now(), published_by = $3 where id = $1`,
    [version, today, owner.id],
  )
  await w.owner.query(
    `insert into app.recipe_costs (client_id, recipe_id, version_id, day, n, d, halalas, open_lines, cause)
     values ($1, $2, $3, $4, 996, 1, 996, 0, 'version')`,
    [owner.id, mandi, version, today],
  )
  await w.owner.query(
    `insert into app.menus (id, client_id, name_en, name_ar, created_by) values ($2, $1, 'Dinner', 'العشاء', $1)`,
    [owner.id, menuId],
  )
  await w.owner.query(
    `insert into app.menu_publications (id, client_id, menu_id, number, content, etag, published_by, published_name)
     values ($3, $1, $2, 1, '{"sections": []}', 'abcdefghijklmnopqrstuv', $1, 'Huda')`,
    [owner.id, menuId, publication],
  )
  await w.owner.query(`update app.menus set publication_id = $2 where id = $1`, [menuId, publication])
})

test('ingredients, recipes with the cost of a portion, and menus are read by a key of the company alone', async () => {
  const { secret } = await keyOf(owner, root, 'kitchen:read')
  const foreign = await keyOf(stranger, strangersRoot, 'kitchen:read')
  const wanted = {
    ingredients: ['Ingredient', rice, { name_en: 'Rice', base: 'g', category: 'grains', sku: 'R-1', state: 'active' }],
    recipes: ['Recipe', mandi, { version: 1, portion_cost: 996, portion_cost_on: today, is_cost_whole: true }],
    menus: ['Menu', menuId, { publication: 1, branch_id: null, is_archived: false, slugs: [] }],
  } as const
  for (const [path, [name, id, fields]] of Object.entries(wanted)) {
    const list = await apiCall(secret, `/${path}`)
    fits(`list${name}s`, list.body)
    expect(list.body.data).toMatchObject([{ id, ...fields }])
    const read = await apiCall(secret, `/${path}/${id}`)
    fits(`get${name}`, read.body)
    expect(read.body).toMatchObject({ id, ...fields })
    expect((await apiCall(foreign.secret, `/${path}`)).body.data).toEqual([])
    expect((await apiCall(foreign.secret, `/${path}/${id}`)).status).toBe(404)
  }
  const recipe = await apiCall(secret, `/recipes/${mandi}`)
  expect(recipe.body).toMatchObject({
    portions: '4',
    lines: [{ ingredient_id: rice, recipe_id: null, quantity: '400', unit: 'g' }],
  })
  expect((await apiCall(secret, `/menus/${menuId}`)).body.content).toEqual({ sections: [] })
  expect((await apiCall(secret, '/recipes?kind=prep')).body.data).toEqual([])
  expect((await apiCall(secret, '/documents')).status).toBe(403)
})

test('documents are read with their state, in the part of the key alone', async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.papers (id, client_id, kind, branch_id, number, issued_on, expires_on, lead_days, is_check, owner_id, created_by)
     values (gen_random_uuid(), $1, 'civil-defence-permit', $2, 'CD-1', $3, $4, 30, false, $1, $1) returning id`,
    [owner.id, olaya, addDays(today, -300), addDays(today, 5)],
  )
  const { id } = rows[0]!
  const { secret } = await keyOf(owner, root, 'documents:read')
  const read = await apiCall(secret, `/documents/${id}`)
  fits('getDocument', read.body)
  expect(read.body).toMatchObject({ kind: 'civil-defence-permit', number: 'CD-1', state: 'expiring', has_file: false })
  const list = await apiCall(secret, `/documents?state=expiring&expires_until=${addDays(today, 5)}&branch=${olaya}`)
  fits('listDocuments', list.body)
  expect(list.body.data.map((one: { id: string }) => one.id)).toEqual([id])
  expect((await apiCall(secret, '/documents?state=expired')).body.data).toEqual([])
  const elsewhere = await keyOf(owner, malqa, 'documents:read')
  expect((await apiCall(elsewhere.secret, `/documents/${id}`)).status).toBe(404)
  expect((await apiCall(elsewhere.secret, '/documents')).body.data).toEqual([])
  expect((await apiCall(elsewhere.secret, '/ingredients')).status).toBe(403)
})
