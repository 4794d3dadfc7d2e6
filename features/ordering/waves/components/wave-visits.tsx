import { href } from 'react-router'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pickStates } from '#/domain/ordering/wave-status.ts'
import { pickList, type PickRow, type PicksQuery, rowsOnPage } from '../pick-list.ts'
import type { ReadWave } from '../read-wave.server.ts'
import type { WaveShopper } from '../wave-shoppers.server.ts'
import { PicksTable } from './picks-table.tsx'
import { WaveShoppersTable } from './wave-shoppers-table.tsx'

type WaveVisitsProps = {
  wave: ReadWave
  visits: { rows: PickRow[]; total: number } | null
  shoppers: { rows: WaveShopper[]; total: number } | null
  query: PicksQuery
}

/** Visits of a wave by visit or shopper, filtered by the address, with export. */
export function WaveVisits({ wave, visits, shoppers, query }: WaveVisitsProps) {
  const t = useT(wavePickMessages)
  const word = useT(waveMessages)
  const list = pickList(wave.id)
  const home = href('/admin/secret-shopper/waves/:waveId', { waveId: wave.id })
  const states = pickStates
    .filter((value) => wave.counts[value] > 0 || value === query.state)
    .map((value) => ({ value, label: `${t(`state_${value}`)} (${wave.counts[value]})` }))
  const total = visits?.total ?? shoppers?.total ?? 0
  return (
    <section className="flex flex-col gap-3" aria-label={word('visits')}>
      <NavTabs
        look="views"
        label={t('views')}
        items={[
          { to: home, label: t('view_visits'), count: wave.visits, current: query.view === 'visits' },
          { to: `${home}?view=shoppers`, label: t('view_shoppers'), current: query.view === 'shoppers' },
        ]}
      />
      {visits ? (
        <ListBar list={list} query={query} options={{ state: states }} />
      ) : (
        <FilterBar search={{ label: t('searchShopper') }} filters={[]} />
      )}
      <div className="bleed">
        {visits && <PicksTable list={list} query={query} waveId={wave.id} rows={visits.rows} />}
        {shoppers && (
          <WaveShoppersTable
            rows={shoppers.rows}
            empty={query.q ? <NoResults keep={['view']} /> : <EmptyState title={t('noShoppers')} compact />}
          />
        )}
      </div>
      <Pagination total={total} pageSize={rowsOnPage} />
    </section>
  )
}
