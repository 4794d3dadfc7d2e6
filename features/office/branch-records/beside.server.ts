import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Names } from '#/domain/branch-names.ts'
import { stateAt } from '#/domain/certification/certificate.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { pathIn, type TreeNode } from '#/domain/org-tree.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { BranchCertificate, LastScore } from './list.ts'

export type Group = Pick<TreeNode, 'id' | 'parentId' | 'kind' | 'nameEn' | 'nameAr' | 'closedAt'>

/** Company and groups that the reader sees, by name. */
export const selectGroups = (db: Tx, clientId: string): Promise<Group[]> =>
  db
    .selectFrom('org_nodes')
    .select(['id', 'parent_id as parentId', 'kind', 'name_en as nameEn', 'name_ar as nameAr', 'closed_at as closedAt'])
    .where('client_id', '=', clientId)
    .where('kind', '<>', 'branch')
    .orderBy(sql`coalesce(name_en, name_ar) collate "C"`)
    .execute()

/** Names of the groups down to a parent, without the company. */
export const placeBelow = (groups: readonly Group[], parentId: string | null): Names[] =>
  parentId === null
    ? []
    : pathIn(groups, parentId)
        .filter(({ kind }) => kind !== 'root')
        .map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr }))

type Asked = { clientId: string; ids: readonly string[] }

/** Managers of these branches, as far as the reader may read the branches. */
export async function managersOf(db: Tx, ids: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await sql<{ branch_id: string; member_id: string; full_name: string }>`
    select branch_id, member_id, full_name from priv.branch_managers(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ branch_id, member_id, full_name }) => [branch_id, { id: member_id, name: full_name }]))
}

/** Last counted visit and number of counted visits of each branch, by index lookups per branch. */
export async function scoresOf(
  db: Tx,
  { clientId, ids }: Asked,
): Promise<Map<string, { last: LastScore; visits: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('branches as b')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('counted_visits as v')
          .select(['v.score', 'v.report_id', 'v.evaluation_type', sql<Day>`v.day::text`.as('day')])
          .whereRef('v.client_id', '=', 'b.client_id')
          .whereRef('v.branch_id', '=', 'b.id')
          .orderBy('v.day', 'desc')
          .orderBy('v.visited_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['b.id', 'last.score', 'last.report_id', 'last.evaluation_type', 'last.day'])
    .select((of) =>
      of
        .selectFrom('counted_visits as v')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('v.client_id', '=', 'b.client_id')
        .whereRef('v.branch_id', '=', 'b.id')
        .as('visits'),
    )
    .where('b.client_id', '=', clientId)
    .where('b.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, score, report_id, evaluation_type, day, visits }) => [
      id,
      { last: { score, day, type: evaluation_type, reportId: report_id }, visits: visits ?? 0 },
    ]),
  )
}

/** Newest certificate of each branch. */
export async function certificatesOf(db: Tx, { clientId, ids }: Asked): Promise<Map<string, BranchCertificate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificates')
    .distinctOn('branch_id')
    .select(['id', 'branch_id', 'level', 'state', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('branch_id', 'in', [...ids])
    .orderBy('branch_id')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const at = now()
  return new Map(
    rows.map(({ id, branch_id, level, state, expires_at }) => [
      branch_id,
      { id, level, state: stateAt({ state, expiresAt: expires_at }, at), until: expires_at },
    ]),
  )
}

/** Next visit of each branch that the reader may foresee; visits of programmes are withheld by the database. */
export async function nextVisitsOf(db: Tx, { clientId, ids }: Asked): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('mystery_shopping_requests')
    .select('branch_id')
    .select((of) => of.fn.min('scheduled_date').as('next'))
    .where('client_id', '=', clientId)
    .where('branch_id', 'in', [...ids])
    .where('status', 'in', ['pending', 'approved', 'assigned', 'in_progress'])
    .where('scheduled_date', '>=', now().toISOString())
    .groupBy('branch_id')
    .execute()
  return new Map(rows.flatMap(({ branch_id, next }) => (next ? [[branch_id, next]] : [])))
}

/** Corrective actions of each branch that are not finished. */
export async function openActionsOf(db: Tx, { clientId, ids }: Asked): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('report_actions')
    .select(['branch_id', sql<number>`count(*)::int`.as('open')])
    .where('client_id', '=', clientId)
    .where('branch_id', 'in', [...ids])
    .where('status', 'in', unfinishedCorrectiveActions)
    .groupBy('branch_id')
    .execute()
  return new Map(rows.map(({ branch_id, open }) => [branch_id, open]))
}
