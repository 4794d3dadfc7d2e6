import { href } from 'react-router'
import { type EvaluationStatus, evaluationTone } from '#/domain/evaluation.ts'
import { freelancerDashboardMessages } from '#/messages/office/dashboards.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { RecentTask } from '../freelancer.server.ts'

/** Status of a task with its own texts, because tasks are feminine in Arabic. */
function TaskStatus({ status }: { status: EvaluationStatus }) {
  const t = useT(freelancerDashboardMessages)
  return <StatusBadge tone={evaluationTone[status]}>{t(`status_${status}`)}</StatusBadge>
}

/** Latest tasks: client, status, branch, date and pay. */
export function TaskTable({ rows }: { rows: readonly RecentTask[] }) {
  const t = useT(freelancerDashboardMessages)
  const columns: Column<RecentTask>[] = [
    { key: 'client', header: t('client'), cell: ({ clientName }) => <bdi>{clientName}</bdi> },
    { key: 'status', header: t('status'), cell: ({ status }) => <TaskStatus status={status} />, card: 'aside' },
    { key: 'branch', header: t('branch'), cell: ({ branchName }) => <bdi>{branchName}</bdi> },
    { key: 'visit', header: t('visit'), cell: ({ visitAt }) => <Time at={visitAt} mode="datetime" /> },
    { key: 'price', header: t('price'), cell: ({ fee }) => <Money halalas={fee} bare />, numeric: true },
  ]
  return (
    <DataTable
      caption={t('recentTasks')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/freelancer/secret-shopper/:requestId', { requestId: id })}
      empty={<EmptyState title={t('noTasks')} compact />}
    />
  )
}
