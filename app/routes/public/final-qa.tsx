import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { type Quality, readQuality, type TestReport } from '#/features/reporting/quality-report/read-quality.server.ts'
import { qualityMessages } from '#/messages/site/quality.ts'
import { publicPath } from '#/platform/i18n.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/final-qa'

const path = '/final-qa'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path, title: qualityMessages.title, description: qualityMessages.description, noindex: true })

export const loader = () => readQuality()

/** Verification results of the running version, from files of its build and checks. */
export default function FinalQa({ loaderData: { quality, tests } }: Route.ComponentProps) {
  const t = useT(qualityMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="site-wrap flex flex-col gap-6 py-10 md:py-14 [&>*]:max-w-[1024px]">
        {quality ? (
          <>
            <Build quality={quality} />
            <Content quality={quality} />
          </>
        ) : (
          <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
        )}
        <Tests tests={tests} />
        <p className="flex flex-wrap items-center gap-x-2">
          {t('live')}
          <Link to={publicPath(lang, '/functional-test')} className="link inline-flex min-h-11 items-center">
            {t('status')}
          </Link>
        </p>
      </div>
    </>
  )
}

const code = (text: string): ReactNode => (
  <bdi dir="ltr" className="num [overflow-wrap:anywhere]">
    {text}
  </bdi>
)

function Build({ quality: { commit, changed, builtAt, versions } }: { quality: Quality }) {
  const t = useT(qualityMessages)
  const lang = useLang()
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return (
    <Card title={t('build')}>
      <DescriptionList
        items={[
          {
            term: t('commit'),
            value: commit ? (
              <>
                {code(commit.slice(0, 12))}
                {changed && <span className="ms-2">{t('changed')}</span>}
              </>
            ) : (
              t('unknown')
            ),
          },
          { term: t('builtAt'), value: formatDateTime(new Date(builtAt), lang) },
          { term: t('versions'), value: code(named.join(' · ')) },
        ]}
      />
    </Card>
  )
}

function Content({ quality: { publicPages, languages, texts, links, firstScriptBytes } }: { quality: Quality }) {
  const t = useT(qualityMessages)
  const { total, incomplete } = texts
  const { checked, broken } = links
  return (
    <Card title={t('content')}>
      <DescriptionList
        items={[
          {
            term: t('pages'),
            value: t('pagesValue', { pages: publicPages, languages, total: publicPages * languages }),
          },
          {
            term: t('texts'),
            value: incomplete === 0 ? t('textsComplete', { total }) : t('textsIncomplete', { total, incomplete }),
          },
          {
            term: t('links'),
            value: broken === 0 ? t('linksFine', { checked }) : t('linksBroken', { checked, broken }),
          },
          {
            term: t('script'),
            value:
              firstScriptBytes === null
                ? t('notMeasured')
                : t('kilobytes', { size: (firstScriptBytes / 1000).toFixed(1) }),
          },
        ]}
      />
    </Card>
  )
}

type CheckKey = Extract<keyof typeof qualityMessages, `check_${string}`>
const isCheckKey = (key: string): key is CheckKey => Object.hasOwn(qualityMessages, key)

function Tests({ tests }: { tests: TestReport | null }) {
  const t = useT(qualityMessages)
  const lang = useLang()
  return (
    <Card title={t('tests')}>
      {tests === null ? (
        <>
          <p className="font-medium">{t('notMeasured')}</p>
          <p className="mt-1 text-ui text-ink-2">{t('testsNone')}</p>
        </>
      ) : (
        <>
          <p className="text-ui text-ink-2">{t('testedAt', { time: formatDateTime(new Date(tests.at), lang) })}</p>
          <ul className="mt-3 flex flex-col">
            {tests.checks.map(({ name, passed, failed }) => {
              const key = `check_${name}`
              return (
                <li
                  key={name}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
                >
                  <span className="min-w-0">{isCheckKey(key) ? t(key) : code(name)}</span>
                  <StatusBadge tone={failed === 0 ? 'green' : 'red'} icon={failed === 0 ? undefined : CircleX}>
                    {t('passedFailed', { passed, failed })}
                  </StatusBadge>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Card>
  )
}
