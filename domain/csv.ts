import { type Halalas, sar } from './money.ts'
import type { Day } from './riyadh-time.ts'

/** What a cell of a table file holds: a text, a number, a day or an amount in riyals, each as what it is. */
export type Cell = string | number | null | { day: Day } | { halalas: Halalas }
export const isAmount = (cell: { day: Day } | { halalas: Halalas }): cell is { halalas: Halalas } => 'halalas' in cell

/** A spreadsheet takes a cell that begins with one of these for a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (value: Cell): string => {
  if (value === null) return '""'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return isAmount(value) ? sar(value.halalas) : value.day
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** One line of a CSV file: texts quoted and never formulas, numbers and days as what they are. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Begins a CSV file, so that spreadsheets read its Arabic as UTF-8. */
export const csvMark = '\ufeff'
