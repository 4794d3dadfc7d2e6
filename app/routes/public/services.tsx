import { withoutMarks } from '#/domain/text.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { serviceMessages } from '#/messages/site/service-pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { serviceWithOffers } from '../../shell/structured-data.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { serviceGroups, type Service, services } from '../../site/service-list.ts'
import { starPath } from '../../site/star.ts'
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
      path: `/services/${id}`,
    }),
  })),
]

/** All services in three groups, each with its own page. */
export default function Services() {
  const t = useT(serviceMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="mx-auto flex max-w-[1264px] flex-col gap-14 px-4 py-12 md:gap-20 md:px-8 md:py-20">
        {serviceGroups.map(({ id, title, text, services: members }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid scroll-mt-20 gap-x-12 gap-y-4 lg:grid-cols-[4fr_8fr]"
          >
            <div>
              <h2 id={`${id}-title`} tabIndex={-1} className="text-h2">
                {t(title)}
              </h2>
              {text && <p className="mt-2 text-body-lg text-ink-2">{t(text)}</p>}
            </div>
            <div className="border-t-2 border-ink">
              {members.map((service) => (
                <Row key={service.id} service={service} />
              ))}
            </div>
          </section>
        ))}
      </div>
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

/** One service as a line of the list, linked to its page. */
function Row({ service: { id, name, what } }: { service: Service }) {
  const t = useT(serviceMessages)
  const lang = useLang()
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="relative grid scroll-mt-24 grid-cols-[1.75rem_1fr_auto] items-start gap-x-3 border-b border-line py-4 hover:bg-surface-1 md:gap-x-5 md:px-3 md:py-6"
    >
      <svg aria-hidden viewBox="0 0 40 40" className="mt-1 size-6">
        <path d={starPath(20, 19)} className="fill-primary" />
      </svg>
      <div>
        <h3 id={`${id}-title`} className="text-h3">
          <Link
            to={publicPath(lang, `/services/${id}`)}
            aria-label={withoutMarks(t('moreAbout', { service: t(name) }))}
            className="underline-offset-[.3em] after:absolute after:inset-0 hover:underline"
          >
            {t(name)}
          </Link>
        </h3>
        <p className="mt-1 text-body text-ink-2 max-md:line-clamp-2">{t(what)}</p>
      </div>
      <span className="mt-1 text-ink-2">
        <Icon as={ArrowRight} directional size={20} />
      </span>
    </article>
  )
}
