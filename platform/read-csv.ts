import { parse } from 'csv-parse/sync'

/** Detects the separator: comma, semicolon or tab, which differ by country. */
const separatorOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((sign) => [first.split(sign).length, sign] as const)
  return counts.sort(([a], [b]) => b - a)[0]![1]
}

/** The first `most` rows of a CSV file, cells trimmed, empty rows left out; null where a quote is never closed or is followed by text. */
export function readCsv(text: string, most: number): string[][] | null {
  const options = { bom: true, delimiter: separatorOf(text), trim: true, relax_quotes: true, relax_column_count: true }
  try {
    const rows = parse(text, { ...options, skip_records_with_empty_values: true, to: most })
    return rows.map((row) => row.map((cell) => cell.trim()))
  } catch {
    return null
  }
}
