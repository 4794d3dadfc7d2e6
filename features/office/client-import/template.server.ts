import { clientExamples } from '#/content/import-examples.ts'
import type { Actor } from '#/domain/actor.ts'
import { clientColumns } from '#/domain/office/client-import.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { clientColumnMessages, clientImportMessages } from '#/messages/office/client-import.ts'
import { type TableCells, tableFile, tableFormatOf } from '#/platform/table-file.server.ts'

const headings = (lang: Lang): string[] => clientColumns.map((column) => clientColumnMessages[column][lang])

async function* heading(lang: Lang): AsyncGenerator<TableCells> {
  yield headings(lang)
}

const exampleRows = (lang: Lang): string[][] => [
  headings(lang),
  ...clientExamples[lang].map((example) => clientColumns.map((column) => example[column] ?? '')),
]

/**
 * A sheet with the headings of the import in a language, as `?format=` asks. A workbook has examples on a second sheet:
 * the import reads the first one alone.
 */
export async function clientTemplate(actor: Actor, search: URLSearchParams, lang: Lang): Promise<Response> {
  authorize(actor, 'clients.import')
  const example = { name: clientImportMessages.example[lang], rows: exampleRows(lang) }
  return tableFile(heading(lang), `clients-template-${lang}`, tableFormatOf(search), lang, example)
}
