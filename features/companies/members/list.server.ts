import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder, type TreeNode } from '#/domain/org-tree.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { NewGrant } from '#/domain/team.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { countUpTo, nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { isOwner, nodesManaged } from './grants.server.ts'
import type { Duty } from '#/domain/member-roles.ts'
import type { GrantLine, memberList, MemberQuery, MemberRow } from './list.ts'

const grants = sql<
  GrantLine[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nodeId', g.node_id, 'role', g.role,
    'kind', n.kind, 'endsOn', g.ends_on, 'nameEn', n.name_en, 'nameAr', n.name_ar) order by g.created_at, g.id), '[]')
  from member_grants g join org_nodes n on n.id = g.node_id where g.member_id = t.member_id)`

type TeamRow = {
  member_id: string
  profile_id: string
  full_name: string
  email: string | null
  state: 'active' | 'suspended'
  joined_at: string | null
  has_second_factor: boolean | null
  last_seen: string | null
  is_managed: boolean
}

const matching = (db: Tx, { q, role }: Pick<MemberQuery, 'q' | 'role'>) =>
  db
    .selectFrom(sql<TeamRow>`priv.team()`.as('t'))
    .where(wordsMatch(sql`concat_ws(' ', t.full_name, t.email)`, q))
    .$if(role !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from member_grants g where g.member_id = t.member_id and g.role = ${role})`,
      ),
    )
    .select(['t.member_id as id', 't.profile_id as profileId', 't.full_name as name', 't.email', 't.state'])
    .select(['t.joined_at as joined', 't.last_seen as lastSeen', 't.is_managed as isManaged'])
    .select(
      sql<'on' | 'off' | null>`case t.has_second_factor when true then 'on' when false then 'off' end`.as(
        'secondFactor',
      ),
    )
    .select(sql<Duty[]>`(select m.duties from members m where m.id = t.member_id)`.as('duties'))
    .select(grants.as('grants'))

/** Members as far as the reader may see them, with the grants that the reader sees. */
export const memberRows: RowsOf<typeof memberList, MemberRow> = (db, query) => ({
  select: matching(db, query),
  order: {
    name: sql`t.full_name collate "C"`,
    lastSeen: nullsLast(sql.ref('t.last_seen')),
    joined: nullsLast(sql.ref('t.joined_at')),
  },
  id: 't.member_id',
})

/** One page of the team. */
export async function browseMembers(actor: Actor, query: MemberQuery): Promise<{ rows: MemberRow[]; total: number }> {
  authorize(actor, 'members.read')
  return readAs(actor, async (db) => {
    const [rows, total] = await Promise.all([
      pageRows(db, actor, query, memberRows),
      countUpTo(db, matching(db, query), mostCounted),
    ])
    return { rows, total }
  })
}
const mostCounted = 10_000

/** One member. Throws `not-found`. */
export async function readMember(actor: Actor, memberId: string): Promise<MemberRow> {
  authorize(actor, 'members.read')
  const id = recordId(memberId)
  const row = await readAs(actor, (db) =>
    matching(db, { q: '', role: null })
      .where(sql<boolean>`t.member_id = ${id}::uuid`)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return row
}

export type InvitationLine = { id: string; email: string; expiresAt: string; isOver: boolean; grants: GrantLine[] }

/** Pending invitations that the reader may see, newest first. */
export async function readInvitations(actor: Actor): Promise<InvitationLine[]> {
  authorize(actor, 'members.read')
  return readAs(actor, async (db) => {
    const [rows, nodes] = await Promise.all([
      db
        .selectFrom('member_invitations')
        .select(['id', 'email', 'expires_at', 'grants'])
        .where('client_id', '=', companyOf(actor))
        .where('state', '=', 'pending')
        .orderBy('created_at', 'desc')
        .limit(200)
        .execute(),
      selectNodes(db, companyOf(actor)),
    ])
    return rows.map(({ id, email, expires_at, grants: wanted }) => ({
      id,
      email,
      expiresAt: new Date(expires_at).toISOString(),
      isOver: new Date(expires_at) <= now(),
      grants: (wanted as unknown as NewGrant[]).flatMap(({ node, role, endsOn = null }) => {
        const at = nodes.find((each) => each.id === node)
        return at ? [{ id: node, nodeId: node, role, kind: at.kind, nameEn: at.nameEn, nameAr: at.nameAr, endsOn }] : []
      }),
    }))
  })
}

export type Place = Pick<TreeNode, 'id' | 'kind' | 'nameEn' | 'nameAr'> & { depth: number }
export type Granting = { isOwner: boolean; places: Place[] }

/** What the actor may give: open places of the tree in its order; none without the right. */
export async function readGranting(actor: Actor): Promise<Granting> {
  if (!may(actor, 'members.write')) return { isOwner: false, places: [] }
  const { nodes, managed } = await readAs(actor, async (db: Tx) => ({
    nodes: await selectNodes(db, companyOf(actor)),
    managed: isOwner(actor) ? null : await nodesManaged(db),
  }))
  const places = inTreeOrder(nodes.filter(({ closedAt }) => closedAt === null))
    .filter(({ id }) => managed === null || managed.has(id))
    .map(({ id, kind, nameEn, nameAr, depth }) => ({ id, kind, nameEn, nameAr, depth }))
  return { isOwner: isOwner(actor), places }
}
