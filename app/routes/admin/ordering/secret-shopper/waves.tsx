import { CalendarRange, FileDown, Plus } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { waveStatuses } from '#/domain/ordering/wave-status.ts'
import { browseWaves } from '#/features/ordering/waves/browse-waves.server.ts'
import { WavesTable } from '#/features/ordering/waves/components/waves-table.tsx'
import { wavesOnPage, wavesQuery } from '#/features/ordering/waves/lists.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/waves'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = wavesQuery(url.searchParams)
  return { query, ...(await browseWaves(actorOf(context), query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, waveMessages.title) }]

const path = href('/admin/secret-shopper/waves')

export default function Page({ loaderData: { rows, total, query } }: Route.ComponentProps) {
  const t = useT(waveMessages)
  const [search] = useSearchParams()
  const file = (format: 'csv' | 'xlsx') => `${path}/export?${new URLSearchParams([...search, ['format', format]])}`
  const plan = (
    <LinkButton to={`${path}/new`} variant="primary" icon={Plus}>
      {t('newWave')}
    </LinkButton>
  )
  const isNarrowed = query.q !== '' || query.status !== null
  const empty = isNarrowed ? (
    <NoResults keep={['sort']} />
  ) : (
    <EmptyState icon={CalendarRange} title={t('empty')} action={plan}>
      {t('emptyHelp')}
    </EmptyState>
  )
  const statuses = waveStatuses.map((value) => ({ value, label: t(`status_${value}`) }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/secret-shopper'), label: t('controlRoom') }, { label: t('title') }]}
        title={t('title')}
        description={t('description')}
        actions={plan}
      />
      <FilterBar
        search={{ label: t('search') }}
        filters={[{ name: 'status', label: t('status'), options: statuses }]}
      />
      <Card flush>
        <WavesTable rows={rows} empty={empty} />
      </Card>
      <Pagination total={total} pageSize={wavesOnPage} />
      {total > 0 && (
        <div className="flex flex-wrap gap-3">
          <AnchorButton href={file('csv')} icon={FileDown} download>
            {t('exportCsv')}
          </AnchorButton>
          <AnchorButton href={file('xlsx')} icon={FileDown} download>
            {t('exportXlsx')}
          </AnchorButton>
        </div>
      )}
    </div>
  )
}
