import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { type World, world } from '#/tests/world.ts'
import { importBranches, planBranchImport } from './import-branches.server.ts'
import { branchTemplate } from './template.server.ts'

let w: World
let client: Actor
let region: string
beforeAll(async () => {
  w = await world()
  client = await w.client()
  region = await w.node(client, 'region', 'North')
})

const content = Buffer.from('Region,Branch name,Code,City\nNorth,Taken over,T1,Abha\n').toString('base64')
const verbs = {
  planBranchImport: (actor: Actor) => planBranchImport(actor, content),
  importBranches: (actor: Actor) => importBranches(actor, { content, seal: '0'.repeat(64) }),
  branchTemplate: (actor: Actor) => branchTemplate(actor, { search: new URLSearchParams('of=branches'), lang: 'en' }),
} as const
const verbNames = Object.keys(verbs) as (keyof typeof verbs)[]

test.each(verbNames)('%s: only owners and managers of the whole company', async (verb) => {
  const refused = [
    await w.member(client, [{ role: 'manager', node: region }]),
    await w.member(client, [{ role: 'branch_manager' }]),
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'accountant' }]),
    await w.shopper(),
    await w.freelancer(),
  ]
  for (const actor of refused)
    await expect((async () => verbs[verb](actor))()).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a manager of the whole company imports as an owner does', async () => {
  const manager = await w.member(client, [{ role: 'manager' }])
  const { seal } = await planBranchImport(manager, content)
  expect(await importBranches(manager, { content, seal })).toEqual({ added: 1, changed: 0, groups: 0, invited: 0 })
  expect((await readTree(client)).find(({ code }) => code === 'T1')?.parentId).toBe(region)
})

test('another company imports into its own tree only, whatever company it names', async () => {
  const stranger = await w.client({ company: 'Stranger' })
  const { seal, tree } = await planBranchImport(stranger, content, client.id)
  expect(tree.map(({ isNew }) => isNew)).toEqual([false, true])
  await importBranches(stranger, { content, seal }, client.id)
  expect((await readTree(stranger)).map(({ kind }) => kind)).toEqual(['root', 'region', 'branch'])
  expect((await readTree(client)).filter(({ kind }) => kind === 'branch')).toHaveLength(1)
})
