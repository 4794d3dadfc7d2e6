import { ClipboardCheck } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseDesk } from '#/features/reports/browse-desk.server.ts'
import { DeskTable } from '#/features/reports/components/desk-table.tsx'
import { readDeskQuery } from '#/features/reports/form.ts'
import { deskTabs } from '#/features/reports/lists.ts'
import { deskMessages, reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/reports'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readDeskQuery(url.searchParams)
  return { query, desk: await browseDesk(actorOf(context), query) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMessages.reports) }]

export default function Page({ loaderData: { query, desk } }: Route.ComponentProps) {
  const t = useT(deskMessages)
  const word = useT(reportMessages)
  const tabs = deskTabs.map((tab) => ({
    to: tab === 'waiting' ? '/admin/reports' : `/admin/reports?tab=${tab}`,
    label: t(`tab_${tab}`),
    count: desk.counts[tab],
    current: tab === query.tab,
  }))
  const empty = query.q ? (
    <EmptyState title={word('noMatch')} />
  ) : (
    <EmptyState icon={ClipboardCheck} title={t(`empty_${query.tab}`)}>
      {query.tab === 'waiting' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={word('reports')} description={t('intro')} />
      <NavTabs label={t('queues')} items={tabs} />
      <FilterBar
        filters={[]}
        search={{ label: word('searchLabel'), placeholder: t('searchHint') }}
        keep={['tab', 'sort']}
      />
      <Card flush>
        <DeskTable rows={desk.rows} tab={query.tab} empty={empty} />
      </Card>
      <Pagination total={desk.total} pageSize={desk.pageSize} />
    </div>
  )
}
