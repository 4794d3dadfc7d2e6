import { createPublicKey, type JsonWebKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { activityMessages } from '#/messages/activity.ts'
import { env } from '#/platform/env.server.ts'
import { unseal } from '#/platform/seal.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { publishedKeys, signingKey } from './keys.server.ts'
import { resign } from '#/features/certification/certificates/resign.server.ts'
import { markCompromised, rotateKey } from './rotate-key.server.ts'
import { verifyCredential } from './verify-credential.server.ts'

let w: World
let admin: Actor
let client: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client()
})

const kidNow = () => asSystem('a test reads the signing key', async (tx) => (await signingKey(tx)).kid)
const reason = 'A year is over'
const takes = async (token: string, kid: string): Promise<boolean> => {
  const jwk = (await publishedKeys()).find((key) => key.jwk.kid === kid)!.jwk as JsonWebKey
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  return Boolean(jwt.verify(token, key, { algorithms: ['RS256'], ignoreExpiration: true }))
}
const step = (id: string) =>
  w.owner.query(`select step, from_state, to_state, actor_id from app.certificate_events where certificate_id = $1`, [
    id,
  ])

/** The same code with its own memory and connections: another server. */
async function anotherServer() {
  const settings = env()
  vi.resetModules()
  const [{ setEnv }, database, keys] = await Promise.all([
    import('#/platform/env.server.ts'),
    import('#/db/database.server.ts'),
    import('./keys.server.ts'),
  ])
  setEnv(settings)
  database.openDatabase(w.appUrl, 4, () => {})
  afterAll(() => database.closeDatabase())
  return async () => (await database.asSystem('a test reads the signing key', keys.signingKey)).kid
}

it('is made once, whoever needs it at the same time: here and on another server', async () => {
  const there = await anotherServer()
  const kids = await Promise.all([kidNow(), there(), kidNow(), there(), kidNow(), there()])
  expect(new Set(kids).size).toBe(1)
  expect(await publishedKeys()).toHaveLength(1)
})

it('never leaves the database in the open', async () => {
  const { rows } = await w.owner.query<Record<string, unknown>>('select * from app.signing_keys')
  const { d: _d, ...open } = JSON.parse(
    unseal(`signing key ${String(rows[0]!['kid'])}`, String(rows[0]!['sealed_private']))!,
  )
  expect(Object.keys(open)).toEqual(expect.arrayContaining(['n', 'p', 'q']))
  expect(JSON.stringify(rows)).not.toMatch(/"(d|p|q|dp|dq|qi)"/)
})

it('is replaced by hand; what the old one signed goes on verifying', async () => {
  const before = await signedFacts(w, await signedCertificate(w, client))
  const { kid } = await rotateKey(admin, { kid: before.keyId!, reason })
  const after = await signedFacts(w, await signedCertificate(w, client))
  expect([kid, await kidNow()]).toEqual([after.keyId, after.keyId])
  expect(kid).not.toBe(before.keyId)
  for (const facts of [before, after]) {
    expect(await takes(facts.credential!, facts.keyId!)).toBe(true)
    expect(await verifyCredential(facts)).toEqual({ ok: true, signedWith: facts.keyId })
  }
  await expect(rotateKey(admin, { kid: before.keyId!, reason })).rejects.toThrow('changed-meanwhile')
  await expect(rotateKey(admin, { kid: 'x'.repeat(43), reason })).rejects.toThrow('not-found')
})

