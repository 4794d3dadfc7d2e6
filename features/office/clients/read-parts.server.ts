import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow, shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import type { CorrectiveActionStatus, Priority, Verification } from '#/domain/corrective-action.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize, type Permission } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { ClientNames } from './list.ts'
import { partPageSize } from './lists.ts'

export type PartPage<Row> = { rows: Row[]; total: number }

export type BranchLine = {
  id: string
  names: ClientNames
  location: string
  city: string | null
  /** Brand, region and other nodes above it, from the top. */
  path: ClientNames[]
  isClosed: boolean
  score: number | null
  change: number | null
  lastOn: Day | null
  openActions: number
  certificateUntil: string | null
  nextAt: string | null
}
export type ReportLine = {
  id: string
  number: number
  branch: string
  type: EvaluationType
  status: ReportStatus
  visitedAt: string
  releasedAt: string | null
  score: number | null
}
export type ActionLine = {
  id: string
  title: string
  branch: string
  reportId: string
  owner: string
  priority: Priority
  status: CorrectiveActionStatus
  verification: Verification | null
  dueOn: Day
  overdue: boolean
}

/** `branchId`: of one branch only. */
type Asked = { clientId: string; branchId?: string; page: number; most?: number }

const ofBranch = (column: string, branchId: string | undefined) =>
  branchId === undefined ? sql`true` : sql`${sql.ref(column)} = ${recordId(branchId)}`

/** A page of rows of one client; each row carries the total. */
export async function readPart<Row>(
  actor: Actor,
  permission: Permission,
  { page, most = partPageSize }: Pick<Asked, 'page' | 'most'>,
  select: ReturnType<typeof sql<Row>>,
): Promise<PartPage<Row>> {
  authorize(actor, 'clients.read')
  authorize(actor, permission)
  const { rows } = await readAs(actor, (db) =>
    sql<Row & { total: number }>`select part.*, count(*) over ()::int as total from (${select}) part
      limit ${most} offset ${(page - 1) * most}`.execute(db),
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Branches with their last score, its change, and the next visit; those visited last come first. */
export function readBranchPart(actor: Actor, { clientId, branchId, ...asked }: Asked): Promise<PartPage<BranchLine>> {
  const id = recordId(clientId)
  const at = now()
  return readPart(
    actor,
    'branches.read',
    asked,
    sql<BranchLine>`select b.id, jsonb_build_object('en', b.name, 'ar', b.name_ar) as names, b.location, b.city,
        (b.closed_at is not null) as "isClosed",
        coalesce((select jsonb_agg(jsonb_build_object('en', n.name_en, 'ar', n.name_ar) order by c.depth desc)
          from org_closure c join org_nodes n on n.id = c.ancestor_id
          where c.client_id = b.client_id and c.descendant_id = b.id and c.depth > 0 and n.kind <> 'root'), '[]') as path,
        visits.scores[1] as score,
        visits.scores[1] - visits.scores[2] as change, visits.last_on as "lastOn",
        (select count(*)::int from report_actions a where a.client_id = b.client_id and a.branch_id = b.id
          and a.status in ('open', 'in_progress', 'reopened')) as "openActions",
        (select max(c.expires_at) from certificates c where c.client_id = b.client_id and c.branch_id = b.id
          and c.state = 'active' and c.expires_at > ${at}) as "certificateUntil",
        (select min(q.scheduled_date) from mystery_shopping_requests q where q.branch_id = b.id and q.client_id = b.client_id
          and q.status in ('pending', 'approved', 'assigned', 'in_progress')) as "nextAt"
      from branches b left join lateral (
        select array_agg(v.score::float8 order by v.visited_at desc, v.report_id) as scores, max(v.day) as last_on from (
          select v.score, v.visited_at, v.report_id, v.day from counted_visits v where v.client_id = b.client_id and v.branch_id = b.id
            and v.evaluation_type = (select n.evaluation_type from counted_visits n where n.client_id = b.client_id and n.branch_id = b.id
              order by n.visited_at desc limit 1)
          order by v.visited_at desc, v.report_id limit 2) v) visits on true
      where b.client_id = ${id} and ${ofBranch('b.id', branchId)} order by visits.last_on desc nulls last, app.fold(b.name), b.id`,
  )
}

/** Reports of every state, newest visit first. */
export function readReportPart(actor: Actor, { clientId, branchId, ...asked }: Asked): Promise<PartPage<ReportLine>> {
  return readPart(
    actor,
    'review.browse',
    asked,
    sql<ReportLine>`select r.id, r.receipt_number as number, ${shownBranch('q')} as branch, q.evaluation_type as type, r.status,
        r.checked_in_at as "visitedAt", r.released_at as "releasedAt", r.branch_score::float8 as score
      from mystery_shopping_reports r join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
      where r.client_id = ${recordId(clientId)} and ${ofBranch('r.branch_id', branchId)} order by r.checked_in_at desc, r.id`,
  )
}

/** Corrective actions: unfinished ones first, by their due day. */
export function readActionPart(actor: Actor, { clientId, branchId, ...asked }: Asked): Promise<PartPage<ActionLine>> {
  return readPart(
    actor,
    'actions.read',
    asked,
    sql<ActionLine>`select a.id, a.title, ${branchNow('b')} as branch, a.report_id as "reportId", a.owner_name as owner, a.priority, a.status,
        a.verification, a.due_on as "dueOn",
        (a.status in ('open', 'in_progress', 'reopened') and a.due_on < ${riyadhDay(now())}::date) as overdue
      from report_actions a join branches b on b.client_id = a.client_id and b.id = a.branch_id
      where a.client_id = ${recordId(clientId)} and ${ofBranch('a.branch_id', branchId)}
      order by (a.status in ('open', 'in_progress', 'reopened')) desc, a.due_on, a.id`,
  )
}

export type TeamLine = {
  id: string
  name: string
  email: string
  state: 'active' | 'suspended'
  joinedAt: string
  grants: { role: MemberRole; isRoot: boolean; en: string | null; ar: string | null }[]
}

/** Members of the company with their roles and where these hold, in the order of joining. */
export const readTeamPart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<TeamLine>> =>
  readPart(
    actor,
    'members.read',
    asked,
    sql<TeamLine>`select m.id, p.full_name as name, p.email, m.state, m.joined_at as "joinedAt",
        coalesce((select jsonb_agg(jsonb_build_object('role', g.role, 'isRoot', n.kind = 'root', 'en', n.name_en, 'ar', n.name_ar)
            order by (n.kind = 'root') desc, g.created_at)
          from member_grants g join org_nodes n on n.id = g.node_id where g.client_id = m.client_id and g.member_id = m.id), '[]') as grants
      from members m join profiles p on p.id = m.profile_id
      where m.client_id = ${recordId(clientId)} and m.state <> 'removed' order by m.joined_at, m.id`,
  )
