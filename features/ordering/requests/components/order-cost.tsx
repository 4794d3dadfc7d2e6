import type { Halalas } from '#/domain/money.ts'
import { monthOfDay, quoteVisits } from '#/domain/plan-allowance.ts'
import { addDays, type Day, formatDay } from '#/domain/riyadh-time.ts'
import { orderCostMessages } from '#/messages/evaluations.ts'
import type { OutlookMonth } from '#/features/companies/plan-contents/outlook.server.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PriceSummary } from './price-summary.tsx'

/** `day`: of the visit, null before it is chosen. */
type OrderCostProps = {
  price: Halalas
  months: readonly OutlookMonth[]
  day: Day | null
  today: Day
  /** An audit, which no plan includes. */
  isOutsidePlans: boolean
}

/** Cost on the visit's day: free within the plan, its price beyond. Recomputed by the server when ordered. */
export function OrderCost({ price, months, day, today, isOutsidePlans }: OrderCostProps) {
  const t = useT(orderCostMessages)
  if (isOutsidePlans)
    return (
      <div className="flex flex-col gap-3">
        {months.length > 0 && <p className="text-ui">{t('outsidePlans')}</p>}
        <PriceSummary price={price} />
      </div>
    )
  if (day === null && months.length > 0)
    return (
      <div className="flex flex-col gap-3">
        <PlanLine months={months} day={day} today={today} />
        <p className="text-ui text-ink-2">{t('chooseDay')}</p>
      </div>
    )
  const { net } = quoteVisits([{ id: 'ordered', day: day ?? today, price }], months)
  return (
    <div className="flex flex-col gap-3">
      <PlanLine months={months} day={day} today={today} />
      <PriceSummary price={net} />
    </div>
  )
}

/** Rest of the plan's month on a day. */
export function PlanLine({ months, day, today }: Omit<OrderCostProps, 'price' | 'isOutsidePlans'>) {
  const t = useT(orderCostMessages)
  const lang = useLang()
  if (months.length === 0) return null
  const month = monthOfDay(months, day ?? today)
  if (!month) return <p className="text-ui">{t('afterPlan')}</p>
  const { period, left, included } = month
  const between = { from: formatDay(period.from, lang), until: formatDay(addDays(period.until, -1), lang) }
  if (left === null || included === null) return <p className="text-ui">{t('withoutLimit')}</p>
  if (left === 0 && day !== null)
    return <Notice kind="info">{t('noneLeft', { included: String(included), ...between })}</Notice>
  return (
    <p className="text-ui">
      <strong className="font-semibold">{t('remaining', { left: String(left), included: String(included) })}</strong>
      <span className="block text-ink-2">{t(day === null ? 'periodOnly' : 'period', between)}</span>
    </p>
  )
}
