import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { changeMember } from './change-member.server.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite.server.ts'
import { memberList } from './list.ts'
import { browseMembers, readInvitations, readMember } from './list.server.ts'
import { readTeam } from './read-team.server.ts'

let w: World
let client: Actor
let region: string
let branch: string
let outside: string
let viewer: Awaited<ReturnType<World['member']>>
let grantId: string
let invitationId: string
let n = 0

beforeAll(async () => {
  w = await world()
  client = await w.client()
  region = await w.node(client, 'region', 'North')
  branch = await newBranch(w, client)
  outside = await newBranch(w, client)
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
})
beforeEach(async () => {
  viewer = await w.member(client, [{ role: 'viewer', node: branch }])
  const { rows } = await w.owner.query<{ id: string }>('select id from app.member_grants where member_id = $1', [
    viewer.memberId,
  ])
  grantId = rows[0]!.id
  const grants = [{ node: branch, role: 'viewer' as const }]
  invitationId = (await inviteMember(client, { email: `new${(n += 1)}@example.com`, language: 'en', grants })).id
})

const verbs = {
  invite: (actor: Actor) =>
    inviteMember(actor, {
      email: `invited${n}@example.com`,
      language: 'ar',
      grants: [{ node: branch, role: 'viewer' }],
    }),
  resend: (actor: Actor) => resendInvitation(actor, invitationId),
  withdraw: (actor: Actor) => withdrawInvitation(actor, invitationId),
  addGrant: (actor: Actor) =>
    changeMember(actor, viewer.memberId, { intent: 'add-grant', role: 'branch_manager', node: branch }),
  dropGrant: (actor: Actor) => changeMember(actor, viewer.memberId, { intent: 'drop-grant', grantId }),
  suspend: (actor: Actor) => changeMember(actor, viewer.memberId, { intent: 'suspend' }),
  remove: (actor: Actor) => changeMember(actor, viewer.memberId, { intent: 'remove' }),
} as const
const verbNames = Object.keys(verbs) as (keyof typeof verbs)[]

const stateOf = async () =>
  (
    await w.owner.query(
      `select (select state from app.members where id = $1) as member,
         (select count(*)::int from app.member_grants where member_id = $1) as grants,
         (select state from app.member_invitations where id = $2) as invitation`,
      [viewer.memberId, invitationId],
    )
  ).rows[0]
const untouched = { member: 'active', grants: 1, invitation: 'pending' }

test.each(verbNames)('%s: an owner and a manager of the part may', async (verb) => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  await verbs[verb](manager)
  if (verb === 'invite') await verbs[verb](client)
})

test.each(verbNames)('%s: another company and a manager of another part find nothing or are refused', async (verb) => {
  const stranger = await w.client({ company: 'Stranger' })
  await expect(verbs[verb](stranger)).rejects.toMatchObject({ code: 'not-found' })
  const elsewhere = await w.member(client, [{ role: 'manager', node: outside }])
  await expect(verbs[verb](elsewhere)).rejects.toMatchObject({
    code: expect.stringMatching(/^(not-found|team\.higher-role)$/),
  })
  expect(await stateOf()).toEqual(untouched)
})

test.each(verbNames)('%s: branch managers, viewers, accountants, shoppers and staff are refused', async (verb) => {
  const refused = [
    await w.member(client, [{ role: 'branch_manager', node: branch }]),
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'accountant' }]),
    await w.member(client, []),
    await w.shopper(),
    await w.admin(),
  ]
  for (const actor of refused) await expect(verbs[verb](actor)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await stateOf()).toEqual(untouched)
})

test('reads: others than owners and managers are refused, a stranger and a manager elsewhere see no one of this part', async () => {
  const query = readList(memberList, new URLSearchParams('rows=100'))
  const names = async (actor: Actor) => (await browseMembers(actor, query)).rows.map(({ id }) => id)
  const stranger = await w.client({ company: 'Another' })
  expect(await names(stranger)).not.toContain(viewer.memberId)
  expect(await readInvitations(stranger)).toEqual([])
  await expect(readMember(stranger, viewer.memberId)).rejects.toMatchObject({ code: 'not-found' })
  const elsewhere = await w.member(client, [{ role: 'manager', node: outside }])
  expect(await readInvitations(elsewhere)).toEqual([])
  await expect(readMember(elsewhere, viewer.memberId)).rejects.toMatchObject({ code: 'not-found' })
  expect(await names(elsewhere)).not.toContain(viewer.memberId)
  for (const actor of [await w.member(client, [{ role: 'viewer' }]), await w.shopper()]) {
    for (const read of [names(actor), readInvitations(actor), readTeam(actor), readMember(actor, viewer.memberId)])
      await expect(read).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
