import { exportDocuments } from '#/features/billing/tax-authority/browse-documents.server.ts'
import { documentsQuery } from '#/features/billing/tax-authority/lists.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportDocuments(actorOf(context), documentsQuery(url.searchParams), lang)
  return tableFile(rows, 'tax-authority', tableFormatOf(url.searchParams), lang)
})
