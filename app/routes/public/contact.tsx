import { Clock, ExternalLink, Inbox, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { PublicForm } from '#/features/site/forms/components/public-form.tsx'
import { readPublicForm } from '#/features/site/forms/public-form.server.ts'
import { socialNetworks } from '#/features/site/menus/social-networks.ts'
import { contactMessages } from '#/messages/site/contact.ts'
import { publicPath } from '#/platform/i18n.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type Contact as ContactDetails, reachable, whatsappAddress } from '../../shell/contact.ts'
import { langOf, organization, publicMeta } from '../../shell/page-title.ts'
import { RegisteredCompany } from '../../site/registered-company.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { WorkingHours } from '../../site/working-hours.tsx'
import type { Route } from './+types/contact'
import type { loader as layoutLoader } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...publicMeta({ matches, path: '/contact', title: contactMessages.title, description: contactMessages.description }),
  { 'script:ld+json': organization(matches, contactMessages.description[langOf(matches)]) },
]

const subjects = ['plans', 'certificate', 'privacy', 'integrations', 'training', 'quality', 'invoice'] as const
type Subject = (typeof subjects)[number]
/** Number of a tax document, the only value taken from the address. */
const documentNumber = /^[A-Z]{2,4}-\d{4}-\d{6}$/
const isSubject = (value: string | null): value is Subject => subjects.includes(value as Subject)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const form = await readPublicForm('contact', infoOf(context).lang)
  if (!form) throw new AppError('not-found')
  const asked = url.searchParams.get('subject')
  const about = url.searchParams.get('about') ?? ''
  return { form, subject: isSubject(asked) ? asked : null, about: documentNumber.test(about) ? about : '' }
})

/** Contact page: a form, and all other ways of contact. */
export default function Contact({ loaderData: { form, subject, about } }: Route.ComponentProps) {
  const t = useT(contactMessages)
  const contact = useRouteLoaderData<typeof layoutLoader>(`public-${useLang()}`)?.contact
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="mx-auto grid max-w-[1264px] items-start gap-12 px-4 py-12 md:px-8 md:py-16 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-20">
        <section id="contact-form" aria-labelledby="form-title" className="flex flex-col gap-6">
          <div>
            <h2 id="form-title" className="text-h2">
              {form.title}
            </h2>
            {form.intro && <p className="mt-2 text-body text-ink-2">{form.intro}</p>}
          </div>
          <PublicForm form={form} defaults={subject ? { subject: `${t(`subject_${subject}`)} ${about}`.trim() } : {}} />
        </section>
        <div className="flex flex-col gap-10">
          {contact && <Details contact={contact} />}
          {contact && <RegisteredCompany company={contact} />}
          <BeforeWriting />
        </div>
      </div>
    </>
  )
}

const linkLook = 'link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11'

function Details({ contact }: { contact: ContactDetails }) {
  const t = useT(contactMessages)
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-h3">
        {t('details')}
      </h2>
      <dl className="mt-4 flex flex-col gap-5 text-body">
        <Detail icon={Mail} term={t('email')}>
          <a href={`mailto:${contact.email}`} className={linkLook}>
            <bdi dir="ltr" className="break-all">
              {contact.email}
            </bdi>
          </a>
        </Detail>
        {contact.phone && (
          <Detail icon={Phone} term={t('phone')}>
            <a href={`tel:${reachable(contact.phone)}`} className={linkLook}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
          </Detail>
        )}
        {contact.whatsapp && (
          <Detail icon={MessageCircle} term={t('whatsapp')}>
            <a href={whatsappAddress(contact.whatsapp)} rel="noopener" className={linkLook}>
              <bdi dir="ltr">{contact.whatsapp}</bdi>
            </a>
          </Detail>
        )}
        {(contact.address || contact.mapUrl) && (
          <Detail icon={MapPin} term={t('address')}>
            {contact.address && <span className="block">{contact.address}</span>}
            {contact.mapUrl && (
              <a href={contact.mapUrl} rel="noopener" className={`${linkLook} gap-1.5`}>
                {t('map')}
                <Icon as={ExternalLink} directional size={16} />
              </a>
            )}
          </Detail>
        )}
        <Detail icon={Clock} term={t('hours')}>
          <WorkingHours />
        </Detail>
        <Detail icon={Inbox} term={t('desk')}>
          {t('deskText')}
        </Detail>
        <Social social={contact.social} />
      </dl>
    </section>
  )
}

function Detail({ icon, term, children }: { icon: typeof Mail; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold">
        <Icon as={icon} size={16} />
        {term}
      </dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** Only the networks with an address. */
function Social({ social }: { social: ContactDetails['social'] }) {
  const t = useT(contactMessages)
  const known = socialNetworks.filter((name) => social[name] !== '')
  if (known.length === 0) return null
  return (
    <div>
      <dt className="font-semibold">{t('social')}</dt>
      <dd className="mt-0.5 flex flex-wrap gap-x-5">
        {known.map((name) => (
          <a key={name} href={social[name]} rel="noopener me" className={linkLook}>
            {t(name)}
          </a>
        ))}
      </dd>
    </div>
  )
}

const answers = [
  { to: '/docs', text: 'beforeHelp' },
  { to: '/plans', text: 'beforePlans' },
  { to: '/mystery-shopping', text: 'beforeVisit' },
  { to: '/terms', text: 'beforeTerms' },
  { to: '/join-mystery-shopper', text: 'beforeShopper' },
] as const

function BeforeWriting() {
  const t = useT(contactMessages)
  const lang = useLang()
  return (
    <nav aria-labelledby="before-title" className="rounded-card border border-line bg-surface-1 p-5 md:p-6">
      <h2 id="before-title" className="text-h3">
        {t('beforeTitle')}
      </h2>
      <ul className="mt-2 flex flex-col">
        {answers.map(({ to, text }) => (
          <li key={to}>
            <Link to={publicPath(lang, to)} className={linkLook}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
