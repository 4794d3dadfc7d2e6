import type { ReactNode } from 'react'
import { Banknote, FileChartColumn, Mail } from 'lucide-react'
import { href } from 'react-router'
import { listAddress } from '#/domain/list.ts'
import { gradePoints, reportCode } from '#/domain/report.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { formatTenths } from '#/domain/score.ts'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { emailList } from '#/features/messaging/emails/list.ts'
import { PartFrame } from '#/features/office/clients/components/part-frame.tsx'
import { usePayoutCells } from '#/features/payouts/payouts/components/payout-cells.tsx'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { HistoryPart } from '#/features/shoppers/roster/components/history-part.tsx'
import { Overview } from '#/features/shoppers/roster/components/overview.tsx'
import { PapersPart } from '#/features/shoppers/roster/components/papers-part.tsx'
import { RecordsPart } from '#/features/shoppers/roster/components/records-part.tsx'
import { TiesPart } from '#/features/shoppers/roster/components/ties-part.tsx'
import { VisitsPart } from '#/features/shoppers/roster/components/visits-part.tsx'
import { rosterPageSize } from '#/features/shoppers/roster/lists.ts'
import { shopperRecordMessages } from '#/messages/office/shopper-record.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReportLine, ShopperPartData, ShopperPartOf } from '../read-part.server.ts'
import type { ShopperRecord } from '../read-record.server.ts'

type Props = {
  record: ShopperRecord
  data: ShopperPartData
  today: Day
  /** Links to the parts of the open tab. */
  views: ReactNode
}

/** The open part of a shopper's record. */
export function RecordPart({ record: { shopper }, data, today, views }: Props) {
  switch (data.part) {
    case 'overview':
      return framed(views, <Overview shopper={shopper} standing={data.standing} />)
    case 'ties':
      return framed(views, <TiesPart ties={data.ties} />)
    case 'visits':
      return framed(views, <VisitsPart visits={data.visits} />)
    case 'kept':
      return framed(views, <RecordsPart kept={data.kept} />)
    case 'reports':
      return (
        <PartFrame views={views} pages={<Pagination total={data.total} pageSize={rosterPageSize} />}>
          <ReportTable rows={data.rows} />
        </PartFrame>
      )
    case 'payouts':
      return <Money data={data} views={views} />
    case 'papers':
      return framed(views, <PapersPart papers={data.papers} today={today} />)
    case 'emails':
      return <Emails data={data} views={views} />
    case 'history':
      return framed(views, <HistoryPart history={data.history} />)
  }
}

/** Parts that are no list stand below the line of their tab. */
const framed = (views: ReactNode, part: ReactNode) => (
  <div className="flex flex-col gap-6">
    {views && <div className="flex min-h-11 items-center border-b border-line bleed-bar py-1.5">{views}</div>}
    {part}
  </div>
)

function ReportTable({ rows }: { rows: readonly ReportLine[] }) {
  const t = useT(shopperRecordMessages)
  const columns: Column<ReportLine>[] = [
    {
      key: 'report',
      header: t('report'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {reportCode(number)}
        </bdi>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'aside',
      cell: ({ status }) => <ReportStatusBadge status={status} />,
    },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    {
      key: 'submitted',
      header: t('submitted'),
      cell: ({ submittedAt, inTime }) =>
        submittedAt && (
          <span className="flex flex-wrap items-center gap-2">
            <Time at={submittedAt} />
            {inTime === false && <Badge tone="yellow-deep">{t('late')}</Badge>}
          </span>
        ),
    },
    { key: 'grade', header: t('grade'), cell: (row) => <Grade row={row} /> },
  ]
  return (
    <DataTable
      caption={t('tab_reports')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/reports/:reportId', { reportId: id })}
      empty={<EmptyState icon={FileChartColumn} title={t('noReports')} compact />}
    />
  )
}

/** The mean, and the points it is made of. */
function Grade({ row: { grade, grades } }: { row: ReportLine }) {
  const t = useT(shopperRecordMessages)
  if (grade === null) return null
  return (
    <span className="cell-pair">
      <span className="num">{t('gradeOf', { grade: formatTenths(grade) })}</span>
      {grades && (
        <span className="text-caption text-ink-2 max-md:hidden">
          {gradePoints.map((point) => t('pointOf', { point: t(`grade_${point}`), grade: grades[point] })).join(' · ')}
        </span>
      )}
    </span>
  )
}

function Money({ data, views }: { data: ShopperPartOf<'payouts'>; views: ReactNode }) {
  const t = useT(shopperRecordMessages)
  const cells = usePayoutCells()
  const { name: _, ...columns } = payoutList.columns
  return (
    <PartFrame
      views={views}
      actions={
        <LinkButton to={listAddress(payoutList, data.query)} size="dense">
          {t('inPayouts')}
        </LinkButton>
      }
      pages={<ListPages list={payoutList} total={data.total} />}
    >
      {data.rows.length === 0 ? (
        <EmptyState icon={Banknote} title={t('noPayouts')} compact />
      ) : (
        <ListTable
          list={{ ...payoutList, columns }}
          query={data.query}
          rows={data.rows}
          cells={cells}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/secret-shopper-invoicing/payouts/:payoutId', { payoutId: id })}
          empty={null}
        />
      )}
    </PartFrame>
  )
}

function Emails({ data, views }: { data: ShopperPartOf<'emails'>; views: ReactNode }) {
  const t = useT(shopperRecordMessages)
  return (
    <PartFrame
      views={views}
      actions={
        <LinkButton to={listAddress(emailList, data.query)} size="dense">
          {t('inOutbox')}
        </LinkButton>
      }
      pages={<ListPages list={emailList} total={data.total} />}
    >
      {data.rows.length === 0 ? (
        <EmptyState icon={Mail} title={t('noEmails')} compact />
      ) : (
        <ListTable
          list={emailList}
          query={data.query}
          rows={data.rows}
          cells={{ to: ({ to }) => <bdi dir="ltr">{to}</bdi>, state: ({ state }) => <EmailStateBadge state={state} /> }}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/emails/:emailId', { emailId: id })}
          empty={null}
        />
      )}
    </PartFrame>
  )
}
