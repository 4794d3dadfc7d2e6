import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { weeksAhead, weeksLater } from '#/domain/ordering/order-again.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type OutlookMonth, readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { now } from '#/platform/clock.ts'
import { type EvaluationPrices, evaluationPrices } from './terms.server.ts'

/** Data of an order form: prices, the plan's remaining allowance, and recommended lead time. */
export type OrderTerms = { prices: EvaluationPrices; months: OutlookMonth[]; leadHours: number }

export async function readOrderTerms(actor: Actor, clientId: string): Promise<OrderTerms> {
  const [prices, months, leadHours] = await Promise.all([
    evaluationPrices(),
    readPlanOutlook(actor, clientId),
    settingInForce('orders.lead-hours'),
  ])
  return { prices, months, leadHours }
}

/** Fields of an order form, filled in from an earlier request. */
export type OrderAgain = { branchId: string; evaluationType: EvaluationType; visitAt: string; notes: string | null }

/** An earlier request as a new order: the same weekday and time, as soon as a shopper can be found. */
export async function orderOfRequest(actor: Actor, requestId: string): Promise<OrderAgain> {
  authorize(actor, 'evaluations.request')
  const leadHours = await settingInForce('orders.lead-hours')
  const request = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select(['branch_id as branchId', 'evaluation_type', 'scheduled_date', 'notes'])
      .where('id', '=', recordId(requestId))
      .where('client_id', '=', companyOf(actor))
      .where(sql<boolean>`priv.may_branch('evaluations.request', branch_id)`)
      .executeTakeFirst(),
  )
  if (!request) throw new AppError('not-found')
  const before = new Date(request.scheduled_date)
  const visitAt = toRiyadh(weeksLater(before, weeksAhead({ first: before, last: before }, { now: now(), leadHours })))
  const { branchId, evaluation_type, notes } = request
  return { branchId, evaluationType: evaluation_type, visitAt, notes }
}
