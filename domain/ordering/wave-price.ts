import { type Halalas, sumHalalas } from '../money.ts'
import type { SubscriptionTier } from '../plans.ts'
import type { Day } from '../riyadh-time.ts'
import { allowanceLeft, type IncludedVisits } from '../plan-allowance.ts'
import { periodOf } from '../subscription.ts'
import { withVat } from '../vat.ts'

/** A client's active plan, and the day from which its months are counted. */
export type RunningPlan = { clientId: string; tier: SubscriptionTier; began: Day }
type Dated = { clientId: string; day: Day }
export type PriceAim = {
  visits: readonly Dated[]
  plans: readonly RunningPlan[]
  /** Visits included in a month of each plan. */
  included: IncludedVisits
  /** Other visits of these clients, which use up the plan first. */
  others: readonly Dated[]
  /** Price of one visit, before VAT. */
  price: Halalas
  fee: Halalas
}
export type WavePrice = {
  visits: number
  /** Sum of all prices, before VAT. */
  listed: Halalas
  /** Number of visits included in plans. */
  withinPlans: number
  net: Halalas
  vat: Halalas
  gross: Halalas
  fees: Halalas
  /** Net price less the fees; negative where plans include the visits. */
  margin: Halalas
  /** Per cent of the net price; null: nothing is charged, or plans pay a part on other invoices. */
  marginPercent: number | null
}

/** Number of a client's visits that the plan includes by month, assuming it continues. */
function includedBy({ clientId, tier, began }: RunningPlan, { visits, others, included: ofPlans }: PriceAim): number {
  const monthOf = ({ day }: Dated): Day => periodOf(began, day)?.from ?? ''
  const own = (list: readonly Dated[]) =>
    Map.groupBy(
      list.filter((one) => one.clientId === clientId),
      monthOf,
    )
  const [wanted, used] = [own(visits), own(others)]
  let included = 0
  for (const [month, days] of wanted) {
    const left = month === '' ? 0 : allowanceLeft(ofPlans[tier], used.get(month)?.length ?? 0)
    included += Math.min(days.length, left ?? days.length)
  }
  return included
}

/** Prices a wave: cost for the clients, margin, and the visits included in plans. */
export function priceWave(aim: PriceAim): WavePrice {
  const { visits, plans, price, fee } = aim
  const withinPlans = plans.reduce((sum, plan) => sum + includedBy(plan, aim), 0)
  const { net, vat, gross } = withVat((visits.length - withinPlans) * price)
  const fees = sumHalalas(visits.map(() => fee))
  const margin = net - fees
  return {
    visits: visits.length,
    listed: visits.length * price,
    withinPlans,
    net,
    vat,
    gross,
    fees,
    margin,
    marginPercent: net === 0 || withinPlans > 0 ? null : Math.round((margin / net) * 1000) / 10,
  }
}
