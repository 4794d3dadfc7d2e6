import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { type DateRisk, type DateRiskReason } from '#/domain/ordering/date-risk.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { OfferEnd, OfferStatus } from '#/domain/ordering/offer.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type DayPart } from '#/domain/day-part.ts'
import type { VisitLossCause } from '#/domain/hand-back.ts'
import { now } from '#/platform/clock.ts'
import { type BranchToPlace, branchToPlace } from './branch-places.server.ts'
import { asRoomRow, selectRows } from './browse-room.server.ts'

export type VisitOffer = {
  id: string
  shopperName: string
  status: OfferStatus
  endedBy: OfferEnd | null
  isStandby: boolean
  fit: number
  offeredAt: string
  expiresAt: string
  answeredAt: string | null
  /** Null: automatic. */
  offeredBy: string | null
  reason: string | null
}
/** A lost visit: its cause, and whether it counts against the shopper. */
export type VisitLoss = { eventId: string; cause: VisitLossCause; isCounted: boolean }

/** Data of a visit in the control room besides the request. */
export type VisitRoom = {
  offers: VisitOffer[]
  wishes: { id: string; name: string }[]
  losses: VisitLoss[]
  bonus: Halalas
  bonusBy: 'rule' | 'admin' | null
  spendingCap: Halalas | null
  earliestOn: Day | null
  latestOn: Day | null
  dayPart: DayPart | null
  isOnBoard: boolean
  isOffering: boolean
  scenario: string | null
  wave: { id: string; name: string } | null
  /** Visit programme, and whether the client does not see the visit yet. */
  programme: { name: string; isWithheld: boolean } | null
  branch: BranchToPlace | null
  near: Place | null
  risk: DateRisk | null
  reasons: DateRiskReason[]
  /** Past its time without a check-in. */
  mayBeMissed: boolean
}

const selectDetails = (actor: Actor, id: string) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .leftJoin('waves as w', 'w.id', 'q.wave_id')
      .leftJoin('visit_programmes as p', 'p.id', 'q.programme_id')
      .select([
        'q.branch_id',
        'q.bonus_by',
        'q.spending_cap',
        'q.day_part',
        'q.is_on_board',
        'q.is_offering',
        'q.scenario',
      ])
      .select(['w.id as waveId', 'w.name as waveName', 'p.name as programmeName', 'q.is_withheld as isWithheld'])
      .where('q.id', '=', id)
      .executeTakeFirst(),
  )

const selectOffers = (actor: Actor, id: string) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('visit_offers as o')
      .innerJoin('profiles as p', 'p.id', 'o.shopper_id')
      .leftJoin('profiles as by', 'by.id', 'o.offered_by')
      .select(['o.id', 'p.full_name as shopperName', 'o.status', 'o.ended_by as endedBy', 'o.is_standby as isStandby'])
      .select(['o.offered_at as offeredAt', 'o.expires_at as expiresAt', 'o.answered_at as answeredAt'])
      .select([sql<number>`o.fit::float8`.as('fit'), 'by.full_name as offeredBy', 'o.decline_reason as reason'])
      .where('o.request_id', '=', id)
      .orderBy('o.offered_at', 'desc')
      .orderBy('o.id')
      .limit(100)
      .execute(),
  )

const selectWishes = (actor: Actor, id: string) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('visit_wishes as w')
      .innerJoin('profiles as p', 'p.id', 'w.shopper_id')
      .select(['p.id', 'p.full_name as name'])
      .where('w.request_id', '=', id)
      .orderBy('w.created_at')
      .limit(200)
      .execute(),
  )

const selectLosses = (actor: Actor, id: string) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('request_events')
      .select(['id as eventId', 'cause', 'is_counted as isCounted'])
      .where('request_id', '=', id)
      .where('cause', 'is not', null)
      .execute(),
  )

/** Offers, wishes, brief and place of a visit, for its page in the control room. */
export async function readVisitRoom(actor: Actor, requestId: string): Promise<VisitRoom> {
  authorize(actor, 'requests.browse')
  const id = recordId(requestId)
  const [details, row, offers, wishes, losses] = await Promise.all([
    selectDetails(actor, id),
    readAs(actor, (tx) => selectRows(tx).where('q.id', '=', id).executeTakeFirst()),
    selectOffers(actor, id),
    selectWishes(actor, id),
    selectLosses(actor, id),
  ])
  if (!details || !row) throw new AppError('not-found')
  const branch = await branchToPlace(actor, details.branch_id)
  const { bonus, earliestOn, latestOn, risk, reasons, status, visitAt } = asRoomRow(row)
  return {
    offers,
    wishes,
    losses: losses as VisitLoss[],
    bonus,
    bonusBy: details.bonus_by,
    spendingCap: details.spending_cap,
    earliestOn,
    latestOn,
    dayPart: details.day_part,
    isOnBoard: details.is_on_board,
    isOffering: details.is_offering,
    scenario: details.scenario,
    wave: details.waveId && details.waveName ? { id: details.waveId, name: details.waveName } : null,
    programme: details.programmeName ? { name: details.programmeName, isWithheld: details.isWithheld } : null,
    branch,
    near: branch?.city && isCity(branch.city) ? cityPlaces[branch.city] : null,
    risk,
    reasons,
    mayBeMissed: status === 'assigned' && new Date(visitAt) <= now(),
  }
}
