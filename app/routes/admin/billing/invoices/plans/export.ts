import { exportPlans } from '#/features/billing/plans/browse-plans.server.ts'
import { deskQuery } from '#/features/billing/plans/form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportPlans(actorOf(context), deskQuery(url.searchParams), lang)
  return tableFile(rows, 'plans', tableFormatOf(url.searchParams), lang)
})
