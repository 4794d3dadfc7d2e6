import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnReportLine } from '../browse-own.server.ts'
import { StateBadge } from './state-badge.tsx'
import { useNextText } from './use-next-text.ts'

/** A shopper's reports with what each waits for. */
export function OwnTable({ rows, empty }: { rows: readonly OwnReportLine[]; empty: ReactNode }) {
  const t = useT(shopperReportMessages)
  const nextText = useNextText()
  const columns: Column<OwnReportLine>[] = [
    {
      key: 'branch',
      header: t('branch'),
      sort: 'branch',
      cell: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ status }) => <StateBadge status={status} /> },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'visited',
      header: t('visited'),
      sort: 'visit',
      cell: ({ visitedAt }) => <Time at={visitedAt} mode="datetime" />,
    },
    { key: 'next', header: t('next'), cell: ({ next }) => nextText(next) },
    {
      key: 'grade',
      header: t('grade'),
      sort: 'grade',
      cell: ({ grade }) =>
        grade === null ? <span className="text-caption text-ink-2">{t('noGrade')}</span> : <Stars rating={grade} />,
    },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/freelancer/reports/:reportId', { reportId: id })}
      empty={empty}
      defaultSort="-visit"
    />
  )
}
