import type { Actor } from '#/domain/actor.ts'
import { branchSheetColumns } from '#/domain/companies/branch-sheet.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { branchColumnMessages } from '#/messages/companies/branch-import.ts'
import { type TableCells, tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import { authorizeImport } from './import-branches.server.ts'

/** Headings of the template in a language. */
export const templateHeadings = (lang: Lang): string[] =>
  branchSheetColumns.map((column) => branchColumnMessages[column][lang])

async function* headingOnly(lang: Lang): AsyncGenerator<TableCells> {
  yield templateHeadings(lang)
}

/** An empty sheet with the headings of the import, in the language of `?in=`. */
export function branchTemplate(actor: Actor, search: URLSearchParams, reader: Lang): Promise<Response> {
  authorizeImport(actor)
  const asked = search.get('in') ?? ''
  const lang = isLang(asked) ? asked : reader
  return tableFile(headingOnly(lang), `branches-template-${lang}`, tableFormatOf(search), lang)
}
