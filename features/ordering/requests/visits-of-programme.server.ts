import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { now } from '#/platform/clock.ts'

export type ProgrammeVisit = { branchId: string; at: Date; withinPlan: boolean }
type Programme = {
  id: string
  clientId: string
  createdBy: string
  type: MysteryType
  price: Halalas
  fee: Halalas
  notes: string | null
  /** Reason of the approval, in the history. */
  reason: string
}

/** Inserts the approved visits of a programme with their history, withheld from the client until their release. */
export async function insertVisitsOfProgramme(
  tx: Tx,
  { id, clientId, createdBy, type, price, fee, notes, reason }: Programme,
  visits: readonly ProgrammeVisit[],
): Promise<void> {
  const at = now()
  await sql`
    with placed as (
      insert into mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price,
        within_plan, shopper_fee, status, notes, created_by, created_at, updated_at, programme_id, is_withheld)
      select branches.client_id, branches.id, branches.name, branches.location, ${type}::text, visit.at, ${price}::bigint, visit.within,
        ${fee}::bigint,
        'approved', ${notes}::text, ${createdBy}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${id}::uuid, true
      from unnest(${visits.map(({ branchId }) => branchId)}::uuid[], ${visits.map((visit) => visit.at)}::timestamptz[],
        ${visits.map(({ withinPlan }) => withinPlan)}::boolean[]) as visit (branch, at, within)
      join branches on branches.id = visit.branch and branches.client_id = ${clientId}::uuid
      returning id
    )
    insert into request_events (request_id, client_id, step, from_status, to_status, reason, created_at)
    select placed.id, ${clientId}::uuid, step.name, step.before, step.after, step.reason, ${at}::timestamptz + step.delay
    from placed cross join (values ('request', null, 'pending', null, interval '0'),
      ('approve', 'pending', 'approved', ${reason}::text, interval '1 millisecond')) as step (name, before, after, reason, delay)`.execute(
    tx,
  )
}

type Counted = { branchId: string; live: number; all: number }

/** Visits of a programme in a period by branch: those that stand, and all with the cancelled ones. */
export async function visitsOfProgramme(
  tx: Tx,
  programmeId: string,
  from: Date,
  until: Date,
): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted>`
    select branch_id as "branchId", (count(*) filter (where status <> 'cancelled'))::int as live, count(*)::int as "all"
    from mystery_shopping_requests
    where programme_id = ${programmeId}::uuid and scheduled_date >= ${from}::timestamptz and scheduled_date < ${until}::timestamptz
    group by branch_id`.execute(tx)
  return new Map(rows.map((row) => [row.branchId, row]))
}

/** Ends the withholding of a visit before its release, because an alert tells of it. */
export const revealVisit = (tx: Tx, requestId: string) =>
  tx.updateTable('mystery_shopping_requests').set({ is_withheld: false }).where('id', '=', requestId).execute()
