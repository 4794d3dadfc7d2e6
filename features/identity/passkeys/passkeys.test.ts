import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mostPasskeys } from '#/domain/passkey.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { tellSignInChanged } from '#/features/identity/accounts/tell-sign-in-changed.server.ts'
import { findSession } from '#/platform/auth.server.ts'
import { proofAsked, proveAgain } from '#/platform/confirm.server.ts'
import { askForPasskey } from '#/platform/passkeys.server.ts'
import { type Device, device, handleOf, type Twist } from '#/tests/passkeys.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { beginPasskeySignIn, signInWithPasskey } from './enter.server.ts'
import { changePasskeys, readOwnPasskeys } from './manage.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const refused = { code: 'account.passkey-refused' }
const password = 'seven-camels'

async function add(actor: Actor, of: Device, name = 'My phone', twist: Twist = {}) {
  const { ask } = await changePasskeys(actor, { intent: 'begin', name }, 'Itqan')
  const credential = of.make(ask!, twist)
  await changePasskeys(actor, { intent: 'add', name, challenge: ask!.id, credential }, 'Itqan')
  return ask!
}

async function enter(of: Device, twist: Twist = {}, door: 'everybody' | 'admins' = 'everybody', info = someInfo()) {
  const ask = await beginPasskeySignIn(info)
  return signInWithPasskey(info, { challenge: ask.id, credential: of.use(ask, twist) }, door)
}

it.each([-7, -8, -257] as const)(
  'registers a passkey of algorithm %i and signs in with it, without any code',
  async (kind) => {
    for (const person of [
      await w.client({ password }),
      await w.shopper({ password }),
      await w.freelancer(),
      await w.admin(),
    ]) {
      const mine = device(kind)
      const ask = await add(person, mine)
      expect(ask).toMatchObject({ rp: { id: 'localhost', name: 'Itqan' }, user: { name: person.email } })
      const signedIn = await enter(
        mine,
        { userHandle: handleOf(person.id) },
        person.type === 'admin' ? 'admins' : 'everybody',
      )
      expect(signedIn).toMatchObject({ actor: { id: person.id }, asksForCode: false })
      expect(await findSession(signedIn.token)).toMatchObject({ actor: { id: person.id } })
      const [listed] = await readOwnPasskeys(person)
      expect(listed).toMatchObject({ name: 'My phone', backedUp: false, lastUsedAt: expect.any(String) })
      expect(JSON.stringify(listed)).not.toContain(mine.id)
    }
  },
)

it('refuses an answer for another site, another question, another ceremony, or without the person', async () => {
  const person = await w.client()
  const wrong: [string, Twist][] = [
    ['origin', { origin: 'https://itqan.evil.example' }],
    ['host', { rpId: 'evil.example' }],
    ['challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['ceremony', { type: 'webauthn.other' }],
    ['frame', { crossOrigin: true }],
    ['not present', { flags: 0x44 }],
    ['not verified', { flags: 0x41 }],
    ['other credential', { credentialId: device().id }],
  ]
  for (const [what, twist] of wrong)
    await expect(add(person, device(), 'Phone', twist), what).rejects.toMatchObject(refused)
  expect(await readOwnPasskeys(person)).toEqual([])
  const mine = device()
  await add(person, mine)
  const wrongUse: [string, Twist][] = [
    ...wrong.filter(([what]) => !/not/.test(what)),
    ['not present', { flags: 0x04 }],
    ['not verified', { flags: 0x01 }],
    ['another person', { userHandle: handleOf(randomUUID()) }],
  ]
  for (const [what, twist] of wrongUse) await expect(enter(mine, twist), what).rejects.toMatchObject(refused)
  await enter(mine)
})

it('refuses weak keys, unknown algorithms and keys that do not fit', async () => {
  const person = await w.client()
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  const other = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey
  const der = (key: typeof weak) => key.export({ format: 'der', type: 'spki' }).toString('base64url')
  for (const twist of [
    { algorithm: -257, publicKey: der(weak) },
    { algorithm: -7, publicKey: der(other) },
    { algorithm: -8 },
    { algorithm: -65535 },
    { publicKey: 'AAAA' },
  ])
    await expect(add(person, device(), 'Phone', twist)).rejects.toMatchObject(refused)
})

it('takes each question once, of the person it was put to, for five minutes', async () => {
  const [person, stranger] = [await w.client(), await w.client()]
  const mine = device()
  const { ask } = await changePasskeys(person, { intent: 'begin', name: 'Phone' }, 'Itqan')
  const answer = { intent: 'add', name: 'Phone', challenge: ask!.id, credential: mine.make(ask!) } as const
  await expect(changePasskeys(stranger, answer, 'Itqan')).rejects.toMatchObject(refused)
  await changePasskeys(person, answer, 'Itqan')
  await expect(changePasskeys(person, answer, 'Itqan')).rejects.toMatchObject(refused)

  const info = someInfo()
  const question = await beginPasskeySignIn(info)
  const used = { challenge: question.id, credential: mine.use(question) }
  await signInWithPasskey(info, used, 'everybody')
  await expect(signInWithPasskey(info, used, 'everybody')).rejects.toMatchObject(refused)
  const late = await beginPasskeySignIn(info)
  await w.owner.query(`update auth.challenge set expires_at = now() where id = $1`, [late.id])
  const tooLate = { challenge: late.id, credential: mine.use(late) }
  await expect(signInWithPasskey(info, tooLate, 'everybody')).rejects.toMatchObject(refused)
  const made = { challenge: ask!.id, credential: mine.use(ask!) }
  await expect(signInWithPasskey(info, made, 'everybody'), 'a question for a new one').rejects.toMatchObject(refused)
})

it('refuses a copied passkey whose counter falls behind', async () => {
  const person = await w.shopper()
  const mine = device(-7, true)
  await add(person, mine)
  await enter(mine)
  await enter(mine)
  await expect(enter(mine, { counter: 2 })).rejects.toMatchObject(refused)
  await expect(enter(mine, { counter: 0 })).rejects.toMatchObject(refused)
  await enter(mine, { counter: 9 })
})

it('opens the back office to administrators only, and nothing to a blocked account', async () => {
  const [client, blocked] = [await w.client(), await w.shopper()]
  const [one, other] = [device(), device()]
  await add(client, one)
  await add(blocked, other)
  await expect(enter(one, {}, 'admins')).rejects.toMatchObject(refused)
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [blocked.id])
  await expect(enter(other)).rejects.toMatchObject({ code: 'account.blocked' })
})

