import { exportRoster } from '#/features/shoppers/roster/export-roster.server.ts'
import { rosterQuery } from '#/features/shoppers/roster/list-query.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportRoster(actorOf(context), rosterQuery(url.searchParams), lang)
  return tableFile(rows, 'shoppers', tableFormatOf(url.searchParams), lang)
})
