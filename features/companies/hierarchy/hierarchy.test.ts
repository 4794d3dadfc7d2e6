import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { moveProblem, type TreeNode } from '#/domain/org-tree.ts'
import { type World, world } from '#/tests/world.ts'
import { addGroup } from './add-group.server.ts'
import { closeGroup, deleteGroup, mergeGroup, renameGroup, reopenGroup } from './change-group.server.ts'
import { closureDifferences, compareClosure } from './compare-closure.server.ts'
import { moveNode } from './move-node.server.ts'
import { readTree } from './read-tree.server.ts'

let w: World
let client: Actor
let rootId: string

beforeAll(async () => {
  w = await world()
  client = await w.client()
  rootId = (await readTree(client))[0]!.id
})

const named = (nameEn: string, nameAr: string | null = null) => ({ nameEn, nameAr, code: null })
const nodeOf = async (id: string, actor: Actor = client): Promise<TreeNode & { depth: number }> =>
  (await readTree(actor)).find((node) => node.id === id)!
const seen = async (id: string, actor: Actor = client) => ({ nodeId: id, version: (await nodeOf(id, actor)).version })
const add = async (kind: 'brand' | 'region' | 'area', name: string, parentId = rootId, actor: Actor = client) =>
  (await addGroup(actor, { parentId, kind, ...named(name) })).id
const newBranch = async (name: string, parentId?: string, of: Actor = client) => {
  const { rows } = await w.owner.query<{ id: string }>(
    "insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id",
    [of.id, name],
  )
  if (parentId) await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [rows[0]!.id, parentId])
  return rows[0]!.id
}
const stepsOf = async (id: string) =>
  (
    await w.owner.query<{ step: string }>('select step from app.org_node_events where node_id = $1 order by id', [id])
  ).rows.map(({ step }) => step)

test('a group is added, renamed in both languages, closed and reopened, with its history', async () => {
  const brand = await add('brand', 'Naranj')
  await renameGroup(client, { ...(await seen(brand)), nameEn: 'Naranj', nameAr: 'نارنج', code: 'NR' })
  expect(await nodeOf(brand)).toMatchObject({ nameAr: 'نارنج', code: 'NR', kind: 'brand', depth: 1 })
  await closeGroup(client, await seen(brand))
  await expect(addGroup(client, { parentId: brand, kind: 'region', ...named('West') })).rejects.toMatchObject({
    code: 'node.parent-closed',
  })
  await expect(renameGroup(client, { ...(await seen(brand)), ...named('Other') })).rejects.toMatchObject({
    code: 'node.closed',
  })
  await reopenGroup(client, await seen(brand))
  expect(await stepsOf(brand)).toEqual(['made', 'renamed', 'closed', 'reopened'])
  const { rows } = await w.owner.query<{ action: string }>(
    'select action from app.activity_log where entity_id = $1 order by id',
    [brand],
  )
  expect(rows.map(({ action }) => action)).toEqual(['nodes.made', 'nodes.renamed', 'nodes.closed', 'nodes.reopened'])
})

test('names beside each other are compared folded and in both languages, and codes are unique', async () => {
  const first = await addGroup(client, { parentId: rootId, kind: 'region', nameEn: 'Jeddah', nameAr: 'جدة', code: 'J' })
  for (const names of [named('jeddah '), named('Jiddah', 'جده'), { nameEn: null, nameAr: 'جدة', code: null }])
    await expect(addGroup(client, { parentId: rootId, kind: 'region', ...names })).rejects.toMatchObject({
      code: 'node.same-name',
    })
  await expect(
    addGroup(client, { parentId: rootId, kind: 'region', ...named('Abha'), code: 'J' }),
  ).rejects.toMatchObject({ code: 'node.code-taken' })
  await add('area', 'Jeddah', first.id)
  await expect(
    addGroup(client, { parentId: rootId, kind: 'region', nameEn: null, nameAr: null, code: null }),
  ).rejects.toMatchObject({ code: 'node.name-required' })
})

test('a move refuses circles, branches as parents, closed parents and too many levels', async () => {
  const top = await add('brand', 'Deep')
  const below = await add('region', 'Below', top)
  const branch = await newBranch('Leaf')
  const move = async (id: string, parentId: string) => moveNode(client, { ...(await seen(id)), parentId })
  await expect(move(top, below)).rejects.toMatchObject({ code: 'node.below-itself' })
  await expect(move(top, top)).rejects.toMatchObject({ code: 'node.below-itself' })
  await expect(move(top, branch)).rejects.toMatchObject({ code: 'node.parent-is-branch' })
  await expect(move(rootId, top)).rejects.toMatchObject({ code: 'node.root' })
  let deepest = below
  for (let level = 3; level <= 7; level++) deepest = await add('area', `Level ${level}`, deepest)
  await move(branch, deepest)
  const eighth = await add('area', 'Level 8', deepest)
  await expect(add('area', 'Level 9', eighth)).rejects.toMatchObject({ code: 'node.too-deep' })
  await expect(move(branch, eighth)).rejects.toMatchObject({ code: 'node.too-deep' })
  await deleteGroup(client, await seen(eighth))
  await expect(deleteGroup(client, await seen(deepest))).rejects.toMatchObject({ code: 'node.not-empty' })
  const closed = await add('region', 'Shut')
  await closeGroup(client, await seen(closed))
  await expect(move(branch, closed)).rejects.toMatchObject({ code: 'node.parent-closed' })
})

