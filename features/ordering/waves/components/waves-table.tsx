import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { WaveRow } from '../browse-waves.server.ts'
import { WaveStatus } from './wave-status.tsx'

/** The waves of all clients. */
export function WavesTable({ rows, empty }: { rows: readonly WaveRow[]; empty: ReactNode }) {
  const t = useT(waveMessages)
  const lang = useLang()
  const columns: Column<WaveRow>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, staffing }) => <WaveStatus status={status} staffing={staffing} />,
      card: 'aside',
    },
    {
      key: 'client',
      header: t('client'),
      cell: ({ clientName }) => (clientName === null ? t('several') : <bdi>{clientName}</bdi>),
    },
    {
      key: 'period',
      header: t('period'),
      sort: 'from',
      cell: ({ from, until }) => (
        <span className="num">
          {formatDay(from, lang)} – {formatDay(until, lang)}
        </span>
      ),
    },
    { key: 'visits', header: t('visits'), sort: 'visits', cell: ({ staffing }) => staffing.visits, numeric: true },
    { key: 'staffed', header: t('staffed'), cell: ({ staffing }) => staffing.staffed, numeric: true },
    { key: 'offered', header: t('offered'), cell: ({ staffing }) => staffing.offered, numeric: true },
    { key: 'open', header: t('open'), cell: ({ staffing }) => staffing.open, numeric: true },
    { key: 'created', header: t('created'), sort: 'created', cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/secret-shopper/waves/:waveId', { waveId: id })}
      empty={empty}
      defaultSort="-created"
    />
  )
}
