import { PackageOpen } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { BesideReceipts } from '#/features/kitchen/receipts/components/beside-receipt.tsx'
import { DueDeliveries } from '#/features/kitchen/receipts/components/due-deliveries.tsx'
import { readDueDeliveries } from '#/features/kitchen/receipts/due-deliveries.server.ts'
import { receiptList } from '#/features/kitchen/receipts/list.ts'
import { browseReceipts } from '#/features/kitchen/receipts/list.server.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/receive'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(receiptList, url.searchParams)
  const [deliveries, found] = await Promise.all([readDueDeliveries(actor), browseReceipts(actor, query)])
  return { query, deliveries, ...found }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, receiptMessages.title) }]

/** Deliveries to receive, and those that are posted. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, deliveries, rows, total } = loaderData
  const t = useT(receiptMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} />
      <DueDeliveries {...deliveries} />
      <section aria-labelledby="posted" className="flex flex-col">
        <h2 id="posted" className="pb-2 text-h3">
          {t('posted')}
        </h2>
        <ListView
          list={receiptList}
          query={query}
          rows={rows}
          total={total}
          bare={total === 0 && !isNarrowed(receiptList, query)}
          rowKey={({ id }) => id}
          beside={(parts) => <BesideReceipts rows={rows}>{parts}</BesideReceipts>}
          rowLink={({ id }) => href('/client/procurement/receive/:receiptId', { receiptId: id })}
          empty={
            <EmptyState icon={PackageOpen} title={t('none')}>
              {t('noneHint')}
            </EmptyState>
          }
        />
      </section>
    </div>
  )
}
