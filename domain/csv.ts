import { type Halalas, sar } from './money.ts'
import { type Day, toRiyadh } from './riyadh-time.ts'

/** A day, an amount, or a moment (ISO text) that is written as the wall time of Riyadh. */
export type TypedCell = { day: Day } | { halalas: Halalas } | { moment: string }
/** Content of a cell in a table file. */
export type Cell = string | number | null | TypedCell

/** Wall time of a moment in Riyadh: spreadsheets have no time zones. */
export const wallTime = (moment: string): string => toRiyadh(new Date(moment)).replace('T', ' ')

/** First characters that make a spreadsheet read a cell as a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const typedText = (value: TypedCell): string => {
  if ('halalas' in value) return sar(value.halalas)
  return 'day' in value ? value.day : wallTime(value.moment)
}

const cell = (value: Cell): string => {
  if (value === null) return '""'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return typedText(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** Writes one CSV line: texts quoted and safe from formulas; numbers, amounts, days and moments unquoted. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Byte order mark: makes spreadsheets read Arabic as UTF-8. */
export const csvMark = '\ufeff'
