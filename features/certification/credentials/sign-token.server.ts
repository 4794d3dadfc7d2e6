import { CompactSign } from 'jose'
import { type Tx } from '#/db/database.server.ts'
import { lookIn, publishedKey } from '#/features/core/branding/read-branding.server.ts'
import { env } from '#/platform/env.server.ts'
import { keyAddress } from './addresses.ts'
import { type Issuer, type RuleInWords } from './credential.ts'
import { algorithm, type SigningKey } from './keys.server.ts'

/** Signs a payload as a token. The header only names algorithm, key address and type. */
export const signToken = ({ kid, privateKey }: SigningKey, payload: object): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: algorithm, kid: keyAddress(env().origin, kid), typ: 'JWT' })
    .sign(privateKey)

/** Current issuer: the company by its published look. */
export async function readIssuer(tx: Tx): Promise<Issuer> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', publishedKey).executeTakeFirst()
  const { look } = lookIn(row?.value)
  return {
    origin: env().origin,
    name: { en: look.nameEn, ar: look.nameAr },
    tagline: { en: look.taglineEn, ar: look.taglineAr },
  }
}

/** Rule of a version, or the current one, as published. */
export async function readRuleInWords(tx: Tx, version: number | 'in force') {
  const versions = tx.selectFrom('certificate_rules').select(['version', 'settings'])
  const asked =
    version === 'in force' ? versions.orderBy('version', 'desc').limit(1) : versions.where('version', '=', version)
  const row = await asked.executeTakeFirst()
  return row ? { ...(row.settings as RuleInWords), version: row.version } : null
}
