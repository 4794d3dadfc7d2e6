import jwt from 'jsonwebtoken'
import { beforeAll, expect, it } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { signMissing } from '#/features/certification/certificates/sign-missing.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { formerStatus } from './credential.ts'
import { signingKey } from './keys.server.ts'
import { signToken } from './sign-token.server.ts'
import { verifyCredential } from './verify-credential.server.ts'

const origin = 'http://localhost:3000'
let w: World
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

/** A certificate as it was signed before: with two status entries and without a picture of the achievement. */
async function formerCertificate(): Promise<string> {
  const id = await signedCertificate(w, client)
  const { credential, statusPlace } = await signedFacts(w, id)
  const payload = jwt.decode(credential!) as Record<string, unknown>
  const former = { ...payload, credentialStatus: formerStatus(origin, statusPlace) }
  const token = await asSystem('a test signs the former way', async (tx) => signToken(await signingKey(tx), former))
  await w.owner.query('update app.certificates set credential = $1, credential_form = 1 where id = $2', [token, id])
  return id
}
const statusIn = async (id: string) =>
  (jwt.decode((await signedFacts(w, id)).credential!) as Record<string, unknown>)['credentialStatus']
const stepsOf = async (id: string) =>
  (await w.owner.query('select step from app.certificate_events where certificate_id = $1', [id])).rows

it('signs every credential of an earlier form once, in any state, and those without one that are held', async () => {
  const [former, revoked, unsigned, over] = [
    await formerCertificate(),
    await formerCertificate(),
    await signedCertificate(w, client),
    await signedCertificate(w, client),
  ]
  await w.owner.query(`update app.certificates set state = 'revoked' where id = $1`, [revoked])
  await w.owner.query('update app.certificates set credential = null, key_id = null where id = any($1)', [
    [unsigned, over],
  ])
  await w.owner.query(`update app.certificates set state = 'expired' where id = $1`, [over])
  expect(await statusIn(former)).toHaveLength(2)
  // until then the former one is believed
  expect(await verifyCredential(await signedFacts(w, former))).toMatchObject({ ok: true })

  await signMissing()
  for (const id of [former, revoked, unsigned]) {
    expect(await statusIn(id)).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'suspension' })
    expect(await verifyCredential(await signedFacts(w, id))).toMatchObject({ ok: true })
  }
  expect((await signedFacts(w, over)).credential).toBeNull()
  expect(await stepsOf(former)).toEqual([{ step: 'sign' }])

  const tokens = async () =>
    Promise.all([former, revoked, unsigned].map(async (id) => (await signedFacts(w, id)).credential))
  const before = await tokens()
  await signMissing()
  expect(await tokens()).toEqual(before)
  expect(await stepsOf(former)).toHaveLength(1)
})

it('believes no former credential whose status entries are of another place', async () => {
  const id = await formerCertificate()
  await w.owner.query('update app.certificates set status_place = status_place + 1 where id = $1', [id])
  expect(await verifyCredential(await signedFacts(w, id))).toEqual({ ok: false, why: 'differs' })
})
