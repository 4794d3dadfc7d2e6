import { questionIn, questionSearch } from '#/domain/billing/plan-choice.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { formatMoney } from '#/domain/money.ts'
import { plans, soldTiers } from '#/domain/plans.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { plansMessages } from '#/messages/site/plans.ts'
import { planToolMessages } from '#/messages/site/plan-tool.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { faq, productWithOffers } from '../../shell/structured-data.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { MoneyBack } from '../../site/money-back.tsx'
import { MarketingPrice, PlanCards, planNames } from '../../site/plan-cards.tsx'
import { PlanComparison } from '../../site/plan-comparison.tsx'
import { PlanTool } from '../../site/plan-tool.tsx'
import { PriceMap } from '../../site/price-map.tsx'
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

/** Single visits have the price set by an administrator; the address holds the visitor's question. */
export const loader = async ({ url }: Route.LoaderArgs) => {
  const [prices, included] = await Promise.all([evaluationPrices(), includedVisits()])
  return { prices, included, question: questionIn(url.searchParams) }
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
      'script:ld+json': productWithOffers(matches, {
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

/** Prices: the cost of a chain's visits, all prices as a map, three plans, single visits, and common questions. */
export default function Plans({ loaderData: { prices, included, question } }: Route.ComponentProps) {
  const t = useT(plansMessages)
  const tool = useT(planToolMessages)
  const lang = useLang()
  const all = { single: prices, included }
  return (
    <>
      <div className="bg-surface-1">
        <div className="mx-auto max-w-[1264px] px-4 py-8 md:px-8 md:py-14">
          <header className="grid items-end gap-x-6 gap-y-3 pb-6 md:pb-10 lg:grid-cols-[5fr_7fr]">
            <h1 tabIndex={-1} className="text-h1 text-balance">
              {tool('title')}
            </h1>
            <p className="prose-width text-body-lg text-ink-2">{tool('lead')}</p>
          </header>
          <PlanTool key={questionSearch(question)} question={question} prices={all} />
        </div>
      </div>
      <Section id="map" title={tool('mapTitle')} text={tool('mapText')}>
        <PriceMap question={question} prices={all} />
      </Section>
      <MoneyBack />
      <Section id="plans" title={t('plansTitle')}>
        <PlanCards level={3} included={included} />
      </Section>
      <Section id="compare" title={t('compareTitle')} tinted>
        <PlanComparison included={included} />
      </Section>
      <div className="mx-auto grid max-w-[1264px] gap-x-6 gap-y-16 px-4 py-16 md:px-8 lg:grid-cols-[5fr_7fr] xl:py-24">
        <SingleVisits prices={prices} />
        <section id="questions" aria-labelledby="questions-title">
          <h2 id="questions-title" tabIndex={-1} className="mb-6 text-h2">
            {t('questionsTitle')}
          </h2>
          <Questions items={questions.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))} />
        </section>
      </div>
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

function SingleVisits({ prices }: { prices: Record<MysteryType, Halalas> }) {
  const t = useT(plansMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <section id="visit-prices" aria-labelledby="visit-prices-title" className="lg:pe-12">
      <h2 id="visit-prices-title" tabIndex={-1} className="text-h2">
        {cards('visitsTitle')}
      </h2>
      <p className="prose-width mt-2 text-body-lg text-ink-2">{t('visitsText')}</p>
      <ul className="mt-6 border-t-2 border-ink">
        <VisitPrice name={cards('visitBasic')} text={t('visitBasicText')} halalas={prices.basic} />
        <VisitPrice name={cards('visitFull')} text={t('visitFullText')} halalas={prices.full_service} />
      </ul>
      <div className="mt-8 flex flex-wrap gap-3 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/client-registration?visit=full_service')} variant="primary" size="large">
          {t('orderVisit')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/mystery-shopping')} size="large">
          {t('howVisits')}
        </LinkButton>
      </div>
    </section>
  )
}

function VisitPrice({ name, text, halalas }: { name: string; text: string; halalas: Halalas }) {
  const t = useT(planCardMessages)
  const lang = useLang()
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-5 md:grid-cols-[1fr_auto]">
      <h3 className="text-h3">{name}</h3>
      <p className="text-body text-ink-2 md:row-start-2">{text}</p>
      <p className="text-h2 font-semibold md:row-span-2 md:text-end">
        <MarketingPrice halalas={halalas} />
        <span className="block text-ui font-normal text-ink-2">{t('vatExcluded')}</span>
        <span className="block text-caption font-normal text-ink-2">
          {t('withVat', { amount: formatMoney(withVat(halalas).gross, lang) })}
        </span>
      </p>
    </li>
  )
}
