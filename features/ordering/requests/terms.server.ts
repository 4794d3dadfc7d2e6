import { type EvaluationType, isMysteryType, type MysteryType, shopperFee } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { settingsInForce } from '#/features/core/settings/read-setting.server.ts'

/** Prices of mystery visits alone. */
export type VisitPrices = Record<MysteryType, Halalas>
export type EvaluationPrices = Record<EvaluationType, Halalas>
export type EvaluationTerms = { prices: EvaluationPrices; sharePercent: number; auditFee: Halalas }

/** Price and fee of a visit ordered today. */
export async function evaluationTerms(): Promise<EvaluationTerms> {
  const set = await settingsInForce([
    'visits.price.full_service',
    'visits.price.basic',
    'visits.shopper-share',
    'audits.price',
    'audits.fee',
  ])
  return {
    prices: {
      full_service: set['visits.price.full_service'],
      basic: set['visits.price.basic'],
      operations_audit: set['audits.price'],
    },
    sharePercent: set['visits.shopper-share'],
    auditFee: set['audits.fee'],
  }
}

/** Fee of a visit: a share of its price, for an audit an amount of its own. */
export const feeOf = ({ prices, sharePercent, auditFee }: EvaluationTerms, type: EvaluationType): Halalas =>
  isMysteryType(type) ? shopperFee(prices[type], sharePercent) : auditFee

/** Prices shown before an order. */
export const evaluationPrices = async (): Promise<EvaluationPrices> => (await evaluationTerms()).prices
