import { readAs, visitor } from '#/db/database.server.ts'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { statusPurposes } from '#/features/certification/credentials/addresses.ts'
import { achievementOf, contexts, issuerProfile } from '#/features/certification/credentials/credential.ts'
import { type PublishedKey, publishedKeys } from '#/features/certification/credentials/keys.server.ts'
import { readIssuer, readRuleInWords } from '#/features/certification/credentials/sign-token.server.ts'
import { listKeptSeconds, readStatusList } from '#/features/certification/credentials/status-list.server.ts'
import { env } from '#/platform/env.server.ts'
import { answer, nowhere } from './answer.ts'

const json = (value: unknown, type = 'application/json', seconds = 60): Response =>
  answer(JSON.stringify(value), {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${seconds}`,
  })

/** Who issues, as the credentials name it. */
export const sendIssuer = async (): Promise<Response> =>
  json({ '@context': contexts, ...issuerProfile(await readAs(visitor, readIssuer)) })

/** What a level stands for: under the rule in force, or under the version that a credential names. */
export async function sendAchievement(level: string, version: string | null): Promise<Response> {
  const known = certificateLevels.find((name): name is CertificateLevel => name === level)
  if (!known || (version !== null && !/^[1-9]\d{0,6}$/.test(version))) return nowhere()
  const rule = await readAs(visitor, (db) => readRuleInWords(db, version === null ? 'in force' : Number(version)))
  return rule ? json({ '@context': contexts, ...achievementOf(env().origin, known, rule.version, rule) }) : nowhere()
}

/**
 * A key as it is published. One that somebody else may have had stays where it is, for whoever must look into an old signature, but says that it
 * was revoked and that it is good for no operation: verifiers that follow the standard refuse it.
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

/** Every key there ever was: a credential that was signed years ago can still be checked. */
export const sendKeySet = async (): Promise<Response> =>
  json({ keys: (await publishedKeys()).map(jwkOf) }, 'application/jwk-set+json')

/** A list of those certificates that are revoked, or suspended, at this moment. */
export async function sendStatusList(purpose: string, list: string): Promise<Response> {
  const known = statusPurposes.find((name) => name === purpose)
  if (!known || !/^(0|[1-9]\d{0,5})$/.test(list)) return nowhere()
  const token = await readStatusList({ purpose: known, list: Number(list) })
  if (token === null) return nowhere()
  return answer(token, { 'content-type': 'application/vc+jwt', 'cache-control': `public, max-age=${listKeptSeconds}` })
}
