import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Account } from '#/domain/ledger.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { rowsOf } from '#/features/ledger/finance/components/entries-to.ts'
import { Exports, FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { PeriodBar } from '#/features/ledger/finance/components/period-bar.tsx'
import { periodOf } from '#/features/ledger/finance/period.ts'
import { readTrialBalance } from '#/features/ledger/finance/read-trial-balance.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { Route } from './+types/accounts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titleAccounts) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const today = riyadhDay(now())
  const period = periodOf(url.searchParams, today)
  return { today, period, balances: await readTrialBalance(actorOf(context), period) }
})

const sides = ['opening', 'debits', 'credits', 'closing'] as const
type Row = Record<(typeof sides)[number], number> & { account: Account | 'sum' }

export default function Page({ loaderData }: Route.ComponentProps) {
  const { today, period, balances } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  const sum: Row = { account: 'sum', opening: 0, debits: 0, credits: 0, closing: 0 }
  for (const row of balances) for (const side of sides) sum[side] += row[side]
  const columns: Column<Row>[] = [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account }) => (account === 'sum' ? t('sum') : t(`account_${account}`)),
    },
    ...sides.map((side): Column<Row> => ({
      key: side,
      header: t(side),
      numeric: true,
      cell: (row) => <Money halalas={row[side]} bare />,
    })),
  ]
  const off = Math.max(Math.abs(sum.opening), Math.abs(sum.closing), Math.abs(sum.debits - sum.credits))
  return (
    <FinanceFrame
      title={t('titleAccounts')}
      description={t('accountsHelp')}
      actions={<Exports path={href('/admin/finance/accounts/export')} search={new URLSearchParams(period)} />}
    >
      <PeriodBar period={period} today={today} />
      {off === 0 ? (
        <Notice kind="success">{t('inBalance')}</Notice>
      ) : (
        <Notice kind="danger">{t('outOfBalance', { amount: formatMoney(off, lang) })}</Notice>
      )}
      <Card flush as="div">
        <DataTable
          caption={t('titleAccounts')}
          columns={columns}
          rows={[...balances, sum]}
          rowKey={({ account }) => account}
          rowLink={({ account }) => (account === 'sum' ? '' : rowsOf({ account, ...period }))}
          empty={null}
        />
      </Card>
    </FinanceFrame>
  )
}
