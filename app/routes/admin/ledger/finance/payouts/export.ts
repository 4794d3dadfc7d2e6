import { isDay } from '#/domain/riyadh-time.ts'
import { exportDuePayouts } from '#/features/ledger/finance/export-books.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const day = url.searchParams.get('day') ?? ''
  const rows = await exportDuePayouts(actorOf(context), isDay(day) ? day : null, lang)
  return tableFile(rows, 'payouts-due', tableFormatOf(url.searchParams), lang)
})
