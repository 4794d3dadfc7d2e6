import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { findSession } from '#/platform/auth.server.ts'
import { endSessionsIn } from '#/platform/sessions.server.ts'
import { liveEvents } from '#/server/live-events.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { changeMember, leaveCompany } from './change-member.server.ts'

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
