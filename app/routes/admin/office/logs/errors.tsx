import { CircleCheck } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { LogTabs, Technical } from '#/features/office/technical-log/components/log-tabs.tsx'
import { browseLogLines, type LogLineRow } from '#/features/office/technical-log/lines.server.ts'
import { logLineList } from '#/features/office/technical-log/lists.ts'
import { failedJobMessages } from '#/messages/office/failed-jobs.ts'
import { technicalLogMessages } from '#/messages/office/technical-log.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { keptLogDays } from '#/platform/kept-log.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/errors'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, technicalLogMessages.room_errors) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(logLineList, url.searchParams)
  return { query, days: keptLogDays, ...(await browseLogLines(actorOf(context), query)) }
})

/** Errors and refused sign-ins. */
export default function ErrorsPage({ loaderData: { query, rows, older, days } }: Route.ComponentProps) {
  const t = useT(technicalLogMessages)
  const title = useT(failedJobMessages)('title')
  return (
    <ListPage
      list={logLineList}
      query={query}
      rows={rows}
      older={older}
      cells={{
        message: (row) => <What row={row} />,
        path: ({ path, job }) => <Technical>{path ?? job}</Technical>,
        requestId: ({ requestId }) => requestId && <code dir="ltr">{requestId}</code>,
      }}
      rowKey={({ id }) => id}
      title={title}
      tabs={<LogTabs />}
      empty={<EmptyState icon={CircleCheck} title={t('noErrors')} />}
    >
      <p className="text-caption text-ink-2">{t('keptDays', { count: days })}</p>
    </ListPage>
  )
}

function What({ row: { message, action, reason, network, error } }: { row: LogLineRow }) {
  const t = useT(technicalLogMessages)
  const parts = [message, action, reason, network].filter((part) => part !== null)
  if (!error) return <Technical>{parts.join(' · ')}</Technical>
  return (
    <details className="min-w-0">
      <summary className="min-h-8 cursor-pointer coarse:min-h-11" title={t('details')}>
        <Technical>{[...parts, error.split('\n')[0]!.slice(0, 120)].join(' · ')}</Technical>
      </summary>
      <pre dir="ltr" lang="en" className="mt-2 max-w-[60rem] overflow-x-auto text-caption whitespace-pre-wrap">
        {error}
      </pre>
    </details>
  )
}
