import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { DayPart } from '#/domain/day-part.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { FitPartScore } from '#/domain/ordering/fit.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { type PickState, type PicksQuery, rowsOnPage } from './lists.ts'
import type { Refused } from '#/features/ordering/wave-solver/solve.ts'

export type PickRow = {
  requestId: string
  number: number
  clientName: string
  branchName: string
  branchLocation: string
  visitAt: string
  from: Day | null
  until: Day | null
  dayPart: DayPart | null
  status: EvaluationStatus
  state: PickState
  shopperId: string | null
  shopperName: string | null
  fit: number | null
  parts: FitPartScore[]
  refusals: Refused & Record<string, { all: number; alone: number }>
  isByHand: boolean
  expiresAt: string | null
}

/** How a visit of a wave stands, in SQL over `request` and `pick`. */
export const pickState = sql<PickState>`case
  when request.status = 'cancelled' then 'cancelled'
  when request.status <> 'approved' then 'taken'
  when exists (select from visit_offers offer where offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby)
    then 'offered'
  when pick.shopper_id is not null and pick.refusals <> '{}' then 'refused'
  when exists (select from visit_offers past where past.request_id = request.id and past.shopper_id = pick.shopper_id
    and not past.is_standby and past.status in ('declined', 'expired')) then 'refused'
  when pick.shopper_id is not null and pick.is_by_hand then 'hand'
  when pick.shopper_id is not null then 'proposed'
  else 'open' end`

const orders = {
  visit: sql`request.scheduled_date`,
  fit: sql`pick.fit`,
  branch: sql`request.branch_name collate "C"`,
} as const

const filter = (waveId: string, { q, state }: PicksQuery, only: string | null = null) => sql`
  from mystery_shopping_requests request
  left join wave_picks pick on pick.wave_id = request.wave_id and pick.request_id = request.id
  left join visit_offers offer on offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby
  left join profiles shopper on shopper.id = coalesce(request.shopper_id, offer.shopper_id, pick.shopper_id)
  where request.wave_id = ${recordId(waveId)}::uuid
    and (${only}::uuid is null or request.id = ${only}::uuid)
    and (${state}::text is null or ${pickState} = ${state})
    and (${q} = '' or app.fold(request.branch_name || ' ' || request.branch_location || ' ' || request.client_name || ' '
      || coalesce(shopper.full_name, '')) like ${likePattern(q)})`

const rowsOf = (
  actor: Actor,
  waveId: string,
  query: PicksQuery,
  page: number,
  size: number,
  only: string | null = null,
): Promise<PickRow[]> =>
  readAs(actor, async (tx) => {
    const direction = query.descending ? sql`desc` : sql`asc`
    const { rows } = await sql<PickRow>`
      select request.id as "requestId", request.number, request.client_name as "clientName", request.branch_name as "branchName",
        request.branch_location as "branchLocation", request.scheduled_date as "visitAt", request.earliest_on as "from",
        request.latest_on as "until", request.day_part as "dayPart", request.status, ${pickState} as state, shopper.id as "shopperId",
        shopper.full_name as "shopperName", pick.fit::float8 as fit, coalesce(pick.fit_parts, '[]') as parts,
        coalesce(pick.refusals, '{}') as refusals, coalesce(pick.is_by_hand, false) as "isByHand", offer.expires_at as "expiresAt"
      ${filter(waveId, query, only)}
      order by ${orders[query.sort]} ${direction} nulls last, request.id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(
      tx,
    )
    return rows
  })

/** The visits of a wave with whom the proposal gives them to, a page at a time. */
export async function browsePicks(
  actor: Actor,
  waveId: string,
  query: PicksQuery,
): Promise<{ rows: PickRow[]; total: number }> {
  authorize(actor, 'waves.read')
  const [rows, total] = await Promise.all([
    rowsOf(actor, waveId, query, query.page, rowsOnPage),
    readAs(actor, async (tx) => {
      const { rows: counted } = await sql<{
        total: number
      }>`select count(*)::int as total ${filter(waveId, query)}`.execute(tx)
      return counted[0]?.total ?? 0
    }),
  ])
  return { rows, total }
}

/** One visit of a wave. */
export async function readPick(actor: Actor, waveId: string, requestId: string): Promise<PickRow> {
  authorize(actor, 'waves.read')
  const all: PicksQuery = { view: 'visits', q: '', state: null, sort: 'visit', descending: false, page: 1 }
  const [row] = await rowsOf(actor, waveId, all, 1, 1, recordId(requestId))
  if (!row) throw new AppError('not-found')
  return row
}

const atOnce = 500

/** All visits of a wave that match, for a file. */
export async function* everyPick(actor: Actor, waveId: string, query: PicksQuery): AsyncGenerator<PickRow> {
  authorize(actor, 'waves.read')
  for (let page = 1; ; page += 1) {
    const rows = await rowsOf(actor, waveId, query, page, atOnce)
    yield* rows
    if (rows.length < atOnce) return
  }
}
