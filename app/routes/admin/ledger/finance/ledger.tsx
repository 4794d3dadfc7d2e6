import { useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed } from '#/domain/list.ts'
import { BookingTable } from '#/features/ledger/finance/components/booking-table.tsx'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { LedgerFilters } from '#/features/ledger/finance/components/ledger-filters.tsx'
import { browseBookings } from '#/features/ledger/journal/browse-bookings.server.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { ledgerQuery } from '#/features/ledger/journal/query.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Route } from './+types/ledger'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titleLedger) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = ledgerQuery(url.searchParams)
  return { query, ...(await browseBookings(actorOf(context), query)) }
})

const withPlace = (search: URLSearchParams, before: string | null): string => {
  const next = new URLSearchParams(search)
  next.delete('before')
  if (before) next.set('before', before)
  return `?${next}`
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, next, party } = loaderData
  const t = useT(financeMessages)
  const [search] = useSearchParams()
  return (
    <FinanceFrame title={t('titleLedger')}>
      <LedgerFilters query={query} party={party} />
      <Card flush as="div">
        <BookingTable rows={rows} narrowed={isNarrowed(journalList, query)} />
      </Card>
      <div className="flex flex-wrap justify-between gap-3">
        {query.before ? <LinkButton to={withPlace(search, null)}>{t('newest')}</LinkButton> : <span />}
        {next && <LinkButton to={withPlace(search, next)}>{t('older')}</LinkButton>}
      </div>
    </FinanceFrame>
  )
}
