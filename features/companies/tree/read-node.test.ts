import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type World, world } from '#/tests/world.ts'
import { addGroup } from '#/features/companies/hierarchy/add-group.server.ts'
import { nodeForm } from '#/features/companies/hierarchy/form.ts'
import { readNode } from './read-node.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { takeNodeStep } from '#/features/companies/hierarchy/take-step.server.ts'
import { tellMerged, tellMoved } from '#/features/companies/hierarchy/tell-moved.server.ts'

let w: World
let client: Actor
let rootId: string
let centre: string
let west: string
let branch: string
let ofCentre: Actor
let ofWest: Actor

const names = (nameEn: string) => ({ nameEn, nameAr: null, code: null })

beforeAll(async () => {
  w = await world()
  client = await w.client()
  rootId = (await readTree(client))[0]!.id
  centre = await w.node(client, 'region', 'Centre')
  west = await w.node(client, 'region', 'West')
  const { rows } = await w.owner.query(
    "insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id",
    [client.id],
  )
  branch = rows[0].id
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, centre])
  ofCentre = await w.member(client, [{ role: 'manager', node: centre }], { name: 'Huda' })
  ofWest = await w.member(client, [{ role: 'branch_manager', node: west }], { name: 'Sami' })
})

const sent = (nameEn: string) => ({ nameEn, nameAr: '', code: '' })
const nodeOf = async (id: string) => (await readTree(client)).find((node) => node.id === id)!
const take = async (intent: string, nodeId: string, fields: object = {}) =>
  takeNodeStep(client, nodeForm.parse({ intent, nodeId, version: (await nodeOf(nodeId)).version, ...fields }))
const told = async (actor: Actor) =>
  (await w.owner.query("select kind from app.notifications where profile_id = $1 and kind = 'node.moved'", [actor.id]))
    .rows.length
test('a move is previewed with those who gain and lose sight', async () => {
  const { change, path, events } = await readNode(client, branch, west)
  expect(path.map(({ en }) => en)).toEqual([expect.any(String), 'Centre'])
  expect(events).toEqual([])
  expect(change!.move).toMatchObject({ parent: { en: 'West' }, problem: null, gain: ['Sami'], lose: ['Huda'] })
  expect((await readNode(client, centre, centre)).change!.move).toMatchObject({ problem: 'node.below-itself' })
  expect((await readNode(client, branch, crypto.randomUUID())).change!.move).toBeNull()
})

test('steps of the page are taken and stand in the history, in words of names', async () => {
  const area = (await takeNodeStep(
    client,
    nodeForm.parse({ intent: 'add', parentId: centre, kind: 'area', ...sent('Olaya') }),
  ))!
  await take('rename', area, sent('North Olaya'))
  await take('move', area, { parentId: west })
  const { events } = await readNode(client, area, null)
  expect(events.map(({ step }) => step)).toEqual(['moved', 'renamed', 'made'])
  expect(events[0]).toMatchObject({ from: { en: 'Centre' }, to: { en: 'West' }, by: expect.any(String) })
  expect(events[1]).toMatchObject({ before: { en: 'Olaya' }, after: { en: 'North Olaya' } })
  await take('close', area)
  await take('reopen', area)
  expect(await take('delete', area)).toBeNull()
  await expect(readNode(client, area, null)).rejects.toMatchObject({ code: 'not-found' })
})

test('refuses a name taken beside, a merge into a node below and the deletion of a group in use', async () => {
  const refused = (step: Promise<unknown>) => expect(step).rejects
  await refused(
    takeNodeStep(client, nodeForm.parse({ intent: 'add', parentId: rootId, kind: 'region', ...sent('west') })),
  ).toMatchObject({ code: 'node.same-name' })
  await refused(take('delete', centre)).toMatchObject({ code: 'node.not-empty' })
  await refused(take('close', centre)).toMatchObject({ code: 'node.not-empty' })
  await refused(take('move', centre, { parentId: branch })).toMatchObject({ code: 'node.parent-is-branch' })
  expect(nodeForm.safeParse({ intent: 'merge', nodeId: centre, version: '1', intoId: '' }).success).toBe(false)
  expect(nodeForm.safeParse({ intent: 'add', parentId: rootId, kind: 'branch', ...sent('x') }).success).toBe(false)
})

test('managers of the old and of the new place are told of a move once', async () => {
  await take('move', branch, { parentId: west })
  const move = {
    clientId: client.id,
    nodeId: branch,
    fromId: centre,
    toId: west,
    actorId: client.id,
    effect: crypto.randomUUID(),
  }
  await tellMoved(move)
  await tellMoved(move)
  expect([await told(ofCentre), await told(ofWest), await told(client)]).toEqual([1, 1, 0])
  const { rows } = await w.owner.query("select count(*)::int as n from app.emails where kind = 'node.moved'")
  expect(rows[0].n).toBe(2)
})

test('managers of both groups are told of a merge once, and the person who merged is not', async () => {
  const add = async (nameEn: string) =>
    (await takeNodeStep(client, nodeForm.parse({ intent: 'add', parentId: rootId, kind: 'region', ...sent(nameEn) })))!
  const [north, south] = [await add('North'), await add('South')]
  const ofNorth = await w.member(client, [{ role: 'manager', node: north }])
  const ofSouth = await w.member(client, [{ role: 'branch_manager', node: south }])
  const reader = await w.member(client, [{ role: 'viewer', node: south }])
  await take('merge', north, { intoId: south })
  const [merge] = (await w.waitingJobs('branches.tell-merged')).slice(-1)
  await tellMerged(merge as never)
  await tellMerged(merge as never)
  const news = async ({ id }: Actor) =>
    (
      await w.owner.query("select params from app.notifications where profile_id = $1 and kind = 'node.merged'", [id])
    ).rows.map(({ params }) => params)
  const words = { what: 'North', into: 'South' }
  expect(await news(ofNorth)).toMatchObject([words])
  expect(await news(ofSouth)).toMatchObject([words])
  for (const other of [ofCentre, reader, client]) expect(await news(other)).toEqual([])
})

test('members read the history of their own nodes without steps, and nothing of the others', async () => {
  expect(await readNode(ofWest, branch, null)).toMatchObject({ change: null, node: { id: branch } })
  await expect(readNode(ofCentre, branch, null)).rejects.toMatchObject({ code: 'not-found' })
  const stranger = await w.client({ company: 'Stranger' })
  await expect(readNode(stranger, branch, null)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readNode(await w.shopper(), branch, null)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(addGroup(ofCentre, { parentId: centre, kind: 'area', ...names('Own') })).rejects.toMatchObject({
    code: 'not-allowed',
  })
})
