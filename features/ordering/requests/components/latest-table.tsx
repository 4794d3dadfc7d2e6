import type { ReactNode } from 'react'
import { href } from 'react-router'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { RequestRow } from '../browse-all.server.ts'
import { RequestStatus } from './status-badge.tsx'

/** Latest requests of all clients, with their company or name. */
export function LatestTable({ rows, empty }: { rows: readonly RequestRow[]; empty: ReactNode }) {
  const t = useT(evaluationMessages)
  const columns: Column<RequestRow>[] = [
    { key: 'client', header: t('client'), cell: ({ clientName }) => <bdi>{clientName}</bdi> },
    { key: 'status', header: t('status'), cell: ({ status }) => <RequestStatus status={status} />, card: 'aside' },
    { key: 'branch', header: t('branch'), cell: ({ branchName }) => <bdi>{branchName}</bdi> },
    { key: 'type', header: t('type'), cell: ({ type }) => t(`type_${type}`) },
    { key: 'visit', header: t('visit'), cell: ({ visitAt }) => <Time at={visitAt} mode="datetime" /> },
    { key: 'price', header: t('price'), cell: ({ price }) => <Money halalas={price} bare />, numeric: true },
  ]
  return (
    <DataTable
      caption={t('requests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/secret-shopper/:requestId', { requestId: id })}
      empty={empty}
    />
  )
}
