import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { readBranchReaders } from './read-branch-readers.server.ts'

let w: World
let client: Actor
let branch: string
let other: string
let region: string
const named = async (name: string, role: 'manager' | 'branch_manager' | 'viewer' | 'accountant', node?: string) =>
  w.member(client, [node ? { role, node } : { role }], { name })

beforeAll(async () => {
  w = await world()
  client = await w.client()
  branch = await newBranch(w, client)
  other = await newBranch(w, client)
  region = await w.node(client, 'region', 'North')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
})

test('lists each person with the roles that reach the branch, nearest first, also those above the reader', async () => {
  await named('Above', 'manager')
  const near = await named('Near', 'manager', region)
  const two = await w.member(
    client,
    [
      { role: 'viewer', node: branch },
      { role: 'branch_manager', node: region },
      { role: 'viewer', node: other },
    ],
    { name: 'Two roles' },
  )
  await named('Elsewhere', 'viewer', other)
  const ended = await named('Ended', 'viewer', branch)
  await w.owner.query("update app.member_grants set ends_on = '2020-01-01' where member_id = $1", [ended.memberId])
  const gone = await named('Gone', 'viewer', branch)
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [gone.memberId])

  const expected = ['Two roles', 'Near', 'Above', client.name]
  for (const reader of [client, near]) {
    const { readers } = await readBranchReaders(reader, branch)
    expect(readers.map(({ name }) => name)).toEqual(expected)
  }
  const { readers } = await readBranchReaders(near, branch)
  const found = readers.find(({ memberId }) => memberId === two.memberId)!
  expect(found.grants.map(({ role, nameEn, kind }) => [role, kind === 'root' ? null : nameEn])).toEqual([
    ['viewer', expect.any(String)],
    ['branch_manager', 'North'],
  ])
})

test('a manager elsewhere, another company and a group instead of a branch find nothing', async () => {
  const elsewhere = await named('Manager elsewhere', 'manager', other)
  const stranger = await w.client({ company: 'Stranger' })
  for (const actor of [elsewhere, stranger])
    await expect(readBranchReaders(actor, branch)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readBranchReaders(client, region)).rejects.toMatchObject({ code: 'not-found' })
})

test('branch managers, viewers, accountants, shoppers and former members are refused', async () => {
  const former = await named('Former', 'manager', region)
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [former.memberId])
  await expect(readBranchReaders(former, branch)).rejects.toMatchObject({ code: 'not-found' })
  for (const actor of [
    await named('B', 'branch_manager', branch),
    await named('V', 'viewer', branch),
    await named('A', 'accountant'),
    await w.shopper(),
  ])
    await expect(readBranchReaders(actor, branch)).rejects.toMatchObject({ code: 'not-allowed' })
})
