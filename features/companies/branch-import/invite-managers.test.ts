import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { nameManagers } from '#/features/companies/branches/name-managers.server.ts'
import { answerInvitation } from '#/features/companies/members/answer-invitation.server.ts'
import { invitationToken } from '#/features/companies/members/invitation-token.server.ts'
import { inviteMember, resendInvitation } from '#/features/companies/members/invite.server.ts'
import { mailInvitation } from '#/features/companies/members/tell-team.server.ts'
import { type World, world } from '#/tests/world.ts'
import { importBranches, planBranchImport } from './import-branches.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const sheet = (...lines: string[]) =>
  Buffer.from(['Brand,Branch name,Code,City,Manager’s email', ...lines].join('\n')).toString('base64')
async function imported(actor: Actor, content: string, invite: 'en' | 'ar' | null = null) {
  const { seal } = await planBranchImport(actor, content)
  return importBranches(actor, { content, seal, invite })
}
type Grant = { node: string; role: string }
const invitations = async (client: Actor, email: string) =>
  (
    await w.owner.query<{ id: string; state: string; language: string; grants: Grant[] }>(
      'select id, state, language, grants from app.member_invitations where client_id = $1 and email = $2 order by created_at',
      [client.id, email],
    )
  ).rows
const pending = async (client: Actor, email: string) =>
  (await invitations(client, email)).filter(({ state }) => state === 'pending')
const branchIds = async (client: Actor, ...codes: string[]) =>
  (
    await w.owner.query<{ id: string }>(
      'select id from app.org_nodes where client_id = $1 and code = any ($2) order by code',
      [client.id, codes],
    )
  ).rows.map(({ id }) => id)
const managers = async (client: Actor) =>
  Object.fromEntries(
    (
      await w.owner.query<{ code: string; email: string | null }>(
        `select n.code, p.email from app.branches b join app.org_nodes n on n.id = b.id
         left join app.members m on m.id = b.manager_id left join app.profiles p on p.id = m.profile_id
         where b.client_id = $1`,
        [client.id],
      )
    ).rows.map(({ code, email }) => [code, email]),
  )
async function accepted(person: Actor, client: Actor) {
  const [open] = await pending(client, person.email)
  await answerInvitation(person, { token: invitationToken(open!.id) }, 'accept')
  for (const job of await w.waitingJobs('branches.name-managers')) await nameManagers(job as never)
}

test('shows who would be invited, who is a member and which address cannot be invited', async () => {
  const client = await w.client()
  const member = await w.member(client, [{ role: 'branch_manager' }])
  const good = ['A,One,1,Abha,new@example.com', `A,Two,2,Abha,${member.email}`, 'A,Three,3,Abha,New@example.com']
  const { managers: named, counts } = await planBranchImport(client, sheet(...good, 'A,Four,4,Abha,'))
  expect(counts).toMatchObject({ new: 4, error: 0 })
  expect(named).toEqual([
    { email: 'new@example.com', standing: 'new', branches: 2 },
    { email: member.email, standing: 'member', branches: 1 },
  ])
  const suspended = await w.member(client, [{ role: 'viewer' }])
  await w.owner.query(`update app.members set state = 'suspended' where profile_id = $1`, [suspended.id])
  const bad = [`A,Five,5,Abha,${admin.email}`, `A,Six,6,Abha,${suspended.email}`, 'A,Seven,7,Abha,nobody']
  const { rows } = await planBranchImport(client, sheet(...good, ...bad))
  expect(rows.slice(0, 3).map(({ line, problem }) => [line, problem])).toEqual([
    [5, 'manager_barred'],
    [6, 'manager_barred'],
    [7, 'bad_email'],
  ])
})

test('without the tick the branches come in without a manager, and nobody is invited', async () => {
  const client = await w.client()
  const content = sheet('A,One,1,Abha,quiet@example.com')
  expect(await imported(client, content)).toEqual({ added: 1, changed: 0, groups: 1, invited: 0 })
  expect(await managers(client)).toEqual({ '1': null })
  expect(await invitations(client, 'quiet@example.com')).toEqual([])
})

test('one invitation an address for all its branches; who accepts becomes their manager', async () => {
  const client = await w.client()
  const person = await w.client({ email: 'huda@example.com' })
  const lines = ['A,One,1,Abha,huda@example.com', 'A,Two,2,Abha,huda@example.com', 'A,Three,3,Abha,tariq@example.com']
  expect(await imported(client, sheet(...lines), 'en')).toEqual({ added: 3, changed: 0, groups: 1, invited: 2 })
  const [first, second] = await branchIds(client, '1', '2')
  expect(await pending(client, person.email)).toMatchObject([
    {
      language: 'en',
      grants: [
        { node: first, role: 'branch_manager' },
        { node: second, role: 'branch_manager' },
      ],
    },
  ])
  for (const job of await w.waitingJobs('members.mail-invitation')) await mailInvitation(job as never)
  const mails = await w.owner.query(`select to_address from app.emails where kind = 'team.invited' order by 1`)
  expect(mails.rows).toEqual([{ to_address: person.email }, { to_address: 'tariq@example.com' }])
  // another manager was named for one of them in between
  const other = await w.member(client, [{ role: 'branch_manager' }])
  await w.owner.query(
    'update app.branches set manager_id = (select id from app.members where profile_id = $1) where id = $2',
    [other.id, second],
  )
  await accepted(person, client)
  await accepted(await w.client({ email: 'tariq@example.com' }), client)
  expect(await managers(client)).toEqual({ '1': person.email, '2': other.email, '3': 'tariq@example.com' })
  const log = await w.owner.query(
    `select entity_id from app.activity_log where action = 'branches.name-manager' and client_id = $1`,
    [client.id],
  )
  expect(log.rowCount).toBe(2)
})

