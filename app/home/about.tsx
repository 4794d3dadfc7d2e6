import { Clock, Mail, MapPin } from 'lucide-react'
import { homeMessages } from '#/messages/home.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from './section.tsx'

const values = ['honest', 'discreet', 'fair', 'useful'] as const

/** Who we are, what we hold to, and how to reach us. */
export function About({ contactEmail }: { contactEmail: string }) {
  const t = useT(homeMessages)
  return (
    <Section id="about" title={t('aboutTitle')} text={t('aboutText')}>
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
          {values.map((value) => (
            <div key={value} className="rounded-card border border-line bg-card p-6">
              <dt className="text-h3 font-semibold">{t(value)}</dt>
              <dd className="mt-2 text-body text-ink-2">{t(`${value}Text`)}</dd>
            </div>
          ))}
        </dl>
        <Contact contactEmail={contactEmail} />
      </div>
    </Section>
  )
}

function Contact({ contactEmail }: { contactEmail: string }) {
  const t = useT(homeMessages)
  const shell = useT(shellMessages)
  const lang = useLang()
  return (
    <div
      id="contact"
      className="flex flex-col gap-5 rounded-card bg-brand p-6 text-on-brand md:p-8 [&_:focus-visible]:outline-on-brand"
    >
      <h3 className="text-h3">{t('contactTitle')}</h3>
      <p className="text-body text-on-brand/80">{t('contactText')}</p>
      <ul className="flex flex-col gap-3 text-body">
        <li className="flex items-start gap-3">
          <Icon as={Mail} className="mt-1" />
          <a
            href={`mailto:${contactEmail}`}
            className="inline-flex min-h-8 items-center underline underline-offset-4 coarse:min-h-11"
          >
            <bdi dir="ltr">{contactEmail}</bdi>
          </a>
        </li>
        <li className="flex items-start gap-3">
          <Icon as={Clock} className="mt-1" />
          <span>
            <span className="block">{shell('openDays')}</span>
            <span className="block">{shell('closedDays')}</span>
          </span>
        </li>
        <li className="flex items-start gap-3">
          <Icon as={MapPin} className="mt-1" />
          {shell('country')}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap gap-3 pt-2 [&>*]:max-md:w-full">
        <LinkButton to={publicPath(lang, '/consultant')} size="large">
          {shell('talkToConsultant')}
        </LinkButton>
      </div>
    </div>
  )
}
