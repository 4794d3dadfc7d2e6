import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { findSession } from '#/platform/auth.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { openIdClient, openIdProvider, type TokenTwist } from '#/tests/openid-provider.ts'
import { someInfo } from '#/tests/some-info.ts'
import { withSecondFactor } from '#/tests/second-factor.ts'
import { type World, world } from '#/tests/world.ts'
import { beginIdentitySignIn, identityStepCookie, returnFromProvider, signInWithIdToken } from './enter.server.ts'
import { beginLink, readOwnIdentities, unlinkIdentity } from './manage.server.ts'

let w: World
let provider: Awaited<ReturnType<typeof openIdProvider>>
beforeAll(async () => {
  w = await world()
  provider = await openIdProvider()
  setEnv({
    ...env(),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
    OIDC_NAME: 'Company sign-in',
  })
})
beforeEach(() => Object.assign(provider.state, { twist: {}, broken: false }))
afterAll(() => provider.close())

const password = 'seven-camels'
const refused = { kind: 'refused', code: 'account.identity-refused' }

/** The browser's way back; without `cookie`, in another browser. */
const back = (url: string, id: string | null) =>
  new Request(url, id ? { headers: { cookie: identityStepCookie(id).split(';')[0]! } } : {})

async function link(actor: Actor, subject: string) {
  const { id, url } = await beginLink(actor)
  return returnFromProvider(someInfo({ actor }), back(provider.agree(url, subject), id))
}
async function enter(subject: string, door: 'everybody' | 'admins' = 'everybody') {
  const { id, url } = await beginIdentitySignIn(someInfo(), door, '/client/requests')
  return returnFromProvider(someInfo(), back(provider.agree(url, subject), id))
}

it('links an identity while signed in, signs in with it, and unlinks it', async () => {
  for (const person of [await w.client({ password }), await w.shopper({ password }), await w.admin({ password })]) {
    const subject = randomUUID()
    expect(await enter(subject)).toMatchObject({ kind: 'refused', code: 'account.identity-unknown', wasLink: false })
    expect(await link(person, subject)).toMatchObject({ kind: 'linked' })
    const { linked, provider: shown } = await readOwnIdentities(person)
    expect(shown).toEqual({ name: 'Company sign-in', issuer: provider.issuer })
    expect(linked).toMatchObject([{ issuer: provider.issuer, lastUsedAt: null }])
    expect(JSON.stringify(linked)).not.toContain(subject)
    const entered = await enter(subject)
    expect(entered).toMatchObject({ kind: 'signed-in', next: '/client/requests', signedIn: { asksForCode: false } })
    if (entered.kind !== 'signed-in') throw new Error('not signed in')
    expect(await findSession(entered.signedIn.token)).toMatchObject({ actor: { id: person.id } })
    await unlinkIdentity(person, linked[0]!.id)
    expect(await enter(subject)).toMatchObject({ code: 'account.identity-unknown' })
    const jobs = (await w.waitingJobs('accounts.sign-in-changed')).filter((job) => job['profileId'] === person.id)
    expect(jobs.map((job) => job['way'])).toEqual(['identity-linked', 'identity-unlinked'])
  }
})

it('never finds an account by the e-mail address that the provider states', async () => {
  const person = await w.client()
  provider.state.twist = { claims: { email: person.email, email_verified: true } }
  expect(await enter(randomUUID())).toMatchObject({ code: 'account.identity-unknown' })
})

it('links an identity to one account only, and keeps strangers away from it', async () => {
  const [person, stranger] = [await w.client(), await w.client()]
  const subject = randomUUID()
  await link(person, subject)
  expect(await link(stranger, subject)).toMatchObject({ code: 'account.identity-taken', wasLink: true })
  const [identity] = (await readOwnIdentities(person)).linked
  await expect(unlinkIdentity(stranger, identity!.id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await readOwnIdentities(stranger)).linked).toEqual([])
})

it('ends a step once, in the browser and for the person that began it', async () => {
  const [person, stranger] = [await w.client(), await w.client()]
  const subject = randomUUID()
  const { id, url } = await beginLink(person)
  const address = provider.agree(url, subject)
  expect(await returnFromProvider(someInfo({ actor: person }), back(address, null))).toMatchObject(refused)
  expect(await returnFromProvider(someInfo({ actor: person }), back(address, randomUUID()))).toMatchObject(refused)
  expect(await returnFromProvider(someInfo({ actor: stranger }), back(address, id))).toMatchObject(refused)
  expect(await returnFromProvider(someInfo({ actor: person }), back(address, id)), 'used up').toMatchObject(refused)
  expect((await readOwnIdentities(person)).linked).toEqual([])
  const late = await beginLink(person)
  await w.owner.query('update auth.challenge set expires_at = now() where id = $1', [late.id])
  const lateAddress = provider.agree(late.url, subject)
  expect(await returnFromProvider(someInfo({ actor: person }), back(lateAddress, late.id))).toMatchObject(refused)
  const left = await beginLink(person)
  const cancelled = `${env().origin}/login/identity/return?state=${left.id}&error=access_denied`
  expect(await returnFromProvider(someInfo({ actor: person }), back(cancelled, left.id))).toMatchObject({
    code: 'account.identity-cancelled',
    wasLink: true,
  })
})

