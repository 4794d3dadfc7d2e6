import { fold } from './fold.ts'

/** A row of a foreign sheet, numbered as the program that wrote it shows it. */
export type SheetRow = { line: number; cells: readonly string[] }
/** Spellings of each column's heading. */
export type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>
export type HeadedRow<Column extends string> = { line: number } & Record<Column, string>

/** Rows above the heading, such as a title, that are passed over. */
const mostAbove = 10

/** A heading without marks, brackets, quotes and doubled spaces. */
const headingText = (text: string): string =>
  fold(text)
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/['’"*:()[\]/_–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Texts of a row in which a merged cell fills the places to its right. */
function filled(cells: readonly string[], width: number): string[] {
  const texts: string[] = []
  for (let at = 0; at < width; at++) texts.push(cells[at]?.trim() || texts[at - 1] || '')
  return texts
}

/** What each column of a heading may be called: of one row, or of two with merged cells in the upper one. */
function namesOf(upper: readonly string[], lower?: readonly string[]): string[][] {
  if (!lower) return upper.map((text) => [headingText(text)])
  const width = Math.max(upper.length, lower.length)
  return filled(upper, width).map((above, at) => {
    const own = upper[at]?.trim() ?? ''
    const below = lower[at]?.trim() ?? ''
    return (below ? [`${above} ${below}`, below] : [own]).map(headingText)
  })
}

type Places<Column extends string> = Readonly<Record<Column, number>>

function placesOf<Column extends string>(names: readonly (readonly string[])[], headings: Headings<Column>) {
  const place = (spellings: readonly string[]): number => {
    const known = new Set(spellings.map(headingText))
    return names.findIndex((possible) => possible.some((name) => known.has(name)))
  }
  const entries = Object.entries<readonly string[]>(headings).map(([column, spellings]) => [column, place(spellings)])
  return Object.fromEntries(entries) as Places<Column>
}

function headed<Column extends string>(
  { line, cells }: SheetRow,
  columns: readonly Column[],
  places: Places<Column>,
): HeadedRow<Column> {
  const values = columns.map((column) => [column, (cells[places[column]] ?? '').trim()])
  return { line, ...(Object.fromEntries(values) as Record<Column, string>) }
}

/**
 * Rows below the heading, by column, without empty ones. Null without a heading that has a column of each required
 * group. Columns that the sheet lacks are empty texts; `found` lists the others.
 */
export function headedRows<Column extends string>(
  rows: readonly SheetRow[],
  headings: Headings<Column>,
  required: readonly (readonly Column[])[],
): { rows: HeadedRow<Column>[]; found: Column[] } | null {
  const columns = Object.keys(headings) as Column[]
  const known = (places: Places<Column>) => columns.filter((column) => places[column] >= 0)
  const candidates = rows.slice(0, mostAbove).flatMap((row, at) => {
    const next = rows[at + 1]
    const one = { places: placesOf(namesOf(row.cells), headings), below: at + 1 }
    const two = next && { places: placesOf(namesOf(row.cells, next.cells), headings), below: at + 2 }
    return two ? [one, two] : [one]
  })
  const fitting = candidates.filter(({ places }) =>
    required.every((group) => group.some((column) => places[column] >= 0)),
  )
  // the heading is where most columns are found; the first of several
  const best = fitting.toSorted((a, b) => known(b.places).length - known(a.places).length)[0]
  if (!best) return null
  const below = rows.slice(best.below).map((row) => headed(row, columns, best.places))
  return { rows: below.filter((row) => columns.some((column) => row[column] !== '')), found: known(best.places) }
}
