import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { publishedKeys } from '#/features/certification/credentials/keys.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { checkSignature, type PublishedKey } from './check-signature.ts'
import { readReview } from './read-review.server.ts'
import { type ShownFacts, shownFacts } from './shown-facts.ts'
import { verdictOf } from './verdict.ts'

let w: World
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

const reviewOf = async (id: string) => {
  const { publicId } = await signedFacts(w, id)
  return (await readReview({ publicId, lang: 'en', network: id, origin: 'http://localhost:3000' }))!.review
}
const keys = async () => (await publishedKeys()).map(({ jwk }) => jwk as PublishedKey)

/** The browser's verdict from the page's facts, the token and the published keys. */
async function byBrowser(id: string, change: Partial<ShownFacts> = {}, token?: string) {
  const facts = { ...shownFacts(await reviewOf(id)), ...change }
  return checkSignature(token ?? (await signedFacts(w, id)).credential!, await keys(), facts)
}

describe('a field that was changed in the database', () => {
  it.each([
    ['number', `number = 'ITQ-2026-99998'`],
    ['holder', `holder_name = 'Saffron H0use'`],
    ['branch', `branch_name = 'فرع الملز'`],
    ['city', `city = null`],
    ['level', `level = 'platinum'`],
    ['issue', `issued_at = issued_at - interval '1 second'`],
    ['expiry', `expires_at = expires_at + interval '1 year'`],
  ])('makes the page say that the certificate cannot be verified: %s', async (_field, change) => {
    const id = await signedCertificate(w, client)
    expect(verdictOf(await reviewOf(id))).toBe('valid')
    await w.owner.query(`update app.certificates set ${change} where id = $1`, [id])
    const review = await reviewOf(id)
    expect(review.signature).toEqual({ ok: false, why: 'differs' })
    expect(verdictOf(review)).toBe('unverified')
    expect(await byBrowser(id)).toEqual({ ok: false, why: 'differs' })
  })

  it('the signature of another certificate is refused, here and in the browser', async () => {
    const [one, other] = [await signedCertificate(w, client), await signedCertificate(w, client)]
    await w.owner.query(
      'update app.certificates set credential = (select credential from app.certificates where id = $2) where id = $1',
      [one, other],
    )
    expect(verdictOf(await reviewOf(one))).toBe('unverified')
    expect(await byBrowser(one)).toEqual({ ok: false, why: 'differs' })
  })

  it('no signature at all is said as what it is: not yet', async () => {
    const id = await signedCertificate(w, client)
    await w.owner.query('update app.certificates set credential = null, key_id = null where id = $1', [id])
    expect(verdictOf(await reviewOf(id))).toBe('unsigned')
  })

  it('what is revoked stays revoked, whatever its signature', async () => {
    const id = await signedCertificate(w, client)
    await w.owner.query(
      `update app.certificates set state = 'revoked', reason_class = 'misuse', level = 'silver' where id = $1`,
      [id],
    )
    expect(verdictOf(await reviewOf(id))).toBe('revoked')
  })
})

describe('the check in the browser', () => {
  let id: string
  let token: string
  beforeAll(async () => {
    id = await signedCertificate(w, client, { branch: 'مطعم «الأصالة» 🌶' })
    token = (await signedFacts(w, id)).credential!
  })
  const parts = () => token.split('.') as [string, string, string]
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('agrees with what was signed, and names the key', async () => {
    expect(await byBrowser(id)).toEqual({ ok: true, kid: (await signedFacts(w, id)).keyId })
  })

  it('finds a changed byte wherever it is', async () => {
    for (let at = 0; at < token.length - 1; at += 53) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await byBrowser(id, {}, changed), `byte ${at}`).toMatchObject({ ok: false })
    }
  })

  it.each([
    ['number', { number: 'ITQ-2026-1' }],
    ['holder', { holder: 'Another House' }],
    ['branch', { branch: 'Another' }],
    ['city', { city: null }],
    ['level', { level: 'platinum' as const }],
    ['issued', { issuedAt: '2026-06-02T10:11:12Z' }],
    ['expires', { expiresAt: '2028-06-01T10:11:12Z' }],
    ['rule', { ruleVersion: 2 }],
    ['address', { publicId: 'f'.repeat(32) }],
  ])('finds a page that shows another %s than was signed', async (_field, change) => {
    expect(await byBrowser(id, change)).toEqual({ ok: false, why: 'differs' })
  })

  it('takes one algorithm and only published keys that are what their name says', async () => {
    const [head, body, signature] = parts()
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }
    const facts = shownFacts(await reviewOf(id))
    const published = await keys()
    const notOurs = { ok: false, why: 'not-ours' }
    for (const forged of [
      `${encoded({ ...header, alg: 'none' })}.${body}.`,
      `${encoded({ ...header, alg: 'HS256' })}.${body}.${signature}`,
      `${encoded({ ...header, kid: `${header.kid}x` })}.${body}.${signature}`,
      `${head}.${body}`,
      `${token}.${signature}`,
      `${head}.${body}.`,
      '',
    ])
      expect(await checkSignature(forged, published, facts)).toEqual(notOurs)
    const [ours] = published
    const other = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    )
    const { n, e } = (await crypto.subtle.exportKey('jwk', other.publicKey)) as { n: string; e: string }
    const input = new TextEncoder().encode(`${head}.${body}`)
    const own = Buffer.from(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', other.privateKey, input)).toString(
      'base64url',
    )
    expect(await checkSignature(`${head}.${body}.${own}`, [{ ...ours!, n, e }], facts)).toEqual(notOurs)
    expect(await checkSignature(token, [], facts)).toEqual(notOurs)
  })
})
