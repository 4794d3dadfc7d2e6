import type { ReactNode } from 'react'
import { href } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import type { ActionLine } from '../read-actions.server.ts'
import { ActionStatusBadge, DueDay, PriorityBadge } from './action-status.tsx'

/** All actions of the client, the most pressing first. */
export function ActionTable({ rows, empty }: { rows: readonly ActionLine[]; empty: ReactNode }) {
  const t = useT(correctiveActionMessages)
  const columns: Column<ActionLine>[] = [
    { key: 'title', header: t('action'), sort: 'title', cell: ({ title }) => <bdi>{title}</bdi> },
    { key: 'status', header: t('status'), card: 'aside', cell: ({ status }) => <ActionStatusBadge status={status} /> },
    { key: 'branch', header: t('branch'), sort: 'branch', cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'owner', header: t('owner'), cell: ({ owner }) => <bdi>{owner}</bdi> },
    { key: 'due', header: t('due'), sort: 'due', cell: (action) => <DueDay action={action} /> },
    {
      key: 'priority',
      header: t('priority'),
      sort: 'priority',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
  ]
  return (
    <DataTable
      caption={t('tasks')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/tasks/:actionId', { actionId: id })}
      empty={empty}
      defaultSort="due"
    />
  )
}
