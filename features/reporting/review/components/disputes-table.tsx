import { Scale } from 'lucide-react'
import { href } from 'react-router'
import type { QueryOf } from '#/domain/list.ts'
import { type OpenDispute, openDisputeList } from '#/features/reporting/disputes/open-list.ts'
import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import { Time } from '#/ui/time.tsx'

type Props = { query: QueryOf<typeof openDisputeList>; rows: readonly OpenDispute[] }

/** Every open objection with its clock, and whose work it is about. */
export function DisputesTable({ query, rows }: Props) {
  const t = useT(reviewMessages)
  const lang = useLang()
  const cells: ListCells<OpenDispute> = {
    branch: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    question: ({ sentence, question }) => (sentence ?? question)[lang],
    editor: ({ releasedBy, mine }) => (mine ? t('yours') : releasedBy && <bdi>{releasedBy}</bdi>),
    due: ({ dueAt, late }) => (
      <span className="block">
        <Time at={dueAt} mode="datetime" />
        {late && <span className="ms-2 text-caption font-medium text-danger-ink">{t('alertLate')}</span>}
      </span>
    ),
  }
  return (
    <ListTable
      list={openDisputeList}
      query={query}
      rows={rows}
      cells={cells}
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