test('of two who change a node at once the second is refused', async () => {
  const region = await add('region', 'Qassim')
  const both = await seen(region)
  await moveNode(client, { ...both, parentId: await add('brand', 'New home') })
  await expect(renameGroup(client, { ...both, ...named('Late') })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(moveNode(client, { ...both, parentId: rootId })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('a merge moves all children, closes the group, and both keep the event', async () => {
  const [from, into] = [await add('region', 'Old West'), await add('region', 'West')]
  const branch = await newBranch('Andalus', from)
  const area = await add('area', 'Makkah road', from)
  await add('area', 'Makkah road', into)
  const merge = async () => mergeGroup(client, { ...(await seen(from)), intoId: into })
  await expect(merge()).rejects.toMatchObject({ code: 'node.same-name' })
  await renameGroup(client, { ...(await seen(area)), ...named('Old Makkah road') })
  await expect(mergeGroup(client, { ...(await seen(from)), intoId: area })).rejects.toMatchObject({
    code: 'node.below-itself',
  })
  await merge()
  expect((await nodeOf(branch)).parentId).toBe(into)
  expect((await nodeOf(area)).parentId).toBe(into)
  expect((await nodeOf(from)).closedAt).not.toBeNull()
  expect(await stepsOf(from)).toEqual(['made', 'merged'])
  expect(await stepsOf(into)).toEqual(['made', 'merged'])
})

test('a group with open branches or roles of the team is neither closed nor deleted', async () => {
  const region = await add('region', 'Guarded')
  await newBranch('Inside', region)
  await expect(closeGroup(client, await seen(region))).rejects.toMatchObject({ code: 'node.not-empty' })
  const empty = await add('region', 'With a viewer')
  await w.member(client, [{ role: 'viewer', node: empty }])
  await expect(deleteGroup(client, await seen(empty))).rejects.toMatchObject({ code: 'node.not-empty' })
})

test('a manager of the whole company changes the tree; what a region manager sees follows a move', async () => {
  const [north, south] = [await add('region', 'North'), await add('region', 'South')]
  const branch = await newBranch('Moving', north)
  const manager = await w.member(client, [{ role: 'manager' }])
  const ofNorth = await w.member(client, [{ role: 'manager', node: north }])
  expect(await nodeOf(branch, ofNorth)).toBeDefined()
  const area = await add('area', 'By a manager', north, manager)
  await renameGroup(manager, { ...(await seen(area)), ...named('Renamed by a manager') })
  await moveNode(manager, { ...(await seen(branch)), parentId: south })
  expect(await nodeOf(branch, ofNorth)).toBeUndefined()
  expect((await readTree(ofNorth)).map(({ kind }) => kind)).toEqual(['root', 'region', 'area'])
  await deleteGroup(manager, await seen(area))
})

test('staff change the tree of a client they name', async () => {
  const admin = await w.admin()
  const { id } = await addGroup(admin, { parentId: rootId, kind: 'brand', ...named('By staff') }, client.id)
  expect(await stepsOf(id)).toEqual(['made'])
  await expect(addGroup(admin, { parentId: rootId, kind: 'brand', ...named('No one') })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('after 500 random moves the closure is that of a recursive walk', async () => {
  const owner = await w.client({ company: 'Random moves' })
  const root = (await readTree(owner))[0]!.id
  const groups = [root]
  for (let index = 0; index < 14; index++) {
    const parent = groups[Math.floor(index / 2)]!
    groups.push(await add(index % 2 ? 'region' : 'area', `Group ${index}`, parent, owner))
  }
  const branches: string[] = []
  for (let index = 0; index < 16; index++)
    branches.push(await newBranch(`Branch ${index}`, groups[index % groups.length], owner))
  const all = [...groups.slice(1), ...branches]
  const pick = fc.record({ node: fc.nat({ max: all.length - 1 }), parent: fc.nat({ max: groups.length - 1 }) })
  const moves = fc.sample(pick, { numRuns: 500, seed: 22 })
  const tree = new Map((await readTree(owner)).map((node) => [node.id, node]))
  let done = 0
  for (const { node, parent } of moves) {
    const [id, parentId] = [all[node]!, groups[parent]!]
    const problem = moveProblem([...tree.values()], id, parentId)
    const held = tree.get(id)!
    const move = moveNode(owner, { nodeId: id, version: held.version, parentId })
    if (problem) await expect(move).rejects.toMatchObject({ code: `node.${problem}` })
    else {
      await move
      if (held.parentId !== parentId) tree.set(id, { ...held, parentId, version: held.version + 1 })
      done++
    }
  }
  expect(done).toBeGreaterThan(250)
  expect(await closureDifferences()).toEqual([])
  const stored = await readTree(owner)
  for (const { id, parentId } of stored) expect(parentId).toBe(tree.get(id)!.parentId)
}, 120_000)

test('the nightly check names a pair that differs', async () => {
  await compareClosure()
  const { rows } = await w.owner.query(
    'delete from app.org_closure where ancestor_id = $1 and depth = 1 returning descendant_id',
    [rootId],
  )
  expect(rows.length).toBeGreaterThan(0)
  await expect(compareClosure()).rejects.toThrow(`${client.id}: ${rootId} > `)
})
