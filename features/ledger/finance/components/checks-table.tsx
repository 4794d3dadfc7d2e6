import { financeMessages } from '#/messages/ledger/finance.ts'
import type { Checked } from '#/features/ledger/journal/checks.server.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'

export const agrees = ({ off, wrong }: Checked): boolean => off === 0 && wrong === 0

/** Checks before a month is closed, each with its difference. */
export function ChecksTable({ checks }: { checks: readonly Checked[] }) {
  const t = useT(financeMessages)
  const columns: Column<Checked>[] = [
    { key: 'check', header: t('check'), cell: ({ check }) => t(`check_${check}`) },
    { key: 'books', header: t('byBooks'), numeric: true, cell: ({ books }) => <Money halalas={books} bare /> },
    { key: 'papers', header: t('byPapers'), numeric: true, cell: ({ papers }) => <Money halalas={papers} bare /> },
    { key: 'off', header: t('difference'), numeric: true, cell: ({ off }) => <Money halalas={off} bare /> },
    {
      key: 'result',
      header: t('result'),
      card: 'aside',
      cell: (row) => (
        <StatusBadge tone={agrees(row) ? 'green' : 'red'}>{t(agrees(row) ? 'agrees' : 'differs')}</StatusBadge>
      ),
    },
  ]
  return <DataTable caption={t('checks')} columns={columns} rows={checks} rowKey={({ check }) => check} empty={null} />
}
