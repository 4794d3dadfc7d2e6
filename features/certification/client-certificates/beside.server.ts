import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { CorrectiveActionStatus } from '#/domain/corrective-action.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** A corrective action not confirmed by a reviewer or a later visit. */
export type OpenCorrectiveAction = { id: string; title: string; status: CorrectiveActionStatus; dueOn: Day }
export type GuestStars = { count: number; mean: number | null }

/** Fewest reviews with a mean. */
export const leastForMean = 5

type Asked = { clientId: string; branchIds: readonly string[]; reportIds: readonly string[] }

/** Corrective actions that block certificates of these branches: critical ones, and those of suspending visits. */
export async function openActionsOf(
  db: Tx,
  { clientId, branchIds, reportIds }: Asked,
): Promise<Map<string, OpenCorrectiveAction[]>> {
  if (branchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('report_actions')
    .select(['id', 'branch_id', 'title', 'status', 'due_on'])
    .where('client_id', '=', clientId)
    .where('branch_id', 'in', [...branchIds])
    .where(sql<boolean>`(status not in ('verified', 'cancelled') or verification = 'self')`)
    .where((eb) => {
      const critical = eb('priority', '=', 'critical')
      return reportIds.length === 0 ? critical : eb.or([critical, eb('report_id', 'in', [...reportIds])])
    })
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  const byBranch = Map.groupBy(rows, ({ branch_id }) => branch_id)
  return new Map(
    [...byBranch].map(([branchId, actions]) => [
      branchId,
      actions.map(({ id, title, status, due_on }) => ({ id, title, status, dueOn: due_on })),
    ]),
  )
}

/** Guest stars of these branches with counts; a mean from five reviews on. */
export async function guestStarsOf(
  db: Tx,
  clientId: string,
  branchIds: readonly string[],
): Promise<Map<string, GuestStars>> {
  if (branchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('guest_reviews')
    .select(['branch_id', sql<number>`count(*)::int`.as('count'), sql<number>`avg(stars)::float8`.as('mean')])
    .where('client_id', '=', clientId)
    .where('branch_id', 'in', [...branchIds])
    .where('state', '=', 'published')
    .groupBy('branch_id')
    .execute()
  return new Map(
    rows.map(({ branch_id, count, mean }) => [branch_id, { count, mean: count >= leastForMean ? mean : null }]),
  )
}
