import { riyadhDay } from '#/domain/riyadh-time.ts'
import { exportBalances } from '#/features/ledger/finance/export-books.server.ts'
import { periodOf } from '#/features/ledger/finance/period.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportBalances(actorOf(context), periodOf(url.searchParams, riyadhDay(now())), lang)
  return tableFile(rows, 'trial-balance', tableFormatOf(url.searchParams), lang)
})
