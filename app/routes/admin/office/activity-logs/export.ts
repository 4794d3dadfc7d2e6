import { logQueryOf } from '#/features/core/activity/entry.ts'
import { exportLog } from '#/features/core/activity/export-log.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportLog(actorOf(context), logQueryOf(url.searchParams), lang)
  return tableFile(rows, 'activity', tableFormatOf(url.searchParams), lang)
})
