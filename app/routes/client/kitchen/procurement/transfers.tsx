import { ArrowLeftRight, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { StockTabs } from '#/features/kitchen/stock/components/stock-tabs.tsx'
import { transferList } from '#/features/kitchen/transfers/list.ts'
import { browseTransfers } from '#/features/kitchen/transfers/list.server.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/transfers'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(transferList, url.searchParams)
  return { query, mayWrite: may(actor, 'stock.write'), ...(await browseTransfers(actor, query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, transferMessages.pageTitle) }]

/** What branches gave to each other. */
export default function Page({ loaderData: { query, rows, total, branches, mayWrite } }: Route.ComponentProps) {
  const t = useT(transferMessages)
  const { viewing } = useRights()
  const add = mayWrite && !viewing && (
    <LinkButton to={href('/client/procurement/transfers/new')} variant="primary" icon={Plus}>
      {t('add')}
    </LinkButton>
  )
  const isEmpty = total === 0 && !isNarrowed(transferList, query)
  return (
    <ListPage
      title={t('pageTitle')}
      tabs={<StockTabs branchId={query.branch} />}
      actions={!isEmpty && add}
      list={transferList}
      query={query}
      rows={rows}
      total={total}
      options={{ branch: branches.map(({ id, name }) => ({ value: id, label: name })) }}
      bare={isEmpty}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/procurement/transfers/:transferId', { transferId: id })}
      empty={
        <EmptyState icon={ArrowLeftRight} title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
