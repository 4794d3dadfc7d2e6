import { Check } from 'lucide-react'
import { defaultEvaluationPrices } from '#/domain/evaluation.ts'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { moneyBackDays, mostPopularTier, plans, soldTiers } from '#/domain/plans.ts'
import { homeMessages } from '#/messages/home.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from './section.tsx'

type Sold = (typeof soldTiers)[number]

const names = { basic: 'planBasic', professional: 'planProfessional', enterprise: 'planEnterprise' } as const
const contents = {
  basic: ['basicReports', 'emailSupport', 'oneDashboard'],
  professional: ['advancedReports', 'phoneSupport', 'moreDashboards', 'digitalCertificates', 'advancedAnalytics'],
  enterprise: ['customReports', 'accountManager', 'fullApi', 'onSiteTraining', 'sla', 'allDaySupport'],
} as const

/** A price as marketing writes it: whole riyals without their zeros. */
function MarketingPrice({ halalas }: { halalas: Halalas }) {
  return <span className="whitespace-nowrap">{formatMoney(halalas, useLang()).replace(/\.00(?=\D|$)/, '')}</span>
}

/** The three plans, and what a single visit costs without one. */
export function Plans() {
  const t = useT(homeMessages)
  return (
    <Section id="plans" title={t('plansTitle')} text={t('plansText')}>
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-3">
        {soldTiers.map((tier) => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </ul>
      <p className="mt-6 text-center text-body font-medium">{t('moneyBack', { count: moneyBackDays })}</p>
      <div
        id="visit-prices"
        className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface-1 p-6 target:border-primary"
      >
        <h3 className="text-h3">{t('visitsTitle')}</h3>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <VisitPrice name={t('visitBasic')} halalas={defaultEvaluationPrices.basic} />
          <VisitPrice name={t('visitFull')} halalas={defaultEvaluationPrices.full_service} />
        </dl>
      </div>
    </Section>
  )
}

function VisitPrice({ name, halalas }: { name: string; halalas: Halalas }) {
  const t = useT(homeMessages)
  return (
    <div>
      <dt className="text-ui text-ink-2">{name}</dt>
      <dd className="text-h3 font-semibold">
        <MarketingPrice halalas={halalas} />
        <span className="block text-caption font-normal text-ink-2">{t('vatExcluded')}</span>
      </dd>
    </div>
  )
}

function PlanCard({ tier }: { tier: Sold }) {
  const t = useT(homeMessages)
  const lang = useLang()
  const { monthlyPrice, evaluationsPerMonth } = plans[tier]
  const popular = tier === mostPopularTier
  return (
    <li
      className={classes(
        'flex flex-col gap-5 rounded-card bg-card p-6',
        popular ? 'border-2 border-primary' : 'border border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{t(names[tier])}</h3>
        {popular && <Badge tone="blue">{t('mostPopular')}</Badge>}
      </div>
      <p className="text-h2 font-semibold">
        {monthlyPrice === null ? t('onRequest') : <MarketingPrice halalas={monthlyPrice} />}
        <span className="block text-ui font-normal text-ink-2">
          {t(monthlyPrice === null ? 'forLarge' : 'perMonth')}
        </span>
      </p>
      <ul className="flex flex-1 flex-col gap-2.5 text-body">
        <PlanLine>
          {evaluationsPerMonth === null ? t('unlimited') : t('evaluations', { count: evaluationsPerMonth })}
        </PlanLine>
        {contents[tier].map((line) => (
          <PlanLine key={line}>{t(line)}</PlanLine>
        ))}
      </ul>
      <LinkButton
        to={publicPath(lang, '/signup')}
        variant={popular ? 'primary' : 'secondary'}
        size="large"
        full
        aria-label={t('getStartedWith', { plan: t(names[tier]) }).replace(/[\u2068\u2069]/g, '')}
      >
        {t('getStarted')}
      </LinkButton>
    </li>
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
