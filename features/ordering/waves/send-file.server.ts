import { csvLine, csvMark } from '#/domain/csv.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { sheetOf } from '#/platform/spreadsheet.server.ts'
import { begun, streamOf } from '#/platform/stream.server.ts'
import type { Cells } from './export-waves.server.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

async function* csv(rows: AsyncGenerator<Cells>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvMark)
  for await (const cells of rows) yield encoder.encode(csvLine(cells))
}

/** Rows as a file that is written while they are read. */
export async function sendFile(
  rows: AsyncGenerator<Cells>,
  wanted: string | null,
  lang: Lang,
  name: string,
): Promise<Response> {
  const format = wanted === 'xlsx' ? 'xlsx' : 'csv'
  const lines = await begun(rows)
  const body = streamOf(format === 'csv' ? csv(lines) : sheetOf(lines, { rightToLeft: lang === 'ar' }))
  const headers = {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}-${riyadhDay(now())}.${format}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
}
