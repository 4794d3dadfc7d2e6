import { Link } from 'react-router'
import { readHome } from '#/features/site/home/read-home.server.ts'
import { aboutMessages } from '#/messages/site/about.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Claims } from '../../home/features.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path: '/about', title: aboutMessages.title, description: aboutMessages.description })

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
