import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { Banknote } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { CellLink } from '#/features/ledger/finance/components/cell-link.tsx'
import { Exports, FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { browseDuePayouts, type DuePayout } from '#/features/ledger/finance/read-due-payouts.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titlePayouts) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const day = url.searchParams.get('day') ?? ''
  const query = { day: isDay(day) ? day : null, page: pageNumber(url.searchParams.get('page')) }
  return { query, ...(await browseDuePayouts(actorOf(context), query)) }
})

/** Open payables to shoppers, by visit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, net } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  return (
    <FinanceFrame
      title={t('titlePayouts')}
      description={t('dueHelp')}
      actions={
        <Exports
          path={href('/admin/finance/payouts/export')}
          search={new URLSearchParams(query.day ? { day: query.day } : {})}
        />
      }
    >
      <FilterBar
        filters={[]}
        keep={[]}
        more={[{ name: 'day', label: t('payable'), read: (value) => (isDay(value) ? formatDay(value, lang) : value) }]}
      >
        <DateField key={query.day} name="day" label={t('payable')} defaultValue={query.day ?? ''} />
      </FilterBar>
      <Card title={<Money halalas={net} />} flush>
        <DataTable
          caption={t('titlePayouts')}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={query.day ? <NoResults /> : <EmptyState icon={Banknote} title={t('nothingDue')} />}
        />
      </Card>
      <Pagination total={total} pageSize={25} />
    </FinanceFrame>
  )
}

function useColumns(): Column<DuePayout>[] {
  const t = useT(financeMessages)
  const lang = useLang()
  return [
    {
      key: 'visit',
      header: t('visit'),
      cell: ({ visit }) => (
        <CellLink to={href('/admin/secret-shopper/:requestId', { requestId: visit.id })}>
          <bdi dir="ltr">{visit.code}</bdi>
        </CellLink>
      ),
    },
    {
      key: 'shopper',
      header: t('shopper'),
      cell: ({ shopper }) => (
        <CellLink to={href('/admin/freelancers/:shopperId', { shopperId: shopper.id })}>
          <bdi>{shopper.name}</bdi>
        </CellLink>
      ),
    },
    { key: 'payable', header: t('payable'), cell: ({ payableOn }) => formatDay(payableOn, lang) },
    { key: 'state', header: t('state'), cell: ({ state }) => t(`payout_${state}`) },
    {
      key: 'withheld',
      header: t('withheld'),
      numeric: true,
      cell: ({ withheld }) => <Money halalas={withheld} bare />,
    },
    { key: 'net', header: t('toPay'), numeric: true, cell: ({ net }) => <Money halalas={net} bare /> },
  ]
}
