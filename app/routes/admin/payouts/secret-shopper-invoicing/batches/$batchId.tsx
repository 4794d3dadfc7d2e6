import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readBatch } from '#/features/payouts/payouts/browse-batches.server.ts'
import { BankFiles, BatchFacts, BatchWay, FileColumns } from '#/features/payouts/payouts/components/batch-facts.tsx'
import { BatchSteps } from '#/features/payouts/payouts/components/batch-steps.tsx'
import { BatchStateBadge } from '#/features/payouts/payouts/components/states.tsx'
import { TransferTable } from '#/features/payouts/payouts/components/transfer-table.tsx'
import { batchForm } from '#/features/payouts/payouts/form.ts'
import { outcomes, pageSize, transfersQuery } from '#/features/payouts/payouts/lists.ts'
import { takeBatchForm } from '#/features/payouts/payouts/payout-page-action.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/$batchId'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const page = await readBatch(actor, params.batchId, transfersQuery(url.searchParams))
  return { page, ownId: actor.id, today: riyadhDay(now()) }
})

export const action = formAction(batchForm, (actor, input, { params }) =>
  takeBatchForm(actor, params['batchId'] ?? '', input),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = String(loaderData?.page.batch.number ?? '')
  const { en, ar } = payoutMessages.batchNumber
  return [{ title: pageTitle(matches, { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }) }]
}

/** A batch: approvals, transfer to the bank, payment. */
export default function Page({ loaderData: { page, ownId, today } }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  const { batch } = page
  const states = outcomes.map((value) => ({ value, label: t(`outcome_${value}`) }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper-invoicing'), label: t('title') },
          { to: href('/admin/secret-shopper-invoicing/batches'), label: t('tab_batches') },
          { label: t('batchNumber', { number: batch.number }) },
        ]}
        title={t('batchNumber', { number: batch.number })}
        badge={<BatchStateBadge state={batch.state} />}
        actions={<BatchSteps page={page} ownId={ownId} today={today} />}
      />
      <BatchWay page={page} />
      {page.stuck > 0 && (
        <Notice kind="warning" title={t('stuckTitle')}>
          {t('stuckText')}
        </Notice>
      )}
      <BatchFacts page={page} ownId={ownId} />
      <BankFiles page={page} />
      {batch.state !== 'dropped' && (
        <>
          <FilterBar
            filters={[{ name: 'outcome', label: t('outcome'), options: states }]}
            search={{ label: t('search'), placeholder: t('searchPeople') }}
          />
          <Card title={t('transfers')} flush>
            <TransferTable page={page} empty={<NoResults />} />
          </Card>
          <Pagination total={page.total} pageSize={pageSize} />
          <FileColumns />
        </>
      )}
    </div>
  )
}
