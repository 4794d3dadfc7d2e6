import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type World, world } from '#/tests/world.ts'
import { addGroup } from './add-group.server.ts'
import { closeGroup, deleteGroup, mergeGroup, renameGroup, reopenGroup } from './change-group.server.ts'
import { moveNode } from './move-node.server.ts'
import { readTree } from './read-tree.server.ts'

let w: World
let client: Actor
let rootId: string
let region: string
let area: string

beforeAll(async () => {
  w = await world()
  client = await w.client()
  rootId = (await readTree(client))[0]!.id
  region = await w.node(client, 'region', 'North')
  area = await w.node(client, 'area', 'Olaya', region)
})

const names = { nameEn: 'Taken over', nameAr: null, code: null }
const verbs = {
  addGroup: (actor: Actor) => addGroup(actor, { parentId: region, kind: 'area', ...names }),
  renameGroup: (actor: Actor) => renameGroup(actor, { nodeId: area, version: 1, ...names }),
  moveNode: (actor: Actor) => moveNode(actor, { nodeId: area, version: 1, parentId: rootId }),
  mergeGroup: (actor: Actor) => mergeGroup(actor, { nodeId: area, version: 1, intoId: region }),
  closeGroup: (actor: Actor) => closeGroup(actor, { nodeId: area, version: 1 }),
  reopenGroup: (actor: Actor) => reopenGroup(actor, { nodeId: area, version: 1 }),
  deleteGroup: (actor: Actor) => deleteGroup(actor, { nodeId: area, version: 1 }),
} as const
const verbNames = Object.keys(verbs) as (keyof typeof verbs)[]

test.each(verbNames)('%s: another company finds nothing', async (verb) => {
  const stranger = await w.client({ company: 'Stranger' })
  await expect(verbs[verb](stranger)).rejects.toMatchObject({ code: 'not-found' })
})

test.each(verbNames)(
  '%s: members without the right over the whole company, shoppers and former members are refused',
  async (verb) => {
    const refused = [
      await w.member(client, [{ role: 'manager', node: region }]),
      await w.member(client, [{ role: 'branch_manager' }]),
      await w.member(client, [{ role: 'viewer' }]),
      await w.member(client, [{ role: 'accountant' }]),
      await w.shopper(),
    ]
    for (const actor of refused) await expect(verbs[verb](actor)).rejects.toMatchObject({ code: 'not-allowed' })
  },
)

test('nothing has changed, and a stranger sees nothing of the tree', async () => {
  const stranger = await w.client({ company: 'Another' })
  expect((await readTree(client)).map(({ id, version }) => [id, version])).toEqual([
    [rootId, 1],
    [region, 1],
    [area, 1],
  ])
  expect((await readTree(stranger)).map(({ id }) => id)).not.toContain(region)
})
