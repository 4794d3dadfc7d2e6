import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { readerList } from '#/features/site/library/list.ts'
import { readDocument, readerRows } from '#/features/site/library/read.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const actor = actorOf(context)
  const { id } = await readDocument(actor, params.documentId)
  const list = readerList(id)
  const rows = await exportList(actor, list, readList(list, url.searchParams), readerRows(id), lang)
  return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
})
