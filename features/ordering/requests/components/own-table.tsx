import { evaluationMessages } from '#/messages/evaluations.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReactNode } from 'react'
import type { OwnRequestRow } from '../browse-own.server.ts'
import { RequestStatus } from './status-badge.tsx'

type OwnTableProps = { rows: readonly OwnRequestRow[]; empty: ReactNode; sortable?: boolean }

/** A client's requests: branch, location, type, date, cost and status. */
export function OwnTable({ rows, empty, sortable }: OwnTableProps) {
  const t = useT(evaluationMessages)
  const by = (sort: string) => (sortable ? { sort } : {})
  const columns: Column<OwnRequestRow>[] = [
    { key: 'branch', header: t('branch'), cell: ({ branchName }) => <bdi>{branchName}</bdi>, ...by('branch') },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <RequestStatus status={status} />,
      card: 'aside',
      ...by('status'),
    },
    { key: 'location', header: t('location'), cell: ({ branchLocation }) => <bdi>{branchLocation}</bdi> },
    { key: 'type', header: t('type'), cell: ({ type }) => t(`type_${type}`) },
    { key: 'visit', header: t('visit'), cell: ({ visitAt }) => <Time at={visitAt} mode="datetime" />, ...by('visit') },
    {
      key: 'cost',
      header: t('cost'),
      cell: ({ price }) => <Money halalas={price} bare />,
      numeric: true,
      ...by('cost'),
    },
  ]
  return (
    <DataTable
      caption={t('requests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/client/secret-shopper/${id}`}
      empty={empty}
      defaultSort="-created"
    />
  )
}
