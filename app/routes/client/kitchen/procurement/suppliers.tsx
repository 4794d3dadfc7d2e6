import { Plus, Truck } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { LicenceBadge } from '#/features/kitchen/suppliers/components/licence-badge.tsx'
import { type SupplierLine, supplierList } from '#/features/kitchen/suppliers/list.ts'
import { browseSuppliers } from '#/features/kitchen/suppliers/list.server.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/suppliers'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(supplierList, url.searchParams)
  return { query, mayWrite: may(actor, 'suppliers.write'), ...(await browseSuppliers(actor, query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, supplierMessages.title) }]

const cells: ListCells<SupplierLine> = {
  licence: ({ licence }) => <LicenceBadge state={licence} food />,
  phone: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
}

/** Suppliers of the company. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, mayWrite } = loaderData
  const t = useT(supplierMessages)
  const { viewing } = useRights()
  const has = counts.active + counts.archived > 0 || isNarrowed(supplierList, query)
  const add = mayWrite && !viewing && (
    <LinkButton to={href('/client/procurement/suppliers/new')} icon={Plus} variant="primary">
      {t('add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('title')}
      actions={has && add}
      list={supplierList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={cells}
      bare={!has}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/procurement/suppliers/:supplierId', { supplierId: id })}
      empty={
        <EmptyState icon={Truck} title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
