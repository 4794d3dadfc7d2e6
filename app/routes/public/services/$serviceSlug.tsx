import { withoutMarks } from '#/domain/text.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { formatMoney } from '#/domain/money.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { serviceMessages } from '#/messages/site/service-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { serviceWithOffers } from '../../../shell/structured-data.ts'
import { PageHead } from '../../../site/page-head.tsx'
import { type Service, serviceGroups, serviceOf } from '../../../site/service-list.ts'
import { starPath } from '../../../site/star.ts'
import type { Route } from './+types/$serviceSlug'

export const loader = pageData(async ({ params }: Route.LoaderArgs) => {
  const service = serviceOf(params.serviceSlug)
  if (!service) throw new AppError('not-found')
  const auditPrice = service.id === 'operations-audit' ? (await evaluationPrices()).operations_audit : null
  return { id: service.id, auditPrice }
})

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const service = serviceOf(params.serviceSlug)
  if (!service) return []
  const path = `/services/${service.id}`
  const name = serviceMessages[service.name]
  const description = serviceMessages[service.what]
  return [
    ...publicMeta({
      matches,
      path,
      title: name,
      description,
      trail: [{ name: serviceMessages.shortTitle, path: '/services' }],
    }),
    { 'script:ld+json': serviceWithOffers(matches, { name, description, path }) },
  ]
}

/** One service: what it is, what one receives, for whom, how it begins, and who carries it out. */
export default function Page({ loaderData: { id, auditPrice } }: Route.ComponentProps) {
  const t = useT(serviceMessages)
  const lang = useLang()
  const service = serviceOf(id)!
  const facts = [
    { term: t('receive'), text: t(service.receive) },
    { term: t('forWhom'), text: t(service.forWhom) },
    { term: t('begins'), text: t(service.begins) },
    { term: t('by'), text: t(service.by) },
    ...(auditPrice === null
      ? []
      : [{ term: t('price'), text: t('auditPrice', { price: formatMoney(auditPrice, lang) }) }]),
  ]
  return (
    <>
      <PageHead title={t(service.name)} lead={t(service.what)}>
        <LinkButton
          to={publicPath(lang, `/consultant?topic=${service.topic}`)}
          size="large"
          aria-label={withoutMarks(t('askAbout', { service: t(service.name) }))}
        >
          {t('ask')}
        </LinkButton>
      </PageHead>
      <div className="mx-auto grid max-w-[1264px] gap-x-16 gap-y-12 px-4 py-12 md:px-8 md:py-20 lg:grid-cols-[8fr_4fr]">
        <div>
          <dl className="border-t-2 border-ink">
            {facts.map(({ term, text }) => (
              <div key={term} className="grid gap-x-6 gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]">
                <dt className="text-h3 font-semibold">{term}</dt>
                <dd className="prose-width text-body-lg text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <Ways service={service} />
        </div>
        <Others id={id} />
      </div>
    </>
  )
}

function Ways({ service: { links } }: { service: Service }) {
  const t = useT(serviceMessages)
  const lang = useLang()
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-md:[&>*]:w-full">
      {links.map(({ to, text }) => (
        <LinkButton key={to} to={publicPath(lang, to)} size="large" icon={ArrowRight} directional iconAtEnd>
          {t(text)}
        </LinkButton>
      ))}
    </div>
  )
}

/** The other services of the group, and the way back to all. */
function Others({ id }: { id: string }) {
  const t = useT(serviceMessages)
  const lang = useLang()
  const group = serviceGroups.find(({ services }) => services.some((one) => one.id === id))!
  return (
    <nav aria-labelledby="others-title" className="self-start rounded-card border border-line bg-surface-1 p-6">
      <h2 id="others-title" className="text-h3">
        {t('others')}
      </h2>
      <ul className="mt-3">
        {group.services
          .filter((one) => one.id !== id)
          .map((one) => (
            <li key={one.id} className="border-b border-line">
              <Link
                to={publicPath(lang, `/services/${one.id}`)}
                className="flex min-h-12 items-center gap-3 py-2 underline-offset-[.3em] hover:underline"
              >
                <svg aria-hidden viewBox="0 0 40 40" className="size-4 shrink-0">
                  <path d={starPath(20, 19)} className="fill-primary" />
                </svg>
                {t(one.name)}
              </Link>
            </li>
          ))}
      </ul>
      <Link to={publicPath(lang, '/services')} className="link mt-3 inline-flex min-h-11 items-center gap-2">
        <Icon as={ArrowLeft} directional size={16} />
        {t('all')}
      </Link>
    </nav>
  )
}
