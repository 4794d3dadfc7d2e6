import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { settingsInForce } from '#/features/core/settings/read-setting.server.ts'

export type EvaluationPrices = Record<MysteryType, Halalas>
export type EvaluationTerms = { prices: EvaluationPrices; sharePercent: number }

/** Price and fee of a visit ordered today. */
export async function evaluationTerms(): Promise<EvaluationTerms> {
  const set = await settingsInForce(['visits.price.full_service', 'visits.price.basic', 'visits.shopper-share'])
  return {
    prices: { full_service: set['visits.price.full_service'], basic: set['visits.price.basic'] },
    sharePercent: set['visits.shopper-share'],
  }
}

/** Prices shown before an order. */
export const evaluationPrices = async (): Promise<EvaluationPrices> => (await evaluationTerms()).prices
