import { CalendarRange, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { browseWaves } from '#/features/ordering/waves/browse-waves.server.ts'
import { WaveStatus } from '#/features/ordering/waves/components/wave-status.tsx'
import { waveList, type WaveRow } from '#/features/ordering/waves/wave-list.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, ListPages } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/waves'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(waveList, url.searchParams)
  return { query, ...(await browseWaves(actorOf(context), query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, waveMessages.title) }]

export default function Page({ loaderData: { rows, total, query } }: Route.ComponentProps) {
  const t = useT(waveMessages)
  const plan = (
    <LinkButton to={href('/admin/secret-shopper/waves/new')} variant="primary" icon={Plus}>
      {t('newWave')}
    </LinkButton>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/secret-shopper'), label: t('controlRoom') }, { label: t('title') }]}
        title={t('title')}
        description={t('description')}
        actions={plan}
      />
      <ListFilters list={waveList} />
      <Card flush>
        <ListTable
          list={waveList}
          query={query}
          rows={rows}
          cells={{
            status: ({ status, staffing }) => <WaveStatus status={status} staffing={staffing} />,
            period: (row) => <Period row={row} />,
          }}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/secret-shopper/waves/:waveId', { waveId: id })}
          empty={
            <EmptyState icon={CalendarRange} title={t('empty')} action={plan}>
              {t('emptyHelp')}
            </EmptyState>
          }
        />
      </Card>
      <ListPages list={waveList} total={total} />
      {total > 0 && (
        <div className="flex flex-wrap gap-3">
          <ExportLinks list={waveList} query={query} />
        </div>
      )}
    </div>
  )
}

function Period({ row: { from, until } }: { row: WaveRow }) {
  const lang = useLang()
  return (
    <span className="num">
      {formatDay(from, lang)} – {formatDay(until, lang)}
    </span>
  )
}
