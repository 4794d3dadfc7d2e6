import { beforeAll, expect, it } from 'vitest'
import { findSession, sessionKey } from '#/platform/auth.server.ts'
import { deviceCookie, knownDevice } from '#/platform/device.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { signIn, signOut } from './sign-in.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const password = 'seven-camels'
/** Value of a cookie as returned by the browser. */
const cookieValue = (cookie: string): string => decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!)
const wrong = { code: 'account.wrong-credentials', details: {} }
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { code: string; details: object; status: number }) => ({ code: error.code, details: error.details }),
  )

it('opens a session that says who acts, with a new token each time', async () => {
  const person = await w.client({ password })
  const first = await signIn(someInfo(), person.email, password, 'everybody')
  const second = await signIn(someInfo(), person.email.toUpperCase(), password, 'everybody')
  expect(first.actor).toMatchObject({ id: person.id, type: 'client', email: person.email, name: person.name })
  expect(second.token).not.toBe(first.token)
  expect((await findSession(first.token))?.actor.id).toBe(person.id)
})

it('ends the session it replaces on the same browser', async () => {
  const [one, other] = [await w.client({ password }), await w.shopper({ password })]
  const { actor, token } = await signIn(someInfo(), one.email, password, 'everybody')
  await signIn(someInfo({ actor }), other.email, password, 'everybody')
  expect(await findSession(token)).toBeNull()
})

it('kills a session at once when its person signs out, and only that one', async () => {
  const person = await w.freelancer({ password })
  const here = await signIn(someInfo(), person.email, password, 'everybody')
  const elsewhere = await signIn(someInfo(), person.email, password, 'everybody')
  await signOut(here.actor)
  expect(await findSession(here.token)).toBeNull()
  expect(await findSession(elsewhere.token)).not.toBeNull()
})

it('answers alike for an unknown address, a wrong password, and at the admins’ door for who is none', async () => {
  const person = await w.client({ password })
  const refusals = [
    await refusalOf(signIn(someInfo(), 'nobody@example.com', password, 'everybody')),
    await refusalOf(signIn(someInfo(), person.email, 'other-password', 'everybody')),
    await refusalOf(signIn(someInfo(), person.email, 'x'.repeat(5000), 'everybody')),
    await refusalOf(signIn(someInfo(), person.email, password, 'admins')),
  ]
  expect(refusals).toEqual([wrong, wrong, wrong, wrong])
  const { rowCount } = await w.owner.query('select from auth.session where "userId" = $1', [person.id])
  expect(rowCount).toBe(0)
})

it('lets an admin in at both doors', async () => {
  const admin = await w.admin({ password: 'a-long-password' })
  for (const door of ['everybody', 'admins'] as const)
    expect((await signIn(someInfo(), admin.email, 'a-long-password', door)).actor.type).toBe('admin')
})

it('refuses a blocked person, and ends what was open', async () => {
  const person = await w.shopper({ password })
  const { token } = await signIn(someInfo(), person.email, password, 'everybody')
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [person.id])
  expect(await findSession(token)).toBeNull()
  await expect(signIn(someInfo(), person.email, password, 'everybody')).rejects.toMatchObject({
    code: 'account.blocked',
  })
  await expect(signIn(someInfo(), person.email, 'wrong-one', 'everybody')).rejects.toMatchObject(wrong)
})

