import { CalendarRange, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { BesideWaves } from '#/features/ordering/wave-record/components/beside-wave.tsx'
import { browseWaves } from '#/features/ordering/waves/browse-waves.server.ts'
import { WaveStatus } from '#/features/ordering/waves/components/wave-status.tsx'
import { waveList, type WaveRow } from '#/features/ordering/waves/wave-list.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
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
    <ListPage
      title={t('title')}
      breadcrumbs={[{ to: href('/admin/secret-shopper'), label: t('controlRoom') }, { label: t('title') }]}
      actions={plan}
      list={waveList}
      query={query}
      rows={rows}
      total={total}
      cells={{
        status: ({ status, staffing }) => <WaveStatus status={status} staffing={staffing} />,
        period: (row) => <Period row={row} />,
      }}
      rowKey={({ id }) => id}
      beside={(parts) => <BesideWaves rows={rows}>{parts}</BesideWaves>}
      rowLink={({ id }) => href('/admin/secret-shopper/waves/:waveId', { waveId: id })}
      empty={
        <EmptyState icon={CalendarRange} title={t('empty')} action={plan}>
          {t('emptyHelp')}
        </EmptyState>
      }
    />
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
