import { formatMoney } from '#/domain/money.ts'
import { plans } from '#/domain/plans.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { withVat } from '#/domain/vat.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Plan } from '../hold.server.ts'
import type { PlanView } from '../read-plan.server.ts'
import { noPlan, UseOfMonth } from './plan-use.tsx'

/** Formats a monthly price before and with tax. */
export function usePrice() {
  const t = useT(planPageMessages)
  const lang = useLang()
  return (net: number) =>
    t('priceWithVat', { net: formatMoney(net, lang), gross: formatMoney(withVat(net).gross, lang) })
}

/** Sentence about the plan after the current month; null: unchanged. */
export function useNext() {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  return ({ nextTier, nextPrice, month }: Plan): string | null => {
    const date = formatDay(month.until, lang)
    if (nextTier === 'free') return t('nextFree', { date })
    if (nextTier)
      return t('nextTier', {
        date,
        plan: word(`plan_${nextTier}`),
        price: formatMoney(plans[nextTier].monthlyPrice ?? 0, lang),
      })
    return nextPrice === null ? null : t('nextPrice', { date, price: formatMoney(nextPrice, lang) })
  }
}

/** The active plan, or a notice that there is none. */
export function CurrentPlan({ view }: { view: PlanView }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  const price = usePrice()
  const { plan } = view
  if (!plan)
    return (
      <Card title={t('currentTitle')}>
        <p className="text-body text-ink-2">{t(noPlan(view))}</p>
      </Card>
    )
  const goesOn = plan.nextTier !== 'free'
  const nextNet = plan.nextTier ? (plans[plan.nextTier].monthlyPrice ?? 0) : (plan.nextPrice ?? plan.price)
  return (
    <Card title={word(`plan_${plan.tier}`)} description={t('currentTitle')}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            { term: t('price'), value: price(plan.price) },
            { term: t('since'), value: formatDay(plan.beganOn ?? plan.month.from, lang) },
            ...(goesOn
              ? [
                  {
                    term: t('renews'),
                    value: t('renewsText', {
                      date: formatDay(plan.month.until, lang),
                      gross: formatMoney(withVat(nextNet).gross, lang),
                    }),
                  },
                ]
              : []),
          ]}
        />
        <UseOfMonth {...view} />
        <p className="text-caption text-ink-2">{t('useHint')}</p>
      </div>
    </Card>
  )
}
