import { Link } from 'react-router'
import { integrationMessages } from '#/messages/site/integrations.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { ClosingCall } from '../../site/closing-call.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { type Live, liveIntegrations, recipes } from '../../site/integration-list.ts'
import type { Route } from './+types/integrations'

const path = '/integrations'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, shortName, description } = integrationMessages
  return publicMeta({ matches, path, title, shortName, description })
}

/** Product names, the same in both languages. */
const names = {
  postgres: 'PostgreSQL',
  moyasar: 'Moyasar',
  applePay: 'Apple Pay',
  zatca: 'ZATCA',
  iso: 'ISO 20022',
  s3: 'S3',
  prometheus: 'Prometheus',
  alive: '/healthz',
  ready: '/readyz',
}

/** Integrations that work, and recipes. */
export default function Integrations() {
  const t = useT(integrationMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Section id="live" title={t('liveTitle')} text={t('liveText')}>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {liveIntegrations.map((entry) => (
            <LiveCard key={entry.key} entry={entry} />
          ))}
        </ul>
      </Section>
      <Section id="recipes" title={t('recipesTitle')} text={t('recipesText')}>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {recipes.map(({ key, icon, article }) => (
            <li key={key} className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
              <div className="flex items-center justify-between gap-3">
                <Icon as={icon} size={32} />
                <Badge>{t('recipe')}</Badge>
              </div>
              <h3 className="text-h3">{t(key)}</h3>
              <p className="text-body text-ink-2">{t(`${key}Text`)}</p>
              <Link
                to={publicPath(lang, `/docs/owners/${article}`)}
                className="link mt-auto inline-flex min-h-11 items-center self-start font-medium"
                aria-label={`${t('recipeOpen')}: ${t(key)}`}
              >
                {t('recipeOpen')}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/contact?subject=integrations')} variant="primary" size="large">
          {t('ask')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

function LiveCard({ entry: { key, icon, settings, to, file } }: { entry: Live }) {
  const t = useT(integrationMessages)
  const lang = useLang()
  const linkLook = 'link inline-flex min-h-11 items-center self-start font-medium'
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
      <div className="flex items-center justify-between gap-3">
        <Icon as={icon} size={32} />
        <StatusBadge tone="green">{t('live')}</StatusBadge>
      </div>
      <h3 className="text-h3">{t(key)}</h3>
      <p className="text-body text-ink-2">{t(`${key}Text`, names)}</p>
      <h4 className="mt-2 text-ui font-semibold">{t('howTo')}</h4>
      <p className="text-body text-ink-2">{t(`${key}How`, names)}</p>
      {settings && (
        <p className="text-caption text-ink-2">
          {t('settings')}
          {': '}
          {settings.map((setting) => (
            <code key={setting} dir="ltr" className="num me-2 inline-block rounded-badge bg-surface-2 px-1.5">
              {setting}
            </code>
          ))}
        </p>
      )}
      {to &&
        (file ? (
          <a href={publicPath(lang, to)} className={linkLook} aria-label={`${t('open')}: ${t(key)}`}>
            {t('open')}
          </a>
        ) : (
          <Link to={publicPath(lang, to)} className={linkLook} aria-label={`${t('open')}: ${t(key)}`}>
            {t('open')}
          </Link>
        ))}
    </li>
  )
}
