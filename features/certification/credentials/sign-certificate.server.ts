import { CompactSign } from 'jose'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { lookIn, publishedKey } from '#/features/brand/branding/read-branding.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { keyAddress } from './addresses.ts'
import { buildCredential, claimsOf, type CredentialFacts, type Issuer, type RuleInWords } from './credential.ts'
import { algorithm, type SigningKey, signingKey } from './keys.server.ts'

/** Signs what is sent as a token. Its head names nothing but the algorithm, the key's address and the kind. */
export const signToken = ({ kid, privateKey }: SigningKey, payload: object): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: algorithm, kid: keyAddress(env().origin, kid), typ: 'JWT' })
    .sign(privateKey)

/** Who issues today: the company as its published look names it. */
export async function readIssuer(tx: Tx): Promise<Issuer> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', publishedKey).executeTakeFirst()
  const { look } = lookIn(row?.value)
  return {
    origin: env().origin,
    name: { en: look.nameEn, ar: look.nameAr },
    tagline: { en: look.taglineEn, ar: look.taglineAr },
  }
}

/** The rule of one version, or the one in force, as it was published. */
export async function readRuleInWords(tx: Tx, version: number | 'in force') {
  const versions = tx.selectFrom('certificate_rules').select(['version', 'settings'])
  const asked =
    version === 'in force' ? versions.orderBy('version', 'desc').limit(1) : versions.where('version', '=', version)
  const row = await asked.executeTakeFirst()
  return row ? { ...(row.settings as RuleInWords), version: row.version } : null
}

async function readFacts(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('certificates')
    .select([
      'public_id as publicId',
      'number',
      'holder_name as holder',
      'branch_name as branch',
      'city',
      'level',
      'issued_at as issuedAt',
      'expires_at as expiresAt',
      'rule_version as ruleVersion',
      'status_place as statusPlace',
      'client_id as clientId',
      'state',
      'key_id as keyId',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { clientId, state, keyId, level, ...facts } = row
  const whole: CredentialFacts = { ...facts, level }
  return { facts: whole, clientId, state, keyId }
}

/** Signs a certificate in the transaction that issues it, or signs it anew with the key of today. Nothing else of it changes. */
export const signCertificate = (tx: Tx, certificateId: string): Promise<void> =>
  asSystemWithin('a credential is signed by the platform alone', tx, async () => {
    const { facts, clientId, state, keyId } = await readFacts(tx, certificateId)
    const rule = await readRuleInWords(tx, facts.ruleVersion)
    if (!rule) throw new AppError('not-found')
    const key = await signingKey(tx)
    const credential = buildCredential(facts, await readIssuer(tx), rule)
    const token = await signToken(key, { ...credential, ...claimsOf(credential) })
    await tx
      .updateTable('certificates')
      .set({ credential: token, key_id: key.kid, signed_at: now() })
      .where('id', '=', certificateId)
      .execute()
    if (keyId !== null)
      await tx
        .insertInto('certificate_events')
        .values({
          certificate_id: certificateId,
          client_id: clientId,
          step: 'sign',
          from_state: state,
          to_state: state,
        })
        .execute()
  })
