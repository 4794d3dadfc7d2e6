import { shopperFee } from '#/domain/evaluation.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'

/** Shoppers' fees of each type of visit, for the pages that ask people to join. */
export async function visitFees() {
  const { prices, sharePercent } = await evaluationTerms()
  return {
    fees: {
      full_service: shopperFee(prices.full_service, sharePercent),
      basic: shopperFee(prices.basic, sharePercent),
    },
  }
}