it('is replaced once, of two who do it at the same time', async () => {
  const kid = await kidNow()
  const tries = await Promise.allSettled([rotateKey(admin, { kid, reason }), rotateKey(admin, { kid, reason })])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('signs nothing after it was compromised, is believed no more, and what it signed is signed anew', async () => {
  const ids = [await signedCertificate(w, client), await signedCertificate(w, client)]
  await w.owner.query(`update app.certificates set state = 'revoked' where id = $1`, [ids[1]])
  const stolen = await kidNow()
  const before = await Promise.all(ids.map((id) => signedFacts(w, id)))
  expect(await markCompromised(admin, { kid: stolen, reason: 'A backup was lost' })).toEqual({ affected: 2 })
  expect(await w.waitingJobs('certificates.resign')).toEqual([{ kid: stolen }])
  expect(await verifyCredential(before[0]!)).toEqual({ ok: false, why: 'key-compromised' })
  await resign({ kid: stolen })
  const after = await Promise.all(ids.map((id) => signedFacts(w, id)))
  for (const [n, facts] of after.entries()) {
    expect(facts.keyId).toBe(await kidNow())
    expect(facts.keyId).not.toBe(stolen)
    expect(await verifyCredential(facts)).toMatchObject({ ok: true })
    // why: only signature and key id change; the content stays as issued
    expect(facts.credential!.split('.')[1]).toBe(before[n]!.credential!.split('.')[1])
  }
  const state = { from_state: 'active', to_state: 'active', actor_id: null }
  expect((await step(ids[0]!)).rows).toEqual([{ step: 'sign', ...state }])
  expect((await step(ids[1]!)).rows).toEqual([{ step: 'sign', ...state, from_state: 'revoked', to_state: 'revoked' }])
  const { rows } = await w.owner.query(
    `select count(*)::int as all, count(signed_at)::int as done from app.signed_anew`,
  )
  expect(rows).toEqual([{ all: 2, done: 2 }])
  expect(await publishedKeys()).toContainEqual(
    expect.objectContaining({ jwk: expect.objectContaining({ kid: stolen }) }),
  )
  await expect(markCompromised(admin, { kid: stolen, reason })).rejects.toThrow('certificate.key-compromised')
  await resign({ kid: stolen })
  expect((await step(ids[0]!)).rows).toHaveLength(1)
})

it('may be found compromised long after it was retired; the key in use stays', async () => {
  // why: the two re-signed ones have this key as well
  const facts = await signedFacts(w, await signedCertificate(w, client))
  const { kid } = await rotateKey(admin, { kid: facts.keyId!, reason })
  expect(await markCompromised(admin, { kid: facts.keyId!, reason })).toEqual({ affected: 3 })
  expect(await kidNow()).toBe(kid)
  await resign({ kid: facts.keyId! })
  expect(await verifyCredential(await signedFacts(w, await signedCertificate(w, client)))).toMatchObject({ ok: true })
})

it('is never used between the moment it is compromised and the signing of the last certificate', async () => {
  const kid = await kidNow()
  const signed = Promise.all(Array.from({ length: 5 }, () => signedCertificate(w, client)))
  const [ids, { affected }] = await Promise.all([signed, markCompromised(admin, { kid, reason })])
  const bearers = (await Promise.all(ids.map((id) => signedFacts(w, id)))).filter((facts) => facts.keyId === kid)
  expect(affected).toBeGreaterThanOrEqual(bearers.length)
  await resign({ kid })
  const { rows } = await w.owner.query(`select count(*)::int as left from app.certificates where key_id = $1`, [kid])
  expect(rows).toEqual([{ left: 0 }])
})

it('that cannot be opened signs nothing, and a new one can be made', async () => {
  const kid = await kidNow()
  const other = await anotherServer()
  const { setEnv } = await import('#/platform/env.server.ts')
  setEnv({ ...env(), secret: 'another secret of thirty-two letters' })
  await expect(other()).rejects.toThrow('certificate.key-unreadable')
  setEnv(env())
  await rotateKey(admin, { kid, reason })
  expect(await other()).toBe(await kidNow())
})

it.each(['client', 'shopper', 'freelancer'] as const)('is none of the business of a %s', async (type) => {
  const stranger = await w[type]()
  await expect(rotateKey(stranger, { kid: await kidNow(), reason })).rejects.toThrow('not-allowed')
  await expect(markCompromised(stranger, { kid: await kidNow(), reason })).rejects.toThrow('not-allowed')
})

it('leaves a trace of who changed it and why', async () => {
  const { rows } = await w.owner.query<{ action: keyof typeof activityMessages; reason: string; actor_id: string }>(
    `select distinct action, actor_id from app.activity_log where entity = 'signing-key'`,
  )
  expect(rows.map(({ action }) => activityMessages[action].en).toSorted()).toEqual([
    'Created a new signing key',
    'Marked a signing key as compromised',
  ])
  expect(new Set(rows.map((row) => row.actor_id))).toEqual(new Set([admin.id]))
})
