import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, actingAs } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { welcome } from '#/features/identity/accounts/welcome.server.ts'
import { openSessionFor, findSession } from '#/platform/auth.server.ts'
import { countAsVerified } from '#/platform/email-links.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { answerInvitation, readInvitation, readOwnInvitations } from './answer-invitation.server.ts'
import { changeMember, leaveCompany } from './change-member.server.ts'
import { invitationToken } from './invitation-token.server.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite.server.ts'
import { joinWithAccount } from './join-with-account.server.ts'
import { memberList } from './list.ts'
import { browseMembers, readInvitations, readMember } from './list.server.ts'
import { mailInvitation, tellMember } from './tell-team.server.ts'

let w: World
let client: Actor
let rootId: string
let region: string
let elsewhere: string

beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Copper Pot' })
  rootId = (await readTree(client))[0]!.id
  region = await w.node(client, 'region', 'North')
  elsewhere = await w.node(client, 'region', 'South')
})

const address = () => `person-${randomBytes(4).toString('hex')}@example.com`
const invite = (actor: Actor, email: string, role: MemberRole = 'branch_manager', node = region) =>
  inviteMember(actor, { email, language: 'en', grants: [{ node, role }] })
const team = async (actor: Actor) => (await browseMembers(actor, readList(memberList, new URLSearchParams()))).rows
const grantsOf = async (memberId: string) => (await readMember(client, memberId)).grants

/** Somebody with an account who has accepted an invitation. */
async function joined(role: MemberRole = 'branch_manager', node = region) {
  const person = await w.client({ email: address(), company: 'Their own' })
  const { id } = await invite(client, person.email, role, node)
  await answerInvitation(person, { token: invitationToken(id) }, 'accept')
  const row = (await team(client)).find(({ profileId }) => profileId === person.id)!
  return { person, memberId: row.id }
}

test('an address with an account joins with it, and gets exactly the offered role', async () => {
  const person = await w.client({ email: address(), company: 'Their own' })
  const { id } = await invite(client, person.email)
  const token = invitationToken(id)
  const offered = await readInvitation(token)
  expect(offered).toMatchObject({
    company: { en: 'Copper Pot' },
    inviter: client.name,
    grants: [{ role: 'branch_manager', place: { en: 'North' } }],
  })
  await answerInvitation(person, { token }, 'accept')
  const member = (await team(client)).find(({ profileId }) => profileId === person.id)!
  expect(member.grants).toMatchObject([{ role: 'branch_manager', nodeId: region }])
  const { rows } = await w.owner.query('select 1 from app.profiles where email = $1', [person.email])
  expect(rows).toHaveLength(1)
  expect(await readInvitation(token)).toBeNull()
  await expect(answerInvitation(person, { token }, 'accept')).rejects.toMatchObject({ code: 'team.invitation-over' })
})

