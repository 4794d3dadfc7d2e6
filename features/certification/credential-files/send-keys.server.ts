import { readAs, visitor } from '#/db/database.server.ts'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { badgePicture } from '#/features/certification/certificate-documents/badge-picture.server.ts'
import { statusPurposes } from '#/features/certification/credentials/addresses.ts'
import { achievementOf, contexts, issuerProfile } from '#/features/certification/credentials/credential.ts'
import { type PublishedKey, publishedKeys } from '#/features/certification/credentials/keys.server.ts'
import { readIssuer, readRuleInWords } from '#/features/certification/credentials/sign-token.server.ts'
import { listCacheSeconds, readStatusList } from '#/features/certification/credentials/status-list.server.ts'
import { env } from '#/platform/env.server.ts'
import { answer, nowhere } from './answer.ts'

const json = (value: unknown, type = 'application/json', seconds = 60): Response =>
  answer(JSON.stringify(value), {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${seconds}`,
  })

/** Sends the issuer's profile, as named in credentials. */
export const sendIssuer = async (): Promise<Response> =>
  json({ '@context': contexts, ...issuerProfile(await readAs(visitor, readIssuer)) })

const levelOf = (text: string): CertificateLevel | undefined => certificateLevels.find((name) => name === text)

/** Sends the picture of a level, to which its achievements point. */
export async function sendAchievementPicture(text: string): Promise<Response> {
  const level = levelOf(text)
  if (!level) return nowhere()
  return answer(new Uint8Array(await badgePicture(level)), {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
}

/** Sends the achievement of a level, under the current rule or the credential's version. */
export async function sendAchievement(level: string, version: string | null): Promise<Response> {
  const known = levelOf(level)
  if (!known || (version !== null && !/^[1-9]\d{0,6}$/.test(version))) return nowhere()
  const rule = await readAs(visitor, (db) => readRuleInWords(db, version === null ? 'in force' : Number(version)))
  return rule ? json({ '@context': contexts, ...achievementOf(env().origin, known, rule.version, rule) }) : nowhere()
}

/**
 * Published form of a key. A compromised one stays available for inspecting old signatures, but is marked as revoked
 * and allows no operation, so that standard verifiers refuse it.
 */
function jwkOf({ jwk, compromisedAt }: PublishedKey): Record<string, unknown> {
  if (!compromisedAt) return jwk
  const { use: _use, ...rest } = jwk
  return {
    ...rest,
    key_ops: [],
    revoked: { revoked_at: Math.floor(Date.parse(compromisedAt) / 1000), reason: 'compromised' },
  }
}

export async function sendKey(kid: string): Promise<Response> {
  const key = (await publishedKeys()).find(({ jwk }) => jwk.kid === kid)
  return key ? json(jwkOf(key), 'application/jwk+json') : nowhere()
}

/** Sends all keys ever used, so that old credentials stay verifiable. */
export const sendKeySet = async (): Promise<Response> =>
  json({ keys: (await publishedKeys()).map(jwkOf) }, 'application/jwk-set+json')

/** Sends the current list of revoked, or suspended, certificates. */
export async function sendStatusList(purpose: string, list: string): Promise<Response> {
  const known = statusPurposes.find((name) => name === purpose)
  if (!known || !/^(0|[1-9]\d{0,5})$/.test(list)) return nowhere()
  const token = await readStatusList({ purpose: known, list: Number(list) })
  if (token === null) return nowhere()
  return answer(token, { 'content-type': 'application/vc+jwt', 'cache-control': `public, max-age=${listCacheSeconds}` })
}
