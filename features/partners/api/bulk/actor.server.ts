import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { now } from '#/platform/clock.ts'

type Asked = { clientId: string; keyId: string; capabilities: readonly string[]; language: Lang }

/**
 * The person of a key with the rights that the key has now and the call had: null when it has ended, its maker is no
 * longer an owner, or the plan does not include the API.
 */
export async function actorOfKey(db: Tx, { clientId, keyId, capabilities, language }: Asked): Promise<Actor | null> {
  const key = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'capabilities', 'created_by', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!key || (key.expires_at !== null && new Date(key.expires_at) <= now())) return null
  const maker = await memberOf(db, clientId, key.created_by)
  if (maker?.company?.mode !== 'owner' || !(await hasFeature(db, clientId, 'api'))) return null
  const permissions = key.capabilities.filter((one) => capabilities.includes(one))
  return {
    ...maker,
    language,
    sessionId: key.id,
    company: { id: clientId, mode: 'member', permissions, key: { id: key.id, name: key.name } },
  }
}
