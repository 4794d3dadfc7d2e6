import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { areaOf, jobAreas } from '#/features/office/failed-jobs/areas.ts'
import { browseFailedJobs } from '#/features/office/failed-jobs/browse.server.ts'
import { JobSteps } from '#/features/office/failed-jobs/components/job-steps.tsx'
import { closeFailedJob, retryFailedJob } from '#/features/office/failed-jobs/decide.server.ts'
import { failedJobForm } from '#/features/office/failed-jobs/form.ts'
import { failedJobList, type FailedJobRow } from '#/features/office/failed-jobs/list.ts'
import { LogTabs } from '#/features/office/technical-log/components/log-tabs.tsx'
import { failedJobMessages, jobAreaMessages } from '#/messages/office/failed-jobs.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Column } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/logs'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, failedJobMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(failedJobList, url.searchParams)
  return { query, ...(await browseFailedJobs(actorOf(context), query)) }
})

export const action = formAction(failedJobForm, (actor, step) =>
  step.intent === 'retry' ? retryFailedJob(actor, step.id) : closeFailedJob(actor, step),
)

/** Failed jobs, and the decisions about them. */
export default function LogsPage({ loaderData: { query, rows, counts } }: Route.ComponentProps) {
  const t = useT(failedJobMessages)
  const area = useT(jobAreaMessages)
  const last: Column<FailedJobRow> =
    query.tab === 'open'
      ? { key: 'steps', header: t('steps'), hideHeader: true, cell: ({ id }) => <JobSteps id={id} /> }
      : { key: 'outcome', header: t('outcome'), cell: (row) => <Outcome row={row} /> }
  return (
    <ListPage
      list={failedJobList}
      query={query}
      rows={rows}
      total={counts[query.tab]}
      counts={counts}
      options={{ area: jobAreas.map((value) => ({ value, label: area(value) })) }}
      cells={{ job: (row) => <JobName row={row} />, problem: (row) => <Problem row={row} /> }}
      trailing={[last]}
      rowKey={({ id }) => id}
      title={t('title')}
      tabs={<LogTabs />}
      empty={
        <EmptyState icon={CircleCheck} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}

const Problem = ({ row: { problem } }: { row: FailedJobRow }) => (
  <bdi dir="ltr" lang="en" className="line-clamp-3 max-w-[36rem] [overflow-wrap:anywhere]">
    {problem}
  </bdi>
)

function JobName({ row }: { row: FailedJobRow }) {
  const t = useT(failedJobMessages)
  const area = useT(jobAreaMessages)
  const known = areaOf(row.job)
  return (
    <div className="flex flex-col gap-1">
      <span className="font-medium">{known ? area(known) : row.job}</span>
      <code dir="ltr" className="self-start text-small text-ink-2">
        {row.job}
      </code>
      {row.times > 1 && <span className="text-small text-ink-2">{t('times', { count: row.times })}</span>}
      {row.page && (
        <Link to={row.page} className="text-link underline underline-offset-4">
          {t('record')}
        </Link>
      )}
    </div>
  )
}

function Outcome({ row }: { row: FailedJobRow }) {
  const t = useT(failedJobMessages)
  return (
    <div className="flex flex-col gap-1">
      <span>{t(`state_${row.state}`)}</span>
      {row.by && <bdi className="text-ink-2">{row.by}</bdi>}
      {row.decidedAt && <Time at={row.decidedAt} mode="datetime" />}
      {row.reason && <bdi className="text-ink-2">{row.reason}</bdi>}
    </div>
  )
}
