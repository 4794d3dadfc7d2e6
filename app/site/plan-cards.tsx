import { withoutMarks } from '#/domain/text.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { addedBy, mostPopularTier, plans, soldTiers } from '#/domain/plans.ts'
import { withVat } from '#/domain/vat.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'

type Sold = (typeof soldTiers)[number]

export const planNames = { basic: 'planBasic', professional: 'planProfessional', enterprise: 'planEnterprise' } as const

/** Marketing price: whole riyals without decimals. */
export function MarketingPrice({ halalas }: { halalas: Halalas }) {
  return <span className="whitespace-nowrap">{formatMoney(halalas, useLang()).replace(/\.00(?=\D|$)/, '')}</span>
}

export function PlanCards({ level, included }: { level: 2 | 3; included: IncludedVisits }) {
  return (
    <ul className="grid gap-4 md:gap-6 lg:grid-cols-3">
      {soldTiers.map((tier) => (
        <PlanCard key={tier} tier={tier} level={level} visits={included[tier]} />
      ))}
    </ul>
  )
}

function PlanCard({ tier, level, visits }: { tier: Sold; level: 2 | 3; visits: number | null }) {
  const t = useT(planCardMessages)
  const popular = tier === mostPopularTier
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={classes(
        'flex flex-col gap-5 rounded-card bg-card p-6',
        popular ? 'border-2 border-primary' : 'border border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-h3">{t(planNames[tier])}</Heading>
        {popular && <Badge tone="blue">{t('mostPopular')}</Badge>}
      </div>
      <PlanPrice tier={tier} />
      <ul className="flex flex-1 flex-col gap-2.5 text-body">
        <PlanLine>{visits === null ? t('unlimited') : t('evaluations', { count: visits })}</PlanLine>
        {addedBy(tier).map((content) => (
          <PlanLine key={content}>{t(`has_${content}`)}</PlanLine>
        ))}
      </ul>
      <PlanActions tier={tier} popular={popular} />
    </li>
  )
}

function PlanPrice({ tier }: { tier: Sold }) {
  const t = useT(planCardMessages)
  const lang = useLang()
  const { monthlyPrice } = plans[tier]
  if (monthlyPrice === null)
    return (
      <p className="text-h2 font-semibold">
        {t('onRequest')}
        <span className="block text-ui font-normal text-ink-2">{t('forLarge')}</span>
      </p>
    )
  return (
    <p className="text-h2 font-semibold">
      <MarketingPrice halalas={monthlyPrice} />
      <span className="block text-ui font-normal text-ink-2">{t('perMonth')}</span>
      <span className="block text-caption font-normal text-ink-2">
        {t('withVat', { amount: formatMoney(withVat(monthlyPrice).gross, lang) })}
      </span>
    </p>
  )
}

function PlanActions({ tier, popular }: { tier: Sold; popular: boolean }) {
  const t = useT(planCardMessages)
  const lang = useLang()
  const plan = t(planNames[tier])
  return (
    <div className="flex flex-col items-center gap-1">
      <LinkButton
        to={publicPath(lang, `/signup?plan=${tier}`)}
        variant={popular ? 'primary' : 'secondary'}
        size="large"
        full
        aria-label={withoutMarks(t('getStartedWith', { plan }))}
      >
        {t('getStarted')}
      </LinkButton>
      <Link
        to={publicPath(lang, '/contact?subject=plans')}
        aria-label={withoutMarks(t('contactUsAbout', { plan }))}
        className="inline-flex min-h-11 items-center px-2 font-medium underline underline-offset-[.3em] hover:decoration-2"
      >
        {t('contactUs')}
      </Link>
    </div>
  )
}

function PlanLine({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon as={Check} size={16} className="mt-1.5 text-success-ink" />
      {children}
    </li>
  )
}
