import { monthOf } from '#/domain/months.ts'
import { exportJournal } from '#/features/operations/daily-documents/journal.server.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/journal'

/** Journal of a month as CSV or XLSX, by default of this one. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const asked = url.searchParams.get('month') ?? ''
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(now()).slice(0, 7)
  const rows = await exportJournal(actorOf(context), month, lang)
  return tableFile(rows, `journal-${month}`, tableFormatOf(url.searchParams), lang)
})
