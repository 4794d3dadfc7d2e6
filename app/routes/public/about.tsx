import { Link, useRouteLoaderData } from 'react-router'
import { readHome } from '#/features/site/home/read-home.server.ts'
import { aboutMessages } from '#/messages/site/about.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Claims } from '../../home/features.tsx'
import { Section } from '../../home/section.tsx'
import { contactedOrganization } from '../../shell/organization-data.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { RegisteredCompany } from '../../site/registered-company.tsx'
import type { Route } from './+types/about'
import type { loader as layoutLoader } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...publicMeta({ matches, path: '/about', title: aboutMessages.title, description: aboutMessages.description }),
  { 'script:ld+json': contactedOrganization(matches, aboutMessages.description) },
]

/** Shows the same figures as the home page. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { claims } = await readHome(infoOf(context).lang)
  return { claims }
}

const values = ['honest', 'discreet', 'fair', 'useful'] as const
const ways = ['how1', 'how2', 'how3', 'how4'] as const

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useT(aboutMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Claims claims={loaderData.claims} label={t('figures')} />
      <Purpose />
      <Section id="values" title={t('values')} text={t('valuesText')} tinted>
        <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
          {values.map((value) => (
            <div key={value} className="rounded-card border border-line bg-card p-6">
              <dt className="text-h3 font-semibold">{t(value)}</dt>
              <dd className="mt-2 text-body text-ink-2">{t(`${value}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <HowWeWork />
      <Proof />
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

const proofs = [
  { key: 'proof1', to: '/ai-reports' },
  { key: 'proof2', to: '/reports' },
  { key: 'proof3', to: '/get-certified' },
  { key: 'proof4', to: '/terms' },
] as const

/** What a visitor can check about us, and who we are by law. */
function Proof() {
  const t = useT(aboutMessages)
  const lang = useLang()
  const contact = useRouteLoaderData<typeof layoutLoader>(`public-${lang}`)?.contact
  return (
    <div className="border-t border-line bg-surface-1">
      <div className="mx-auto grid max-w-[1264px] gap-x-20 gap-y-12 px-4 py-16 md:px-8 lg:grid-cols-[7fr_5fr] xl:py-24">
        <section aria-labelledby="proof-title">
          <h2 id="proof-title" tabIndex={-1} className="text-h2">
            {t('proofTitle')}
          </h2>
          <ul className="mt-6 border-t-2 border-ink">
            {proofs.map(({ key, to }) => (
              <li key={key} className="border-b border-line py-4">
                <Link to={publicPath(lang, to)} className="link inline-flex min-h-11 items-center text-h3">
                  {t(key)}
                </Link>
                <p className="prose-width text-body text-ink-2">{t(`${key}Text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="flex flex-col gap-6">
          {contact && <RegisteredCompany company={contact} />}
          {contact?.address && <p className="text-body">{contact.address}</p>}
          <Link to={publicPath(lang, '/contact')} className="link inline-flex min-h-11 items-center text-body">
            {t('allContact')}
          </Link>
        </div>
      </div>
    </div>
  )
}

function Purpose() {
  const t = useT(aboutMessages)
  return (
    <div className="mx-auto grid max-w-[1264px] gap-8 px-4 py-16 md:px-8 lg:grid-cols-2 lg:gap-16 xl:py-24">
      {(['vision', 'mission'] as const).map((word) => (
        <section key={word} aria-labelledby={`${word}-title`} className="border-s-4 border-primary ps-6">
          <h2 id={`${word}-title`} className="text-h2">
            {t(word)}
          </h2>
          <p className="prose-width mt-3 text-body-lg text-ink-2">{t(`${word}Text`)}</p>
        </section>
      ))}
    </div>
  )
}

function HowWeWork() {
  const t = useT(aboutMessages)
  const lang = useLang()
  return (
    <Section id="how" title={t('howTitle')}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {ways.map((way) => (
          <li key={way} className="border-t-2 border-primary pt-4">
            <h3 className="text-h3">{t(way)}</h3>
            <p className="prose-width mt-2 text-body text-ink-2">{t(`${way}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-8">
        <Link to={publicPath(lang, '/reports')} className="link inline-flex min-h-11 items-center text-body">
          {t('scoring')}
        </Link>
        <Link to={publicPath(lang, '/terms')} className="link inline-flex min-h-11 items-center text-body">
          {t('terms')}
        </Link>
      </div>
    </Section>
  )
}
