import { CircleMinus, CircleX, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import {
  type CheckName,
  type CheckState,
  cacheSeconds,
  type HealthReport,
} from '#/features/office/health-checks/health.ts'
import { healthReport } from '#/features/office/health-checks/run-checks.server.ts'
import { healthMessages } from '#/messages/site/health.ts'
import { publicPath } from '#/platform/i18n.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/functional-test'

const path = '/functional-test'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path, title: healthMessages.title, description: healthMessages.description, noindex: true })

/** Current state: never cached. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = () => healthReport()

/** Live health of this installation, by component. */
export default function FunctionalTest({ loaderData: { at, files, results } }: Route.ComponentProps) {
  const t = useT(healthMessages)
  const lang = useLang()
  const failed = results.filter(({ state }) => state === 'failed').length
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="site-wrap flex flex-col gap-8 py-10 md:py-14 [&>*]:max-w-[1024px]">
        <Notice
          kind={failed === 0 ? 'success' : 'danger'}
          title={failed === 0 ? t('allGood') : t('someFailed', { count: failed })}
        >
          {failed > 0 && <p>{t('someFailedText')}</p>}
          <p>{t('checkedAt', { time: formatDateTime(new Date(at), lang) })}</p>
        </Notice>
        <Results results={results} files={files} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton to={publicPath(lang, path)} reloadDocument icon={RefreshCw} full="phone">
            {t('again')}
          </LinkButton>
          <p className="text-caption text-ink-2">{t('againHelp', { seconds: cacheSeconds })}</p>
        </div>
        <p>
          <Link to={publicPath(lang, '/final-qa')} className="link inline-flex min-h-11 items-center">
            {t('quality')}
          </Link>
        </p>
      </div>
    </>
  )
}

const tones: Record<CheckState, Tone> = { passed: 'green', failed: 'red', off: 'grey' }
const icons = { passed: undefined, failed: CircleX, off: CircleMinus } as const

function Results({ results, files }: Pick<HealthReport, 'results' | 'files'>) {
  const t = useT(healthMessages)
  const textOf = (name: CheckName) => (name === 'storage' && files === 's3' ? t('storageBucketText') : t(`${name}Text`))
  return (
    <ul className="flex flex-col rounded-card border border-line bg-card">
      {results.map(({ name, state, ms }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_8rem_10rem] md:px-6"
        >
          <div className="min-w-0">
            <h2 className="text-h3">{t(name)}</h2>
            <p className="text-ui text-ink-2">
              {state === 'off' && (name === 'mail' || name === 'tax') ? t(`${name}Off`) : textOf(name)}
            </p>
          </div>
          <p className="num text-ui text-ink-2 max-md:order-last">{state !== 'off' && t('ms', { ms })}</p>
          <p className="justify-self-end">
            <StatusBadge tone={tones[state]} icon={icons[state]}>
              {t(state)}
            </StatusBadge>
          </p>
        </li>
      ))}
    </ul>
  )
}
