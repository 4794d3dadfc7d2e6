import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { findSession } from '#/platform/auth.server.ts'
import { endSessionsIn } from '#/platform/sessions.server.ts'
import { liveEvents } from '#/server/live-events.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { readInvitation } from './answer-invitation.server.ts'
import { changeMember, leaveCompany } from './change-member.server.ts'
import { invitationToken } from './invitation-token.server.ts'
import { inviteMember } from './invite.server.ts'
import { tellMember } from './tell-team.server.ts'

let w: World
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

const signedIn = async ({ id }: Actor) => {
  const { token } = await openSessionFor(id, { userAgent: 'test', strong: false })
  return { token, session: (await findSession(token))! }
}
const actingFor = (sessionId: string, companyId: string) =>
  w.owner.query('update auth.session set "companyId" = $2 where id = $1', [sessionId, companyId])

test('the event stream of a removed member closes within five seconds, and the next request is refused', async () => {
  const member = await w.member(client, [{ role: 'viewer' }])
  const { token, session } = await signedIn(member)
  const stream = liveEvents(someInfo({ actor: session.actor })).body!.getReader()
  await changeMember(client, member.memberId, { intent: 'remove' })
  const removedAt = performance.now()
  expect(await findSession(token)).toBeNull()
  for (;;) if ((await stream.read()).done) break
  expect(performance.now() - removedAt).toBeLessThan(5000)
})

test('a removal hands over the open work; a suspension does not', async () => {
  const [removed, suspended] = [
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'viewer' }]),
  ]
  await changeMember(client, suspended.memberId, { intent: 'suspend' })
  await changeMember(client, removed.memberId, { intent: 'remove' })
  const jobs = await w.waitingJobs('actions.hand-over')
  expect(jobs).toContainEqual({ memberId: removed.memberId })
  expect(jobs).not.toContainEqual({ memberId: suspended.memberId })
})

test('a session that acts for another company stays, and so does one that began after the departure', async () => {
  const other = await w.client({ company: 'Other' })
  const member = await w.member(client, [{ role: 'viewer' }])
  await w.owner.query('insert into app.members (client_id, profile_id) values ($1, $2)', [other.id, member.id])
  const [here, there] = [await signedIn(member), await signedIn(member)]
  await actingFor(here.session.actor.sessionId, client.id)
  await actingFor(there.session.actor.sessionId, other.id)
  await leaveCompany(member)
  expect(await findSession(here.token)).toBeNull()
  expect((await findSession(there.token))?.company?.id).toBe(other.id)
  const later = await signedIn(member)
  await endSessionsIn(member.id, client.id, new Date(Date.now() - 60_000))
  expect(await findSession(later.token)).not.toBeNull()
})

test('of two owners who leave at once one stays, in fifty rounds', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 50; round += 1) {
    const company = await w.client({ company: `Two owners ${round}` })
    const second = await w.member(company, [{ role: 'owner' }])
    const results = await Promise.allSettled([leaveCompany(company), leaveCompany(second)])
    const refusals = results.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    )
    expect(refusals).toEqual(['team.last-owner'])
  }
})

test('what a removed member sent is over at once, and withdrawn by the job; that of others stays', async () => {
  const node = await w.node(client, 'region', 'Invitations')
  const manager = await w.member(client, [{ role: 'manager', node }])
  const inviteAs = async (actor: Actor, email: string) => {
    const { id } = await inviteMember(actor, { email, language: 'en', grants: [{ node, role: 'viewer' }] })
    return { id, token: invitationToken(id) }
  }
  const own = await inviteAs(manager, 'by-manager@example.com')
  const other = await inviteAs(client, 'by-owner@example.com')
  await changeMember(client, manager.memberId, { intent: 'suspend' })
  expect(await readInvitation(own.token)).toBeNull()
  await changeMember(client, manager.memberId, { intent: 'reactivate' })
  expect(await readInvitation(own.token)).not.toBeNull()
  await changeMember(client, manager.memberId, { intent: 'remove' })
  await tellMember({ memberId: manager.memberId, membership: 'removed', at: new Date().toISOString() })
  const { rows } = await w.owner.query(
    'select id, state from app.member_invitations where id = any ($1) order by state',
    [[own.id, other.id]],
  )
  expect(rows).toEqual([
    { id: other.id, state: 'pending' },
    { id: own.id, state: 'withdrawn' },
  ])
  expect(await readInvitation(other.token)).not.toBeNull()
})

test('a role with a last day is stored with it by an invitation and on the member; owners have none', async () => {
  const node = await w.node(client, 'region', 'Until')
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const member = await w.member(client, [{ role: 'viewer', node }])
  await changeMember(client, member.memberId, { intent: 'add-grant', role: 'manager', node, endsOn: until })
  const { rows } = await w.owner.query<{ ends_on: string | null }>(
    'select ends_on::text from app.member_grants where member_id = $1 order by created_at',
    [member.memberId],
  )
  expect(rows).toEqual([{ ends_on: null }, { ends_on: until }])
  const invited = { email: 'until@example.com', language: 'ar' as const }
  const { id } = await inviteMember(client, { ...invited, grants: [{ node, role: 'viewer', endsOn: until }] })
  expect((await readInvitation(invitationToken(id)))?.grants).toMatchObject([{ role: 'viewer', endsOn: until }])
  await expect(
    inviteMember(client, { ...invited, grants: [{ node, role: 'viewer', endsOn: '2020-01-01' }] }),
  ).rejects.toMatchObject({ code: 'team.last-day', fields: { endsOn: 'day-ahead' } })
  const { rows: roots } = await w.owner.query<{ id: string }>(
    "select id from app.org_nodes where client_id = $1 and kind = 'root'",
    [client.id],
  )
  await expect(
    inviteMember(client, { ...invited, grants: [{ node: roots[0]!.id, role: 'owner', endsOn: until }] }),
  ).rejects.toMatchObject({ code: 'team.owner-ends', fields: { endsOn: 'owner-ends' } })
})
