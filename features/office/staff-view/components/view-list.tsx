import { Eye } from 'lucide-react'
import { staffViewMessages } from '#/messages/office/staff-view.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { StaffViewLine } from '../staff-view.server.ts'

/** Views of our team with their reasons. */
export function ViewList({ views }: { views: readonly StaffViewLine[] }) {
  const t = useT(staffViewMessages)
  const columns: Column<StaffViewLine>[] = [
    { key: 'from', header: t('from'), cell: ({ from }) => <Time at={from} mode="datetime" /> },
    {
      key: 'until',
      header: t('until'),
      cell: ({ until, isOpen }) =>
        isOpen ? <StatusBadge tone="blue">{t('isOpen')}</StatusBadge> : <Time at={until} mode="datetime" />,
    },
    {
      key: 'reason',
      header: t('reasonGiven'),
      cell: ({ reason }) => (
        <span dir="auto" className="block wrap-anywhere text-start">
          {reason}
        </span>
      ),
    },
  ]
  return (
    <Card flush>
      <DataTable
        caption={t('listTitle')}
        columns={columns}
        rows={views}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={Eye} title={t('noViews')} compact />}
      />
    </Card>
  )
}