it('lets a session rest for 7 days and an admin’s for 30 minutes, and ends both in the end', async () => {
  const [client, admin] = [await w.client({ password }), await w.admin({ password: 'a-long-password' })]
  const age = async (token: string, seen: string, started: string) => {
    const times = `"updatedAt" = now() - $2::interval, "createdAt" = now() - $3::interval`
    await w.owner.query(`update auth.session set ${times} where token = $1`, [sessionKey(token), seen, started])
    return (await findSession(token)) !== null
  }
  const open = async (email: string, secret: string) => (await signIn(someInfo(), email, secret, 'everybody')).token
  expect(await age(await open(client.email, password), '6 days 23 hours', '7 days')).toBe(true)
  expect(await age(await open(client.email, password), '7 days 1 minute', '8 days')).toBe(false)
  expect(await age(await open(client.email, password), '1 minute', '30 days 1 minute')).toBe(false)
  expect(await age(await open(admin.email, 'a-long-password'), '29 minutes', '1 hour')).toBe(true)
  expect(await age(await open(admin.email, 'a-long-password'), '31 minutes', '1 hour')).toBe(false)
  expect(await age(await open(admin.email, 'a-long-password'), '1 minute', '12 hours 1 minute')).toBe(false)
})

const waiting = { code: 'too-many-attempts', details: { seconds: 30 } }

it('holds a stranger up after five wrong passwords from one network, the right one too', async () => {
  const person = await w.client({ password })
  const stranger = someInfo()
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(await refusalOf(signIn(stranger, person.email, 'wrong-one', 'everybody'))).toEqual(wrong)
  expect(await refusalOf(signIn(stranger, person.email, password, 'everybody'))).toEqual(waiting)
  expect(await refusalOf(signIn(stranger, ` ${person.email.toUpperCase()} `, password, 'everybody'))).toEqual(waiting)
  await w.owner.query(
    `update priv.attempts set blocked_until = now() where bucket like 'sign-in by address and network:%'`,
  )
  expect((await signIn(stranger, person.email, password, 'everybody')).actor.id).toBe(person.id)
  expect(await refusalOf(signIn(stranger, person.email, 'wrong-one', 'everybody'))).toEqual(wrong)
})

it('lets the owner in from another network while a stranger is held up, and on a known browser even beside the stranger', async () => {
  const person = await w.client({ password })
  const stranger = someInfo()
  for (let attempt = 1; attempt <= 6; attempt++)
    await refusalOf(signIn(stranger, person.email, 'wrong-one', 'everybody'))
  expect((await signIn(someInfo(), person.email, password, 'everybody')).actor.id).toBe(person.id)
  const known = someInfo({ network: stranger.network, device: cookieValue(deviceCookie(undefined, person.email)) })
  expect((await signIn(known, person.email, password, 'everybody')).actor.id).toBe(person.id)
  expect(await refusalOf(signIn(stranger, person.email, password, 'everybody'))).toEqual(waiting)
})

it('slows guesses from many networks to one in three seconds, and a known browser passes', async () => {
  const person = await w.client({ password })
  for (let network = 1; network <= 20; network++)
    expect(await refusalOf(signIn(someInfo(), person.email, 'wrong-one', 'everybody'))).toEqual(wrong)
  const slowed = await refusalOf(signIn(someInfo(), person.email, password, 'everybody'))
  expect(slowed?.code).toBe('too-many-attempts')
  expect(Number(Object.values(slowed?.details ?? {})[0])).toBeLessThanOrEqual(3)
  const known = someInfo({ device: cookieValue(deviceCookie(undefined, person.email)) })
  expect((await signIn(known, person.email, password, 'everybody')).actor.id).toBe(person.id)
  const owner = someInfo()
  for (let attempt = 1; attempt <= 8; attempt++)
    expect((await refusalOf(signIn(owner, person.email, password, 'everybody')))?.code).toBe('too-many-attempts')
  const nextTurn = `update priv.attempts set blocked_until = now() where bucket like 'sign-in by address:%'`
  await w.owner.query(nextTurn)
  expect(await refusalOf(signIn(someInfo(), person.email, 'wrong-one', 'everybody'))).toEqual(wrong)
  await w.owner.query(nextTurn)
  expect((await signIn(owner, person.email, password, 'everybody')).actor.id).toBe(person.id)
}, 60_000)

