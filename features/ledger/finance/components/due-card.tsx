import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DueDay } from '../due-list.server.ts'
import type { Overview } from '../read-overview.server.ts'

/** Amounts owed to shoppers, by payable day. */
export function DueCard({ due }: { due: Overview['due'] }) {
  const t = useT(financeMessages)
  const lang = useLang()
  const columns: Column<DueDay>[] = [
    { key: 'day', header: t('payable'), cell: ({ day }) => formatDay(day, lang) },
    { key: 'payouts', header: t('payouts'), numeric: true, cell: ({ payouts }) => payouts },
    { key: 'net', header: t('toPay'), numeric: true, cell: ({ net }) => <Money halalas={net} bare /> },
  ]
  const hasDue = due.all.payouts > 0
  return (
    <Card
      title={t('due')}
      description={t('dueHelp')}
      flush
      actions={
        hasDue && (
          <LinkButton to={href('/admin/finance/payouts')} size="dense">
            {t('allDue')} <Money halalas={due.all.net} />
          </LinkButton>
        )
      }
    >
      <DataTable
        caption={t('due')}
        columns={columns}
        rows={due.days}
        rowKey={({ day }) => day}
        rowLink={({ day }) => `${href('/admin/finance/payouts')}?day=${day}`}
        empty={<EmptyState compact title={t('nothingDue')} />}
      />
    </Card>
  )
}
