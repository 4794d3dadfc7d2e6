import { formatTenths } from '#/domain/score.ts'
import { ClipboardList } from 'lucide-react'
import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { rosterPageSize } from '../lists.ts'
import type { VisitLine } from '../read-parts.server.ts'

/** A shopper's visits with reports and grades. */
export function VisitsPart({ visits: { rows, total } }: { visits: { rows: VisitLine[]; total: number } }) {
  const t = useT(shopperPageMessages)
  const columns: Column<VisitLine>[] = [
    {
      key: 'visit',
      header: t('visit'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {requestCode(number)}
        </bdi>
      ),
    },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'date', header: t('date'), cell: ({ at }) => <Time at={at} mode="datetime" /> },
    { key: 'status', header: t('status'), cell: ({ status }) => <RequestStatus status={status} /> },
    {
      key: 'report',
      header: t('report'),
      cell: ({ report }) =>
        report ? (
          <span className="flex flex-col items-start gap-1 max-md:items-end">
            <OpenLink
              to={href('/admin/reports/:reportId', { reportId: report.id })}
              className="link inline-flex min-h-11 items-center md:min-h-6"
            >
              <ReportStatusBadge status={report.status} />
            </OpenLink>
            {report.inTime === false && <Badge tone="yellow-deep">{t('late')}</Badge>}
          </span>
        ) : null,
    },
    {
      key: 'grade',
      header: t('grade'),
      cell: ({ report }) => (report?.grade == null ? null : t('gradeOf', { grade: formatTenths(report.grade) })),
    },
  ]
  return (
    <>
      <Card flush>
        <DataTable
          caption={t('visits')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/secret-shopper/:requestId', { requestId: id })}
          empty={<EmptyState icon={ClipboardList} title={t('noVisits')} />}
        />
      </Card>
      <Pagination total={total} pageSize={rosterPageSize} />
    </>
  )
}
