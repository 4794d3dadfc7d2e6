import { Banknote, X } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { listAddress, readList } from '#/domain/list.ts'
import { formatMoney } from '#/domain/money.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { usePayoutCells } from '#/features/payouts/payouts/components/payout-cells.tsx'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { browsePayouts } from '#/features/payouts/payouts/payout-list.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.tab_all) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(payoutList, url.searchParams)
  const [payouts, figures] = await Promise.all([browsePayouts(actor, query), dueFigures(actor)])
  return { query, ...payouts, figures }
})

/** All payouts by visit. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, net, counts, figures } = loaderData
  const t = useT(payoutMessages)
  const lang = useLang()
  const name = rows[0]?.name
  return (
    <ListPage
      list={payoutList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={usePayoutCells()}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/secret-shopper-invoicing/payouts/:payoutId', { payoutId: id })}
      title={t('tab_all')}
      tabs={<PayoutTabs figures={figures} isStopped={query.tab === 'stopped'} />}
      empty={<EmptyState icon={Banknote} title={t('listEmpty')} />}
    >
      {query.shopper && (
        <p className="flex flex-wrap items-center gap-3 text-ui">
          {name && t('onlyShopper', { name })}
          <LinkButton to={listAddress(payoutList, { ...query, shopper: null })} variant="quiet" icon={X}>
            {t('everybody')}
          </LinkButton>
        </p>
      )}
      {total > 0 && (
        <p className="num text-ui text-ink-2">
          {t('listSum', { count: t('visitCount', { count: total }), amount: formatMoney(net, lang) })}
        </p>
      )}
    </ListPage>
  )
}
