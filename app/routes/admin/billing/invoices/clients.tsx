import { Building2, CircleAlert, CircleCheck } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { type ClientDetailsRow, clientDetailsList } from '#/features/billing/office-invoices/client-details-list.ts'
import { browseClientDetails } from '#/features/billing/office-invoices/client-details-list.server.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/clients'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, billingSettingsMessages.clientsTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(clientDetailsList, url.searchParams)
  return { query, ...(await browseClientDetails(actorOf(context), query)) }
})

/** Buyers' tax details; missing ones first. */
export default function Page({ loaderData: { query, rows, total } }: Route.ComponentProps) {
  const t = useT(billingSettingsMessages)
  return (
    <ListPage
      list={clientDetailsList}
      query={query}
      rows={rows}
      total={total}
      cells={{
        details: (row) => <Details {...row} />,
        vatNumber: ({ vatNumber }) =>
          vatNumber && (
            <bdi dir="ltr" className="num">
              {vatNumber}
            </bdi>
          ),
      }}
      rowKey={({ clientId }) => clientId}
      rowLink={({ clientId }) => href('/admin/invoices/clients/:clientId', { clientId })}
      title={t('clientsTitle')}
      tabs={<InvoicesTabs />}
      empty={<EmptyState icon={Building2} title={t('emptyClients')} />}
    />
  )
}

function Details({ legalName }: ClientDetailsRow) {
  const t = useT(billingSettingsMessages)
  return legalName === null ? (
    <Badge tone="yellow-deep" icon={CircleAlert}>
      {t('details_missing')}
    </Badge>
  ) : (
    <Badge tone="green" icon={CircleCheck}>
      {t('details_known')}
    </Badge>
  )
}
