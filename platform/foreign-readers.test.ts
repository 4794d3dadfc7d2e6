import { read, utils, type WorkBook } from '@e965/xlsx'
import ExcelJS from '@mui/x-internal-exceljs-fork'
import { expect, test } from 'vitest'
import type { Cell } from '#/domain/csv.ts'
import { sheetOf } from './spreadsheet.server.ts'
import { workbookOf } from './workbook.server.ts'

async function* given<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}

async function streamed(rows: readonly Cell[][]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const example = { name: 'مثال', rows: [['a'], ['b']] }
  for await (const piece of sheetOf(given(rows), { rightToLeft: true, example })) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function withExcelJs(file: Buffer) {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as unknown as ArrayBuffer)
  return book
}
const withSheetJs = (file: Buffer): WorkBook => read(file, { cellDates: true, cellNF: true, UTC: true })

/** Columns beyond Z need two letters. */
const wide = Array.from({ length: 30 }, (_, n) => n)
const rows: Cell[][] = [
  ['الاسم', 'Day', 'SAR', 'At', 'Points'],
  ['=1+1 <ع>', { day: '2026-11-22' }, { halalas: -123450 }, { moment: '2026-11-22T22:30:00Z' }, 12.5],
  [null, null, null, null, 'after empty cells'],
  wide,
]
const at = {
  day: new Date('2026-11-22T00:00:00Z'),
  moment: new Date('2026-11-23T01:30:00Z'),
}

test('ExcelJS opens a streamed file, with typed cells at their places', async () => {
  const book = await withExcelJs(await streamed(rows))
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'مثال'])
  const sheet = book.getWorksheet('Sheet1')!
  const values = [1, 2, 3, 4, 5].map((column) => sheet.getRow(2).getCell(column).value)
  expect(values).toEqual(['=1+1 <ع>', at.day, -1234.5, at.moment, 12.5])
  expect(sheet.getCell('C2').numFmt).toBe('#,##0.00')
  expect(sheet.getCell('E3').value).toBe('after empty cells')
  expect(sheet.getCell('AD4').value).toBe(29)
  expect(sheet.rowCount).toBe(4)
  expect(sheet.views[0]?.rightToLeft).toBe(true)
})

test('SheetJS opens a streamed file, with typed cells at their places', async () => {
  const book = withSheetJs(await streamed(rows))
  expect(book.SheetNames).toEqual(['Sheet1', 'مثال'])
  const sheet = book.Sheets['Sheet1']!
  expect(['A2', 'B2', 'C2', 'D2', 'E2'].map((place) => sheet[place].v)).toEqual([
    '=1+1 <ع>',
    at.day,
    -1234.5,
    at.moment,
    12.5,
  ])
  expect(['A2', 'B2', 'C2', 'D2'].map((place) => sheet[place].t)).toEqual(['s', 'd', 'n', 'd'])
  expect([sheet['E3'].v, sheet['AD4'].v]).toEqual(['after empty cells', 29])
  expect(utils.sheet_to_json(sheet, { header: 1 })).toHaveLength(4)
})

test('both open a workbook of several sheets', async () => {
  const sheets = [
    { name: 'أ & ب', rows: [['type', '', 'name'], [], ['note', 7, { day: '2026-11-22' }]] as Cell[][] },
    { name: 'empty', rows: [] },
  ]
  const file = Buffer.from(workbookOf(sheets))
  const theirs = await withExcelJs(file)
  expect(theirs.worksheets.map(({ name }) => name)).toEqual(['أ & ب', 'empty'])
  expect([1, 2, 3].map((column) => theirs.worksheets[0]!.getRow(3).getCell(column).value)).toEqual(['note', 7, at.day])
  const book = withSheetJs(file)
  expect(book.SheetNames).toEqual(['أ & ب', 'empty'])
  expect(['C1', 'A3', 'B3', 'C3'].map((place) => book.Sheets['أ & ب']![place].v)).toEqual(['name', 'note', 7, at.day])
})
