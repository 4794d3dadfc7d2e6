import { ClipboardCheck } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { monthOf } from '#/domain/months.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { DailyStatus } from '#/features/operations/daily-reports/components/status-mark.tsx'
import { DailyTabs } from '#/features/operations/daily-reports/components/daily-tabs.tsx'
import { type DailyLine, dailyReportList } from '#/features/operations/daily-reports/list.ts'
import { browseDaily } from '#/features/operations/daily-reports/list.server.ts'
import { dailyListMessages } from '#/messages/operations/daily-reports-list.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/list'

const monthsOffered = 12

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(dailyReportList, url.searchParams)
  const [found, parts] = await Promise.all([
    browseDaily(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  const months = Array.from({ length: monthsOffered }, (_, back) => monthOf(now(), -back).slice(0, 7))
  return { query, parts, months, ...found }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyListMessages.list) }]

const cells: ListCells<DailyLine> = { state: ({ state }) => <DailyStatus status={state} /> }

/** Every daily report, to search and to export. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, parts, branches, months } = loaderData
  const t = useT(dailyListMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col">
      <PageHeader title={t('list')} tabs={<DailyTabs />} />
      <ListView
        list={dailyReportList}
        query={query}
        rows={rows}
        total={total}
        cells={cells}
        bare={total === 0 && !isNarrowed(dailyReportList, query)}
        options={{
          month: months.map((month) => ({ value: month, label: monthName(month, lang) })),
          part: parts,
          branch: branches.map(({ id, name }) => ({ value: id, label: name })),
        }}
        rowKey={({ id }) => id}
        rowLink={({ branchId, day, shift }) =>
          href('/client/daily-operations-report/:branchId/:day/:shift', { branchId, day, shift })
        }
        empty={
          <EmptyState icon={ClipboardCheck} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
      />
    </div>
  )
}
