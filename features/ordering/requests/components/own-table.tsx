import type { ReactNode } from 'react'
import { href } from 'react-router'
import { visitCostRights } from '#/domain/ordering/visit-costs.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnRequestRow } from '../list.ts'
import { RequestStatus } from './status-badge.tsx'

type OwnTableProps = { rows: readonly OwnRequestRow[]; empty: ReactNode }

const costColumn = (header: string): Column<OwnRequestRow> => ({
  key: 'cost',
  header,
  cell: ({ cost }) => cost !== null && <Money halalas={cost} bare />,
  numeric: true,
})

/** A client's latest requests: branch, location, type, date, status, and cost for those who see it. */
export function OwnTable({ rows, empty }: OwnTableProps) {
  const t = useT(evaluationMessages)
  const { has } = useRights()
  const columns: Column<OwnRequestRow>[] = [
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'status', header: t('status'), cell: ({ status }) => <RequestStatus status={status} />, card: 'aside' },
    { key: 'location', header: t('location'), cell: ({ location }) => <bdi>{location}</bdi> },
    { key: 'type', header: t('type'), cell: ({ type }) => t(`type_${type}`) },
    { key: 'visit', header: t('visit'), cell: ({ visit }) => <Time at={visit} mode="datetime" /> },
    ...(visitCostRights.some(has) ? [costColumn(t('cost'))] : []),
  ]
  return (
    <DataTable
      caption={t('requests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/secret-shopper/:requestId', { requestId: id })}
      empty={empty}
    />
  )
}
