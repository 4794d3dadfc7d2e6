import { exportInvoices } from '#/features/billing/invoice-desk/export-invoices.server.ts'
import { invoiceQuery } from '#/features/billing/invoice-desk/list-query.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

/** The documents as a file, under the same filters as the page. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportInvoices(actorOf(context), invoiceQuery(url.searchParams), lang)
  return tableFile(rows, 'invoices', tableFormatOf(url.searchParams), lang)
})
