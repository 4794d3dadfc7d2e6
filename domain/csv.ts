import { type Halalas, sar } from './money.ts'
import type { Day } from './riyadh-time.ts'

/** Content of a cell in a table file. */
export type Cell = string | number | null | { day: Day } | { halalas: Halalas }
export const isAmount = (cell: { day: Day } | { halalas: Halalas }): cell is { halalas: Halalas } => 'halalas' in cell

/** First characters that make a spreadsheet read a cell as a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (value: Cell): string => {
  if (value === null) return '""'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return isAmount(value) ? sar(value.halalas) : value.day
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** Writes one CSV line: texts quoted and safe from formulas, numbers and days unquoted. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Byte order mark: makes spreadsheets read Arabic as UTF-8. */
export const csvMark = '\ufeff'
