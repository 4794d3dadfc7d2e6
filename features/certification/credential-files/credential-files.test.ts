import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { crc32, gunzipSync } from 'node:zlib'
import jwt from 'jsonwebtoken'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { SignedFacts } from '#/features/certification/credentials/verify-credential.server.ts'
import { listCacheSeconds } from '#/features/certification/credentials/status-list.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { plainly, sendBadge, sendCredential } from './send-credential.server.ts'
import {
  sendAchievement,
  sendAchievementPicture,
  sendIssuer,
  sendKey,
  sendKeySet,
  sendStatusList,
} from './send-keys.server.ts'

let w: World
let client: Actor
let id: string
let facts: SignedFacts
beforeAll(async () => {
  w = await world()
  client = await w.client()
  id = await signedCertificate(w, client)
  facts = await signedFacts(w, id)
})
afterAll(closeDocuments)

type Json = Record<string, unknown>
const jsonOf = async (response: Response) => (await response.json()) as Json
const network = '203.0.113.7'

/** Parses a PNG by the format, independently of the writing code. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) })
    at += 12 + length
  }
  return chunks
}

/** Share of the emblem's visible pixels that have no colour. */
async function greyShare(png: Buffer): Promise<number> {
  const emblem = sharp(png).extract({ left: 76, top: 10, width: 360, height: 350 }).ensureAlpha()
  const pixels = await emblem.raw().toBuffer()
  let [grey, seen] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue
    seen += 1
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 14) grey += 1
  }
  return grey / seen
}

describe('the badge for wallets', () => {
  it('is a picture that carries the credential, once, right after its head', async () => {
    const response = await sendBadge(facts.publicId, network)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${facts.number}.png"`,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=5, no-transform',
    })
    const png = Buffer.from(await response.arrayBuffer())
    const chunks = chunksOf(png)
    expect(chunks.map(({ type }) => type).slice(0, 2)).toEqual(['IHDR', 'iTXt'])
    expect(chunks.at(-1)!.type).toBe('IEND')
    const texts = chunks.filter(({ type }) => type === 'iTXt').map(({ data }) => data.toString())
    expect(texts).toEqual([`openbadgecredential\0\0\0\0\0${facts.credential}`])
    expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512 })
  })

  it.each([
    ['suspended', `state = 'suspended'`],
    ['revoked', `state = 'revoked'`],
    ['over', `issued_at = '2025-01-01', expires_at = '2026-01-01'`],
  ])(
    'says so while the certificate is %s, and carries no credential; the credential is handed out',
    async (_state, change) => {
      const other = await signedFacts(w, await signedCertificate(w, client))
      await w.owner.query(`update app.certificates set ${change} where public_id = $1`, [other.publicId])
      const good = Buffer.from(await (await sendBadge(facts.publicId, network)).arrayBuffer())
      const response = await sendBadge(other.publicId, network)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      const png = Buffer.from(await response.arrayBuffer())
      expect(chunksOf(png).map(({ type }) => type)).not.toContain('iTXt')
      expect(await greyShare(png)).toBeGreaterThan(0.9)
      expect(await greyShare(good)).toBeLessThan(0.3)
      expect(await (await sendCredential(other.publicId, network)).text()).toBe(other.credential)
    },
  )
})

it('answers the credential as a text, and nothing else than 404 for what does not exist', async () => {
  const response = await sendCredential(facts.publicId, network)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.text()).toBe(facts.credential)
  const answers = []
  for (const address of ['0'.repeat(32), 'x', `${facts.publicId}0`, facts.publicId.toUpperCase(), "' or 1=1 --"])
    for (const send of [sendCredential, sendBadge]) answers.push(await plainly(() => send(address, network)))
  const seen = await Promise.all(answers.map(async (a) => [a.status, [...a.headers], await a.text()]))
  expect(new Set(seen.map((a) => JSON.stringify(a))).size).toBe(1)
  expect(answers[0]!.status).toBe(404)
})

it('slows those who guess, and never those who hold an address', async () => {
  const guesser = '203.0.113.8'
  const statuses = []
  for (let n = 0; n < 40; n += 1)
    statuses.push((await plainly(() => sendCredential(n.toString(16).padStart(32, '0'), guesser))).status)
  expect(statuses).not.toContain(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await sendCredential(facts.publicId, guesser)).status).toBe(200)
})

