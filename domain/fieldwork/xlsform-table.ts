import type { ImportNote } from './questionnaire-notes.ts'
import type { Lang, Text } from '../text.ts'

export type FormRow = {
  sheet: string
  /** Row number in the spreadsheet: the headings are row 1. */
  number: number
  /** Trimmed cell; empty when missing. */
  get: (column: string) => string
  /** Untrimmed cell. */
  raw: (column: string) => string
  columns: readonly string[]
}
export type FormTable = { name: string; columns: string[]; rows: FormRow[] }

export const cellsOf = (
  sheets: readonly { name: string; rows: readonly (readonly string[])[] }[],
  name: string,
): readonly (readonly string[])[] => sheets.find((sheet) => sheet.name.trim().toLowerCase() === name)?.rows ?? []

/** Reads a sheet as rows under its headings. Skips empty lines. */
export function tableOf(name: string, cells: readonly (readonly string[])[]): FormTable {
  const columns = (cells[0] ?? []).map((heading) => heading.trim())
  const rows = cells.slice(1).flatMap((row, index): FormRow[] => {
    if (row.every((cell) => cell.trim() === '')) return []
    const raw = (column: string) => {
      const at = columns.indexOf(column)
      return at < 0 ? '' : (row[at] ?? '')
    }
    return [{ sheet: name, number: index + 2, raw, get: (column) => raw(column).trim(), columns }]
  })
  return { name, columns, rows }
}

const languages: Record<Lang, RegExp> = { en: /english|\(en\)|^en$/i, ar: /arabic|العربية|\(ar\)|^ar$/i }
const arabic = /[\u0600-\u06FF]/

/** Text of a row in both languages; the language of an unmarked column is detected from its script. */
export function labelIn(
  row: FormRow,
  part: 'label' | 'hint',
  most: number,
  note: (row: FormRow, code: ImportNote['code']) => void,
): Text {
  const found: Text = { en: '', ar: '' }
  for (const column of row.columns) {
    const [name, language] = column.split(/::?/)
    if (name?.trim() !== part || language === undefined) continue
    if (languages.en.test(language.trim())) found.en = row.raw(column)
    else if (languages.ar.test(language.trim())) found.ar = row.raw(column)
  }
  const plain = row.raw(part)
  if (plain !== '' && arabic.test(plain)) found.ar ||= plain
  else if (plain !== '') found.en ||= plain
  if (found.en.length > most || found.ar.length > most) note(row, 'too-long')
  return { en: found.en.slice(0, most), ar: found.ar.slice(0, most) }
}

const known = new Set(
  (
    'type name label hint guidance_hint required relevant relevance constraint constraint_message ' +
    'required_message appearance parameters list_name image'
  ).split(' '),
)

/** Notes columns and languages that are not supported. */
export function columnNotes(table: FormTable, notes: ImportNote[]): void {
  for (const name of table.columns) {
    const [plain = '', language] = name.split('::')
    const base = plain.split(':')[0]!
    if (name === '' || name === 'list name' || name.startsWith('itqan_')) continue
    if (known.has(base)) {
      const foreign = language !== undefined && !/english|arabic|العربية|\((en|ar)\)|^(en|ar)$/i.test(language)
      if (foreign) notes.push({ sheet: table.name, row: 1, code: 'language', detail: language })
    } else if (table.rows.some((row) => row.get(name) !== ''))
      notes.push({ sheet: table.name, row: 1, code: 'column', detail: name })
  }
}
