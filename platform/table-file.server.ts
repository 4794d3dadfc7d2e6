import { type Cell, csvLine, csvMark } from '#/domain/csv.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from './clock.ts'
import { type ExampleSheet, sheetOf } from './spreadsheet.server.ts'
import { begun, streamOf } from './stream.server.ts'

export type TableCells = readonly Cell[]
export type TableFormat = 'csv' | 'xlsx'

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function* csv(rows: AsyncGenerator<TableCells>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvMark)
  for await (const cells of rows) yield encoder.encode(csvLine(cells))
}

export const tableFormatOf = (search: URLSearchParams): TableFormat =>
  search.get('format') === 'xlsx' ? 'xlsx' : 'csv'

/** Streams rows, heading first, as a file to download. `example`: a further sheet of a workbook, left out of CSV. */
export async function tableFile(
  rows: AsyncGenerator<TableCells>,
  name: string,
  format: TableFormat,
  lang: Lang,
  example?: ExampleSheet,
): Promise<Response> {
  const lines = await begun(rows)
  const body = streamOf(format === 'csv' ? csv(lines) : sheetOf(lines, { rightToLeft: lang === 'ar', example }))
  const headers = {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}-${riyadhDay(now())}.${format}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
}
