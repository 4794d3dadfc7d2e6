import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { OpenMonths } from '#/features/ledger/finance/components/open-months.tsx'
import { costAccounts, revenueAccounts } from '#/features/ledger/finance/accounts.ts'
import { closeForm } from '#/features/ledger/finance/form.ts'
import { closeMonths } from '#/features/ledger/journal/close-month.server.ts'
import { type ClosedMonth, readMonths } from '#/features/ledger/journal/months.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/months'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titleMonths) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  return readMonths(actorOf(context), pageNumber(url.searchParams.get('page'), 1000))
})

export const action = formAction(closeForm, (actor, { from, through }) => closeMonths(actor, { from, through }))

/** Months of the ledger: the open ones, and the closed ones. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { closed, total, ...open } = loaderData
  const t = useT(financeMessages)
  return (
    <FinanceFrame title={t('titleMonths')} description={t('monthsHelp')}>
      <OpenMonths {...open} />
      <Card title={t('closedMonths')} flush>
        <DataTable
          caption={t('closedMonths')}
          columns={useColumns()}
          rows={closed}
          rowKey={({ month }) => month}
          rowLink={({ month }) => `${href('/admin/finance')}?from=${month}`}
          empty={<EmptyState compact title={t('noClosed')} />}
        />
      </Card>
      <Pagination total={total} pageSize={24} />
    </FinanceFrame>
  )
}

const movedOf = ({ figures }: ClosedMonth, accounts: readonly string[], sign: 1 | -1): number =>
  sign *
    figures.balances.reduce(
      (sum, { account, debits, credits }) => sum + (accounts.includes(account) ? debits - credits : 0),
      0,
    ) || 0
const closingOf = ({ figures }: ClosedMonth, name: string): number =>
  figures.balances.find(({ account }) => account === name)?.closing ?? 0

function useColumns(): Column<ClosedMonth>[] {
  const t = useT(financeMessages)
  const lang = useLang()
  const money = (key: string, header: string, read: (row: ClosedMonth) => number): Column<ClosedMonth> => ({
    key,
    header,
    numeric: true,
    cell: (row) => <Money halalas={read(row)} bare />,
  })
  return [
    { key: 'month', header: t('month'), cell: ({ month }) => monthName(month.slice(0, 7), lang) },
    money('revenue', t('revenueSar'), (row) => movedOf(row, revenueAccounts, -1)),
    money('costs', t('costsSar'), (row) => movedOf(row, costAccounts, 1)),
    money('vat', t('vatAmount'), (row) => movedOf(row, ['vat_payable'], -1)),
    money('receivables', t('receivablesSar'), (row) => closingOf(row, 'receivables')),
    { key: 'bookings', header: t('bookingsCount'), numeric: true, cell: ({ figures }) => figures.bookings },
    { key: 'by', header: t('closedBy'), cell: ({ closedBy }) => <bdi>{closedBy}</bdi> },
    { key: 'at', header: t('closedAt'), cell: ({ closedAt }) => <Time at={closedAt} mode="datetime" /> },
  ]
}
