import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isLang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'

type Person = { id: string; email: string; full_name: string; language: string }

/** An account that is neither suspended nor erased. */
export const activePerson = (tx: Tx, id: string): Promise<Person | undefined> =>
  tx
    .selectFrom('profiles')
    .select(['id', 'email', 'full_name', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()

/** A member of a company with the rights of today, for work that was set up earlier; null for a person who has left. */
export async function memberOf(tx: Tx, clientId: string, id: string): Promise<Actor | null> {
  const person = await activePerson(tx, id)
  if (!person) return null
  const { rows } = await sql<{ owns: boolean; can: string[] | null }>`
    select coalesce(bool_or(g.role = 'owner' and n.kind = 'root'), false) as owns,
      array_agg(distinct r.capability) filter (where r.capability is not null) as can
    from members m
    join companies s on s.id = m.client_id
    join member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join org_nodes n on n.id = g.node_id
    left join role_capabilities r on r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
      and (r.setting is null or r.setting = any (s.team_settings)) and (r.duties is null or r.duties && m.duties)
    where m.client_id = ${clientId}::uuid and m.profile_id = ${id}::uuid and m.state = 'active'
      and (g.ends_on is null or g.ends_on >= ${riyadhDay(now())}::date)
      and (n.closed_at is null or n.closed_at > ${now().toISOString()}::timestamptz - interval '90 days')
    group by m.id`.execute(tx)
  const found = rows[0]
  if (!found) return null
  const { email, full_name: name, language } = person
  return {
    id,
    type: 'client',
    email,
    name,
    language: isLang(language) ? language : 'en',
    sessionId: randomUUID(),
    company: { id: clientId, mode: found.owns ? 'owner' : 'member', permissions: found.can ?? [] },
  }
}

/** Whether a member has permissions on a part of the company, as of now. */
export async function coversPart(
  tx: Tx,
  owner: Actor,
  nodeId: string,
  permissions: readonly string[],
): Promise<boolean> {
  if (owner.company?.mode !== 'member') return true
  const { rows } = await sql<{ has: number }>`
    select count(distinct r.capability)::int as has
    from members m
    join companies s on s.id = m.client_id
    join member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join org_nodes n on n.id = g.node_id
    join org_closure c on c.ancestor_id = g.node_id and c.descendant_id = ${nodeId}::uuid
    join role_capabilities r on r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
      and (r.setting is null or r.setting = any (s.team_settings)) and (r.duties is null or r.duties && m.duties)
    where m.client_id = ${owner.company.id}::uuid and m.profile_id = ${owner.id}::uuid and m.state = 'active'
      and (g.ends_on is null or g.ends_on >= ${riyadhDay(now())}::date)
      and r.capability = any (${permissions}::text[])`.execute(tx)
  return rows[0]?.has === new Set(permissions).size
}