it('publishes who issues, what a level stands for, and every key', async () => {
  const issuer = await jsonOf(await sendIssuer())
  const credential = jwt.decode(facts.credential!) as Json & { issuer: Json; credentialSubject: { achievement: Json } }
  expect(issuer).toMatchObject(credential.issuer)
  const achievement = await jsonOf(await sendAchievement('gold', '1'))
  expect(achievement).toMatchObject(credential.credentialSubject.achievement)
  expect(await jsonOf(await sendAchievement('gold', null))).toEqual(achievement)
  expect((achievement['image'] as Json)['id']).toBe('http://localhost:3000/credentials/achievements/gold/badge.png')
  const picture = await sendAchievementPicture('gold')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 512, height: 512 })
  expect((await sendAchievementPicture('bronze')).status).toBe(404)
  for (const [level, version] of [
    ['bronze', null],
    ['gold', '2'],
    ['gold', '0'],
    ['gold', '1; drop'],
    ['constructor', null],
  ] as const)
    expect((await sendAchievement(level, version)).status).toBe(404)
  const key = await jsonOf(await sendKey(facts.keyId!))
  expect(key).toEqual({
    kty: 'RSA',
    n: expect.any(String),
    e: 'AQAB',
    kid: facts.keyId,
    alg: 'RS256',
    use: 'sig',
  })
  expect(await jsonOf(await sendKeySet())).toEqual({ keys: [key] })
  expect((await sendKey('x'.repeat(43))).status).toBe(404)
  expect(
    jwt.verify(facts.credential!, createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), {
      ignoreExpiration: true,
    }),
  ).toBeTruthy()
})

/** Bit of a status list entry by the specification, independently of our code. */
async function bitOf(purpose: 'revocation' | 'suspension', place: number) {
  const response = await sendStatusList(purpose, '0')
  const token = await response.text()
  const key = createPublicKey({ key: (await jsonOf(await sendKey(facts.keyId!))) as JsonWebKey, format: 'jwk' })
  const list = jwt.verify(token, key, { algorithms: ['RS256'], issuer: 'http://localhost:3000/credentials/issuer' })
  const { encodedList } = (list as unknown as { credentialSubject: { encodedList: string } }).credentialSubject
  expect(encodedList[0]).toBe('u')
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  expect(bits.length).toBe(131_072 / 8)
  return (bits[Math.floor(place / 8)]! >> (7 - (place % 8))) & 1
}
/** Advances the cache's clock until a list is rebuilt. */
const pause = () => vi.advanceTimersByTime(listCacheSeconds * 1000 + 50)

describe('status lists', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterAll(() => void vi.useRealTimers())

  it('have the bit of a certificate within five seconds; that of suspensions has the revoked ones too', async () => {
    const [suspended, revoked] = [
      await signedFacts(w, await signedCertificate(w, client)),
      await signedFacts(w, await signedCertificate(w, client)),
    ]
    const bits = async () => [
      await bitOf('suspension', suspended.statusPlace),
      await bitOf('revocation', suspended.statusPlace),
      await bitOf('suspension', revoked.statusPlace),
      await bitOf('revocation', revoked.statusPlace),
    ]
    pause()
    expect(await bits()).toEqual([0, 0, 0, 0])
    const set = (state: string, publicId: string) =>
      w.owner.query(`update app.certificates set state = $1 where public_id = $2`, [state, publicId])
    await set('suspended', suspended.publicId)
    await set('revoked', revoked.publicId)
    pause()
    expect(await bits()).toEqual([1, 0, 1, 1])
    await set('active', suspended.publicId)
    pause()
    expect(await bits()).toEqual([0, 0, 1, 1])
  })

  it('say what they are, and until when', async () => {
    const response = await sendStatusList('revocation', '0')
    expect(response.headers.get('content-type')).toBe('application/vc+jwt')
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${listCacheSeconds}`)
    const payload = jwt.decode(await response.text()) as Json
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: 'http://localhost:3000/credentials/status/revocation/0',
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'http://localhost:3000/credentials/issuer',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: listCacheSeconds * 1000 },
    })
    expect(Number(payload['exp']) - Number(payload['nbf'])).toBe(900)
  })

  it.each([
    ['revocation', '1'],
    ['revocation', '01'],
    ['revocation', '-1'],
    ['revocation', 'x'],
    ['refresh', '0'],
    ['suspension', '999999'],
  ])('%s/%s does not exist', async (purpose, list) => expect((await sendStatusList(purpose, list)).status).toBe(404))
})
