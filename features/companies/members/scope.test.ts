import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { inviteMember } from './invite.server.ts'
import { memberList } from './list.ts'
import { browseMembers, readMember } from './list.server.ts'
import { readOwners } from './read-owners.server.ts'
import { readBranchReaders } from './read-branch-readers.server.ts'

type Member = Awaited<ReturnType<World['member']>>
let w: World
let client: Actor
let region: string
let branch: string
let manager: Member
let below: Member
let both: Member
let above: Member
let outside: Member
let accountant: Member
let without: Member

beforeAll(async () => {
  w = await world()
  client = await w.client()
  region = await w.node(client, 'region', 'North')
  branch = await newBranch(w, client)
  const other = await newBranch(w, client)
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
  manager = await w.member(client, [{ role: 'manager', node: region }], { name: 'Region manager' })
  below = await w.member(client, [{ role: 'viewer', node: branch }], { name: 'Below' })
  both = await w.member(
    client,
    [
      { role: 'branch_manager', node: branch },
      { role: 'viewer', node: other },
    ],
    { name: 'Both' },
  )
  above = await w.member(client, [{ role: 'manager' }], { name: 'Above' })
  outside = await w.member(client, [{ role: 'viewer', node: other }], { name: 'Outside' })
  accountant = await w.member(client, [{ role: 'accountant' }], { name: 'Accountant' })
  without = await w.member(client, [], { name: 'Without a role' })
})

const rowsOf = async (actor: Actor, search = '') =>
  (await browseMembers(actor, readList(memberList, new URLSearchParams(search)))).rows

test('a region manager sees the members with a role in the region, and owners by name with their role', async () => {
  const rows = await rowsOf(manager)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Below', 'Both', 'Region manager', client.name].toSorted())
  expect(rows.find(({ profileId }) => profileId === client.id)).toMatchObject({
    email: null,
    secondFactor: null,
    lastSeen: null,
    joined: null,
    grants: [{ role: 'owner', kind: 'root' }],
    isManaged: false,
  })
  expect(rows.every(({ grants }) => grants.length > 0)).toBe(true)
  expect((await rowsOf(manager, 'role=owner')).map(({ profileId }) => profileId)).toEqual([client.id])
  for (const unseen of [above, outside, accountant, without]) {
    expect(await rowsOf(manager, `q=${encodeURIComponent(unseen.email)}`)).toEqual([])
    await expect(readMember(manager, unseen.memberId)).rejects.toMatchObject({ code: 'not-found' })
  }
  // the address of an owner is not found by searching for it either
  expect(await rowsOf(manager, `q=${encodeURIComponent(client.email)}`)).toEqual([])
})

test('steps are offered only on members whose roles are all lower and within the own part', async () => {
  const managed = async (actor: Actor, { memberId }: Member) => (await readMember(actor, memberId)).isManaged
  expect(await managed(manager, below)).toBe(true)
  expect(await managed(manager, both)).toBe(false)
  expect(await managed(manager, manager)).toBe(false)
  expect(await managed(client, both)).toBe(true)
  expect(await managed(above, both)).toBe(true)
})

test('owners and managers of the whole company see the whole team', async () => {
  for (const reader of [client, above])
    expect((await rowsOf(reader)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Above', 'Accountant', 'Below', 'Both', 'Outside', 'Without a role']),
    )
})

test('a member without a role reads whom to ask: the company and its owners by name', async () => {
  const second = await w.member(client, [{ role: 'owner' }], { name: 'Second owner' })
  const asked = await readOwners(without)
  expect(asked).toMatchObject({ company: { en: 'Saffron House' }, owners: [client.name, 'Second owner'] })
  expect(JSON.stringify(asked)).not.toContain(second.email)
  await w.owner.query("update app.members set state = 'suspended' where id = $1", [second.memberId])
  expect((await readOwners(without))?.owners).toEqual([client.name])
  expect(await readOwners({ ...(await w.client()), company: null })).toBeNull()
  expect(await readOwners(await w.shopper())).toBeNull()
  const former = await w.member(client, [])
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [former.memberId])
  expect(await readOwners(former)).toBeNull()
})

test('the address of an unseen member cannot be invited a second time', async () => {
  const grants = [{ node: branch, role: 'viewer' as const }]
  await expect(inviteMember(manager, { email: outside.email, language: 'en', grants })).rejects.toMatchObject({
    code: 'team.already-member',
  })
})

test('the readers of a branch name those above without their address, and lead to members that the reader sees', async () => {
  const { readers } = await readBranchReaders(manager, branch)
  const of = ({ memberId }: Member) => readers.find((reader) => reader.memberId === memberId)
  expect(of(above)).toMatchObject({ name: 'Above', email: null, isSeen: false })
  expect(of(below)).toMatchObject({ email: below.email, isSeen: true })
  expect(readers.find(({ name }) => name === client.name)).toMatchObject({ email: null, isSeen: true })
})
