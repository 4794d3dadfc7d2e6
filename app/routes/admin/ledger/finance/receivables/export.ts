import { exportReceivables } from '#/features/ledger/finance/export-books.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

/** Exports all open invoices. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  return tableFile(
    await exportReceivables(actorOf(context), lang),
    'receivables',
    tableFormatOf(url.searchParams),
    lang,
  )
})
