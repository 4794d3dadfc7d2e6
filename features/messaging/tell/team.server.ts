import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import type { Permission } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** `depth`: levels between the node and the nearest role other than owner; null: an owner only. */
export type TeamReader = {
  id: string
  email: string
  full_name: string
  language: string
  roles: MemberRole[]
  depth: number | null
}

/**
 * Active members with a permission on a node of the company, or on its root for what concerns the whole company; those
 * whose grant is nearest to the node first. The same rule as `priv.my_nodes`, asked about everyone.
 */
export async function membersWith(
  tx: Tx,
  clientId: string,
  permission: Permission,
  nodeId: string | null,
): Promise<TeamReader[]> {
  const at = now()
  const { rows } = await sql<TeamReader>`
    select p.id, p.email, p.full_name, p.language, array_agg(distinct g.role) as roles,
      min(c.depth) filter (where g.role <> 'owner') as depth
    from members m
    join profiles p on p.id = m.profile_id and p.status = 'active'
    join member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join org_nodes n on n.id = g.node_id
    join org_closure c on c.client_id = m.client_id and c.ancestor_id = g.node_id
    where m.client_id = ${clientId}::uuid and m.state = 'active'
      and c.descendant_id = coalesce(${nodeId}::uuid,
        (select r.id from org_nodes r where r.client_id = ${clientId}::uuid and r.kind = 'root'))
      and (g.ends_on is null or g.ends_on >= ${riyadhDay(at)}::date)
      and (n.closed_at is null or n.closed_at > ${at.toISOString()}::timestamptz - interval '90 days')
      and (g.role = 'owner' or exists (select from role_capabilities r
        where r.capability = ${permission} and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
          and (r.duties is null or r.duties && m.duties)
          and (r.setting is null or exists (select from companies s where s.id = m.client_id and r.setting = any (s.team_settings)))))
    group by p.id, m.joined_at
    order by min(c.depth), m.joined_at, p.id`.execute(tx)
  return rows
}
