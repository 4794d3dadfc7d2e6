import { withoutMarks } from '#/domain/text.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { serviceMessages } from '#/messages/site/service-pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { serviceWithOffers } from '../../shell/structured-data.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { ServiceCards } from '../../site/service-cards.tsx'
import { firstOfDailyOperations, type Service, services } from '../../site/service-list.ts'
import type { Route } from './+types/services'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...publicMeta({
    matches,
    path: '/services',
    title: serviceMessages.title,
    shortName: serviceMessages.shortTitle,
    description: serviceMessages.description,
  }),
  ...services.map(({ id, name, what }) => ({
    'script:ld+json': serviceWithOffers(matches, {
      name: serviceMessages[name],
      description: serviceMessages[what],
      path: `/services#${id}`,
    }),
  })),
]

/** Six services at a glance, then each in detail. */
export default function Services() {
  const t = useT(serviceMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section id="overview" title={t('overview')}>
        <ServiceCards />
      </Section>
      <section aria-labelledby="each-title" className="border-t border-line bg-surface-1">
        <div className="mx-auto max-w-[1264px] px-4 py-16 md:px-8 xl:py-24">
          <h2 id="each-title" className="text-h2">
            {t('each')}
          </h2>
          <div className="mt-8 grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
            <Contents />
            <div className="flex flex-col gap-6">
              {services.map((service) => (
                <Explained key={service.id} service={service} />
              ))}
            </div>
          </div>
        </div>
      </section>
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/signup')} variant="primary" size="large">
          {t('signUp')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/contact')} size="large">
          {t('contact')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

/** Links to each service; sticky on desktop. */
function Contents() {
  const t = useT(serviceMessages)
  return (
    <nav aria-label={t('onThisPage')} className="max-lg:hidden lg:sticky lg:top-24">
      <ul className="flex flex-col border-s border-line">
        {services.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center py-1 ps-4 text-ui text-ink-2 hover:text-ink hover:underline coarse:min-h-11"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Explained({ service }: { service: Service }) {
  const t = useT(serviceMessages)
  const { id, name, what } = service
  return (
    <>
      {id === firstOfDailyOperations && (
        <div id="daily-operations" className="mt-6 scroll-mt-24">
          <h3 tabIndex={-1} className="text-h2">
            {t('dailyOperations')}
          </h3>
          <p className="prose-width mt-2 text-body-lg text-ink-2">{t('dailyOperationsText')}</p>
        </div>
      )}
      <article
        id={id}
        aria-labelledby={`${id}-title`}
        className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-card p-5 target:border-primary target:ring-1 target:ring-primary md:p-8"
      >
        <h3 id={`${id}-title`} tabIndex={-1} className="text-h3">
          {t(name)}
        </h3>
        <p className="prose-width text-body-lg">{t(what)}</p>
        <Facts service={service} />
        <Ways service={service} />
      </article>
    </>
  )
}

function Facts({ service }: { service: Service }) {
  const t = useT(serviceMessages)
  const facts = [
    { term: t('receive'), text: t(service.receive) },
    { term: t('forWhom'), text: t(service.forWhom) },
    { term: t('begins'), text: t(service.begins) },
  ]
  return (
    <dl className="grid gap-5 md:grid-cols-3 md:gap-6">
      {facts.map(({ term, text }) => (
        <div key={term} className="border-t border-line pt-3">
          <dt className="text-ui font-semibold">{term}</dt>
          <dd className="mt-1 text-body text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const wayLook =
  'inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-[.3em] hover:decoration-2'

function Ways({ service: { name, topic, links } }: { service: Service }) {
  const t = useT(serviceMessages)
  const lang = useLang()
  return (
    <div className="flex flex-wrap gap-x-6">
      {links.map(({ to, text }) => (
        <Link key={to} to={publicPath(lang, to)} className={wayLook}>
          {t(text)}
          <Icon as={ArrowRight} directional size={16} />
        </Link>
      ))}
      <Link
        to={publicPath(lang, `/consultant?topic=${topic}`)}
        aria-label={withoutMarks(t('askAbout', { service: t(name) }))}
        className={wayLook}
      >
        {t('ask')}
      </Link>
    </div>
  )
}
