import type { Cell } from '#/domain/csv.ts'
import { archiveOf } from './archive.server.ts'
import { mainNamespace, rowXml, sheetPath, workbookParts, xmlHead } from './workbook-parts.ts'

type Cells = readonly Cell[]

async function* sheetXml(rows: AsyncIterable<Cells>, rightToLeft: boolean): AsyncGenerator<string> {
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `${xmlHead}<worksheet xmlns="${mainNamespace}">${view}<sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/><sheetData>`
  let number = 0
  for await (const cells of rows) yield rowXml(++number, cells, { isHeading: number === 1 })
  yield '</sheetData></worksheet>'
}

/** A sheet after the first one, which imports of our own do not read. */
export type ExampleSheet = { name: string; rows: readonly Cells[] }

async function* each(rows: readonly Cells[]): AsyncGenerator<Cells> {
  yield* rows
}

/** Streams a workbook of one sheet while its rows are read: the first row is the heading. `example`: a further sheet. */
export function sheetOf(
  rows: AsyncIterable<Cells>,
  { rightToLeft = false, example }: { rightToLeft?: boolean; example?: ExampleSheet } = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const first = [sheetPath(0), sheetXml(rows, rightToLeft)] as const
  if (!example) return archiveOf([...workbookParts(['Sheet1']), first])
  const second = [sheetPath(1), sheetXml(each(example.rows), rightToLeft)] as const
  return archiveOf([...workbookParts(['Sheet1', example.name]), first, second])
}
