import { kmBetween } from '#/domain/assignment.ts'
import { type EvaluationType, requestCode } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { expectedMinutes, payPerHour } from '#/domain/pay.ts'
import type { Place } from '#/domain/place.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { windowOf } from '#/domain/visit-window.ts'

/** Facts of a visit shown before it is assigned. */
export type VisitFacts = {
  requestId: string
  code: string
  clientName: string
  branchName: string
  branchLocation: string
  type: EvaluationType
  visitAt: string
  /** The shopper chooses a time within; null: fixed date. */
  window: VisitWindow | null
  distanceKm: number | null
  fee: Halalas
  bonus: Halalas
  expectedMinutes: number
  payPerHour: Halalas
  /** Maximum reimbursement; null: the type's default. */
  spendingCap: Halalas | null
  place: Place | null
}

/** Common columns of `priv.open_visits` and `priv.offered_visits`. */
export type VisitRow = {
  id: string
  number: number
  client_id: string
  client_name: string
  branch_id: string
  branch_name: string
  branch_location: string
  latitude: number | null
  longitude: number | null
  evaluation_type: EvaluationType
  scheduled_date: string
  earliest_on: string | null
  latest_on: string | null
  day_part: string | null
  shopper_fee: Halalas
  bonus: Halalas
  spending_cap: Halalas | null
}

export const placeOfRow = ({ latitude, longitude }: Pick<VisitRow, 'latitude' | 'longitude'>): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

export const factsOfRow = (row: VisitRow, home: Place | null): VisitFacts => {
  const place = placeOfRow(row)
  return {
    requestId: row.id,
    code: requestCode(row.number),
    clientName: row.client_name,
    branchName: row.branch_name,
    branchLocation: row.branch_location,
    type: row.evaluation_type,
    visitAt: row.scheduled_date,
    window: windowOf(row.earliest_on, row.latest_on, row.day_part),
    distanceKm: kmBetween(home, place),
    fee: row.shopper_fee,
    bonus: row.bonus,
    expectedMinutes: expectedMinutes[row.evaluation_type],
    payPerHour: payPerHour(row.evaluation_type, row.shopper_fee, row.bonus),
    spendingCap: row.spending_cap,
    place,
  }
}
