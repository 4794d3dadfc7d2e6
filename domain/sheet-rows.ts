import { fold } from './fold.ts'

/** A row of a foreign sheet, numbered as the program that wrote it shows it. */
export type SheetRow = { line: number; cells: readonly string[] }
/** Spellings of each column's heading. */
export type Headings<Column extends string> = Readonly<Record<Column, readonly string[]>>
export type HeadedRow<Column extends string> = { line: number } & Record<Column, string>

/** A text of a heading with the key by which it is remembered, and the column that it means. */
export type HeadingText<Column extends string> = { key: string; text: string; column: Column | null }

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

/** What a column of a heading says, and what it may be called. */
type Named = { text: string; names: string[] }

/** Columns of a heading: of one row, or of two with merged cells in the upper one. */
function namesOf(upper: readonly string[], lower?: readonly string[]): Named[] {
  const named = (texts: string[]): Named => ({ text: texts[0]!.trim(), names: texts.map(headingText) })
  if (!lower) return upper.map((text) => named([text]))
  const width = Math.max(upper.length, lower.length)
  return filled(upper, width).map((above, at) => {
    const own = upper[at]?.trim() ?? ''
    const below = lower[at]?.trim() ?? ''
    return named(below ? [`${above} ${below}`, below] : [own])
  })
}

type Places<Column extends string> = Readonly<Record<Column, number>>

/** Columns chosen for headings, by the key of the heading; null: the column is not read. */
export type ChosenColumns<Column extends string> = ReadonlyMap<string, Column | null>

function placesOf<Column extends string>(
  row: readonly Named[],
  headings: Headings<Column>,
  chosen: ChosenColumns<Column>,
) {
  const place = (column: string, spellings: readonly string[]): number => {
    const known = new Set(spellings.map(headingText))
    const means = ({ names }: Named) => {
      const choice = chosen.get(names[0]!)
      return choice === undefined ? names.some((name) => known.has(name)) : choice === column
    }
    return row.findIndex(means)
  }
  const entries = Object.entries<readonly string[]>(headings).map(([column, spellings]) => [
    column,
    place(column, spellings),
  ])
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
 * group. Columns that the sheet lacks are empty texts; `found` lists the others, `texts` all that the heading says, and
 * `chosen` has the choices for single headings.
 */
export function headedRows<Column extends string>(
  rows: readonly SheetRow[],
  headings: Headings<Column>,
  required: readonly (readonly Column[])[],
  chosen: ChosenColumns<Column> = new Map(),
): { rows: HeadedRow<Column>[]; found: Column[]; texts: HeadingText<Column>[] } | null {
  const columns = Object.keys(headings) as Column[]
  const known = (places: Places<Column>) => columns.filter((column) => places[column] >= 0)
  const candidates = rows.slice(0, mostAbove).flatMap((row, at) => {
    const next = rows[at + 1]
    const names = namesOf(row.cells)
    const one = { names, places: placesOf(names, headings, chosen), below: at + 1 }
    if (!next) return [one]
    const both = namesOf(row.cells, next.cells)
    return [one, { names: both, places: placesOf(both, headings, chosen), below: at + 2 }]
  })
  const fitting = candidates.filter(({ places }) =>
    required.every((group) => group.some((column) => places[column] >= 0)),
  )
  // the heading is where most columns are found; the first of several
  const best = fitting.toSorted((a, b) => known(b.places).length - known(a.places).length)[0]
  if (!best) return null
  const below = rows.slice(best.below).map((row) => headed(row, columns, best.places))
  return {
    rows: below.filter((row) => columns.some((column) => row[column] !== '')),
    found: known(best.places),
    texts: textsOf(best.names, columns, best.places),
  }
}

const textsOf = <Column extends string>(
  names: readonly Named[],
  columns: readonly Column[],
  places: Places<Column>,
): HeadingText<Column>[] =>
  names.flatMap(({ text, names: [key = ''] }, at) =>
    text === '' || key === '' ? [] : [{ key, text, column: columns.find((column) => places[column] === at) ?? null }],
  )

/**
 * The row that looks like a heading, where none of its texts is known: the first one with at least two texts and rows below.
 * Null without one.
 */
export function likelyHeading<Column extends string>(rows: readonly SheetRow[]): HeadingText<Column>[] | null {
  const at = rows.slice(0, mostAbove).findIndex(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 2)
  if (at < 0 || at === rows.length - 1) return null
  return textsOf<Column>(namesOf(rows[at]!.cells), [], {} as Places<Column>)
}
