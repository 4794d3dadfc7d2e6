import { readCsv } from '#/platform/read-csv.ts'

/** Lines of an import at most. */
export const mostLines = 10_000
/** Records of an export at most. */
export const mostExported = 100_000
/** Days for which imports, exports and their files are kept. */
export const keptBulkDays = 7
export type BulkFormat = 'ndjson' | 'csv'
/** A line as it was sent, with its number in the file; null: not an object. */
export type BulkLine = { line: number; value: Record<string, unknown> | null }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const ndjson = (content: string): BulkLine[] =>
  content
    .split(/\r?\n/)
    .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: index + 1, value: objectIn(text) }]))

/** A cell as the field wants it: texts stay texts, an empty cell is left out. */
function cellValue(cell: string, types: readonly string[]): unknown {
  if (types.includes('boolean') && /^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true'
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
}

function csv(content: string, types: ReadonlyMap<string, readonly string[]>): BulkLine[] | null {
  const [heading, ...rows] = readCsv(content, mostLines + 2) ?? []
  if (!heading) return null
  return rows.map(({ line, cells }) => ({
    line,
    value: Object.fromEntries(
      heading.cells.flatMap((name, at) => {
        const cell = cells[at] ?? ''
        return cell === '' ? [] : [[name, cellValue(cell, types.get(name) ?? [])]]
      }),
    ),
  }))
}

/** Lines of a file; null: it cannot be read, or has none. More than allowed are found out by the caller. */
export function linesIn(
  content: string,
  format: BulkFormat,
  types: ReadonlyMap<string, readonly string[]>,
): BulkLine[] | null {
  const lines = format === 'csv' ? csv(content, types) : ndjson(content)
  return lines === null || lines.length === 0 ? null : lines
}
