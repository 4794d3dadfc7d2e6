import { CircleCheck } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { areaOf, jobAreas } from '#/features/office/failed-jobs/areas.ts'
import { LogTabs } from '#/features/office/technical-log/components/log-tabs.tsx'
import { browseQueuedJobs, type QueuedJobRow } from '#/features/office/technical-log/jobs.server.ts'
import { queuedJobList } from '#/features/office/technical-log/lists.ts'
import { failedJobMessages, jobAreaMessages } from '#/messages/office/failed-jobs.ts'
import { technicalLogMessages } from '#/messages/office/technical-log.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { Route } from './+types/jobs'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, technicalLogMessages.room_jobs) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(queuedJobList, url.searchParams)
  return { query, ...(await browseQueuedJobs(actorOf(context), query)) }
})

/** Jobs of the queue by state. */
export default function JobsPage({ loaderData: { query, rows, counts } }: Route.ComponentProps) {
  const t = useT(technicalLogMessages)
  const area = useT(jobAreaMessages)
  const title = useT(failedJobMessages)('title')
  return (
    <ListPage
      list={queuedJobList}
      query={query}
      rows={rows}
      total={counts[query.tab]}
      counts={counts}
      options={{ area: jobAreas.map((value) => ({ value, label: area(value) })) }}
      cells={{ job: (row) => <Job row={row} /> }}
      trailing={[
        {
          key: 'record',
          header: t('record'),
          hideHeader: true,
          cell: ({ page }) =>
            page && (
              <OpenLink to={page} className="link">
                {t('record')}
              </OpenLink>
            ),
        },
      ]}
      rowKey={({ id }) => id}
      title={title}
      tabs={<LogTabs />}
      empty={<EmptyState icon={CircleCheck} title={t('noJobs')} />}
    />
  )
}

function Job({ row: { job } }: { row: QueuedJobRow }) {
  const area = useT(jobAreaMessages)
  const known = areaOf(job)
  return (
    <span className="cell-pair">
      <span className="font-medium">{known ? area(known) : job}</span>
      <code dir="ltr" className="text-caption text-ink-2">
        {job}
      </code>
    </span>
  )
}