it('sends state, nonce and a PKCE challenge, and no secret', async () => {
  const { url } = await beginIdentitySignIn(someInfo(), 'everybody', null)
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: openIdClient.id,
    redirect_uri: `${env().origin}/login/identity/return`,
    scope: 'openid',
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(url).not.toContain(encodeURIComponent(openIdClient.secret))
})

const bad: [string, TokenTwist][] = [
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another audience', { claims: { aud: 'another' } }],
  ['several audiences without a party', { claims: { aud: [openIdClient.id, 'another'] } }],
  ['another party', { claims: { azp: 'another' } }],
  ['another nonce', { claims: { nonce: 'another' } }],
  ['expired', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
  ['a foreign key', { foreignKey: true }],
  ['the shared secret', { sharedSecret: true }],
  ['long ago', { issuedAgo: 3600, claims: { exp: Math.floor(Date.now() / 1000) + 60 } }],
]
it.each(bad)('refuses an id token with %s', async (_, twist) => {
  const person = await w.client()
  const subject = randomUUID()
  await link(person, subject)
  provider.state.twist = twist
  expect(await enter(subject)).toMatchObject(refused)
  const token = await provider.sign(subject)
  await expect(signInWithIdToken(someInfo(), token, 'mine')).rejects.toMatchObject({ code: refused.code })
})

it('signs in with an id token once, at most five minutes old, and with its nonce', async () => {
  const person = await w.shopper()
  const subject = randomUUID()
  const token = await provider.sign(subject, { nonce: 'mine' })
  await expect(signInWithIdToken(someInfo(), await provider.sign(subject))).rejects.toMatchObject({
    code: 'account.identity-unknown',
  })
  await link(person, subject)
  await expect(signInWithIdToken(someInfo(), token, 'other')).rejects.toMatchObject({ code: refused.code })
  const { actor } = await signInWithIdToken(someInfo(), token, 'mine')
  expect(actor.id).toBe(person.id)
  await expect(signInWithIdToken(someInfo(), token, 'mine')).rejects.toMatchObject({ code: refused.code })
  provider.state.twist = { issuedAgo: 400 }
  const old = await provider.sign(subject)
  await expect(signInWithIdToken(someInfo(), old)).rejects.toMatchObject({ code: refused.code })
  await expect(signInWithIdToken(someInfo(), 'no.token.here')).rejects.toMatchObject({ code: refused.code })
})

it('keeps the second factor, the admin door, blocked accounts and limits', async () => {
  const { actor } = await withSecondFactor(w)
  const subject = randomUUID()
  await link(actor, subject)
  expect(await enter(subject)).toMatchObject({ kind: 'signed-in', signedIn: { asksForCode: true } })
  expect(await enter(subject, 'admins')).toMatchObject({ code: 'account.identity-unknown' })
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [actor.id])
  expect(await enter(subject)).toMatchObject({ code: 'account.blocked' })
  const info = someInfo()
  for (let count = 0; count < 120; count++) await beginIdentitySignIn(info, 'everybody', null)
  await expect(beginIdentitySignIn(info, 'everybody', null)).rejects.toMatchObject({ code: 'too-many-attempts' })
})

it('needs a recent proof, keeps the last way in, and says when the provider does not answer', async () => {
  const person = await w.client({ password })
  const late = { ...person, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(beginLink(late)).rejects.toMatchObject({ code: 'account.confirm-again' })
  await link(person, randomUUID())
  const [identity] = (await readOwnIdentities(person)).linked
  await expect(unlinkIdentity(late, identity!.id)).rejects.toMatchObject({ code: 'account.confirm-again' })
  await w.owner.query(`delete from auth.account where "userId" = $1 and "providerId" = 'credential'`, [person.id])
  await expect(unlinkIdentity(person, identity!.id)).rejects.toMatchObject({ code: 'account.last-way-in' })
  const { id, url } = await beginIdentitySignIn(someInfo(), 'everybody', null)
  const address = provider.agree(url, 'x')
  provider.state.broken = true
  expect(await returnFromProvider(someInfo(), back(address, id))).toMatchObject({
    code: 'account.provider-unavailable',
  })
})

it('is off without its settings', async () => {
  const before = env()
  setEnv({ ...before, OIDC_ISSUER: undefined })
  const person = await w.client({ password })
  expect((await readOwnIdentities(person)).provider).toBeNull()
  await expect(beginLink(person)).rejects.toMatchObject({ code: 'not-found' })
  await expect(signInWithIdToken(someInfo(), 'x')).rejects.toMatchObject({ code: 'not-found' })
  expect((await signIn(someInfo(), person.email, password, 'everybody')).actor.id).toBe(person.id)
  setEnv(before)
})
