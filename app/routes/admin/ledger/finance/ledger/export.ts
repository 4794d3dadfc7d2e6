import { exportJournal } from '#/features/ledger/finance/export-books.server.ts'
import { ledgerQuery } from '#/features/ledger/journal/query.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportJournal(actorOf(context), ledgerQuery(url.searchParams), lang)
  return tableFile(rows, 'journal', tableFormatOf(url.searchParams), lang)
})