it('renames and removes own passkeys only; a removed one signs in no more', async () => {
  const [person, stranger] = [await w.client({ password }), await w.client()]
  const mine = device()
  await add(person, mine)
  const [{ id: passkeyId } = { id: '' }] = await readOwnPasskeys(person)
  for (const form of [
    { intent: 'rename', passkeyId, name: 'Mine' },
    { intent: 'remove', passkeyId },
  ] as const)
    await expect(changePasskeys(stranger, form, 'Itqan')).rejects.toMatchObject({ code: 'not-found' })
  await changePasskeys(person, { intent: 'rename', passkeyId, name: 'جوالي' }, 'Itqan')
  expect(await readOwnPasskeys(person)).toMatchObject([{ name: 'جوالي' }])
  await changePasskeys(person, { intent: 'remove', passkeyId }, 'Itqan')
  await expect(enter(mine)).rejects.toMatchObject(refused)
  const { rows } = await w.owner.query(
    `select action, after ->> 'name' as name from app.activity_log where entity_id = $1 and action like 'accounts.passkey%' order by id`,
    [person.id],
  )
  expect(rows).toEqual([
    { action: 'accounts.passkey-added', name: 'My phone' },
    { action: 'accounts.passkey-renamed', name: 'جوالي' },
    { action: 'accounts.passkey-removed', name: 'جوالي' },
  ])
  const jobs = (await w.waitingJobs('accounts.sign-in-changed')).filter((job) => job['profileId'] === person.id)
  expect(jobs.map((job) => job['way'])).toEqual(['passkey-added', 'passkey-removed'])
  await tellSignInChanged({ profileId: person.id, way: 'passkey-added', called: 'My phone', effect: randomUUID() })
  const mails = await w.owner.query(`select body from app.emails where profile_id = $1`, [person.id])
  expect(mails.rows[0].body).toContain('My phone')
})

it('keeps the last way to sign in, also when two are removed at the same time', async () => {
  const person = await w.client()
  await add(person, device(), 'One')
  await add(person, device(), 'Two')
  await w.owner.query(`delete from auth.account where "userId" = $1`, [person.id])
  const both = await readOwnPasskeys(person)
  const results = await Promise.allSettled(
    both.map(({ id }) => changePasskeys(person, { intent: 'remove', passkeyId: id }, 'Itqan')),
  )
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')).toMatchObject({
    reason: { code: 'account.last-way-in' },
  })
  expect(await readOwnPasskeys(person)).toHaveLength(1)
})

it('needs a recent proof to add and remove, allows twenty, and counts attempts', async () => {
  const person = await w.client()
  const late = { ...person, provedAt: new Date(Date.now() - 11 * 60_000) }
  const again = { code: 'account.confirm-again' }
  await expect(changePasskeys(late, { intent: 'begin', name: 'x' }, 'Itqan')).rejects.toMatchObject(again)
  await expect(changePasskeys(late, { intent: 'remove', passkeyId: randomUUID() }, 'Itqan')).rejects.toMatchObject(
    again,
  )
  for (let count = 0; count < mostPasskeys; count++) await add(person, device(), `Key ${count}`)
  await expect(add(person, device())).rejects.toMatchObject({ code: 'account.passkeys-many' })
  const info = someInfo()
  for (let count = 0; count < 60; count++) await beginPasskeySignIn(info)
  await expect(beginPasskeySignIn(info)).rejects.toMatchObject({ code: 'too-many-attempts' })
})

it('confirms a powerful action with a passkey of the person, not of another, and once', async () => {
  const [person, stranger] = [await w.client({ password }), await w.client()]
  const [mine, theirs] = [device(), device()]
  await add(person, mine)
  await add(stranger, theirs)
  const { actor } = await signIn(someInfo(), person.email, password, 'everybody')
  const info = someInfo({ actor })
  expect((await proofAsked(stranger)).passkey).not.toBeNull()
  const prove = (of: Device, ask: { id: string; challenge: string }) =>
    proveAgain(info, { passkey: JSON.stringify(of.use(ask)), challenge: ask.id })
  await expect(prove(theirs, (await proofAsked(actor)).passkey!)).rejects.toMatchObject(refused)
  await expect(prove(mine, await askForPasskey(stranger.id)), 'a question to another').rejects.toMatchObject(refused)
  const { passkey } = await proofAsked(actor)
  await prove(mine, passkey!)
  await expect(prove(mine, passkey!)).rejects.toMatchObject(refused)
  await expect(proveAgain(info, { passkey: '{', challenge: 'x' })).rejects.toMatchObject(refused)
})

it('removes every way in with the account', async () => {
  const person = await w.shopper()
  await add(person, device())
  await w.owner.query(`update app.profiles set status = 'erased' where id = $1`, [person.id])
  const { rows } = await w.owner.query(
    `select (select count(*)::int from auth.passkey where user_id = $1) + (select count(*)::int from auth.challenge where user_id = $1) as n`,
    [person.id],
  )
  expect(rows).toEqual([{ n: 0 }])
})
