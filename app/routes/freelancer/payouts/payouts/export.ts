import { payoutRows } from '#/features/payouts/own-payouts/export-rows.server.ts'
import { readView } from '#/features/payouts/own-payouts/form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await payoutRows(actorOf(context), readView(url.searchParams), lang)
  return tableFile(rows, 'payouts', tableFormatOf(url.searchParams), lang)
})
