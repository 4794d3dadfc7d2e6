import { databasePool } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { apiRate, isApiScope, permissionsOf } from '#/domain/partners/api-scopes.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { Lang } from '#/domain/text.ts'
import { secretHash, tokenHash } from './secret.server.ts'

/** A request's key with its limit. `wait`: seconds until the next request is allowed. */
export type OpenKey = {
  actor: Actor
  scopes: readonly string[]
  tier: SubscriptionTier
  limit: { allowed: boolean; remaining: number; wait: number }
  /** A key of a program of our own team, which reads across companies and calls other operations. */
  isOffice?: true
}

type Row = {
  key_id: string
  name: string
  client_id: string
  capabilities: string[]
  scopes: string[]
  profile_id: string
  email: string
  full_name: string
  language: Lang
  tier: SubscriptionTier | null
  is_allowed: boolean
  remaining: number
  wait_seconds: string
}

const gap = `${60 / apiRate.perMinute} seconds`

/**
 * The key of a secret or of a token, counted against its limit in the same statement. Null: unknown, revoked or expired, or its maker
 * is not an owner of the company any more. The actor is the maker as a member with the key's permissions; the database
 * confines every row to those of the key and to the key's part of the company. `tokens` false: secrets alone open it.
 */
export async function openApiKey(secret: string, language?: Lang, { tokens = true } = {}): Promise<OpenKey | null> {
  const hash = tokens ? (secretHash(secret) ?? tokenHash(secret)) : secretHash(secret)
  return hash && openKeyOfHash(hash, language)
}

/** The key of a secret or token by its hash, as `openApiKey`. */
export async function openKeyOfHash(hash: Buffer, language?: Lang): Promise<OpenKey | null> {
  const { rows } = await databasePool().query<Row>({
    name: 'open-api-key',
    text: 'select * from priv.open_api_key($1, $2::interval, $3)',
    values: [hash, gap, apiRate.burst],
  })
  const row = rows[0]
  if (!row) return null
  return {
    actor: {
      id: row.profile_id,
      type: 'client',
      email: row.email,
      name: row.full_name,
      language: language ?? row.language,
      sessionId: row.key_id,
      company: {
        id: row.client_id,
        mode: 'member',
        permissions: permissionsOf(row.scopes.filter(isApiScope)).filter((one) => row.capabilities.includes(one)),
        key: { id: row.key_id, name: row.name },
      },
    },
    scopes: row.scopes,
    tier: row.tier ?? 'free',
    limit: { allowed: row.is_allowed, remaining: row.remaining, wait: Number(row.wait_seconds) },
  }
}
