import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { planPage } from '../lists.ts'
import type { PlanView } from '../read-plan.server.ts'

/** Used part of the month's visits, with the dates of the month. */
export function UseOfMonth({
  plan,
  period,
  used,
  allowance,
}: Pick<PlanView, 'plan' | 'period' | 'used' | 'allowance'>) {
  const t = useT(planPageMessages)
  const lang = useLang()
  if (!plan || !period) return null
  const span = t('monthSpan', {
    from: formatDay(period.from, lang),
    until: formatDay(addDays(period.until, -1), lang),
  })
  if (allowance === null)
    return (
      <p className="text-ui">
        {t('usedUnlimited', { count: used })} <span className="block text-caption text-ink-2">{span}</span>
      </p>
    )
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar value={used} max={allowance} label={t('use')} text={t('used', { count: used, most: allowance })} />
      <p className="text-caption text-ink-2">{span}</p>
    </div>
  )
}

/** Plan summary beside the invoices: plan, usage, and a link to its page. */
export function PlanUse({ view }: { view: PlanView }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const { plan } = view
  return (
    <Card
      title={plan ? word(`plan_${plan.tier}`) : t('title')}
      actions={<LinkButton to={planPage}>{t(plan ? 'managePlan' : 'choosePlan')}</LinkButton>}
    >
      {plan ? <UseOfMonth {...view} /> : <p className="text-ui text-ink-2">{t(noPlan(view))}</p>}
    </Card>
  )
}

/** Message key without a subscription: the office may still have granted a plan. */
export const noPlan = ({ tier }: Pick<PlanView, 'tier'>) =>
  tier === 'free' ? ('none' as const) : ('byOffice' as const)
