import { sql } from 'kysely'
import type { Actor } from '#/domain/actor.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import type { NodeKind } from '#/domain/org-tree.ts'
import { recordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'
import type { ClientNames } from './list.ts'
import { type PartPage, readPart } from './read-parts.server.ts'

type Asked = { clientId: string; page: number }

export type NodeLine = {
  id: string
  kind: Exclude<NodeKind, 'branch'>
  names: ClientNames
  code: string | null
  isClosed: boolean
  /** Levels below the company. */
  depth: number
  /** Open branches below it, at any depth. */
  branches: number
  /** Average of the last scores of these branches in the client's usual type of visit, and how many of them have one. */
  score: number | null
  scored: number
}

/**
 * Company, brands, regions and areas in the order of the tree, with the branches below each; the branches themselves have
 * their own part. A node sorts by the names on its path.
 */
export const readTreePart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<NodeLine>> => {
  const id = recordId(clientId)
  return readPart(
    actor,
    'branches.read',
    asked,
    sql<NodeLine>`with last as materialized (
        select distinct on (v.branch_id) v.branch_id, v.score::float8 as score from counted_visits v where v.client_id = ${id}
          and v.evaluation_type = (select s.evaluation_type from client_scores s where s.client_id = v.client_id)
        order by v.branch_id, v.visited_at desc, v.report_id)
      select n.id, n.kind, jsonb_build_object('en', n.name_en, 'ar', n.name_ar) as names, n.code,
        (n.closed_at is not null) as "isClosed", above.depth, below.branches, below.score, below.scored
      from org_nodes n
        cross join lateral (select max(c.depth) as depth,
            array_agg(app.fold(coalesce(o.name_en, o.name_ar)) || ' ' || o.id order by c.depth desc) as names
          from org_closure c join org_nodes o on o.client_id = c.client_id and o.id = c.ancestor_id
          where c.client_id = n.client_id and c.descendant_id = n.id) above
        cross join lateral (select count(*)::int as branches, avg(last.score)::float8 as score, count(last.score)::int as scored
          from org_closure c join branches b on b.client_id = c.client_id and b.id = c.descendant_id and b.closed_at is null
            left join last on last.branch_id = b.id
          where c.ancestor_id = n.id and c.is_branch) below
      where n.client_id = ${id} and n.kind <> 'branch' order by above.names`,
  )
}

export type InvitationLine = {
  id: string
  email: string
  state: 'pending' | 'expired' | 'accepted' | 'declined' | 'withdrawn' | 'replaced'
  sentAt: string
  expiresAt: string
  answeredAt: string | null
  by: string
  grants: { role: MemberRole; isRoot: boolean; en: string | null; ar: string | null }[]
}

/** Invitations to the team in every state: pending ones first, then the newest. */
export const readInvitationPart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<InvitationLine>> =>
  readPart(
    actor,
    'members.read',
    asked,
    sql<InvitationLine>`select i.id, i.email, i.created_at as "sentAt", i.expires_at as "expiresAt", i.answered_at as "answeredAt",
        case when i.state = 'pending' and i.expires_at <= ${now()} then 'expired' else i.state end as state, p.full_name as by,
        coalesce((select jsonb_agg(jsonb_build_object('role', g.value ->> 'role', 'isRoot', n.kind = 'root', 'en', n.name_en, 'ar', n.name_ar)
            order by g.ordinality)
          from jsonb_array_elements(i.grants) with ordinality g
            join org_nodes n on n.client_id = i.client_id and n.id = (g.value ->> 'node')::uuid), '[]') as grants
      from member_invitations i join profiles p on p.id = i.created_by
      where i.client_id = ${recordId(clientId)} order by (i.state = 'pending') desc, i.created_at desc, i.id`,
  )

export type StaffViewLine = { id: string; by: string; reason: string; from: string; until: string; isOpen: boolean }

/** Read-only views of our team as this company, newest first. */
export const readViewPart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<StaffViewLine>> => {
  const at = now()
  return readPart(
    actor,
    'clients.read',
    asked,
    sql<StaffViewLine>`select s.id, p.full_name as by, s.reason, s.started_at as "from",
        least(coalesce(s.ended_at, s.ends_at), s.ends_at) as until, (s.ended_at is null and s.ends_at > ${at}) as "isOpen"
      from staff_views s join profiles p on p.id = s.admin_id
      where s.client_id = ${recordId(clientId)} order by s.started_at desc, s.id`,
  )
}
