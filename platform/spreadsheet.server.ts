import { type Cell, isAmount } from '#/domain/csv.ts'
import { sar } from '#/domain/money.ts'
import { daysBetween } from '#/domain/riyadh-time.ts'
import { archiveOf } from './archive.server.ts'
import { mainNamespace, sheetPath, textCell, workbookParts, xmlHead } from './workbook-parts.ts'

type Cells = readonly Cell[]

/** Day zero of spreadsheets. */
const firstDay = '1899-12-30'

const cellOf = (value: Cell, style: string): string => {
  if (value === null || value === '') return `<c${style}/>`
  if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
  if (typeof value === 'object')
    return isAmount(value)
      ? `<c s="3"><v>${sar(value.halalas)}</v></c>`
      : `<c s="2"><v>${daysBetween(firstDay, value.day)}</v></c>`
  return textCell(value, style)
}

async function* sheetXml(rows: AsyncIterable<Cells>, rightToLeft: boolean): AsyncGenerator<string> {
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `${xmlHead}<worksheet xmlns="${mainNamespace}">${view}<sheetFormatPr defaultRowHeight="15" defaultColWidth="22"/><sheetData>`
  let first = true
  for await (const cells of rows) {
    const style = first ? ' s="1"' : ''
    first = false
    yield `<row>${cells.map((value) => cellOf(value, style)).join('')}</row>`
  }
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
