import { Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { deskMessages, reportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { DeskRow } from '../browse-desk.server.ts'
import { type DeskTab, weakEvidence } from '#/features/reporting/reports/lists.ts'
import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'

const statusColumn = (header: string): Column<DeskRow> => ({
  key: 'status',
  header,
  card: 'aside',
  cell: ({ status }) => <ReportStatusBadge status={status} />,
})

const riskColumn = (header: string): Column<DeskRow> => ({
  key: 'risk',
  header,
  sort: 'risk',
  cell: (row) => <Risk row={row} />,
})

/** Why this report is looked at before others: what failed in it, and how well the visit is proved. */
function Risk({ row: { hasCritical, evidence, alertDueAt } }: { row: DeskRow }) {
  const t = useT(reviewMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {hasCritical && (
        <Badge tone="red" icon={Siren}>
          {t('risk_critical')}
        </Badge>
      )}
      {alertDueAt && (
        <span className="text-caption text-danger-ink">
          {t('alertDue')} <Time at={alertDueAt} mode="time" />
        </span>
      )}
      {evidence !== null && (
        <Badge tone={evidence < weakEvidence ? 'yellow-deep' : 'grey'}>
          <span className="num">{t('evidenceShort', { score: evidence })}</span>
        </Badge>
      )}
    </span>
  )
}

/** The queue of one state. Being late is said in words beside the date; it is no state of its own. */
export function DeskTable({ rows, tab, empty }: { rows: readonly DeskRow[]; tab: DeskTab; empty: ReactNode }) {
  const t = useT(deskMessages)
  const word = useT(reportMessages)
  const work = useT(reviewMessages)
  const decided = tab === 'released' || tab === 'rejected' || tab === 'appeals'
  const columns: Column<DeskRow>[] = [
    {
      key: 'branch',
      header: word('branch'),
      sort: 'branch',
      cell: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    },
    ...(tab === 'released' || tab === 'appeals' ? [statusColumn(word('status'))] : []),
    { key: 'client', header: word('client'), sort: 'client', cell: ({ client }) => <bdi>{client}</bdi> },
    ...(decided ? [] : [riskColumn(work('risk'))]),
    { key: 'shopper', header: t('shopper'), cell: ({ shopper }) => <bdi>{shopper}</bdi> },
    { key: 'type', header: word('type'), card: 'hidden', cell: ({ type }) => word(`type_${type}`) },
    { key: 'submitted', header: t('submitted'), sort: 'submitted', cell: (row) => <Submitted row={row} /> },
    ...(tab === 'in-review' || tab === 'returned'
      ? [
          {
            key: 'editor',
            header: t('editor'),
            cell: ({ editor }: DeskRow) => editor && <bdi>{editor}</bdi>,
          },
        ]
      : []),
    decided
      ? {
          key: 'score',
          header: word('score'),
          numeric: true,
          cell: ({ score }) => <ScoreBadge score={score} word={false} />,
        }
      : { key: 'due', header: t('due'), sort: 'due', cell: (row) => <Due row={row} /> },
  ]
  return (
    <DataTable
      caption={t('queues')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/reports/:reportId', { reportId: id })}
      empty={empty}
      defaultSort="due"
    />
  )
}

function Submitted({ row }: { row: DeskRow }) {
  const t = useT(deskMessages)
  if (!row.submittedAt) return null
  return (
    <span className="block">
      <Time at={row.submittedAt} mode="datetime" />
      {row.waitedHours !== null && (
        <span className="num block text-caption text-ink-2">{t('waited', { count: row.waitedHours })}</span>
      )}
    </span>
  )
}

function Due({ row }: { row: DeskRow }) {
  const t = useT(deskMessages)
  if (!row.dueAt) return null
  return (
    <span className="block">
      <Time at={row.dueAt} mode="datetime" />
      {row.lateness !== 'on_time' && (
        <span className="block text-caption font-medium text-danger-ink">{t(row.lateness)}</span>
      )}
    </span>
  )
}
