import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { PickState } from '#/domain/ordering/wave-status.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { PickList, PickRow, PicksQuery, PickStage } from './pick-list.ts'

/** State of a visit in a wave, in SQL over `request` and `pick`. */
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

const isHandedIn = sql<boolean>`exists (select from mystery_shopping_reports report where report.request_id = request.id
  and report.submitted_at is not null and report.status <> 'rejected')`
const hasOffer = sql<boolean>`exists (select from visit_offers offer where offer.request_id = request.id
  and offer.status = 'offered' and not offer.is_standby)`
const isAccepted = sql<boolean>`request.status in ('assigned', 'in_progress', 'completed')`
const isCarriedOut = sql<boolean>`(request.status = 'completed' or request.status = 'in_progress' and ${isHandedIn})`

/** Whether a visit counts in a stage, in SQL over `request`. */
export const holdsInStage = (stage: PickStage) => {
  switch (stage) {
    case 'planned':
      return sql<boolean>`request.status <> 'cancelled'`
    case 'offered':
      return sql<boolean>`(${isAccepted} or request.status = 'approved' and ${hasOffer})`
    case 'accepted':
      return isAccepted
    case 'carried':
      return isCarriedOut
    case 'released':
      return sql<boolean>`request.status = 'completed'`
    case 'late':
      return sql<boolean>`(request.status in ('pending', 'approved', 'assigned', 'in_progress') and not ${isCarriedOut}
        and request.scheduled_date < ${now()})`
    case 'toRelease':
      return sql<boolean>`(request.status = 'in_progress' and ${isHandedIn})`
  }
}

const picksOf = (tx: Tx, waveId: string) =>
  tx
    .selectFrom('mystery_shopping_requests as request')
    .leftJoin('wave_picks as pick', (join) =>
      join.onRef('pick.wave_id', '=', 'request.wave_id').onRef('pick.request_id', '=', 'request.id'),
    )
    .leftJoin('visit_offers as offer', (join) =>
      join
        .onRef('offer.request_id', '=', 'request.id')
        .on('offer.status', '=', 'offered')
        .on('offer.is_standby', '=', false),
    )
    .leftJoin('profiles as shopper', (join) =>
      join.on(sql<boolean>`shopper.id = coalesce(request.shopper_id, offer.shopper_id, pick.shopper_id)`),
    )
    .where('request.wave_id', '=', recordId(waveId))

const words = sql`concat_ws(' ', request.branch_name, request.branch_name_ar, request.branch_location, request.client_name,
  request.client_name_ar, shopper.full_name)`
const matching = (tx: Tx, waveId: string, { q, state, stage }: PicksQuery) =>
  picksOf(tx, waveId)
    .where(wordsMatch(words, q))
    .$if(state !== null, (some) => some.where(pickState, '=', state!))
    .$if(stage !== null, (some) => some.where(holdsInStage(stage!)))

const selectPicks = (some: ReturnType<typeof picksOf>) =>
  some
    .select(['request.id as requestId', 'request.number', shownClient('request').as('clientName')])
    .select([shownBranch('request').as('branchName'), 'request.branch_location as branchLocation'])
    .select(['request.scheduled_date as visitAt', 'request.earliest_on as from', 'request.latest_on as until'])
    .select(['request.day_part as dayPart', 'request.status', pickState.as('state'), 'shopper.id as shopperId'])
    .select(['shopper.full_name as shopperName', 'offer.expires_at as expiresAt'])
    .select([
      sql<number | null>`pick.fit::float8`.as('fit'),
      sql<PickRow['parts']>`coalesce(pick.fit_parts, '[]')`.as('parts'),
      sql<PickRow['refusals']>`coalesce(pick.refusals, '{}')`.as('refusals'),
      sql<boolean>`coalesce(pick.is_by_hand, false)`.as('isByHand'),
    ])

/** The visits of a query: of the page and of the file. */
export const pickRows =
  (waveId: string): RowsOf<PickList, PickRow> =>
  (db, query) => ({
    select: selectPicks(matching(db, waveId, query)),
    order: {
      visit: sql.ref('request.scheduled_date'),
      fit: nullsLast(sql.ref('pick.fit')),
      branch: sql`request.branch_name collate "C"`,
    },
    id: 'request.id',
  })

/** Visits of a wave with their proposed shoppers, by page. */
export async function browsePicks(
  actor: Actor,
  waveId: string,
  query: PicksQuery,
): Promise<{ rows: PickRow[]; total: number }> {
  authorize(actor, 'waves.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, pickRows(waveId)),
      matching(db, waveId, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

/** One visit of a wave. */
export async function readPick(actor: Actor, waveId: string, requestId: string): Promise<PickRow> {
  authorize(actor, 'waves.read')
  const row = await readAs(actor, (tx) =>
    selectPicks(picksOf(tx, waveId).where('request.id', '=', recordId(requestId))).executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return row
}
