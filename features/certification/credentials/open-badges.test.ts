import jwt from 'jsonwebtoken'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { achievementCredentialSchema } from '#/tests/open-badges-schema.ts'
import { type World, world } from '#/tests/world.ts'
import { formerStatus } from './credential.ts'

type Json = Record<string, unknown>
const schema = z.fromJSONSchema(achievementCredentialSchema as Parameters<typeof z.fromJSONSchema>[0])
const faultsOf = (credential: unknown) =>
  (schema.safeParse(credential).error?.issues ?? []).map(({ path }) => path.join('.'))

let w: World
let credential: Json
const credentialOf = async (id: string) => jwt.decode((await signedFacts(w, id)).credential!) as Json
beforeAll(async () => {
  w = await world()
  credential = await credentialOf(await signedCertificate(w, await w.client()))
})

it.each(certificateLevels)(
  'a %s credential keeps the schema of Open Badges 3.0, also without a city',
  async (level) => {
    const client = await w.client()
    for (const city of ['riyadh', null])
      expect(faultsOf(await credentialOf(await signedCertificate(w, client, { level, city })))).toEqual([])
  },
)

describe('the schema refuses', () => {
  const subject = () => credential['credentialSubject'] as Json
  const achievement = () => subject()['achievement'] as Json
  it.each<[string, () => Json, string]>([
    [
      'two status entries, as of the first form',
      () => ({ ...credential, credentialStatus: formerStatus('https://a.example', 1) }),
      'credentialStatus',
    ],
    ['no first day', () => ({ ...credential, validFrom: undefined }), 'validFrom'],
    ['a day without a zone', () => ({ ...credential, validFrom: '2026-06-01T10:11:12' }), 'validFrom'],
    ['another type', () => ({ ...credential, type: ['VerifiableCredential'] }), 'type'],
    [
      'contexts in another order',
      () => ({ ...credential, '@context': (credential['@context'] as string[]).toReversed() }),
      '@context.0',
    ],
    [
      'a subject with more than it may have',
      () => ({ ...credential, credentialSubject: { ...subject(), score: 88 } }),
      'credentialSubject',
    ],
    [
      'a picture that is an address only',
      () => ({
        ...credential,
        credentialSubject: { ...subject(), achievement: { ...achievement(), image: 'https://a.example/x.png' } },
      }),
      'credentialSubject.achievement.image',
    ],
    [
      'an achievement without criteria',
      () => ({
        ...credential,
        credentialSubject: { ...subject(), achievement: { ...achievement(), criteria: undefined } },
      }),
      'credentialSubject.achievement.criteria',
    ],
  ])('%s', (_, of, place) => expect(faultsOf(of())).toContain(place))
})
