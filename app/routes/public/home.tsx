import { homeMessages } from '#/messages/site/home.ts'
import { previewHome, readHome } from '#/features/site/home/read-home.server.ts'
import { moneyBackDays } from '#/domain/plans.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ClosingCall } from '../../site/closing-call.tsx'
import { ConsultantButton } from '../../home/consultant-button.tsx'
import { BetterBranch } from '../../home/better-branch.tsx'
import { Claims, Features } from '../../home/features.tsx'
import { HeroSlider } from '../../home/hero-slider.tsx'
import { HowItWorks, SampleReport } from '../../home/how-it-works.tsx'
import { OneVisit } from '../../home/one-visit.tsx'
import { PlanCards } from '../../site/plan-cards.tsx'
import { Section } from '../../home/section.tsx'
import { ServiceCards } from '../../site/service-cards.tsx'
import { Testimonials } from '../../home/testimonials.tsx'
import { langOf, organization, publicMeta } from '../../shell/page-title.ts'
import { website } from '../../shell/structured-data.ts'
import { hasResults } from '../../site/has-results.server.ts'
import type { Route } from './+types/home'
import { measuredIn } from '#/features/site/sample-visit/sample.ts'
import { includedVisits } from '#/features/companies/plan-contents/included.server.ts'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...publicMeta({
    matches,
    path: '/',
    title: homeMessages.title,
    description: homeMessages.description,
    noindex: loaderData?.preview,
  }),
  { 'script:ld+json': organization(matches, homeMessages.description[langOf(matches)]) },
  { 'script:ld+json': website(matches) },
]

/** Published content; the working copy for staff with `?preview=draft` only. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { lang, actor } = infoOf(context)
  const draft = url.searchParams.get('preview') === 'draft' ? await previewHome(actor, lang) : null
  const [content, included, isMeasured] = await Promise.all([draft ?? readHome(lang), includedVisits(), hasResults()])
  const sections = measuredIn(lang).sections.map(({ key, title }) => ({ key, label: title }))
  return { content, included, isMeasured, sections, preview: draft !== null }
}

export default function Home({ loaderData: { content, included, isMeasured, sections } }: Route.ComponentProps) {
  return (
    <>
      <HeroSlider slides={content.slides} />
      <Claims claims={content.claims} isMeasured={isMeasured} />
      <BetterBranch sections={sections} />
      <Features features={content.features} />
      <OneVisit sections={sections} />
      <HowItWorks />
      <SampleReport />
      <Services />
      <Plans included={included} />
      <Testimonials voices={content.voices} note={content.voicesNote} />
      <Closing />
      <ConsultantButton />
    </>
  )
}

function Services() {
  const t = useT(homeMessages)
  const lang = useLang()
  return (
    <Section id="services" kicker={t('servicesKicker')} title={t('servicesTitle')} text={t('servicesText')}>
      <ServiceCards />
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/services')} variant="primary" size="large">
          {t('allServices')}
        </LinkButton>
      </div>
    </Section>
  )
}

function Plans({ included }: { included: IncludedVisits }) {
  const t = useT(homeMessages)
  const cards = useT(planCardMessages)
  const lang = useLang()
  return (
    <Section id="plans" kicker={t('plansKicker')} title={t('plansTitle')} text={t('plansText')} tinted>
      <PlanCards level={3} included={included} />
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 max-md:[&>a]:w-full">
        <p className="text-body font-medium">{cards('moneyBack', { count: moneyBackDays })}</p>
        <LinkButton to={publicPath(lang, '/plans')} size="large">
          {t('comparePlans')}
        </LinkButton>
      </div>
    </Section>
  )
}

function Closing() {
  const t = useT(homeMessages)
  const shell = useT(shellMessages)
  const lang = useLang()
  return (
    <ClosingCall title={t('closingTitle')} text={t('closingText')}>
      <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
        {t('closingRegister')}
      </LinkButton>
      <LinkButton to={publicPath(lang, '/consultant?topic=demo')} size="large">
        {shell('requestDemo')}
      </LinkButton>
      <LinkButton to={publicPath(lang, '/contact')} variant="quiet" size="large">
        {t('closingContact')}
      </LinkButton>
      <LinkButton to={publicPath(lang, '/about')} variant="quiet" size="large">
        {t('closingAbout')}
      </LinkButton>
    </ClosingCall>
  )
}
