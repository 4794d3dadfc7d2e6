import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { findSession, sessionKey } from '#/platform/auth.server.ts'
import { deviceCookie } from '#/platform/device.server.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { changeSecondFactor, secondFactorOf } from './manage.server.ts'
import { passSecondFactor, secondStepCookie, waitingSignIn } from './pass.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const password = 'seven-camels'
const codeOf = (key: string, secondsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + secondsFromNow * 1000,
  })
const keyOf = async (actor: Actor): Promise<string> => {
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error(`the factor is ${factor.state}`)
  return factor.secret
}
/** The next code is within the accepted window, so tests need not wait half a minute. */
const next = 30
const withCookie = (token: string): Request =>
  new Request('http://localhost/login/code', { headers: { cookie: secondStepCookie(token).split(';')[0]! } })
const network = '203.0.113.7'
const refused = (code: string) => ({ code })

async function personWithFactor() {
  const person = await w.shopper({ password })
  const { actor } = await signIn(someInfo(), person.email, password, 'everybody')
  await changeSecondFactor(actor, { intent: 'start' })
  const key = await keyOf(actor)
  const { codes } = await changeSecondFactor(actor, { intent: 'confirm', code: codeOf(key) })
  return { actor, key, codes, email: person.email }
}

it('is set up after a recent proof with a first code, and signs every other device out', async () => {
  const person = await w.client({ password })
  const elsewhere = await signIn(someInfo(), person.email, password, 'everybody')
  const here = await signIn(someInfo(), person.email, password, 'everybody')
  expect(await secondFactorOf(here.actor, 'Itqan')).toEqual({ state: 'off' })
  const late = { ...here.actor, provedAt: new Date(Date.now() - 11 * 60_000) }
  const unproved = changeSecondFactor(late, { intent: 'start' })
  await expect(unproved).rejects.toMatchObject(refused('account.confirm-again'))
  await changeSecondFactor(here.actor, { intent: 'start' })
  const started = await secondFactorOf(here.actor, 'Itqan')
  expect(started).toMatchObject({ state: 'started', secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/) })
  expect(await findSession(elsewhere.token)).not.toBeNull()
  const code = codeOf(await keyOf(here.actor))
  const { codes } = await changeSecondFactor(here.actor, { intent: 'confirm', code })
  expect(new Set(codes).size).toBe(10)
  expect(await secondFactorOf(here.actor, 'Itqan')).toMatchObject({ state: 'on', codesLeft: 10 })
  expect(await findSession(here.token)).not.toBeNull()
  expect(await findSession(elsewhere.token)).toBeNull()
})

it('can be left before the first code, starts with a new secret each time, and shows it after a recent proof only', async () => {
  const { email } = await w.client({ password })
  const { actor } = await signIn(someInfo(), email, password, 'everybody')
  const nothing = changeSecondFactor(actor, { intent: 'cancel' })
  await expect(nothing).rejects.toMatchObject(refused('changed-meanwhile'))
  await changeSecondFactor(actor, { intent: 'start' })
  const first = await keyOf(actor)
  const late = { ...actor, provedAt: new Date(Date.now() - 11 * 60_000) }
  expect(await secondFactorOf(late, 'Itqan')).toEqual({ state: 'off' })
  await changeSecondFactor(actor, { intent: 'start' })
  expect(await keyOf(actor)).not.toBe(first)
  const old = changeSecondFactor(actor, { intent: 'confirm', code: codeOf(first) })
  await expect(old).rejects.toMatchObject(refused('account.code-wrong'))
  await changeSecondFactor(late, { intent: 'cancel' })
  expect(await secondFactorOf(actor, 'Itqan')).toEqual({ state: 'off' })
  const gone = changeSecondFactor(actor, { intent: 'confirm', code: codeOf(first) })
  await expect(gone).rejects.toMatchObject(refused('changed-meanwhile'))
  const { actor: on } = await personWithFactor()
  await expect(changeSecondFactor(on, { intent: 'cancel' })).rejects.toMatchObject(refused('changed-meanwhile'))
})

it('keeps a sign-in shut until the code is shown, and takes each code once', async () => {
  const { key, email } = await personWithFactor()
  const first = await signIn(someInfo(), email, password, 'everybody')
  expect(first.asksForCode).toBe(true)
  expect(await findSession(first.token)).toBeNull()
  const used = passSecondFactor(withCookie(first.token), codeOf(key), network)
  await expect(used, 'the code that confirmed it').rejects.toMatchObject(refused('account.code-wrong'))
  const passed = await passSecondFactor(withCookie(first.token), codeOf(key, next), network)
  expect((await findSession(passed.token))?.actor.email).toBe(email)
  const second = await signIn(someInfo(), email, password, 'everybody')
  const again = passSecondFactor(withCookie(second.token), codeOf(key, next), network)
  await expect(again).rejects.toMatchObject(refused('account.code-wrong'))
})

