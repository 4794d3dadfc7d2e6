import { Banknote } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { sumVisitsToBill } from '#/features/billing/visits-to-bill/list.server.ts'
import { browseDue, dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { BatchAll, BatchChosen } from '#/features/payouts/payouts/components/batch-makers.tsx'
import { DueFigures } from '#/features/payouts/payouts/components/due-figures.tsx'
import { canBePaid, DueTable } from '#/features/payouts/payouts/components/due-table.tsx'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { dueForm } from '#/features/payouts/payouts/form.ts'
import { dueList } from '#/features/payouts/payouts/due-list.ts'
import { makeBatch } from '#/features/payouts/payouts/make-batch.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/secret-shopper-invoicing'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(dueList, url.searchParams)
  const [due, figures, unbilled] = await Promise.all([
    browseDue(actor, query),
    dueFigures(actor),
    sumVisitsToBill(actor),
  ])
  return { query, due, figures, unbilled }
})

export const action = formAction(dueForm, async (actor, input) => {
  const shopperIds = input.intent === 'batch' ? input.shopperId : null
  const { id } = await makeBatch(actor, { id: input.clientKey, shopperIds })
  return redirect(href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: id }))
})

/** Payables to shoppers by person, and the way into a batch. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { figures, query, unbilled } = loaderData
  const t = useT(payoutMessages)
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        tabs={<PayoutTabs figures={figures} />}
        actions={<BatchAll key={figures.ready.net} figures={figures} />}
      />
      <ListBar list={dueList} query={query} />
      <div className="py-3">
        <DueFigures figures={figures} unbilled={unbilled} />
      </div>
      <People {...loaderData} />
    </div>
  )
}

function People({ query, due }: Route.ComponentProps['loaderData']) {
  const t = useT(payoutMessages)
  const selection = useSelection(due.rows, {
    id: ({ shopperId }) => shopperId,
    label: ({ name }) => t('choose', { name }),
    pageLabel: t('chooseAll'),
    allows: canBePaid,
    name: 'shopperId',
  })
  const empty = (
    <EmptyState icon={Banknote} title={t('dueEmpty')}>
      {t('dueEmptyHint')}
    </EmptyState>
  )
  return (
    <>
      <BatchChosen selection={selection} />
      <div className="bleed pb-2">
        <DueTable query={query} rows={due.rows} empty={empty} selection={selection} />
      </div>
      <ListPages list={dueList} total={due.total} />
    </>
  )
}
