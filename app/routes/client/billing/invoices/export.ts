import { exportOwnInvoices } from '#/features/billing/client-invoices/export-list.server.ts'
import { ownInvoiceQuery } from '#/features/billing/client-invoices/list-query.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportOwnInvoices(actorOf(context), ownInvoiceQuery(url.searchParams), lang)
  return tableFile(rows, 'invoices', tableFormatOf(url.searchParams), lang)
})
