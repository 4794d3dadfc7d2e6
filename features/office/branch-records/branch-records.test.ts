import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { moveNode } from '#/features/companies/hierarchy/move-node.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { closeBranch } from '#/features/companies/branches/save-branch.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport } from '#/tests/reports.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { branchList } from './list.ts'
import { branchRows, browseBranches } from './list.server.ts'
import { readBranchHome } from './read-branch.server.ts'

let w: World
let client: Actor
let brand: string
let region: string
let visited: string
let plain: string
let reportId: string

const list = (actor: Actor, address = '') => browseBranches(actor, readList(branchList, new URLSearchParams(address)))
const namesOf = async (actor: Actor, address = '') =>
  (await list(actor, address)).rows.map(({ names }) => names.en ?? names.ar)

const addRow = async (name: string, nameAr: string | null, location: string, city: string) =>
  (
    await w.owner.query(
      `insert into app.branches (client_id, name, name_ar, location, city) values ($1, $2, $3, $4, $5) returning id`,
      [client.id, name, nameAr, location, city],
    )
  ).rows[0].id as string
const moveTo = async (nodeId: string, parentId: string) => {
  const node = (await readTree(client)).find(({ id }) => id === nodeId)!
  await moveNode(client, { nodeId, version: node.version, parentId })
}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  brand = await w.node(client, 'brand', 'Saffron')
  region = await w.node(client, 'region', 'Centre', brand)
  reportId = await releasedReport(w, await w.admin(), { client })
  visited = (
    await w.owner.query('select branch_id from app.mystery_shopping_requests where client_id = $1', [client.id])
  ).rows[0].branch_id as string
  await w.owner.query(`update app.branches set name = 'Olaya', name_ar = 'العليا', city = 'riyadh' where id = $1`, [
    visited,
  ])
  await moveTo(visited, region)
  plain = await addRow('Corniche', null, 'Corniche Rd, Jeddah', 'jeddah')
})

test('a row holds names, place, last score with its date and the number of visits, open actions', async () => {
  const { rows, counts } = await list(client)
  expect(counts).toEqual({ open: 2, idle: 1, closed: 0 })
  expect(rows.map(({ id }) => id)).toEqual([plain, visited])
  expect(rows[1]).toMatchObject({
    names: { en: 'Olaya', ar: 'العليا' },
    path: [
      { en: 'Saffron', ar: null },
      { en: 'Centre', ar: null },
    ],
    last: { reportId, score: expect.any(Number), day: expect.any(String) },
    visits: 1,
    openActions: 0,
    certificate: null,
    nextVisit: null,
  })
  expect(rows[0]).toMatchObject({ last: null, visits: 0, path: [] })
})

test.each([
  ['q=العليا', ['Olaya']],
  ['q=olaya', ['Olaya']],
  ['show=idle', ['Corniche']],
  ['city=jeddah', ['Corniche']],
  ['sort=score', ['Olaya', 'Corniche']],
  ['sort=-visit', ['Olaya', 'Corniche']],
])('%s finds %s', async (address, expected) => {
  expect(await namesOf(client, address)).toEqual(expected)
})

test('regions of the same name in two brands name their brand; others stand alone', async () => {
  const chain = await w.client({ company: 'Two brands' })
  const [first, second] = [await w.node(chain, 'brand', 'Naranj'), await w.node(chain, 'brand', 'Qahwa')]
  for (const parent of [first, second]) await w.node(chain, 'region', 'Western region', parent)
  await w.node(chain, 'region', 'Eastern region', second)
  const { regions } = await list(chain)
  expect(regions.map(({ names, within }) => [names.en, ...within.map(({ en }) => en)].join(' · ')).toSorted()).toEqual([
    'Eastern region',
    'Western region · Naranj',
    'Western region · Qahwa',
  ])
})

test('brand and region narrow to the branches below them, and are offered as choices', async () => {
  expect(await namesOf(client, `brand=${brand}`)).toEqual(['Olaya'])
  expect(await namesOf(client, `region=${region}`)).toEqual(['Olaya'])
  const { brands, regions, cities } = await list(client)
  expect([brands, regions].flat().map(({ names }) => names.en)).toEqual(['Saffron', 'Centre'])
  expect(cities).toEqual(['jeddah', 'riyadh'])
})

