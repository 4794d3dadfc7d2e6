import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/**
 * Contact of each of these companies, by its id: the founder while an owner, else the owner who joined first. A founder who
 * handed over or was erased is no contact any more; a company without an active owner has none.
 */
export async function contactsOf(db: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('member_grants as g', 'g.member_id', 'm.id')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .distinctOn('m.client_id')
    .select(['m.client_id as clientId', 'p.full_name as person', 'p.email', 'p.phone', 'p.language'])
    .where('m.client_id', 'in', ids)
    .where('m.state', '=', 'active')
    .where('g.role', '=', 'owner')
    .orderBy('m.client_id')
    .orderBy(sql`(m.profile_id = m.client_id) desc`)
    .orderBy('m.joined_at')
    .execute()
  return new Map(rows.map(({ clientId, ...contact }) => [clientId, contact]))
}
