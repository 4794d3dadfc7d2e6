import { execFile } from 'node:child_process'
import { createPublicKey, createVerify, type JsonWebKey } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jwt from 'jsonwebtoken'
import { beforeAll, describe, expect, it } from 'vitest'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { publishedKeys, signingKey } from './keys.server.ts'
import { signCertificate } from '#/features/certification/certificates/sign-certificate.server.ts'
import { signToken } from './sign-token.server.ts'
import { type SignedFacts, verifyCredential } from './verify-credential.server.ts'

let w: World
let client: Actor
let id: string
let facts: SignedFacts
let token: string
beforeAll(async () => {
  w = await world()
  client = await w.client()
  id = await signedCertificate(w, client)
  facts = await signedFacts(w, id)
  token = facts.credential!
})

const partsOf = (whole: string) => whole.split('.') as [string, string, string]
const readPart = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const publicKeyOf = async (kid: string) => {
  const jwk = (await publishedKeys()).find((key) => key.jwk.kid === kid)!.jwk
  return createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
}

describe('checked by others than who signed it', () => {
  it('jsonwebtoken takes it with the published key, and only as RS256 of this issuer', async () => {
    const key = await publicKeyOf(facts.keyId!)
    const payload = jwt.verify(token, key, {
      algorithms: ['RS256'],
      issuer: 'http://localhost:3000/credentials/issuer',
      jwtid: `http://localhost:3000/review/${facts.publicId}`,
      subject: `http://localhost:3000/review/${facts.publicId}#holder`,
      clockTimestamp: Date.parse('2026-07-01') / 1000,
    })
    expect(payload).toMatchObject({ validFrom: '2026-06-01T10:11:12Z', validUntil: '2027-06-01T10:11:12Z' })
    expect(() => jwt.verify(token, key, { algorithms: ['RS512'] })).toThrow('invalid algorithm')
    const early = { algorithms: ['RS256' as const], clockTimestamp: Date.parse('2026-05-01') / 1000 }
    expect(() => jwt.verify(token, key, early)).toThrow('jwt not active')
    const late = { algorithms: ['RS256' as const], clockTimestamp: Date.parse('2027-06-02') / 1000 }
    expect(() => jwt.verify(token, key, late)).toThrow('jwt expired')
  })

  it('OpenSSL takes its signature, from Node and on the command line', async () => {
    const [head, payload, signature] = partsOf(token)
    const key = await publicKeyOf(facts.keyId!)
    const check = createVerify('RSA-SHA256').update(`${head}.${payload}`)
    expect(check.verify(key, Buffer.from(signature, 'base64url'))).toBe(true)
    const dir = await mkdtemp(join(tmpdir(), 'credential-'))
    await writeFile(join(dir, 'key.pem'), key.export({ type: 'spki', format: 'pem' }))
    await writeFile(join(dir, 'signed'), `${head}.${payload}`)
    await writeFile(join(dir, 'signature'), Buffer.from(signature, 'base64url'))
    const openssl = (signed: string) =>
      promisify(execFile)('openssl', ['dgst', '-sha256', '-verify', 'key.pem', '-signature', 'signature', signed], {
        cwd: dir,
      })
    expect((await openssl('signed')).stdout).toContain('Verified OK')
    await writeFile(join(dir, 'changed'), `${head}.${payload.slice(0, -1)}A`)
    await expect(openssl('changed')).rejects.toThrow()
  })

  it('no changed byte passes, wherever it is', async () => {
    const key = await publicKeyOf(facts.keyId!)
    // why: the signature's last character has two unused bits
    const places = Array.from({ length: Math.floor((token.length - 1) / 50) }, (_, n) => n * 50 + (n % 7))
    expect(places.length).toBeGreaterThan(50)
    for (const at of places) {
      const other = token[at] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + (token[at] === '.' ? ',' : other) + token.slice(at + 1)
      expect(() => jwt.verify(changed, key, { algorithms: ['RS256'], ignoreExpiration: true }), `byte ${at}`).toThrow()
      expect(await verifyCredential({ ...facts, credential: changed }), `byte ${at}`).toMatchObject({ ok: false })
    }
  })
})

