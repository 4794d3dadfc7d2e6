import { Lock } from 'lucide-react'
import { href } from 'react-router'
import { type PlanFeature, smallestWith } from '#/domain/plans.ts'
import { planLockMessages } from '#/messages/companies/plan-locks.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

const planPage = href('/client/invoices/plan')

type LockedFeatureProps = { feature: PlanFeature; level?: 1 | 2 }

/** Replaces content outside the client's plan: a description, the plan that includes it, and a link. */
export function LockedFeature({ feature, level = 2 }: LockedFeatureProps) {
  const t = useT(planLockMessages)
  const word = useT(planWords)
  const tier = smallestWith(feature)
  const plan = word(`plan_${tier}`)
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section data-card className="flex flex-col items-start gap-3 rounded-card border border-line bg-card p-4 md:p-6">
      {level === 1 && <title>{t(`title_${feature}`)}</title>}
      <p className="flex items-center gap-2 text-caption font-medium text-ink-2">
        <Icon as={Lock} size={16} />
        {tier === 'enterprise' ? t('inLargest', { plan }) : t('inPlan', { plan })}
      </p>
      <Heading tabIndex={level === 1 ? -1 : undefined} className={level === 1 ? 'text-h1' : 'text-h3'}>
        {t(`title_${feature}`)}
      </Heading>
      <p className="prose-width text-body text-ink-2">{t(`text_${feature}`)}</p>
      <LinkButton to={`${planPage}?plan=${tier}`} variant="primary">
        {t('toPlan')}
      </LinkButton>
    </section>
  )
}
