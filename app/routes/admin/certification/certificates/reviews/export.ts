import { exportModeration } from '#/features/certification/guest-reviews/export-moderation.server.ts'
import { readModerationQuery } from '#/features/certification/guest-reviews/form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportModeration(actorOf(context), readModerationQuery(url.searchParams), lang)
  return tableFile(rows, 'guest-reviews', tableFormatOf(url.searchParams), lang)
})