it('says only what Open Badges 3.0 asks for, in the form its schema asks for', () => {
  const [head, payload] = partsOf(token)
  expect(readPart(head)).toEqual({
    alg: 'RS256',
    kid: `http://localhost:3000/credentials/keys/${facts.keyId}`,
    typ: 'JWT',
  })
  const credential = readPart(payload)
  expect(credential).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `http://localhost:3000/review/${facts.publicId}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'Gold guest experience certificate · شهادة تجربة الضيف الذهبية',
    image: {
      id: `http://localhost:3000/review/${facts.publicId}/badge.png`,
      type: 'Image',
      caption: 'Gold guest experience certificate · شهادة تجربة الضيف الذهبية',
    },
    issuer: {
      id: 'http://localhost:3000/credentials/issuer',
      type: ['Profile'],
      name: 'Itqan · إتقان',
      url: 'http://localhost:3000/',
      description: expect.any(String),
      image: { id: 'http://localhost:3000/brand/icon-512.png', type: 'Image', caption: 'Itqan · إتقان' },
    },
    validFrom: '2026-06-01T10:11:12Z',
    validUntil: '2027-06-01T10:11:12Z',
    credentialSubject: {
      id: `http://localhost:3000/review/${facts.publicId}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: 'Saffron House', identityType: 'name' },
        { type: 'IdentityObject', hashed: false, identityHash: 'فرع العليا', identityType: 'ext:branch' },
        { type: 'IdentityObject', hashed: false, identityHash: 'riyadh', identityType: 'ext:city' },
        { type: 'IdentityObject', hashed: false, identityHash: facts.number, identityType: 'ext:certificateNumber' },
      ],
      achievement: {
        id: 'http://localhost:3000/credentials/achievements/gold?rule=1',
        type: ['Achievement'],
        achievementType: 'QualityAssuranceCredential',
        name: 'Gold guest experience certificate · شهادة تجربة الضيف الذهبية',
        image: {
          id: 'http://localhost:3000/credentials/achievements/gold/badge.png',
          type: 'Image',
          caption: 'Gold guest experience certificate · شهادة تجربة الضيف الذهبية',
        },
        description: expect.stringContaining('not a health licence'),
        criteria: {
          id: 'http://localhost:3000/get-certified',
          narrative: expect.stringContaining('at least 87 out of 100'),
        },
        version: '1',
      },
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    credentialStatus: {
      id: `http://localhost:3000/credentials/status/suspension/0#${facts.statusPlace}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'suspension',
      statusListIndex: String(facts.statusPlace),
      statusListCredential: 'http://localhost:3000/credentials/status/suspension/0',
    },
    iss: 'http://localhost:3000/credentials/issuer',
    jti: `http://localhost:3000/review/${facts.publicId}`,
    sub: `http://localhost:3000/review/${facts.publicId}#holder`,
    nbf: Date.parse('2026-06-01T10:11:12Z') / 1000,
    exp: Date.parse('2027-06-01T10:11:12Z') / 1000,
  })
  // why: the holder may hide the score later, and a signed text cannot be withdrawn
  expect(JSON.stringify(credential)).not.toContain('88.5')
})

describe('what is stored against what was signed', () => {
  it('agrees while nothing was touched', async () => {
    expect(await verifyCredential(facts)).toEqual({ ok: true, signedWith: facts.keyId })
  })

  it.each([
    ['number', `number = 'ITQ-2026-99999'`],
    ['holder', `holder_name = 'Saffron H0use'`],
    ['branch', `branch_name = 'فرع الملز'`],
    ['city', `city = 'jeddah'`],
    ['city taken away', 'city = null'],
    ['level', `level = 'platinum'`],
    ['issue', `issued_at = issued_at - interval '1 second'`],
    ['expiry', `expires_at = expires_at + interval '1 year'`],
    ['public address', `public_id = app.random_id()`],
    ['place in the status lists', 'status_place = status_place + 1'],
  ])('cannot be verified after a change of its %s in the database', async (_what, change) => {
    const changed = await signedCertificate(w, client)
    await w.owner.query(`update app.certificates set ${change} where id = $1`, [changed])
    expect(await verifyCredential(await signedFacts(w, changed))).toEqual({ ok: false, why: 'differs' })
  })

  it('refuses the signature of another certificate, of a status list, of a stranger, and none at all', async () => {
    const other = await signedFacts(w, await signedCertificate(w, client))
    expect(await verifyCredential({ ...facts, credential: other.credential })).toEqual({ ok: false, why: 'differs' })
    const [key, list] = await asSystem('a test signs something else', async (tx) => {
      const ours = await signingKey(tx)
      return [ours, await signToken(ours, { issuer: 'x', credentialSubject: { id: 'y' } })]
    })
    expect(await verifyCredential({ ...facts, credential: list })).toEqual({ ok: false, why: 'differs' })
    const [head, payload] = partsOf(token)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const mac = jwt.sign(readPart(payload), 'secret', { algorithm: 'HS256', keyid: key.kid })
    for (const forged of [unsigned, mac, `${head}.${payload}.`, 'x', ''])
      expect(await verifyCredential({ ...facts, credential: forged })).toEqual({ ok: false, why: 'not-ours' })
    expect(await verifyCredential({ ...facts, credential: null })).toEqual({ ok: false, why: 'unsigned' })
  })

  it('does not take a key that is not what its name says', async () => {
    const { generateKeyPairSync } = await import('node:crypto')
    const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const kid = 'x'.repeat(43)
    await w.owner.query(
      `insert into app.signing_keys (kid, public_jwk, sealed_private, retired_at) values ($1, $2, 's', now())`,
      [kid, JSON.stringify({ ...own.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' })],
    )
    const forged = jwt.sign(readPart(partsOf(token)[1]), own.privateKey, {
      algorithm: 'RS256',
      keyid: `http://localhost:3000/credentials/keys/${kid}`,
    })
    expect(await verifyCredential({ ...facts, credential: forged, keyId: kid })).toEqual({ ok: false, why: 'not-ours' })
    await w.owner.query('delete from app.signing_keys where kid = $1', [kid])
  })
})

it('is signed inside of a person’s own transaction, and the person’s rights return after it', async () => {
  const admin = await w.admin()
  const signsAndPeeks = asActor(admin, async (tx) => {
    await signCertificate(tx, id)
    await tx.selectFrom('signing_keys').select('sealed_private').execute()
  })
  await expect(signsAndPeeks).rejects.toThrow('permission denied')
  await asActor(admin, (tx) => signCertificate(tx, id))
  const { rows } = await w.owner.query(`select step from app.certificate_events where certificate_id = $1`, [id])
  expect(rows).toEqual([{ step: 'sign' }])
  expect(await verifyCredential(await signedFacts(w, id))).toMatchObject({ ok: true })
})
