import type { ReactNode } from 'react'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { keyOfCategory } from '../categories.ts'
import type { Document, DocumentLine } from '../read-document.server.ts'
import { BothLanguages } from './both-languages.tsx'
import { LineVisit } from './line-visit.tsx'

type Props = { document: Pick<Document, 'clientId' | 'lines'>; actions?: (line: DocumentLine) => ReactNode }

/** Lines of a document with their totals. */
export function LinesTable({ document: { clientId, lines }, actions }: Props) {
  const t = useT(invoicePageMessages)
  const columns: Column<DocumentLine>[] = [
    {
      key: 'name',
      header: t('lineName'),
      cell: (line) => <LineName clientId={clientId} line={line} />,
    },
    { key: 'quantity', header: t('quantity'), numeric: true, cell: ({ quantity }) => quantity },
    {
      key: 'price',
      header: t('unitPriceShort'),
      numeric: true,
      cell: (line) => <Money halalas={line.unitPrice} bare />,
    },
    ...(lines.some(({ allowance }) => allowance)
      ? [
          {
            key: 'allowance',
            header: t('allowanceShort'),
            numeric: true,
            cell: ({ allowance }: DocumentLine) => allowance && <Money halalas={allowance.amount} bare />,
          },
        ]
      : []),
    { key: 'net', header: t('net'), numeric: true, cell: ({ net }) => <Money halalas={net} bare /> },
    { key: 'vat', header: t('vat'), numeric: true, cell: ({ vat }) => <Money halalas={vat} bare /> },
    { key: 'gross', header: t('gross'), numeric: true, cell: ({ gross }) => <Money halalas={gross} bare /> },
    ...(actions
      ? [
          {
            key: 'actions',
            header: t('editLine', { position: '' }),
            hideHeader: true,
            card: 'aside' as const,
            cell: actions,
          },
        ]
      : []),
  ]
  return (
    <DataTable
      caption={t('lines')}
      columns={columns}
      rows={lines}
      rowKey={({ position }) => String(position)}
      whole
      empty={<p className="p-4 text-ui text-ink-2 md:px-6">{t('noLines')}</p>}
    />
  )
}

function LineName({ clientId, line }: { clientId: string; line: DocumentLine }) {
  const t = useT(invoicePageMessages)
  const key = keyOfCategory(line.category)
  return (
    <span className="flex min-w-0 flex-col font-normal">
      <BothLanguages words={line.name} />
      {line.allowance && <BothLanguages words={line.allowance.reason} quiet />}
      {line.visit && <LineVisit clientId={clientId} visit={line.visit} />}
      {key !== 'S' && <span className="text-caption text-ink-2">{t(`category_${key}`)}</span>}
    </span>
  )
}
