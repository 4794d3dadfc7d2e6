import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { runList } from '#/features/office/automation/list.ts'
import { runRows } from '#/features/office/automation/list.server.ts'
import { readRule } from '#/features/office/automation/read-rule.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

/** The history of a rule as a file. */
export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const actor = actorOf(context)
  const { id } = await readRule(actor, params.ruleId)
  const list = runList('client', id)
  const rows = await exportList(actor, list, readList(list, url.searchParams), runRows(id), lang)
  return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
})