it('counts a known browser by itself: one that was stolen does not guess for long, nor for another address', async () => {
  const [person, other] = [await w.client({ password }), await w.client({ password })]
  const device = cookieValue(deviceCookie(undefined, person.email))
  for (let attempt = 1; attempt <= 10; attempt++)
    expect(await refusalOf(signIn(someInfo({ device }), person.email, 'wrong-one', 'everybody'))).toEqual(wrong)
  expect(await refusalOf(signIn(someInfo({ device }), person.email, 'wrong-one', 'everybody'))).toEqual(waiting)
  const stranger = someInfo({ device })
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(await refusalOf(signIn(stranger, other.email, 'wrong-one', 'everybody'))).toEqual(wrong)
  expect(await refusalOf(signIn(stranger, other.email, password, 'everybody'))).toEqual(waiting)
})

it('believes no cookie that it did not seal, and remembers the last eight people of a browser', () => {
  for (const forged of ['', 'x'.repeat(60), Buffer.from('{"id":"x"}').toString('base64url')])
    expect(knownDevice(forged, 'a@example.com')).toBeNull()
  let cookie: string | undefined
  for (let n = 1; n <= 9; n++) cookie = cookieValue(deviceCookie(cookie, `person-${n}@example.com`))
  expect(knownDevice(cookie, 'person-1@example.com')).toBeNull()
  expect(knownDevice(cookie, 'PERSON-9@example.com ')).toBe(knownDevice(cookie, 'person-2@example.com'))
  expect(cookie!.length).toBeLessThan(1000)
})

it('treats an unknown address the same way', async () => {
  const info = someInfo()
  const unknown = (from = info) => refusalOf(signIn(from, 'never-seen@example.com', 'wrong-one', 'everybody'))
  for (let attempt = 1; attempt <= 5; attempt++) expect(await unknown()).toEqual(wrong)
  expect(await unknown()).toEqual(waiting)
  for (let network = 6; network <= 20; network++) expect(await unknown(someInfo())).toEqual(wrong)
  expect((await unknown(someInfo()))?.code).toBe('too-many-attempts')
}, 60_000)

it('makes the waits of a stranger longer, from 30 seconds to 15 minutes', async () => {
  const info = someInfo()
  const attempt = () => refusalOf(signIn(info, 'stubborn@example.com', 'wrong-one', 'everybody'))
  const waits: unknown[] = []
  for (let tries = 1; tries <= 18; tries++) {
    const refusal = await attempt()
    if (refusal?.code !== 'too-many-attempts') continue
    waits.push((refusal.details as { seconds: number }).seconds)
    await w.owner.query(`update priv.attempts set blocked_until = now() where blocked_until > now()`)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
})

it('counts only wrong attempts against a network: an office behind one address can sign in all day', async () => {
  const info = someInfo()
  const person = await w.client({ password })
  for (let attempt = 1; attempt <= 61; attempt++) await signIn(info, person.email, password, 'everybody')
  for (let attempt = 1; attempt <= 60; attempt++)
    expect(await refusalOf(signIn(info, `guess-${attempt}@example.com`, 'wrong-one', 'everybody'))).toEqual(wrong)
  const refusal = await refusalOf(signIn(info, person.email, password, 'everybody'))
  expect(refusal?.code).toBe('too-many-attempts')
  expect((await signIn(someInfo(), person.email, password, 'everybody')).actor.id).toBe(person.id)
}, 60_000)

it('takes about the same time for known and unknown addresses', async () => {
  const person = await w.client({ password })
  const time = async (email: string) => {
    const from = performance.now()
    await refusalOf(signIn(someInfo(), email, 'wrong-one', 'everybody'))
    return performance.now() - from
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < 15; pair++) {
    known.push(await time(person.email))
    unknown.push(await time(`unknown-${pair}@example.com`))
    await w.owner.query('delete from priv.attempts')
  }
  expect(median(known) / median(unknown)).toBeGreaterThan(0.5)
  expect(median(known) / median(unknown)).toBeLessThan(2)
})
