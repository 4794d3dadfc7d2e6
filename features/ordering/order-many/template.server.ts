import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type OrderSheetColumn, orderSheetColumns } from '#/domain/ordering/order-sheet.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { branchesOfOrder } from '#/features/companies/branches/branches.server.ts'
import { orderColumnMessages } from '#/messages/ordering/order-many.ts'
import { type TableCells, tableFile, tableFormatOf } from '#/platform/table-file.server.ts'

async function* withHeading(lang: Lang, rows: readonly TableCells[]): AsyncGenerator<TableCells> {
  yield orderSheetColumns.map((column: OrderSheetColumn) => orderColumnMessages[column][lang])
  yield* rows
}

type Asked = { search: URLSearchParams; lang: Lang }

/** A sheet with the branches for which the actor may order, in the language of `?in=`: days are filled in by hand. */
export async function orderTemplate(actor: Actor, { search, lang: reader }: Asked): Promise<Response> {
  authorize(actor, 'evaluations.request')
  const asked = search.get('in') ?? ''
  const lang = isLang(asked) ? asked : reader
  const branches = await readAs(actor, (tx) => branchesOfOrder(tx, companyOf(actor), null))
  const rows = branches.map(({ name, nameAr, location }): TableCells => {
    const own = lang === 'ar' ? nameAr : name
    return [own ?? name, location, '', '', '', '']
  })
  return tableFile(withHeading(lang, rows), `visits-template-${lang}`, tableFormatOf(search), lang)
}
