import { databasePool } from '#/db/database.server.ts'
import { officeKeyRole } from '#/domain/actor.ts'
import { apiRate } from '#/domain/partners/api-scopes.ts'
import { isOfficeScope, officePermissionsOf } from '#/domain/partners/office-scopes.ts'
import type { Lang } from '#/domain/text.ts'
import type { OpenKey } from '#/features/partners/api-keys/open-key.server.ts'
import { officeSecretHash } from '#/features/partners/api-keys/secret.server.ts'

type Row = {
  key_id: string
  name: string
  company_id: string | null
  scopes: string[]
  profile_id: string
  email: string
  full_name: string
  language: Lang
  is_allowed: boolean
  remaining: number
  wait_seconds: string
}

const gap = `${60 / apiRate.perMinute} seconds`

/**
 * The key of a program of our own team by its secret, counted against its limit in the same statement. Null: unknown, revoked or expired,
 * or its maker is not an owner of the office any more. The actor is the maker with the permissions of the scopes; the database reads in
 * transactions that write nothing, within the areas of the key.
 */
export async function openOfficeKey(secret: string, language?: Lang): Promise<OpenKey | null> {
  const hash = officeSecretHash(secret)
  if (!hash) return null
  const { rows } = await databasePool().query<Row>({
    name: 'open-office-key',
    text: 'select * from priv.open_office_key($1, $2::interval, $3)',
    values: [hash, gap, apiRate.burst],
  })
  const row = rows[0]
  if (!row) return null
  return {
    actor: {
      id: row.profile_id,
      type: 'admin',
      email: row.email,
      name: row.full_name,
      language: language ?? row.language,
      sessionId: row.key_id,
      staff: {
        role: officeKeyRole,
        permissions: officePermissionsOf(row.scopes.filter(isOfficeScope)),
        key: { id: row.key_id, name: row.name, companyId: row.company_id },
      },
    },
    scopes: row.scopes,
    tier: 'enterprise',
    limit: { allowed: row.is_allowed, remaining: row.remaining, wait: Number(row.wait_seconds) },
    isOffice: true,
  }
}