test('an address without an account makes one that has no company of its own and is verified by the link', async () => {
  const email = address()
  const { id } = await invite(client, email, 'viewer')
  await joinWithAccount(someInfo(), invitationToken(id), { fullName: 'Huda', password: 'correct-horse-battery' })
  const { rows } = await w.owner.query(
    `select u."emailVerified" as verified, exists (select from app.companies c where c.id = u.id) as founded
     from auth."user" u where u.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ verified: true, founded: false }])
  expect((await team(client)).find((row) => row.email === email)?.grants).toMatchObject([{ role: 'viewer' }])
  for (const payload of await w.waitingJobs('accounts.welcome')) await welcome(payload as { profileId: string })
  const told = await w.owner.query(
    `select n.kind from app.notifications n join app.profiles p on p.id = n.profile_id where p.email = $1`,
    [email],
  )
  expect(told.rows).toEqual([{ kind: 'account.welcome' }])
})

test('with an existing account no second one is made', async () => {
  const person = await w.client({ email: address() })
  const { id } = await invite(client, person.email)
  const made = joinWithAccount(someInfo(), invitationToken(id), {
    fullName: 'X',
    password: 'correct-horse-battery',
  })
  await expect(made).rejects.toMatchObject({ code: 'account.exists' })
})

test('without the link only a verified address sees and answers its invitations', async () => {
  const person = await w.client({ email: address() })
  const { id } = await invite(client, person.email)
  expect(await readOwnInvitations(person)).toEqual([])
  await expect(answerInvitation(person, { id }, 'accept')).rejects.toMatchObject({ code: 'team.invitation-over' })
  await countAsVerified(person.id)
  expect(await readOwnInvitations(person)).toMatchObject([{ id, company: { en: 'Copper Pot' } }])
  await answerInvitation(person, { id }, 'decline')
  expect(await readOwnInvitations(person)).toEqual([])
  expect((await team(client)).some(({ profileId }) => profileId === person.id)).toBe(false)
})

test('opened with another account it is refused with the masked address', async () => {
  const { id } = await invite(client, 'salem@north.example')
  const other = await w.client({ email: address() })
  await expect(answerInvitation(other, { token: invitationToken(id) }, 'accept')).rejects.toMatchObject({
    code: 'team.other-address',
    details: { address: 's…@north.example' },
  })
})

test('the newest invitation replaces the one before; a withdrawn and an expired one are over', async () => {
  const email = address()
  const first = await invite(client, email)
  const second = await invite(client, email, 'viewer')
  expect(await readInvitation(invitationToken(first.id))).toBeNull()
  await resendInvitation(client, second.id)
  expect(await readInvitation(invitationToken(second.id))).toBeNull()
  const open = (await readInvitations(client)).find((row) => row.email === email)!
  expect(open.grants).toMatchObject([{ role: 'viewer' }])
  await withdrawInvitation(client, open.id)
  expect(await readInvitation(invitationToken(open.id))).toBeNull()
  await expect(withdrawInvitation(client, open.id)).rejects.toMatchObject({ code: 'not-found' })
  const late = await invite(client, email)
  await w.owner.query(`update app.member_invitations set expires_at = now() - interval '1 minute' where id = $1`, [
    late.id,
  ])
  expect(await readInvitation(invitationToken(late.id))).toBeNull()
})

test('two tabs that invite one address at once leave one pending invitation', async () => {
  const email = address()
  const results = await Promise.allSettled([invite(client, email), invite(client, email)])
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await readInvitations(client)).filter((row) => row.email === email)).toHaveLength(1)
})

test('the mail carries the link once, however often the job runs', async () => {
  const email = address()
  const { id } = await invite(client, email)
  await mailInvitation({ invitationId: id })
  await mailInvitation({ invitationId: id })
  const { rows } = await w.owner.query(
    `select to_jsonb(e) as mail from app.emails e where kind = 'team.invited' and to_jsonb(e)::text like '%' || $1 || '%'`,
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(invitationToken(id))
})

test.each<[MemberRole, string, string]>([
  ['manager', 'region', 'team.role-too-high'],
  ['owner', 'region', 'team.role-too-high'],
  ['viewer', 'elsewhere', 'not-found'],
  ['viewer', 'root', 'not-found'],
])('a manager of a region cannot give %s on %s', async (role, place, code) => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  const node = { region, elsewhere, root: rootId }[place]!
  await expect(invite(manager, address(), role, node)).rejects.toMatchObject({ code })
})

test('a manager invites into the own region, and sees nothing of the others', async () => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  const [own, foreign] = [address(), address()]
  await invite(manager, own)
  await invite(client, foreign, 'viewer', elsewhere)
  const seen = (await readInvitations(manager)).map(({ email }) => email)
  expect(seen).toContain(own)
  expect(seen).not.toContain(foreign)
  await expect(invite(manager, foreign, 'viewer')).rejects.toMatchObject({ code: 'team.invited-already' })
})

test('owners and accountants act for the whole company', async () => {
  await expect(invite(client, address(), 'accountant')).rejects.toMatchObject({ code: 'team.whole-company' })
  await expect(invite(client, client.email, 'viewer')).rejects.toMatchObject({ code: 'team.already-member' })
})

test('roles are added and taken away; a manager does not touch a higher role', async () => {
  const { memberId } = await joined()
  await changeMember(client, memberId, { intent: 'add-grant', role: 'viewer', node: elsewhere })
  await expect(
    changeMember(client, memberId, { intent: 'add-grant', role: 'viewer', node: elsewhere }),
  ).rejects.toMatchObject({ code: 'team.grant-exists' })
  const [first] = await grantsOf(memberId)
  await changeMember(client, memberId, { intent: 'drop-grant', grantId: first!.id })
  expect(await grantsOf(memberId)).toMatchObject([{ role: 'viewer', nodeId: elsewhere }])
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  const step = () => changeMember(manager, memberId, { intent: 'add-grant', role: 'viewer', node: region })
  await expect(step()).rejects.toMatchObject({ code: 'not-found' })
  await changeMember(client, memberId, { intent: 'add-grant', role: 'branch_manager', node: region })
  await expect(step()).rejects.toMatchObject({ code: 'team.higher-role' })
  await expect(changeMember(manager, memberId, { intent: 'remove' })).rejects.toMatchObject({
    code: 'team.higher-role',
  })
})

test('a removed member loses the sessions at once, and a new invitation brings the person back', async () => {
  const { person, memberId } = await joined()
  const { token } = await openSessionFor(person.id, { userAgent: 'test', strong: false })
  expect((await findSession(token))?.actor.id).toBe(person.id)
  await changeMember(client, memberId, { intent: 'remove' })
  expect(await findSession(token)).toBeNull()
  await tellMember({ memberId, membership: 'removed', at: '2026-11-24T10:00:00.000Z' })
  await expect(readMember(client, memberId)).rejects.toMatchObject({ code: 'not-found' })
  const again = await invite(client, person.email, 'viewer')
  await answerInvitation(person, { token: invitationToken(again.id) }, 'accept')
  expect((await team(client)).find(({ profileId }) => profileId === person.id)?.grants).toMatchObject([
    { role: 'viewer' },
  ])
})

test('a suspended member comes back with the same roles', async () => {
  const { memberId } = await joined()
  await changeMember(client, memberId, { intent: 'suspend' })
  expect(await readMember(client, memberId)).toMatchObject({ state: 'suspended' })
  await changeMember(client, memberId, { intent: 'reactivate' })
  expect(await readMember(client, memberId)).toMatchObject({ state: 'active', grants: [{ role: 'branch_manager' }] })
})

test('the last owner neither leaves nor gives the role away; with a second one it works', async () => {
  const founder = await w.client({ company: 'Two Owners' })
  const own = (await team(founder))[0]!
  await expect(leaveCompany(founder)).rejects.toMatchObject({ code: 'team.last-owner' })
  const dropped = changeMember(founder, own.id, { intent: 'drop-grant', grantId: own.grants[0]!.id })
  await expect(dropped).rejects.toMatchObject({ code: 'team.last-owner' })
  const second = await w.member(founder, [{ role: 'owner' }])
  await expect(changeMember(founder, own.id, { intent: 'remove' })).rejects.toMatchObject({ code: 'team.yourself' })
  await leaveCompany(founder)
  expect((await team(second)).map(({ profileId }) => profileId)).toEqual([second.id])
})

test('other roles, shoppers and staff change nothing; another company finds nothing', async () => {
  const { memberId } = await joined()
  const { id } = await invite(client, address())
  const verbs = [
    (actor: Actor) => invite(actor, address()),
    (actor: Actor) => withdrawInvitation(actor, id),
    (actor: Actor) => resendInvitation(actor, id),
    (actor: Actor) => changeMember(actor, memberId, { intent: 'remove' }),
    (actor: Actor) => changeMember(actor, memberId, { intent: 'suspend' }),
  ]
  const refused = [
    await w.member(client, [{ role: 'branch_manager' }]),
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'accountant' }]),
    await w.shopper(),
  ]
  for (const verb of verbs)
    for (const actor of refused) await expect(verb(actor)).rejects.toMatchObject({ code: 'not-allowed' })
  const stranger = await w.client({ company: 'Stranger' })
  for (const verb of verbs) await expect(verb(stranger)).rejects.toMatchObject({ code: 'not-found' })
})

test('a member leaves alone', async () => {
  const viewer = await w.member(client, [{ role: 'viewer', node: region }])
  await leaveCompany(viewer)
  expect((await team(client)).some(({ profileId }) => profileId === viewer.id)).toBe(false)
})

test('shoppers and freelancers join with their account and act for the company in its area; staff cannot', async () => {
  for (const person of [await w.shopper(), await w.freelancer()]) {
    const { id } = await invite(client, person.email)
    await answerInvitation(person, { token: invitationToken(id) }, 'accept')
    const { token } = await openSessionFor(person.id, { userAgent: 'test', strong: false })
    const session = (await findSession(token))!
    expect(session.actor.type).toBe(person.type)
    expect(session.company).toMatchObject({ id: client.id, mode: 'member' })
    expect(actingAs(session.actor, session.company, '/client/dashboard')).toMatchObject({ type: 'client' })
    expect(actingAs(session.actor, session.company, '/freelancer/dashboard').type).toBe(person.type)
  }
  const staff = await w.admin()
  await expect(invite(client, staff.email)).rejects.toMatchObject({
    code: 'team.staff-address',
    fields: { email: 'staff-address' },
  })
  // the account of an invited address may become one of staff before it answers
  const email = address()
  const { id } = await invite(client, email)
  const later = await w.admin({ email })
  const step = answerInvitation(later, { token: invitationToken(id) }, 'accept')
  await expect(step).rejects.toMatchObject({ code: 'team.other-account' })
})

test('a person with an own company acts for the one just joined', async () => {
  const owner = await w.client({ company: 'Own company' })
  const { token } = await openSessionFor(owner.id, { userAgent: 'test', strong: false })
  const { actor } = (await findSession(token))!
  expect((await findSession(token))?.company?.id).toBe(owner.id)
  const { id } = await invite(client, owner.email)
  await answerInvitation({ ...owner, sessionId: actor.sessionId }, { token: invitationToken(id) }, 'accept')
  expect((await findSession(token))?.company).toMatchObject({ id: client.id, mode: 'member' })
})
