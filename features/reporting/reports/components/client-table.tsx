import type { ReactNode } from 'react'
import { href } from 'react-router'
import { reportCode } from '#/domain/report.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReportRow } from '../browse-client-reports.server.ts'
import { BranchName } from './branch-name.tsx'
import { ChangeText } from './change-text.tsx'

/** The client's released reports, each with what it changed against the branch's visit before. */
export function ClientTable({ rows, empty }: { rows: readonly ClientReportRow[]; empty: ReactNode }) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const columns: Column<ClientReportRow>[] = [
    {
      key: 'branch',
      header: word('branch'),
      sort: 'branch',
      cell: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    },
    {
      key: 'score',
      header: word('score'),
      sort: 'score',
      card: 'aside',
      cell: ({ score, excluded }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <ScoreBadge score={score} />
          {excluded && <Badge>{t('excluded')}</Badge>}
        </span>
      ),
    },
    { key: 'change', header: t('change'), cell: ({ change, type }) => <ChangeText change={change} type={type} /> },
    { key: 'date', header: t('date'), sort: 'date', cell: ({ visitedAt }) => <Time at={visitedAt} /> },
    { key: 'type', header: word('type'), cell: ({ type }) => word(`type_${type}`) },
    {
      key: 'number',
      header: word('number'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {reportCode(number)}
        </bdi>
      ),
    },
  ]
  return (
    <DataTable
      caption={word('reports')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/reports/:reportId', { reportId: id })}
      empty={empty}
      defaultSort="-date"
    />
  )
}
