import { parse } from 'csv-parse/sync'
import type { SheetRow } from '#/domain/sheet-rows.ts'

/** Detects the separator: comma, semicolon or tab, which differ by country. */
const separatorOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((sign) => [first.split(sign).length, sign] as const)
  return counts.sort(([a], [b]) => b - a)[0]![1]
}

/** A first line that names the separator, as spreadsheets write it. */
const named = /^\ufeff?sep=([,;\t])\r?\n/i

/** The quote that files of ours put before a text that a spreadsheet would take for a formula. */
const guard = /^'(?=[=+\-@＝＋－＠])/

/**
 * The first `most` rows of a CSV file with their numbers, cells trimmed, empty rows left out; null where a quote is
 * never closed or is followed by text.
 */
export function readCsv(text: string, most: number): SheetRow[] | null {
  const hint = named.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  const options = { bom: true, trim: true, relax_quotes: true, relax_column_count: true }
  const rows: SheetRow[] = []
  let line = hint ? 1 : 0
  const enough = Symbol('enough')
  const take = (cells: string[]): null => {
    line++
    const trimmed = cells.map((cell) => cell.trim().replace(guard, ''))
    if (trimmed.some((cell) => cell !== '')) rows.push({ line, cells: trimmed })
    if (rows.length >= most) throw enough
    return null
  }
  try {
    parse(body, { ...options, delimiter: hint?.[1] ?? separatorOf(body), on_record: take })
    return rows
  } catch (stopped) {
    return stopped === enough ? rows : null
  }
}