it('lets each recovery code in once, and new ones end the old', async () => {
  const { actor, codes, email, key } = await personWithFactor()
  const [one, other] = codes as [string, string]
  const sign = async () => withCookie((await signIn(someInfo(), email, password, 'everybody')).token)
  await passSecondFactor(await sign(), one.toUpperCase().replace('-', ''), network)
  await expect(passSecondFactor(await sign(), one, network)).rejects.toMatchObject(refused('account.code-wrong'))
  expect(await secondFactorOf(actor, 'Itqan')).toMatchObject({ codesLeft: 9 })
  const renewed = await changeSecondFactor(actor, { intent: 'renew', code: codeOf(key, next) })
  await expect(passSecondFactor(await sign(), other, network)).rejects.toMatchObject(refused('account.code-wrong'))
  await passSecondFactor(await sign(), renewed.codes[0]!, network)
})

it('makes a thief with the password wait after five codes, slows one with many networks, and lets the owner in on a known browser', async () => {
  const { email, key } = await personWithFactor()
  const { token } = await signIn(someInfo(), email, password, 'everybody')
  const guess = (code: string, from = network) => passSecondFactor(withCookie(token), code, from)
  for (let tries = 1; tries <= 5; tries++)
    await expect(guess('000000')).rejects.toMatchObject(refused('account.code-wrong'))
  await expect(guess('000000')).rejects.toMatchObject(refused('too-many-attempts'))
  for (let tries = 6; tries <= 10; tries++)
    await expect(guess('000000', `198.51.100.${tries}`)).rejects.toMatchObject(refused('account.code-wrong'))
  await expect(guess('000000', '203.0.113.11')).rejects.toMatchObject({
    code: 'too-many-attempts',
    details: { seconds: 60 },
  })
  const cookies = `${withCookie(token).headers.get('cookie')}; ${deviceCookie(undefined, email).split(';')[0]}`
  const known = new Request('http://localhost/login/code', { headers: { cookie: cookies } })
  expect((await passSecondFactor(known, codeOf(key, next), network)).actor.email).toBe(email)
})

it('forgets a sign-in that waited for longer than ten minutes, and knows none without its cookie', async () => {
  const { email, key } = await personWithFactor()
  const { token } = await signIn(someInfo(), email, password, 'everybody')
  expect(await waitingSignIn(new Request('http://localhost/login/code'))).toBeNull()
  const forged = new Request('http://localhost/login/code', { headers: { cookie: `second-step=${token}` } })
  expect(await waitingSignIn(forged)).toBeNull()
  await w.owner.query(`update auth.session set "createdAt" = now() - interval '11 minutes' where token = $1`, [
    sessionKey(token),
  ])
  const late = passSecondFactor(withCookie(token), codeOf(key, next), network)
  await expect(late).rejects.toMatchObject(refused('account.code-too-late'))
})

it('is switched off with a code only, and then the password alone opens again', async () => {
  const { actor, codes, email } = await personWithFactor()
  const wrong = changeSecondFactor(actor, { intent: 'remove', code: '123456' })
  await expect(wrong).rejects.toMatchObject(refused('account.code-wrong'))
  await changeSecondFactor(actor, { intent: 'remove', code: codes[3]! })
  const { token, asksForCode } = await signIn(someInfo(), email, password, 'everybody')
  expect(asksForCode).toBe(false)
  expect(await findSession(token)).not.toBeNull()
  const told = await w.waitingJobs('accounts.second-factor-changed')
  expect(told.filter((job) => job['profileId'] === actor.id).map((job) => job['change'])).toEqual([
    'second-factor-on',
    'second-factor-off',
  ])
})

it('keeps the secret sealed in the database, for its own purpose', async () => {
  const { key, actor } = await personWithFactor()
  const { rows } = await w.owner.query('select secret_sealed from auth.second_factor where user_id = $1', [actor.id])
  const sealed = String(rows[0].secret_sealed)
  expect(sealed).not.toContain(key.replaceAll(' ', ''))
  expect(unseal('second factor', sealed)).toBe(key.replaceAll(' ', ''))
  expect(unseal('another purpose', sealed)).toBeNull()
  const changed = seal('second factor', key)
  expect(unseal('second factor', changed.slice(0, -2) + (changed.endsWith('AA') ? 'BB' : 'AA'))).toBeNull()
})
