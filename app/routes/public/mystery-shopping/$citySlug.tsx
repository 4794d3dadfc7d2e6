import { data } from 'react-router'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { faq, serviceWithOffers } from '#/app/shell/structured-data.ts'
import { CityNotShown, CityResults, OtherCities } from '#/app/site/city-page-parts.tsx'
import { cityOfSlug, cityPath, shownCities } from '#/app/site/city-pages.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import { HeadLink } from '#/app/site/head-link.tsx'
import { Prices, Steps } from '#/app/site/mystery-shopping-parts.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import { Questions } from '#/app/site/questions.tsx'
import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import { cities } from '#/domain/cities.ts'
import { AppError } from '#/domain/errors.ts'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { textOf, translator } from '#/domain/text.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { measuredIn } from '#/features/site/sample-visit/sample.ts'
import { cityPageMessages } from '#/messages/site/city-pages.ts'
import { mysteryShoppingMessages } from '#/messages/site/mystery-shopping.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/$citySlug'

const questionKeys = ['1', '2', '3'] as const

/** A city without a published average answers 404 with the way on, and is linked from nowhere. */
export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const city = cityOfSlug(params.citySlug)
  if (!city) throw new AppError('not-found')
  const { lang } = infoOf(context)
  const [statistics, prices] = await Promise.all([readStatistics(), evaluationPrices()])
  const shown = shownCities(statistics)
  const named = shown.map((key) => ({ key, name: cities[key].name[lang], path: publicPath(lang, cityPath(key)) }))
  const { full, basic } = measuredIn(lang)
  const facts = {
    city,
    others: named.filter(({ key }) => key !== city),
    from: statistics.from,
    last: addDays(statistics.until, -1),
    types: statistics.types.flatMap(({ type, byCity: { total, cells } }) => {
      const cell = cells.find(({ group }) => group === city)
      return total && cell ? [{ type, cell, total }] : []
    }),
    counts: { full, basic },
    prices: { full_service: withVat(prices.full_service), basic: withVat(prices.basic) },
  }
  return shown.includes(city) ? facts : data(facts, { status: 404 })
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { city: key, types, prices } = loaderData
  const path = cityPath(key)
  const text = (word: 'title' | 'metaTitle' | 'description' | 'q1') =>
    textOf((lang) => translator(lang, cityPageMessages)(word, { city: cities[key].name[lang] }))
  const [title, description] = [text('metaTitle'), text('description')]
  const page = {
    matches,
    path,
    title,
    description,
    shortName: cities[key].name,
    trail: [{ name: mysteryShoppingMessages.shortName, path: '/mystery-shopping' }],
  }
  if (types.length === 0) return publicMeta({ ...page, noindex: true })
  const { full, basic } = mysteryShoppingMessages
  const offers = [
    { name: full, priceHalalas: prices.full_service.net },
    { name: basic, priceHalalas: prices.basic.net },
  ]
  return [
    ...publicMeta(page),
    {
      'script:ld+json': {
        ...serviceWithOffers(matches, { name: text('title'), description, path, offers }),
        areaServed: { '@type': 'City', name: cities[key].name.en, alternateName: cities[key].name.ar },
      },
    },
    {
      'script:ld+json': faq(matches, [
        { question: text('q1'), answer: cityPageMessages.a1 },
        { question: cityPageMessages.q2, answer: cityPageMessages.a2 },
        { question: cityPageMessages.q3, answer: cityPageMessages.a3 },
      ]),
    },
  ]
}

/** Mystery shopping in one city: its published averages, prices and steps. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(cityPageMessages)
  const lang = useLang()
  const { city: key, types, from, last, others, prices, counts } = loaderData
  const city = cities[key].name[lang]
  if (types.length === 0) return <CityNotShown city={city} others={others} />
  const answers = { '1': t('a1'), '2': t('a2'), '3': t('a3') }
  const asked = { '1': t('q1', { city }), '2': t('q2'), '3': t('q3') }
  return (
    <>
      <PageHead title={t('title', { city })} lead={t('lead', { city })}>
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('order')}
        </LinkButton>
        <HeadLink href="#prices">{t('seePrices')}</HeadLink>
      </PageHead>
      <Section
        id="results"
        title={t('results', { city })}
        text={t('resultsText', { from: formatDay(from, lang), until: formatDay(last, lang) })}
      >
        <CityResults city={city} types={types} />
        <p className="prose-width mt-6 text-ui text-ink-2">
          {t('note', { city, reports: fewestReports, clients: fewestClients })}
        </p>
      </Section>
      <Section id="prices" title={t('prices')} text={t('pricesText', { city })} tinted>
        <Prices prices={prices} full={counts.full} basic={counts.basic} />
      </Section>
      <Section id="steps" title={t('how')}>
        <Steps />
      </Section>
      <Section id="questions" title={t('questions')} tinted>
        <Questions items={questionKeys.map((one) => ({ question: asked[one], answer: answers[one] }))} />
      </Section>
      {others.length > 0 && (
        <Section id="cities" title={t('others')}>
          <OtherCities cities={others} />
        </Section>
      )}
      <ClosingCall title={t('closingTitle', { city })} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('order')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/consultant?topic=mystery-shopping')} size="large">
          {t('talk')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
