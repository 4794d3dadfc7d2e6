import { FileCode, FileJson, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Code, OperationCard } from '#/features/partners/api/components/operation-card.tsx'
import { SignInCalls } from '#/features/partners/api/components/sign-in-calls.tsx'
import { SpecificationCalls } from '#/features/partners/api/components/specification-calls.tsx'
import { TryRequest } from '#/features/partners/api/components/try-request.tsx'
import { apiTags } from '#/domain/partners/api-tags.ts'
import { readReference } from '#/features/partners/api/reference.server.ts'
import { apiReferenceMessages } from '#/messages/partners/api-reference.ts'
import { helpMessages } from '#/messages/site/help.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Breadcrumbs } from '#/ui/nav.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { PageHead } from '../../../site/page-head.tsx'
import type { Route } from './+types/api'

export const loader = pageData(({ context }: Route.LoaderArgs) =>
  Promise.resolve({ operations: readReference(), origin: infoOf(context).origin }),
)

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, shortName, description } = apiReferenceMessages
  const trail = [{ name: helpMessages.shortName, path: '/docs' }]
  return publicMeta({ matches, path: '/docs/api', title, shortName, description, trail })
}

const topics = [
  'start',
  'limits',
  'pages',
  'safe',
  'problems',
  'values',
  'tokens',
  'events',
  'follow',
  'calls',
  'signIn',
  'client',
] as const
const firstCall = (origin: string): string =>
  `curl ${origin}/api/v1/company \\\n  -H "Authorization: Bearer $ITQAN_KEY"`
const tokenCall = (origin: string): string =>
  `curl -X POST ${origin}/api/v1/oauth/token \\\n  -u "$ITQAN_CLIENT_ID:$ITQAN_KEY" \\\n  -d grant_type=client_credentials -d "scope=reports:read"`
const followCall = (origin: string): string =>
  `curl -N "${origin}/api/v1/realtime?tables=reports,actions" \\\n  -H "Authorization: Bearer $ITQAN_KEY"`
const clientUse = (origin: string): string =>
  `import { all, ItqanApi } from './itqan-api.ts'\n\nconst api = new ItqanApi({ origin: '${origin}', key: process.env.ITQAN_KEY! })\nfor await (const report of all((cursor) => api.listReports({ cursor }))) console.log(report.number, report.score)`
const check = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromItqan(headers, body, secret) {
  const id = headers['webhook-id'], time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const own = Buffer.from('v1,' + createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64'))
  return headers['webhook-signature'].split(' ')
    .some((one) => one.length === own.length && timingSafeEqual(Buffer.from(one), own))
}`

/** Reference of the API, made from its OpenAPI document. */
export default function ApiReference({ loaderData: { operations, origin } }: Route.ComponentProps) {
  const t = useT(apiReferenceMessages)
  const help = useT(helpMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <LinkButton to={href('/client/api')} icon={KeyRound} variant="primary">
          {t('keys')}
        </LinkButton>
        <AnchorButton href="/api/v1/openapi.json" icon={FileJson}>
          {t('document')}
        </AnchorButton>
      </PageHead>
      <div className="site-wrap flex flex-col gap-10 py-8 md:py-12">
        <Breadcrumbs items={[{ to: publicPath(lang, '/docs'), label: help('title') }, { label: t('title') }]} />
        <div className="grid gap-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Contents />
          <div className="flex min-w-0 flex-col gap-12">
            {topics.map((topic) => (
              <Topic key={topic} id={topic} title={t(topic)}>
                <p className="prose-width text-body">{t(`${topic}Text`)}</p>
                {topic === 'start' && <Code>{firstCall(origin)}</Code>}
                {topic === 'tokens' && <Code>{tokenCall(origin)}</Code>}
                {topic === 'calls' && <SpecificationCalls />}
                {topic === 'signIn' && <SignInCalls />}
                {topic === 'follow' && <Code>{followCall(origin)}</Code>}
                {topic === 'events' && <Code>{check}</Code>}
                {topic === 'client' && (
                  <>
                    <Code>{clientUse(origin)}</Code>
                    <div>
                      <AnchorButton href="/api/v1/client.ts" icon={FileCode}>
                        {t('clientFile')}
                      </AnchorButton>
                    </div>
                  </>
                )}
              </Topic>
            ))}
            <Topic id="try" title={t('tryTitle')}>
              <TryRequest />
            </Topic>
            {apiTags.map((tag) => (
              <Topic key={tag} id={tag} title={t(`tag_${tag}`)}>
                {operations
                  .filter((one) => one.tag === tag)
                  .map((operation) => (
                    <OperationCard key={operation.id} operation={operation} origin={origin} />
                  ))}
              </Topic>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-h2">
        {/* the address of a topic, also that of problems in the answers */}
        <span id={id} className="scroll-mt-24">
          {title}
        </span>
      </h2>
      {children}
    </section>
  )
}

function Contents() {
  const t = useT(apiReferenceMessages)
  const entries = [
    ...topics.map((topic) => ({ id: topic as string, title: t(topic) })),
    { id: 'try', title: t('tryTitle') },
    ...apiTags.map((tag) => ({ id: tag as string, title: t(`tag_${tag}`) })),
  ]
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-24 lg:self-start">
      <p className="mb-2 text-caption font-medium text-ink-2">{t('contents')}</p>
      <ul className="flex flex-wrap gap-x-4 lg:flex-col">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-8 items-center text-ui hover:underline coarse:min-h-11">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
