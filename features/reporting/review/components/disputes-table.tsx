import { Scale } from 'lucide-react'
import { href } from 'react-router'
import type { OpenDispute } from '#/features/reporting/disputes/read-desk-disputes.server.ts'
import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { deskMessages, reportMessages } from '#/messages/reports.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

/** Every open objection with its clock, and whose work it is about. */
export function DisputesTable({ rows }: { rows: readonly OpenDispute[] }) {
  const t = useT(reviewMessages)
  const desk = useT(deskMessages)
  const word = useT(reportMessages)
  const columns: Column<OpenDispute>[] = [
    {
      key: 'branch',
      header: word('branch'),
      cell: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    },
    { key: 'client', header: word('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'question', header: t('disputedQuestion'), cell: ({ sentence, question }) => sentence ?? question },
    {
      key: 'editor',
      header: t('releasedBy'),
      cell: ({ releasedBy, mine }) => (mine ? t('yours') : releasedBy && <bdi>{releasedBy}</bdi>),
    },
    {
      key: 'due',
      header: desk('due'),
      cell: ({ dueAt, late }) => (
        <span className="block">
          <Time at={dueAt} mode="datetime" />
          {late && <span className="block text-caption font-medium text-danger-ink">{t('alertLate')}</span>}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('disputes')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ reportId }) => `${href('/admin/reports/:reportId', { reportId })}#disputes`}
      empty={
        <EmptyState icon={Scale} title={t('noDisputes')}>
          {t('noDisputesHint')}
        </EmptyState>
      }
    />
  )
}
