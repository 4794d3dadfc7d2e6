import type { Actor } from '#/domain/actor.ts'
import { clientColumns } from '#/domain/office/client-import.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { clientColumnMessages } from '#/messages/office/client-import.ts'
import { type TableCells, tableFile, tableFormatOf } from '#/platform/table-file.server.ts'

async function* heading(lang: Lang): AsyncGenerator<TableCells> {
  yield clientColumns.map((column) => clientColumnMessages[column][lang])
}

/** A sheet with the headings of the import in a language, as `?format=` asks. */
export async function clientTemplate(actor: Actor, search: URLSearchParams, lang: Lang): Promise<Response> {
  authorize(actor, 'clients.import')
  return tableFile(heading(lang), `clients-template-${lang}`, tableFormatOf(search), lang)
}
