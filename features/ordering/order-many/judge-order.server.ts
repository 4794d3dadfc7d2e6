import type { Tx } from '#/db/database.server.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { isOutsideHours } from '#/domain/ordering/visit-hours.ts'
import { AppError } from '#/domain/errors.ts'
import { type MysteryType, shopperFee } from '#/domain/evaluation.ts'
import { type Halalas, sumHalalas } from '#/domain/money.ts'
import { judgeVisits, mostOrdered, type OrderProblem } from '#/domain/ordering/order-many.ts'
import { monthOfDay, visitsWithinPlan } from '#/domain/plan-allowance.ts'
import { addHours, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { type OutlookMonth, planOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { branchesOfOrder } from '#/features/companies/branches/branches.server.ts'
import type { BatchVisit } from '#/features/ordering/requests/visits-of-batch.server.ts'
import { takenDays } from '#/features/ordering/requests/visits-of-batch.server.ts'
import type { EvaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { now } from '#/platform/clock.ts'
import type { ManyOrder } from './form.ts'
import { wishesOf } from './wished-visits.ts'

/** A visit of an order as the preview shows it. */
export type JudgedVisit = {
  line: number
  branch: string
  at: string | null
  type: MysteryType
  window: VisitWindow | null
  price: Halalas
  withinPlan: boolean
  /** Less than the recommended hours ahead. */
  isSoon: boolean
  /** Outside the opening hours of the branch. */
  isOutside: boolean
  problem: OrderProblem | null
}
/** A month of the plan that the order uses. */
export type UsedMonth = Pick<OutlookMonth, 'period' | 'included' | 'left'> & { used: number }
export type JudgedOrder = {
  lines: JudgedVisit[]
  /** Visits that can be ordered. */
  visits: BatchVisit[]
  /** Charged beyond the plan, before VAT. */
  net: Halalas
  months: UsedMonth[]
  hasPlan: boolean
}

type Facts = { terms: EvaluationTerms; leadHours: number }

const usedMonths = (days: readonly Day[], months: readonly OutlookMonth[]): UsedMonth[] =>
  months
    .map((month) => ({
      period: month.period,
      included: month.included,
      left: month.left,
      used: days.filter((day) => monthOfDay(months, day) === month).length,
    }))
    .filter(({ used }) => used > 0)

/**
 * Finds the visits of an order: days, refusals, and prices within and beyond the plan. The same for the preview and,
 * under the lock of the client's orders, for the order itself.
 */
export async function judgeOrder(tx: Tx, clientId: string, order: ManyOrder, facts: Facts): Promise<JudgedOrder> {
  const { prices, sharePercent } = facts.terms
  const at = now()
  const branches = await branchesOfOrder(tx, clientId, order.how === 'sheet' ? null : order.branchId)
  const ids = branches.map(({ id }) => id)
  const today = riyadhDay(at)
  const taken = await takenDays(tx, ids, startOfDay(today))
  const wishes = wishesOf(order, { branches, taken, today })
  if (wishes.length > mostOrdered) throw new AppError('order.too-large', { most: mostOrdered })
  const judged = judgeVisits(wishes, { at, taken })
  const months = await planOutlook(tx, clientId)
  const priced = judged.flatMap((visit, index) =>
    visit.problem || !visit.at
      ? []
      : [{ id: String(index), day: riyadhDay(visit.at), price: prices[visit.type], visit: { ...visit, at: visit.at } }],
  )
  const within = visitsWithinPlan(priced, months)
  const hours = new Map(branches.map((branch) => [branch.id, hoursOf(branch.hours)]))
  const isOutside = (branchId: string | null, moment: Date) => {
    const own = hours.get(branchId ?? '')
    return own !== undefined && isOutsideHours(own, moment)
  }
  const soonUntil = addHours(at, facts.leadHours)
  return {
    lines: judged.map((visit, index) => ({
      line: visit.line,
      branch: visit.named,
      at: visit.at?.toISOString() ?? null,
      type: visit.type,
      window: visit.window,
      price: prices[visit.type],
      withinPlan: within.has(String(index)),
      isSoon: visit.problem === null && visit.at !== null && visit.at < soonUntil,
      isOutside: visit.problem === null && visit.at !== null && isOutside(visit.branchId, visit.at),
      problem: visit.problem,
    })),
    visits: priced.map(({ id, price, visit }) => ({
      branchId: visit.branchId!,
      at: visit.at,
      type: visit.type,
      window: visit.window,
      price,
      fee: shopperFee(price, sharePercent),
      withinPlan: within.has(id),
    })),
    net: sumHalalas(priced.filter(({ id }) => !within.has(id)).map(({ price }) => price)),
    months: usedMonths(
      priced.map(({ day }) => day),
      months,
    ),
    hasPlan: months.length > 0,
  }
}
