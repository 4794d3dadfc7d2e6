import { type Halalas, sumHalalas } from '../money.ts'
import type { SubscriptionTier } from '../plans.ts'
import type { Day } from '../riyadh-time.ts'
import { allowanceLeft, type IncludedVisits } from '../plan-allowance.ts'
import { periodOf } from '../subscription.ts'
import { withVat } from '../vat.ts'

/** The plan of a client that runs, from the day on which its months are counted. */
export type RunningPlan = { clientId: string; tier: SubscriptionTier; began: Day }
type Dated = { clientId: string; day: Day }
export type PriceAim = {
  visits: readonly Dated[]
  plans: readonly RunningPlan[]
  /** Visits that a month of each plan includes. */
  included: IncludedVisits
  /** Other visits of these clients, which use up their plans first. */
  others: readonly Dated[]
  /** Of one visit, before VAT. */
  price: Halalas
  fee: Halalas
}
export type WavePrice = {
  visits: number
  /** All visits at their price, before VAT. */
  listed: Halalas
  /** Visits that plans include. */
  withinPlans: number
  net: Halalas
  vat: Halalas
  gross: Halalas
  fees: Halalas
  /** What is left of the net price after the fees. Below zero where plans include the visits. */
  margin: Halalas
  /** Of the net price; null: nothing is charged, or plans pay a part that stands on other invoices. */
  marginPercent: number | null
}

/** How many of a client's visits the plan includes, month by month, were it to run on. */
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

/** What visits cost their clients and what is left of it, with the visits that plans include. */
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
