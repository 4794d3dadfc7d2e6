import { exportWork } from '#/features/office/staff-tasks/export-work.server.ts'
import { workQuery } from '#/features/office/staff-tasks/form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportWork(actorOf(context), workQuery(url.searchParams), lang)
  return tableFile(rows, 'tasks', tableFormatOf(url.searchParams), lang)
})
