import { FileQuestion, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { RequestBadge } from '#/features/kitchen/quotations/components/request-badges.tsx'
import { type RequestLine, requestList } from '#/features/kitchen/quotations/list.ts'
import { browseRequests } from '#/features/kitchen/quotations/list.server.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/requests'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(requestList, url.searchParams)
  return { query, mayWrite: may(actor, 'suppliers.write'), ...(await browseRequests(actor, query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, quotationMessages.pageTitle) }]

const cells: ListCells<RequestLine> = { state: ({ state }) => <RequestBadge state={state} /> }

/** Quotation requests of the company. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, mayWrite } = loaderData
  const t = useT(quotationMessages)
  const { viewing } = useRights()
  const has = total > 0 || isNarrowed(requestList, query)
  const add = mayWrite && !viewing && (
    <LinkButton to={href('/client/procurement/requests/new')} icon={Plus} variant="primary">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('pageTitle')}
      actions={has && add}
      list={requestList}
      query={query}
      rows={rows}
      total={total}
      cells={cells}
      bare={!has}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/procurement/requests/:quotationId', { quotationId: id })}
      empty={
        <EmptyState icon={FileQuestion} title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
