import { HandCoins } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ageClasses } from '#/domain/invoice.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { Exports, FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { ageKey, Ages } from '#/features/ledger/finance/components/overview-figures.tsx'
import { receivablesQuery } from '#/features/ledger/finance/receivables-query.ts'
import { browseReceivables, type Debtor } from '#/features/ledger/finance/read-receivables.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/receivables'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, financeMessages.titleReceivables) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = receivablesQuery(url.searchParams)
  return { query, ...(await browseReceivables(actorOf(context), query)) }
})

/** Receivables by age. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, ages } = loaderData
  const t = useT(financeMessages)
  const narrowed = query.q !== '' || query.age !== null
  return (
    <FinanceFrame
      title={t('titleReceivables')}
      description={t('receivablesHelp')}
      actions={<Exports path={href('/admin/finance/receivables/export')} search={new URLSearchParams()} />}
    >
      <Ages ages={ages} current={query.age} />
      <FilterBar
        search={{ label: t('searchClient'), placeholder: t('searchClient') }}
        filters={[
          {
            name: 'age',
            label: t('age'),
            options: ageClasses.map((_, age) => ({ value: String(age), label: t(ageKey(age)) })),
          },
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('titleReceivables')}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/finance/receivables/:clientId', { clientId: id })}
          defaultSort="-owed"
          empty={narrowed ? <NoResults keep={['sort']} /> : <EmptyState icon={HandCoins} title={t('nobodyOwes')} />}
        />
      </Card>
      <Pagination total={total} pageSize={25} />
    </FinanceFrame>
  )
}

function useColumns(): Column<Debtor>[] {
  const t = useT(financeMessages)
  const lang = useLang()
  return [
    { key: 'client', header: t('client'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'owed', header: t('owed'), sort: 'owed', numeric: true, cell: ({ owed }) => <Money halalas={owed} bare /> },
    ...ageClasses.map((_, age): Column<Debtor> => ({
      key: `age${age}`,
      header: t(ageKey(age)),
      numeric: true,
      cell: ({ ages }) => <Money halalas={ages[age] ?? 0} bare />,
    })),
    { key: 'invoices', header: t('openInvoices'), numeric: true, cell: ({ invoices }) => invoices },
    { key: 'oldest', header: t('oldest'), sort: 'oldest', cell: ({ oldest }) => formatDay(oldest, lang) },
  ]
}
