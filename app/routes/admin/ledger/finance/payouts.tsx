import { Banknote } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { CellLink } from '#/features/ledger/finance/components/cell-link.tsx'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { type DuePayout, duePayoutList } from '#/features/ledger/finance/due-list.ts'
import { browseDuePayouts } from '#/features/ledger/finance/due-list.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import type { Route } from './+types/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titlePayouts) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(duePayoutList, url.searchParams)
  return { query, ...(await browseDuePayouts(actorOf(context), query)) }
})

/** Open payables to shoppers, by visit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, net } = loaderData
  const t = useT(financeMessages)
  return (
    <FinanceFrame title={t('titlePayouts')}>
      <ListView
        list={duePayoutList}
        query={query}
        rows={rows}
        total={total}
        cells={useCells()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={Banknote} title={t('nothingDue')} />}
      >
        <StatGrid>
          <Stat label={t('due')} value={<Money halalas={net} />} />
        </StatGrid>
      </ListView>
    </FinanceFrame>
  )
}

function useCells(): ListCells<DuePayout> {
  const lang = useLang()
  return {
    visit: ({ visit }) => (
      <CellLink to={href('/admin/secret-shopper/:requestId', { requestId: visit.id })}>
        <bdi dir="ltr" className="code">
          {visit.code}
        </bdi>
      </CellLink>
    ),
    shopper: ({ shopper }) => (
      <CellLink to={href('/admin/freelancers/:shopperId', { shopperId: shopper.id })}>
        <bdi>{shopper.name}</bdi>
      </CellLink>
    ),
    payableOn: ({ payableOn }) => formatDay(payableOn, lang),
  }
}
