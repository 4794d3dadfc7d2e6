import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { conflictEndsAfterMonths } from '#/domain/assignment.ts'
import { addDays, addMonths, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { now } from '#/platform/clock.ts'

/** Why a shopper may not visit a branch: a tie to the client, or a recent visit there. */
export type KeptAwayWhy = 'worked_there' | 'related' | 'blocked_by_client' | 'blocked_client' | 'visited'
/** `until`: the first day on which it no longer holds; null: no date ends it. */
export type KeptAway = { shopperId: string; name: string; why: KeptAwayWhy; until: Day | null }

const mostKeptAway = 50
type Of = { clientId: string; branchId: string }
type Row = { shopperId: string; name: string; why: KeptAwayWhy; since: Day | null }

/**
 * Shoppers who may not visit a branch whatever its date: those tied to the client, and those whose visit there is too
 * recent. The rules of one visit (level, distance, load) are checked when it is staffed.
 */
export async function keptAwayFrom(db: Tx, { clientId, branchId }: Of): Promise<KeptAway[]> {
  const { sameBranchDays } = await assignmentSettings()
  const today = riyadhDay(now())
  const since = startOfDay(addDays(today, -sameBranchDays))
  const { rows } =
    await sql<Row>`select tie.shopper_id as "shopperId", p.full_name as name, tie.why, tie.since::text as since
    from (
      select shopper_id, kind as why, null::date as since from shopper_conflicts where client_id = ${clientId}
      union
      select shopper_id, kind, ended_on from shopper_employers where client_id = ${clientId}
      union all
      select q.shopper_id, 'visited', max((q.scheduled_date at time zone 'Asia/Riyadh')::date)
      from mystery_shopping_requests q
      where q.client_id = ${clientId} and q.branch_id = ${branchId} and q.shopper_id is not null
        and q.status in ('assigned', 'in_progress', 'completed') and q.scheduled_date > ${since}
      group by q.shopper_id
    ) tie join profiles p on p.id = tie.shopper_id and p.status <> 'erased'
    order by (tie.why = 'visited'), p.full_name collate "C", p.id limit ${mostKeptAway}`.execute(db)
  return rows.flatMap(({ since: day, ...row }) => {
    const until = endOf(row.why, day, sameBranchDays)
    return until !== null && until <= today ? [] : [{ ...row, until }]
  })
}

function endOf(why: KeptAwayWhy, day: Day | null, sameBranchDays: number): Day | null {
  if (day === null) return null
  return why === 'visited' ? addDays(day, sameBranchDays) : addMonths(day, conflictEndsAfterMonths)
}
