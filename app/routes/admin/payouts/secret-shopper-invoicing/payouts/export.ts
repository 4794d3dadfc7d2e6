import { exportPayouts } from '#/features/payouts/payouts/export-payouts.server.ts'
import { payoutQuery } from '#/features/payouts/payouts/lists.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

/** The payouts as a file, under the same filters as the page. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportPayouts(actorOf(context), payoutQuery(url.searchParams), lang)
  return tableFile(rows, 'payouts', tableFormatOf(url.searchParams), lang)
})
