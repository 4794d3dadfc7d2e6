import { FileCheck, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { BesideSupplierInvoices } from '#/features/kitchen/supplier-invoices/components/beside-invoice.tsx'
import { may } from '#/domain/permissions.ts'
import { InvoiceBadge } from '#/features/kitchen/supplier-invoices/components/invoice-badge.tsx'
import { type InvoiceRow, supplierInvoiceList } from '#/features/kitchen/supplier-invoices/list.ts'
import { browseInvoices } from '#/features/kitchen/supplier-invoices/list.server.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/invoices'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(supplierInvoiceList, url.searchParams)
  return { query, mayWrite: may(actor, 'supplier-invoices.write'), ...(await browseInvoices(actor, query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, supplierInvoiceMessages.pageTitle) },
]

const cells: ListCells<InvoiceRow> = {
  state: ({ state }) => <InvoiceBadge state={state} />,
  number: ({ number }) => <bdi dir="ltr">{number}</bdi>,
}

/** Invoices of suppliers: those that need a step first. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, mayWrite } = loaderData
  const t = useT(supplierInvoiceMessages)
  const { viewing } = useRights()
  const has = counts.waiting + counts.ready + counts.done > 0 || isNarrowed(supplierInvoiceList, query)
  const add = mayWrite && !viewing && (
    <LinkButton to={href('/client/procurement/invoices/new')} icon={Plus} variant="primary">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('pageTitle')}
      actions={has && add}
      list={supplierInvoiceList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={cells}
      bare={!has}
      rowKey={({ id }) => id}
      beside={(parts) => <BesideSupplierInvoices rows={rows}>{parts}</BesideSupplierInvoices>}
      rowLink={({ id }) => href('/client/procurement/invoices/:supplierInvoiceId', { supplierInvoiceId: id })}
      empty={
        <EmptyState icon={FileCheck} title={t(viewing ? 'viewingTitle' : 'none')} action={add}>
          {t(viewing ? 'viewingHint' : 'noneHint')}
        </EmptyState>
      }
    />
  )
}
