import { Link } from 'react-router'
import type { Halalas } from '#/domain/money.ts'
import { formatMoney } from '#/domain/money.ts'
import { moneyBackDays, plans, soldTiers } from '#/domain/plans.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { plansMessages } from '#/messages/site/plans.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { faq, serviceWithOffers } from '../../shell/structured-data.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { MarketingPrice, PlanCards, planNames } from '../../site/plan-cards.tsx'
import { PlanComparison } from '../../site/plan-comparison.tsx'
import { Questions } from '../../site/questions.tsx'
import type { Route } from './+types/plans'
import { includedVisits } from '#/features/companies/plan-contents/included.server.ts'

const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
  ['q6', 'a6'],
  ['q7', 'a7'],
  ['q8', 'a8'],
] as const

/** Single visits have the price set by an administrator. */
export const loader = async () => {
  const [prices, included] = await Promise.all([evaluationPrices(), includedVisits()])
  return { prices, included }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const offers = soldTiers.flatMap((tier) => {
    const price = plans[tier].monthlyPrice
    return price === null ? [] : [{ name: planCardMessages[planNames[tier]], priceHalalas: price }]
  })
  const visits = loaderData
    ? [
        { name: planCardMessages.visitBasic, priceHalalas: loaderData.prices.basic, path: '/plans#visit-prices' },
        { name: planCardMessages.visitFull, priceHalalas: loaderData.prices.full_service, path: '/plans#visit-prices' },
      ]
    : []
  const { title, description } = plansMessages
  return [
    ...publicMeta({ matches, path: '/plans', title, description }),
    {
      'script:ld+json': serviceWithOffers(matches, {
        name: title,
        description,
        path: '/plans',
        offers: [...offers, ...visits],
      }),
    },
    {
      'script:ld+json': faq(
        matches,
        questions.map(([question, answer]) => ({ question: plansMessages[question], answer: plansMessages[answer] })),
      ),
    },
  ]
}

/** Prices: three plans, single visits, and common questions. */
export default function Plans({ loaderData: { prices, included } }: Route.ComponentProps) {
  const t = useT(plansMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section id="plans" title={t('plansTitle')}>
        <PlanCards level={3} included={included} />
        <MoneyBack />
      </Section>
      <Section id="compare" title={t('compareTitle')} tinted>
        <PlanComparison included={included} />
      </Section>
      <SingleVisits prices={prices} />
      <Section id="questions" title={t('questionsTitle')} tinted>
        <Questions items={questions.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))} />
      </Section>
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/contact?subject=plans')} variant="primary" size="large">
          {t('contact')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/signup')} size="large">
          {t('signUp')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

function MoneyBack() {
  const t = useT(plansMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <p className="mt-8 text-center text-body text-ink-2">
      <strong className="block font-semibold text-ink">{cards('moneyBack', { count: moneyBackDays })}</strong>
      <span className="block">{t('moneyBackText')}</span>
      <Link to={publicPath(lang, '/terms#refunds')} className="link">
        {t('refundRule')}
      </Link>
    </p>
  )
}

function SingleVisits({ prices }: { prices: Record<'basic' | 'full_service', Halalas> }) {
  const t = useT(plansMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <Section id="visit-prices" title={cards('visitsTitle')} text={t('visitsText')}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        <VisitPrice name={cards('visitBasic')} text={t('visitBasicText')} halalas={prices.basic} />
        <VisitPrice name={cards('visitFull')} text={t('visitFullText')} halalas={prices.full_service} />
      </ul>
      <div className="mt-8 flex flex-wrap gap-3 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('orderVisit')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/mystery-shopping')} size="large">
          {t('howVisits')}
        </LinkButton>
      </div>
    </Section>
  )
}

function VisitPrice({ name, text, halalas }: { name: string; text: string; halalas: Halalas }) {
  const t = useT(planCardMessages)
  const lang = useLang()
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-6">
      <h3 className="text-h3">{name}</h3>
      <p className="flex-1 text-body text-ink-2">{text}</p>
      <p className="text-h2 font-semibold">
        <MarketingPrice halalas={halalas} />
        <span className="block text-ui font-normal text-ink-2">{t('vatExcluded')}</span>
        <span className="block text-caption font-normal text-ink-2">
          {t('withVat', { amount: formatMoney(withVat(halalas).gross, lang) })}
        </span>
      </p>
    </li>
  )
}
