import type { ReactNode } from 'react'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { SentRow } from '../browse-documents.server.ts'
import { AuthorityBadge, unitsPath } from './unit-parts.tsx'

/** The first thing that was said about a document, and how much more there is. */
function LastSaid({ last }: Pick<SentRow, 'last'>) {
  const t = useT(taxUnitMessages)
  if (!last) return <span className="text-ink-2">{t('neverSent')}</span>
  const [first, ...more] = last.messages.filter(({ text }) => text !== '')
  return (
    <div className="flex max-w-96 flex-col">
      {last.reason && <span>{t(`fault_${last.reason}`)}</span>}
      {first && (
        <span className="break-words">
          {first.code && (
            <bdi dir="ltr" className="num me-1 font-medium">
              {first.code}
            </bdi>
          )}
          <span dir="auto">{first.text}</span>
        </span>
      )}
      {more.length > 0 && <span className="text-caption text-ink-2">{t('moreMessages', { count: more.length })}</span>}
    </div>
  )
}

/** Documents before the authority. */
export function DocumentsTable({ rows, empty }: { rows: readonly SentRow[]; empty: ReactNode }) {
  const t = useT(taxUnitMessages)
  const columns: Column<SentRow>[] = [
    { key: 'number', header: t('number'), sort: 'number', cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, isLate }) => <AuthorityBadge state={state} isLate={isLate} />,
    },
    { key: 'kind', header: t('kind'), cell: ({ kind, form }) => `${t(`kind_${kind}`)} · ${t(`form_${form}`)}` },
    { key: 'client', header: t('client'), sort: 'client', cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'issued',
      header: t('issued'),
      sort: 'issued',
      cell: ({ issuedAt }) => <Time at={issuedAt} mode="datetime" />,
    },
    { key: 'last', header: t('lastCall'), cell: ({ last }) => last && <Time at={last.at} mode="datetime" /> },
    { key: 'said', header: t('said'), cell: ({ last }) => <LastSaid last={last} /> },
  ]
  return (
    <DataTable
      caption={t('documentsCaption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${unitsPath}/documents/${id}`}
      defaultSort="-issued"
      empty={empty}
    />
  )
}
