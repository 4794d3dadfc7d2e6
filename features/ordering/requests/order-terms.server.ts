import type { Actor } from '#/domain/actor.ts'
import { type OutlookMonth, readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
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
