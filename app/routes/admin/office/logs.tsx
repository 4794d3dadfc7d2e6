import { CircleCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { areaOf, failedJobTabs, type JobArea, jobAreas } from '#/features/office/failed-jobs/areas.ts'
import { browseFailedJobs, type FailedJobRow } from '#/features/office/failed-jobs/browse.server.ts'
import { JobSteps } from '#/features/office/failed-jobs/components/job-steps.tsx'
import { closeFailedJob, retryFailedJob } from '#/features/office/failed-jobs/decide.server.ts'
import { failedJobForm } from '#/features/office/failed-jobs/form.ts'
import { failedJobMessages, jobAreaMessages } from '#/messages/office/failed-jobs.ts'
import { uiMessages } from '#/messages/ui.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/logs'

const pageSize = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, failedJobMessages.title) }]

const isArea = (value: string | null): value is JobArea => jobAreas.some((area) => area === value)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const tab = failedJobTabs.find((name) => name === url.searchParams.get('tab')) ?? 'open'
  const area = url.searchParams.get('area')
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const query = { tab, area: isArea(area) ? area : null, page, pageSize }
  return { ...(await browseFailedJobs(actorOf(context), query)), tab, filtered: query.area !== null }
})

export const action = formAction(failedJobForm, (actor, step) =>
  step.intent === 'retry' ? retryFailedJob(actor, step.id) : closeFailedJob(actor, step),
)

/** Failed jobs, and the decisions about them. */
export default function LogsPage({ loaderData: { rows, counts, tab, filtered } }: Route.ComponentProps) {
  const t = useT(failedJobMessages)
  const area = useT(jobAreaMessages)
  const words = useT(uiMessages)
  const total = counts[tab]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('description')} />
      <NavTabs
        label={t('tabs')}
        items={failedJobTabs.map((name) => ({
          to: name === 'open' ? href('/admin/logs') : `${href('/admin/logs')}?tab=${name}`,
          label: t(`tab_${name}`),
          count: counts[name],
          current: name === tab,
        }))}
      />
      <FilterBar
        keep={['tab']}
        filters={[
          { name: 'area', label: t('area'), options: jobAreas.map((name) => ({ value: name, label: area(name) })) },
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns(tab === 'open')}
          rows={rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState icon={CircleCheck} title={filtered ? words('noResults') : t('none')}>
              {filtered ? null : t('noneHint')}
            </EmptyState>
          }
        />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
    </div>
  )
}

function useColumns(isOpen: boolean): Column<FailedJobRow>[] {
  const t = useT(failedJobMessages)
  return [
    { key: 'job', header: t('job'), cell: (row) => <JobName row={row} /> },
    {
      key: 'problem',
      header: t('problem'),
      cell: (row) => (
        <bdi dir="ltr" lang="en" className="line-clamp-3 max-w-[36rem] [overflow-wrap:anywhere]">
          {row.problem}
        </bdi>
      ),
    },
    { key: 'tries', header: t('tries'), numeric: true, cell: (row) => row.tries },
    { key: 'failedAt', header: t('failedAt'), cell: (row) => <Time at={row.failedAt} mode="datetime" /> },
    isOpen
      ? { key: 'steps', header: t('steps'), hideHeader: true, cell: (row) => <JobSteps id={row.id} /> }
      : { key: 'outcome', header: t('outcome'), cell: (row) => <Outcome row={row} /> },
  ]
}

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
