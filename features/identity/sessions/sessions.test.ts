import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { findSession } from '#/platform/auth.server.ts'
import { whenSessionEnds } from '#/server/session-watch.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { endSessions, readSessions } from './sessions.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const password = 'seven-camels-in-a-row'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'

const enter = ({ email, type }: Actor, userAgent: string, network = '203.0.113.9') =>
  signIn(someInfo({ userAgent, network }), email, password, type === 'admin' ? 'admins' : 'everybody')

it('lists the devices of every kind of user, this one first, in words', async () => {
  const people = [
    await w.admin({ password }),
    await w.client({ password }),
    await w.shopper({ password }),
    await w.freelancer({ password }),
  ]
  for (const person of people) {
    const here = await enter(person, laptop)
    await enter(person, phone, '198.51.100.4')
    const devices = await readSessions(here.actor)
    expect(devices).toMatchObject([
      { id: here.actor.sessionId, browser: 'Chrome', system: 'Windows', network: '203.0.113.9', isThis: true },
      { browser: 'Safari', system: 'iPhone', network: '198.51.100.4', isThis: false },
    ])
    expect(Date.parse(devices[0]!.firstSeen)).toBeGreaterThan(Date.now() - 60_000)
    expect(devices[0]!.lastSeen >= devices[0]!.firstSeen).toBe(true)
  }
})

it('leaves out sessions that are over by their idle limit', async () => {
  const person = await w.admin({ password })
  const here = await enter(person, laptop)
  const old = await enter(person, phone)
  await w.owner.query(`update auth.session set "updatedAt" = now() - interval '31 minutes' where id = $1`, [
    old.actor.sessionId,
  ])
  expect((await readSessions(here.actor)).map(({ id }) => id)).toEqual([here.actor.sessionId])
})

it('ends one other session: its next request is refused and its stream closes', async () => {
  const person = await w.client({ password })
  const [here, there] = [await enter(person, laptop), await enter(person, phone)]
  const closed = new Promise<void>((resolve) => void whenSessionEnds(there.actor.sessionId, resolve))
  expect(await endSessions(here.actor, { intent: 'one', id: there.actor.sessionId })).toEqual({ ended: 1 })
  expect(await findSession(there.token)).toBeNull()
  expect(await findSession(here.token)).not.toBeNull()
  await closed
  const again = endSessions(here.actor, { intent: 'one', id: there.actor.sessionId })
  await expect(again).rejects.toMatchObject({ code: 'account.session-over' })
  const { rows } = await w.owner.query(
    `select after from app.activity_log where actor_id = $1 and action = 'accounts.end-sessions'`,
    [person.id],
  )
  expect(rows).toEqual([{ after: { ended: 1 } }])
})

it('ends all other sessions and keeps this one', async () => {
  const person = await w.shopper({ password })
  const here = await enter(person, laptop)
  const others = [await enter(person, phone), await enter(person, phone)]
  expect(await endSessions(here.actor, { intent: 'others' })).toEqual({ ended: 2 })
  for (const { token } of others) expect(await findSession(token)).toBeNull()
  expect((await readSessions(here.actor)).map(({ id }) => id)).toEqual([here.actor.sessionId])
})

it('ends no session of a stranger, and answers as for one that never was', async () => {
  const owner = await enter(await w.client({ password }), laptop)
  for (const stranger of [
    await w.client({ password }),
    await w.admin({ password }),
    await w.freelancer({ password }),
  ]) {
    const { actor } = await enter(stranger, phone)
    for (const id of [owner.actor.sessionId, randomUUID()])
      await expect(endSessions(actor, { intent: 'one', id })).rejects.toMatchObject({ code: 'account.session-over' })
    await endSessions(actor, { intent: 'others' })
    expect((await readSessions(actor)).map(({ id }) => id)).not.toContain(owner.actor.sessionId)
  }
  expect(await findSession(owner.token)).not.toBeNull()
})
