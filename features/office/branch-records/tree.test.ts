import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { currentAverageOf } from '#/features/reporting/insights/company-averages.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { readBranchTree } from './read-tree.server.ts'

let w: World
let client: Actor
let brand: string
let region: string
let branches: string[]

beforeAll(async () => {
  w = await world()
  client = await w.client()
  brand = await w.node(client, 'brand', 'Saffron')
  region = await w.node(client, 'region', 'Centre', brand)
  const admin = await w.admin()
  for (let made = 0; made < 2; made += 1) await releasedReport(w, admin, { client })
  const { rows } = await w.owner.query('select id from app.branches where client_id = $1 order by id', [client.id])
  branches = rows.map(({ id }) => id as string)
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branches[0], region])
})

const tree = (actor: Actor) => readBranchTree(actor, { type: null, nodeId: null })
const rowsOf = async (actor: Actor) => new Map((await tree(actor)).rows.map((row) => [row.id, row]))

test('counts and averages are summed upwards, and that of the company is the one of all other pages', async () => {
  const { type, rows } = await tree(client)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const root = rows[0]!
  expect([root.branches, byId.get(brand)!.branches, byId.get(region)!.branches]).toEqual([2, 1, 1])
  expect(byId.get(region)!.average).toEqual(byId.get(branches[0]!)!.average)
  expect(byId.get(region)!.average!.n).toBe(1)
  expect(root.average).toEqual(await readAs(client, (db) => currentAverageOf(db, client.id, type!)))
})

test('a member sees the own part, with the figures of the own branches only', async () => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  const rows = await rowsOf(manager)
  expect(rows.has(branches[0]!)).toBe(true)
  expect(rows.has(branches[1]!)).toBe(false)
  expect(rows.get(brand)!.branches).toBe(1)
  // the company and the brand are named as the part that the reader sees
  expect([...rows.values()].filter(({ isPart }) => isPart).map(({ kind }) => kind)).toEqual(['root', 'brand'])
  expect([...(await rowsOf(client)).values()].some(({ isPart }) => isPart)).toBe(false)
})

test('an accountant sees the tree without scores; a shopper is refused', async () => {
  const accountant = await w.member(client, [{ role: 'accountant' }])
  const { type, rows } = await tree(accountant)
  expect(type).toBeNull()
  expect(rows.every(({ average }) => average === null)).toBe(true)
  await expect(tree(await w.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a long tree shows branches of the chosen group, and counts the others', async () => {
  const other = await w.client({ company: 'Large' })
  await w.owner.query(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || n, 'Riyadh' from generate_series(1, 620) n`,
    [other.id],
  )
  const { rows } = await tree(other)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ branches: 620, hidden: 620 })
  const opened = await readBranchTree(other, { type: null, nodeId: rows[0]!.id })
  expect(opened.rows).toHaveLength(621)
  expect(opened.rows[0]!.hidden).toBe(0)
})
