import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { now } from '#/platform/clock.ts'

export type BatchVisit = {
  branchId: string
  at: Date
  type: MysteryType
  /** Null: the moment is fixed. */
  window: VisitWindow | null
  price: Halalas
  fee: Halalas
  withinPlan: boolean
}
export type Batch = { id: string; clientId: string; notes: string | null }

/** Inserts the pending visits of a batch with their history; their ids in the given order. */
export async function insertVisitsOfBatch(
  tx: Tx,
  actor: Actor,
  { id, clientId, notes }: Batch,
  visits: readonly BatchVisit[],
): Promise<string[]> {
  const at = now()
  const { rows } = await sql<{ id: string; number: number }>`
    insert into mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price, within_plan,
      shopper_fee, notes, created_by, created_at, updated_at, batch_id, earliest_on, latest_on, day_part)
    select branches.client_id, branches.id, branches.name, branches.location, visit.type, visit.at, visit.price, visit.within, visit.fee,
      ${notes}::text, ${actor.id}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${id}::uuid,
      visit.earliest, visit.latest, visit.part
    from unnest(${visits.map(({ branchId }) => branchId)}::uuid[], ${visits.map((visit) => visit.at)}::timestamptz[],
      ${visits.map(({ type }) => type)}::text[], ${visits.map(({ price }) => price)}::bigint[],
      ${visits.map(({ fee }) => fee)}::bigint[], ${visits.map(({ withinPlan }) => withinPlan)}::boolean[],
      ${visits.map(({ window }) => window?.from ?? null)}::date[], ${visits.map(({ window }) => window?.until ?? null)}::date[],
      ${visits.map(({ window }) => window?.dayPart ?? null)}::text[])
      with ordinality as visit (branch, at, type, price, fee, within, earliest, latest, part, place)
    join branches on branches.id = visit.branch and branches.client_id = ${clientId}::uuid
    order by visit.place
    returning id, number`.execute(tx)
  // why: in a statement of its own, because a member's right to write history looks the request up
  await sql`
    insert into request_events (request_id, client_id, step, to_status, actor_id, created_at)
    select request, ${clientId}::uuid, 'request', 'pending', ${actor.id}::uuid, ${at}::timestamptz
    from unnest(${rows.map((row) => row.id)}::uuid[]) as request`.execute(tx)
  return rows.toSorted((a, b) => a.number - b.number).map((row) => row.id)
}

/** Approves pending visits of a client with history, as the platform; the ids that were pending. */
export async function approveAtOnce(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const at = now()
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update mystery_shopping_requests set status = 'approved', updated_at = ${at}::timestamptz
      where client_id = ${clientId}::uuid and status = 'pending' and id = any(${ids}::uuid[])
      returning id
    ), told as (
      insert into request_events (request_id, client_id, step, from_status, to_status, reason, created_at)
      select id, ${clientId}::uuid, 'approve', 'pending', 'approved', ${reason}::text, ${at}::timestamptz + interval '1 millisecond' from moved
    )
    select id from moved`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Days with a visit at each of these branches that is not cancelled, as the reader may see them: its day, and the days
 * from which a shopper may still choose.
 */
export async function takenDays(tx: Tx, branchIds: readonly string[], from: Date): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ branch: string; days: string[] }>`
    select branch_id as branch, array_agg(distinct to_char(taken.day, 'YYYY-MM-DD')) as days
    from mystery_shopping_requests
    cross join lateral (
      select (scheduled_date at time zone 'Asia/Riyadh')::date as day
      union select day::date from generate_series(earliest_on, latest_on, interval '1 day') as day where status in ('pending', 'approved')
    ) as taken
    where branch_id = any(${branchIds}::uuid[]) and status <> 'cancelled'
      and (scheduled_date >= ${from}::timestamptz or latest_on >= (${from}::timestamptz at time zone 'Asia/Riyadh')::date)
    group by branch_id`.execute(tx)
  return new Map(rows.map(({ branch, days }) => [branch, new Set(days)]))
}
