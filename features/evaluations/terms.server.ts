import { z } from 'zod'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { defaultEvaluationPrices, defaultShopperSharePercent, type EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'

export type EvaluationPrices = Record<EvaluationType, Halalas>
export type EvaluationTerms = { prices: EvaluationPrices; sharePercent: number }

const pricesSetting = 'evaluation.prices'
const shareSetting = 'evaluation.shopper-share'
const amount = z.number().int().min(0)
const pricesSchema = z.object({ full_service: amount, basic: amount })
const shareSchema = z.number().min(0).max(100)

const selectSettings = async (tx: Tx): Promise<Map<string, unknown>> => {
  const rows = await tx
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [pricesSetting, shareSetting])
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** What a visit costs and what the shopper gets of it: what an admin has set, else the defaults. */
export const evaluationTerms = (): Promise<EvaluationTerms> =>
  readAsSystem("the shopper's share is no business of clients", async (tx) => {
    const settings = await selectSettings(tx)
    const prices = settings.get(pricesSetting)
    const share = settings.get(shareSetting)
    return {
      prices: prices === undefined ? defaultEvaluationPrices : pricesSchema.parse(prices),
      sharePercent: share === undefined ? defaultShopperSharePercent : shareSchema.parse(share),
    }
  })

/** The price list that clients and admins are shown before they order. */
export const evaluationPrices = async (): Promise<EvaluationPrices> => (await evaluationTerms()).prices
