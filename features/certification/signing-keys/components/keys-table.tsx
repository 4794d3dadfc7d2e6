import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { KeyRow } from '../read-keys.server.ts'
import { KeyName, KeyStateBadge } from './key-parts.tsx'

/** All keys. */
export function KeysTable({ rows }: { rows: readonly KeyRow[] }) {
  const t = useT(signingKeyMessages)
  const columns: Column<KeyRow>[] = [
    { key: 'name', header: t('name'), cell: ({ kid }) => <KeyName kid={kid} /> },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <KeyStateBadge state={state} /> },
    { key: 'made', header: t('made'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'by',
      header: t('madeBy'),
      cell: ({ createdBy }) => (createdBy === null ? t('itself') : <bdi>{createdBy}</bdi>),
    },
    { key: 'retired', header: t('retired'), cell: ({ retiredAt }) => retiredAt && <Time at={retiredAt} /> },
    { key: 'bears', header: t('signs'), numeric: true, cell: ({ bears }) => bears },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ kid }) => kid}
      rowLink={({ kid }) => href('/admin/certificates/keys/:kid', { kid })}
      empty={
        <EmptyState icon={KeyRound} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
