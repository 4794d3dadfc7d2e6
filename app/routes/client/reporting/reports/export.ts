import { csvLine, csvMark } from '#/domain/csv.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { type Cells, exported, exportReports } from '#/features/reporting/insights/export-reports.server.ts'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { clientReportRows } from '#/features/reporting/reports/client-list.server.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { sheetOf } from '#/platform/spreadsheet.server.ts'
import { begun, streamOf } from '#/platform/stream.server.ts'
import type { Route } from './+types/export'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

async function* csv(rows: AsyncGenerator<Cells>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvMark)
  for await (const cells of rows) yield encoder.encode(csvLine(cells))
}

const list = exportRoute(clientReportList, clientReportRows)

/** Exports the results of reports, of their sections or their answers (`what`), or the list of reports. */
export const loader = (args: Route.LoaderArgs) => (args.url.searchParams.has('what') ? sheet(args) : list(args))

const sheet = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const format = url.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const what = exported.find((name) => name === url.searchParams.get('what')) ?? 'reports'
  const actor = actorOf(context)
  const { asked } = await inPart(actor, readInsightQuery(url.searchParams))
  const rows = await exportReports(actor, asked, { what, lang, format })
  const lines = await begun(rows)
  const body = streamOf(format === 'csv' ? csv(lines) : sheetOf(lines, { rightToLeft: lang === 'ar' }))
  const headers = {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${what}-${riyadhDay(now())}.${format}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
})
