import { Banknote, Download, X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { browsePayouts } from '#/features/payouts/payouts/browse-payouts.server.ts'
import { PayoutTable } from '#/features/payouts/payouts/components/payout-table.tsx'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { listStates, type ListState, pageSize, payoutQuery, statesOf } from '#/features/payouts/payouts/lists.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.tab_all) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = payoutQuery(url.searchParams)
  const [payouts, figures] = await Promise.all([browsePayouts(actor, query), dueFigures(actor)])
  return { query, payouts, figures }
})

/** Every payout, visit by visit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, payouts, figures } = loaderData
  const t = useT(payoutMessages)
  const lang = useLang()
  const [search] = useSearchParams()
  const file = (format: string) =>
    `/admin/secret-shopper-invoicing/payouts/export?${new URLSearchParams([...search, ['format', format]])}`
  const isNarrowed = query.q !== '' || query.shopper !== null || query.from !== null || query.until !== null
  const read = (value: string) => formatDay(value, lang)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('tab_all')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
          </>
        }
      />
      <PayoutTabs figures={figures} isStopped={query.state === 'stopped'} />
      <StateTabs {...loaderData} />
      <FilterBar
        filters={[]}
        search={{ label: t('search'), placeholder: t('searchPayouts') }}
        keep={['state', 'sort', 'shopper']}
        more={[
          { name: 'from', label: t('from'), read },
          { name: 'until', label: t('until'), read },
        ]}
      >
        <DateField
          key={`from ${query.from}`}
          name="from"
          label={t('from')}
          {...(query.from ? { defaultValue: query.from } : {})}
        />
        <DateField
          key={`until ${query.until}`}
          name="until"
          label={t('until')}
          {...(query.until ? { defaultValue: query.until } : {})}
        />
      </FilterBar>
      {query.shopper && <OnePerson name={payouts.rows[0]?.name ?? ''} />}
      {payouts.total > 0 && (
        <p className="num text-ui text-ink-2">
          {t('listSum', {
            count: t('visitCount', { count: payouts.total }),
            amount: formatMoney(payouts.net, lang),
          })}
        </p>
      )}
      <Card flush>
        <PayoutTable
          rows={payouts.rows}
          empty={
            isNarrowed ? <NoResults keep={['state', 'sort']} /> : <EmptyState icon={Banknote} title={t('listEmpty')} />
          }
        />
      </Card>
      <Pagination total={payouts.total} pageSize={pageSize} />
    </div>
  )
}

function StateTabs({ query, payouts }: Route.ComponentProps['loaderData']) {
  const t = useT(payoutMessages)
  const [search] = useSearchParams()
  const to = (state: ListState) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (state === 'all') next.delete('state')
    else next.set('state', state)
    return `/admin/secret-shopper-invoicing/payouts?${next}`
  }
  const countOf = (state: ListState) => statesOf(state).reduce((sum, one) => sum + payouts.counts[one], 0)
  const items = listStates
    .filter((state) => state !== 'stopped' || query.state === state)
    .map((state) => ({
      to: to(state),
      label: t(`state_${state}`),
      count: countOf(state),
      current: query.state === state,
    }))
  return <NavTabs label={t('states')} items={items} />
}

function OnePerson({ name }: { name: string }) {
  const t = useT(payoutMessages)
  const [search] = useSearchParams()
  const rest = new URLSearchParams(search)
  rest.delete('shopper')
  rest.delete('page')
  return (
    <p className="flex flex-wrap items-center gap-3 text-ui">
      {name && t('onlyShopper', { name })}
      <LinkButton to={`/admin/secret-shopper-invoicing/payouts?${rest}`} variant="quiet" icon={X}>
        {t('everybody')}
      </LinkButton>
    </p>
  )
}