test('a known branch keeps its manager until the invited one accepts; the tick alone is carried out once', async () => {
  const client = await w.client()
  const before = await w.member(client, [{ role: 'branch_manager' }])
  await imported(client, sheet(`A,One,1,Abha,${before.email}`))
  const person = await w.client({ email: 'next@example.com' })
  const content = sheet('A,One,1,Abha,next@example.com')
  const { seal, counts } = await planBranchImport(client, content)
  expect(counts).toMatchObject({ unchanged: 1, changed: 0 })
  const confirmed = { content, seal, invite: 'ar' } as const
  const both = await Promise.all([importBranches(client, confirmed), importBranches(client, confirmed)])
  expect(both.map(({ invited }) => invited).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await managers(client)).toEqual({ '1': before.email })
  // sent again by hand, it still makes the person the manager
  await resendInvitation(client, (await pending(client, person.email))[0]!.id)
  await accepted(person, client)
  expect(await managers(client)).toEqual({ '1': person.email })
})

test('branches are added to an open invitation, which keeps its roles', async () => {
  const client = await w.client()
  const region = await w.node(client, 'region', 'North')
  const email = 'open@example.com'
  await inviteMember(client, { email, language: 'en', grants: [{ node: region, role: 'viewer' }] })
  const content = sheet('A,One,1,Abha,open@example.com')
  expect((await planBranchImport(client, content)).managers).toEqual([{ email, standing: 'open', branches: 1 }])
  await imported(client, content, 'en')
  const [branch] = await branchIds(client, '1')
  expect((await pending(client, email)).map(({ grants }) => grants)).toEqual([
    [
      { node: region, role: 'viewer' },
      { node: branch, role: 'branch_manager', endsOn: null },
    ],
  ])
})

test('an address with more branches than an invitation can have is not invited', async () => {
  const client = await w.client()
  const lines = Array.from({ length: 21 }, (_, n) => `A,B${n},${n},Abha,${n === 20 ? 'few' : 'many'}@example.com`)
  const more = sheet(...lines, 'A,Last,L,Abha,many@example.com')
  expect((await planBranchImport(client, more)).managers).toEqual([
    { email: 'many@example.com', standing: 'many', branches: 21 },
    { email: 'few@example.com', standing: 'new', branches: 1 },
  ])
  expect(await imported(client, more, 'en')).toMatchObject({ added: 22, invited: 1 })
  expect(await invitations(client, 'many@example.com')).toEqual([])
})

test('a manager of the whole company invites as an owner does; staff invite nobody for a client', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'manager' }])
  expect(await imported(manager, sheet('A,One,1,Abha,first@example.com'), 'en')).toMatchObject({ invited: 1 })
  const content = sheet('A,Two,2,Abha,second@example.com')
  const preview = await planBranchImport(admin, content, client.id)
  expect(preview).toMatchObject({ managers: null, counts: { error: 1 }, rows: [{ problem: 'no_manager' }] })
  const valid = sheet('A,Two,2,Abha,')
  const { seal } = await planBranchImport(admin, valid, client.id)
  await expect(importBranches(admin, { content: valid, seal, invite: 'en' }, client.id)).rejects.toMatchObject({
    code: 'not-allowed',
  })
  expect(await branchIds(client, '2')).toEqual([])
})

test('a role that the person no longer has, and a branch of another company, name no manager', async () => {
  const [client, stranger] = [await w.client(), await w.client()]
  await imported(client, sheet('A,One,1,Abha,gone@example.com', 'A,Two,2,Abha,gone@example.com'), 'en')
  await imported(stranger, sheet('A,One,1,Abha,'))
  const [foreign] = await branchIds(stranger, '1')
  const [first] = await branchIds(client, '1')
  await w.owner.query(
    `update app.member_invitations set manages = manages || jsonb_build_array(jsonb_build_object('branch', $2::text, 'instead', null))
     where client_id = $1`,
    [client.id, foreign],
  )
  const person = await w.client({ email: 'gone@example.com' })
  const [open] = await pending(client, person.email)
  await answerInvitation(person, { token: invitationToken(open!.id) }, 'accept')
  await w.owner.query('delete from app.member_grants where client_id = $1 and node_id = $2', [client.id, first])
  for (const job of await w.waitingJobs('branches.name-managers')) await nameManagers(job as never)
  expect(await managers(client)).toEqual({ '1': null, '2': person.email })
  expect(await managers(stranger)).toEqual({ '1': null })
})
