import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseVisitsToBill } from '#/features/billing/visits-to-bill/visits-to-bill.server.ts'
import { accountStates } from '#/features/payouts/payouts/account-state.ts'
import { browseDue, dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { BatchAll, BatchChosen } from '#/features/payouts/payouts/components/batch-makers.tsx'
import { DueFigures } from '#/features/payouts/payouts/components/due-figures.tsx'
import { DueTable } from '#/features/payouts/payouts/components/due-table.tsx'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { dueForm } from '#/features/payouts/payouts/form.ts'
import { dueQuery, pageSize } from '#/features/payouts/payouts/lists.ts'
import { makeBatch } from '#/features/payouts/payouts/make-batch.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/secret-shopper-invoicing'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = dueQuery(url.searchParams)
  const [due, figures, toBill] = await Promise.all([
    browseDue(actor, query),
    dueFigures(actor),
    browseVisitsToBill(actor, { q: '', page: 1 }),
  ])
  return { query, due, figures, unbilled: { visits: toBill.visits, net: toBill.net } }
})

export const action = formAction(dueForm, async (actor, input) => {
  const shopperIds = input.intent === 'batch' ? input.shopperId : null
  const { id } = await makeBatch(actor, { id: input.clientKey, shopperIds })
  return redirect(`/admin/secret-shopper-invoicing/batches/${id}`)
})

/** Payables to shoppers by person, and the way into a batch. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { figures, unbilled } = loaderData
  const t = useT(payoutMessages)
  const [search] = useSearchParams()
  const accounts = accountStates.map((value) => ({ value, label: t(`account_${value}`) }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<BatchAll key={figures.ready.net} figures={figures} />}
      />
      <PayoutTabs figures={figures} />
      <DueFigures figures={figures} unbilled={unbilled} />
      <FilterBar
        filters={[{ name: 'account', label: t('account'), options: accounts }]}
        search={{ label: t('search'), placeholder: t('searchPeople') }}
        keep={['sort']}
      />
      <People key={search.toString()} {...loaderData} />
    </div>
  )
}

function People({ query, due }: Route.ComponentProps['loaderData']) {
  const t = useT(payoutMessages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const empty =
    query.q !== '' || query.account !== null ? (
      <NoResults keep={['sort']} />
    ) : (
      <EmptyState icon={Banknote} title={t('dueEmpty')}>
        {t('dueEmptyHint')}
      </EmptyState>
    )
  return (
    <>
      <BatchChosen chosen={chosen} onClear={() => setChosen(new Set())} />
      <Card flush>
        <DueTable rows={due.rows} empty={empty} chosen={chosen} onChoose={setChosen} />
      </Card>
      <Pagination total={due.total} pageSize={pageSize} />
    </>
  )
}
