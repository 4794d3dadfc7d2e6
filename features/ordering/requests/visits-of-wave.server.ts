import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type MysteryType, shopperFee } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { momentOf, type WaveDate } from '#/domain/ordering/wave-plan.ts'
import { now } from '#/platform/clock.ts'

/** `within`: visits that the plans of their clients include. */
type Terms = { type: MysteryType; price: Halalas; sharePercent: number; within: ReadonlySet<WaveDate> }

/** Inserts approved visits of a wave. Hidden from the board until the wave is confirmed. */
export async function insertVisitsOfWave(
  tx: Tx,
  actor: Actor,
  waveId: string,
  visits: readonly WaveDate[],
  { type, price, sharePercent, within }: Terms,
): Promise<void> {
  const at = now()
  await sql`
    insert into mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price,
      within_plan, shopper_fee, status, created_by, created_at, updated_at, wave_id, earliest_on, latest_on, day_part, is_on_board)
    select branches.client_id, branches.id, branches.name, branches.location, ${type}, visit.at, ${price}::bigint, visit.within,
      ${shopperFee(price, sharePercent)}::bigint, 'approved', ${actor.id}::uuid, ${at}, ${at}, ${waveId}::uuid, visit.earliest, visit.latest,
      visit.part, false
    from unnest(${visits.map(({ branchId }) => branchId)}::uuid[], ${visits.map((visit) => momentOf(visit))}::timestamptz[],
      ${visits.map(({ window }) => window?.from ?? null)}::date[], ${visits.map(({ window }) => window?.until ?? null)}::date[],
      ${visits.map(({ dayPart }) => dayPart)}::text[], ${visits.map((visit) => within.has(visit))}::boolean[])
      with ordinality as visit (branch, at, earliest, latest, part, within, place)
    join branches on branches.id = visit.branch
    order by visit.place`.execute(tx)
}

/** Records order and approval in the history of each visit of the wave. */
export async function insertEventsOfWave(tx: Tx, actor: Actor, waveId: string): Promise<void> {
  const at = now()
  await sql`
    insert into request_events (request_id, client_id, step, from_status, to_status, actor_id, created_at)
    select request.id, request.client_id, step.name, step.before, step.after, ${actor.id}::uuid, ${at}::timestamptz + step.delay
    from mystery_shopping_requests request
    cross join (values ('request', null, 'pending', interval '0'), ('approve', 'pending', 'approved', interval '1 millisecond'))
      as step (name, before, after, delay)
    where request.wave_id = ${waveId}::uuid`.execute(tx)
}

/** Cancels approved visits of a wave with history; `offered`: including offered ones. Returns their ids. */
export async function cancelOpenOfWave(
  tx: Tx,
  actor: Actor,
  { waveId, reason, offered }: { waveId: string; reason: string; offered: boolean },
): Promise<string[]> {
  const at = now()
  const { rows } = await sql<{ id: string }>`
    with cancelled as (
      update mystery_shopping_requests set status = 'cancelled', cancel_reason = ${reason}, is_offering = false, updated_at = ${at}
      where wave_id = ${waveId}::uuid and status = 'approved'
        and (${offered} or not exists (select from visit_offers offer where offer.request_id = mystery_shopping_requests.id
          and offer.status = 'offered' and not offer.is_standby))
      returning id, client_id
    ), told as (
      insert into request_events (request_id, client_id, step, from_status, to_status, reason, actor_id, created_at)
      select id, client_id, 'cancel', 'approved', 'cancelled', ${reason}, ${actor.id}::uuid, ${at} from cancelled
    )
    select id from cancelled`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Shows a wave's approved visits without open offers on the board. */
export const openRestOfWave = (tx: Tx, waveId: string) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ is_on_board: true })
    .where('wave_id', '=', waveId)
    .where('status', '=', 'approved')
    .where('is_offering', '=', false)
    .execute()

/** Shows the approved ones of these visits on the board. */
export const showOnBoard = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ is_on_board: true })
    .where('status', '=', 'approved')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
