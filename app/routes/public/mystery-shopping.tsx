import { cities } from '#/domain/cities.ts'
import { withVat } from '#/domain/vat.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { SampleVisit } from '#/features/site/sample-visit/components/sample-visit.tsx'
import { choicesIn, exampleChoices, measuredIn, sampleIn } from '#/features/site/sample-visit/sample.ts'
import { cityPageMessages } from '#/messages/site/city-pages.ts'
import { mysteryShoppingMessages as messages } from '#/messages/site/mystery-shopping.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { faq, serviceWithOffers } from '../../shell/structured-data.ts'
import { OtherCities } from '../../site/city-page-parts.tsx'
import { cityPath, shownCities } from '../../site/city-pages.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { HeadLink } from '../../site/head-link.tsx'
import { Ethics, Measured, Prices, Steps } from '../../site/mystery-shopping-parts.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { PhonePicture } from '../../site/picture.tsx'
import { Questions } from '../../site/questions.tsx'
import type { Route } from './+types/mystery-shopping'

const path = '/mystery-shopping'
const questionKeys = ['faq1', 'faq2', 'faq3', 'faq4', 'faq5'] as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, shortName, basic, full } = messages
  const prices = loaderData?.prices
  const offers = prices
    ? [
        { name: full, priceHalalas: prices.full_service.net },
        { name: basic, priceHalalas: prices.basic.net },
      ]
    : []
  return [
    ...publicMeta({ matches, path, title, description, shortName }),
    { 'script:ld+json': serviceWithOffers(matches, { name: shortName, description, path, offers }) },
    {
      'script:ld+json': faq(
        matches,
        questionKeys.map((key) => ({ question: messages[key], answer: messages[`${key}Text`] })),
      ),
    },
  ]
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const [prices, statistics] = await Promise.all([evaluationPrices(), readStatistics()])
  return {
    measured: measuredIn(lang),
    results: shownCities(statistics).map((key) => ({
      key,
      name: cities[key].name[lang],
      path: publicPath(lang, cityPath(key)),
    })),
    sample: sampleIn(lang),
    choices: choicesIn(url.searchParams),
    example: exampleChoices,
    prices: { full_service: withVat(prices.full_service), basic: withVat(prices.basic) },
  }
})

/** Mystery visits: purpose, criteria and prices, with a questionnaire to try. */
export default function MysteryShopping({ loaderData }: Route.ComponentProps) {
  const t = useT(messages)
  const city = useT(cityPageMessages)
  const lang = useLang()
  const { measured, sample, choices, example, prices, results } = loaderData
  const to = (target: string) => publicPath(lang, target)
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="-mb-12 h-[420px] overflow-hidden px-6 pt-2 md:-mb-20">
            <PhonePicture />
          </div>
        }
      >
        <LinkButton to={to('/client-registration')} size="large">
          {t('order')}
        </LinkButton>
        <HeadLink href="#sample">{t('trySample')}</HeadLink>
      </PageHead>
      <Section id="steps" title={t('stepsTitle')}>
        <Steps />
      </Section>
      <Section id="measured" title={t('measuredTitle')} text={t('measuredText', { full: measured.full })} tinted>
        <Measured {...measured} />
      </Section>
      <Section id="sample" title={t('sampleTitle')} text={t('sampleText')}>
        <SampleVisit key={JSON.stringify(choices)} sections={sample} choices={choices} example={example} />
      </Section>
      <Section id="prices" title={t('pricesTitle')} text={t('pricesText')} tinted>
        <Prices prices={prices} full={measured.full} basic={measured.basic} />
      </Section>
      <Section id="ethics" title={t('ethicsTitle')} text={t('ethicsText')}>
        <Ethics />
      </Section>
      <Section id="questions" title={t('faqTitle')} tinted>
        <Questions items={questionKeys.map((key) => ({ question: t(key), answer: t(`${key}Text`) }))} />
      </Section>
      {results.length > 0 && (
        <Section id="cities" title={city('cities')} text={city('citiesText')}>
          <OtherCities cities={results} />
        </Section>
      )}
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={to('/client-registration')} variant="primary" size="large">
          {t('order')}
        </LinkButton>
        <LinkButton to={to('/consultant?topic=mystery-shopping')} size="large">
          {t('talk')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
