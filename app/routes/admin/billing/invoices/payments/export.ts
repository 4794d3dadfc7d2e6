import { exportPayments } from '#/features/billing/payments/browse-payments.server.ts'
import { paymentQuery } from '#/features/billing/payments/list-query.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportPayments(actorOf(context), paymentQuery(url.searchParams), lang)
  return tableFile(rows, 'payments', tableFormatOf(url.searchParams), lang)
})
