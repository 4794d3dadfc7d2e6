// Lists of one company's kitchen with 50,000 prices, through the verbs, as its owner reads them.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { browseIngredients } from '#/features/kitchen/ingredients/list.server.ts'
import { ingredientList } from '#/features/kitchen/ingredients/list.ts'
import { browseRecipes } from '#/features/kitchen/recipes/list.server.ts'
import { recipeList } from '#/features/kitchen/recipes/list.ts'
import { browseSuppliers } from '#/features/kitchen/suppliers/list.server.ts'
import { supplierList } from '#/features/kitchen/suppliers/list.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const rows = { ingredients: 5_000, prices: 10, recipes: 2_000, lines: 12, suppliers: 300 }
const times = 40

async function fill(owner: pg.Client, client: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query('set search_path = app')
  await owner.query(
    `insert into profiles (id, email, full_name, user_type, company_name) values ($1, 'client@bench.example', 'Bench', 'client', 'Bench')`,
    [client],
  )
  await owner.query(
    `insert into client_profiles (profile_id, approval, subscription_tier, number_of_branches) values ($1, 'approved', 'enterprise', 1)`,
    [client],
  )
  await owner.query(`insert into branches (client_id, name, location) values ($1, 'Branch', 'Street')`, [client])
  await owner.query(readFileSync(join(import.meta.dirname, 'companies.sql'), 'utf8'))
  const sql = readFileSync(join(import.meta.dirname, 'kitchen-lists.sql'), 'utf8')
  const values = { ...rows, client: pg.escapeLiteral(client) }
  await owner.query(
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`:${name}`, String(value)), sql),
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum (analyze)')
}

/** Times of the lists of ingredients, recipes and suppliers. */
export async function measureKitchenLists(cluster: Embedded): Promise<Line[]> {
  const urls = await prepareDatabase(cluster.ownerUrl)
  openDatabase(urls.app, 4, () => {})
  const owner = new pg.Client({ connectionString: cluster.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const client = randomUUID()
  await fill(owner, client)
  await owner.end()
  const actor: Actor = { id: client, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID() }
  const ingredients = (address: string) => () =>
    browseIngredients(actor, readList(ingredientList, new URLSearchParams(address)))
  const recipes = (address: string) => () => browseRecipes(actor, readList(recipeList, new URLSearchParams(address)))
  const suppliers = (address: string) => () =>
    browseSuppliers(actor, readList(supplierList, new URLSearchParams(address)))
  const reads: Record<string, () => Promise<unknown>> = {
    'ingredients, first page': ingredients(''),
    'ingredients, search': ingredients('q=ingredient 4321'),
    'ingredients of a category': ingredients('category=dairy'),
    'ingredients by last change': ingredients('sort=-changed'),
    'ingredients with an old price': ingredients('gap=old-price'),
    'ingredients without a price': ingredients('gap=price'),
    'recipes, first page': recipes(''),
    'recipes, search': recipes('q=recipe 1234'),
    'recipes, page 40': recipes('page=40'),
    'suppliers, first page': suppliers(''),
  }
  const lines: Line[] = []
  for (const [name, read] of Object.entries(reads)) {
    await read()
    lines.push(await measured(name, times, 1, read))
  }
  await closeDatabase()
  return lines
}

/** Report section on lists of a kitchen. */
export const describeKitchenLists = (lines: readonly Line[]): string =>
  [
    '',
    `Lists of one company with ${rows.ingredients.toLocaleString('en')} ingredients, ${(rows.ingredients * rows.prices).toLocaleString('en')} prices, ${rows.recipes.toLocaleString('en')} recipes of ${rows.lines} lines and ${rows.suppliers} suppliers, read ${times} times one after another as the owner, with prices and costs (aim: p95 under 100 ms):`,
    '',
    '| List | p50 ms | p95 ms |',
    '|---|--:|--:|',
    ...lines.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
    '',
  ].join('\n')