test('the next visit is shown to those who foresee visits, and never while it is withheld', async () => {
  const requestId = await assignedVisit(w, await w.shopper(), { client })
  const day = `${addDays(riyadhDay(now()), 9)}T12:00:00Z`
  await w.owner.query(`update app.mystery_shopping_requests set branch_id = $1, scheduled_date = $2 where id = $3`, [
    plain,
    day,
    requestId,
  ])
  const nextOf = async (actor: Actor) => (await list(actor, 'q=corniche')).rows[0]?.nextVisit ?? null
  const viewer = await w.member(client, [{ role: 'viewer' }])
  const manager = await w.member(client, [{ role: 'manager' }])
  expect(new Date((await nextOf(client))!)).toEqual(new Date(day))
  expect(await nextOf(manager)).not.toBeNull()
  expect(await nextOf(viewer)).toBeNull()
  expect((await readBranchHome(viewer, plain)).coming).toBeNull()
  expect((await readBranchHome(manager, plain)).coming).toHaveLength(1)
  await w.owner.query('update app.mystery_shopping_requests set is_withheld = true where id = $1', [requestId])
  expect(await nextOf(client)).toBeNull()
  expect((await readBranchHome(client, plain)).coming).toEqual([])
})

test('a member sees the branches of the own scope in list, counts, file and page', async () => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  const { rows, counts } = await list(manager)
  expect(rows.map(({ id }) => id)).toEqual([visited])
  expect(counts).toEqual({ open: 1, idle: 0, closed: 0 })
  const lines = []
  for await (const line of await exportList(
    manager,
    branchList,
    readList(branchList, new URLSearchParams()),
    branchRows,
    'ar',
  ))
    lines.push(line)
  expect(lines).toHaveLength(2)
  expect(lines[1]!.slice(0, 3)).toEqual(['العليا', 'Olaya', 'Saffron ‹ Centre'])
  await expect(readBranchHome(manager, plain)).rejects.toMatchObject({ code: 'not-found' })
  expect((await readBranchHome(manager, visited)).reports).toMatchObject([{ id: reportId }])
})

test('an accountant reads the branches without scores, and no branch counts as not visited for them', async () => {
  const accountant = await w.member(client, [{ role: 'accountant' }])
  const { rows, counts } = await list(accountant)
  expect(counts.idle).toBe(0)
  expect(rows.every(({ last }) => last === null)).toBe(true)
  expect(await readBranchHome(accountant, visited)).toMatchObject({ visits: null, reports: null, actions: null })
})

test('the manager is named to everyone who reads the branch, and to no one else', async () => {
  const manager = await w.member(client, [{ role: 'branch_manager', node: visited }], { name: 'Huda' })
  const viewer = await w.member(client, [{ role: 'viewer', node: visited }])
  await w.owner.query(
    'update app.branches set manager_id = (select id from app.members where client_id = $1 and profile_id = $2) where id = $3',
    [client.id, manager.id, visited],
  )
  expect((await list(viewer)).rows[0]!.manager).toBe((await readBranchHome(client, visited)).branch.manager)
  expect((await list(viewer)).rows[0]!.manager).not.toBeNull()
  const stranger = await w.client({ company: 'Stranger' })
  expect((await list(stranger)).rows.map(({ id }) => id)).not.toContain(visited)
})

test('a closed branch leaves the open ones and stays readable', async () => {
  const { branch } = await readBranchHome(client, plain)
  const before = (await list(client)).counts
  await closeBranch(client, { branchId: plain, version: branch.version, reason: 'The lease ended' })
  expect((await list(client)).counts).toEqual({ ...before, open: before.open - 1, idle: before.idle - 1, closed: 1 })
  expect(await namesOf(client, 'show=closed')).toEqual(['Corniche'])
  expect((await readBranchHome(client, plain)).branch.closedAt).not.toBeNull()
  const { rows } = await w.owner.query(
    `select details from app.org_node_events where node_id = $1 and step = 'closed'`,
    [plain],
  )
  expect(rows).toEqual([{ details: { reason: 'The lease ended' } }])
})

test('another company and people without a company find nothing', async () => {
  const stranger = await w.client({ company: 'Other' })
  await expect(readBranchHome(stranger, visited)).rejects.toMatchObject({ code: 'not-found' })
  const shopper = await w.shopper()
  await expect(readBranchHome(shopper, visited)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(list(shopper)).rejects.toMatchObject({ code: 'not-allowed' })
})
