/** A spreadsheet takes a cell that begins with one of these for a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (value: string | number | null): string => {
  if (value === null) return '""'
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** One line of a CSV file: texts quoted and never formulas, numbers as numbers. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`

/** Begins a CSV file, so that spreadsheets read its Arabic as UTF-8. */
export const csvMark = '\ufeff'
