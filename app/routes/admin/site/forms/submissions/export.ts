import { csvLine, csvMark } from '#/domain/csv.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Cells, exportSubmissions } from '#/features/site/forms/export-submissions.server.ts'
import { inboxQueryOf } from '#/features/site/forms/inbox-query.ts'
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

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const format = url.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const rows = await exportSubmissions(actorOf(context), inboxQueryOf(url.searchParams), lang, format)
  const lines = await begun(rows)
  const body = streamOf(format === 'csv' ? csv(lines) : sheetOf(lines, { rightToLeft: lang === 'ar' }))
  const headers = {
    'content-type': types[format],
    'content-disposition': `attachment; filename="messages-${riyadhDay(now())}.${format}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
})
