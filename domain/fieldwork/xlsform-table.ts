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
export type Note = (row: FormRow, code: ImportNote['code'], detail?: string) => void
export type FormTable = { name: string; columns: string[]; rows: FormRow[] }

export const cellsOf = (
  sheets: readonly { name: string; rows: readonly (readonly string[])[] }[],
  name: string,
): readonly (readonly string[])[] => sheets.find((sheet) => sheet.name.trim().toLowerCase() === name)?.rows ?? []

/** Other names of columns, in forms of other tools and of earlier years. */
const otherNames: Record<string, string> = {
  relevance: 'relevant',
  'bind::relevant': 'relevant',
  'bind::constraint': 'constraint',
  'bind::required': 'required',
  caption: 'label',
  command: 'type',
}

/** A heading in one spelling: `Constraint Message::English` is `constraint_message::English`. */
function columnOf(heading: string, sheet: string): string {
  const [base = '', ...more] = heading.trim().split(/::?/)
  const name = base.trim().toLowerCase().replace(/\s+/g, '_')
  const parts = more.map((part) => part.trim())
  const whole = [name, ...parts].join('::')
  if (sheet === 'choices' && whole === 'value') return 'name'
  return otherNames[name === 'bind' ? whole.toLowerCase() : whole] ?? [otherNames[name] ?? name, ...parts].join('::')
}

/** Reads a sheet as rows under its headings, which are its first line with text. Skips empty lines. */
export function tableOf(name: string, cells: readonly (readonly string[])[]): FormTable {
  const head = Math.max(
    0,
    cells.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  )
  const columns = (cells[head] ?? []).map((heading) => columnOf(heading, name))
  const rows = cells.slice(head + 1).flatMap((row, index): FormRow[] => {
    if (row.every((cell) => cell.trim() === '')) return []
    const raw = (column: string) => {
      const at = columns.indexOf(column)
      return at < 0 ? '' : (row[at] ?? '')
    }
    return [{ sheet: name, number: head + index + 2, raw, get: (column) => raw(column).trim(), columns }]
  })
  return { name, columns, rows }
}

const languages: Record<Lang, RegExp> = { en: /english|\(en\)|^en$/i, ar: /arabic|العربية|\(ar\)|^ar$/i }
const arabic = /[\u0600-\u06FF]/

const isForeign = (language: string): boolean =>
  !languages.en.test(language.trim()) && !languages.ar.test(language.trim())

/** First column of a part in a third language, whose texts are taken where a form has none in ours. */
const foreignColumn = (columns: readonly string[], part: string): string | undefined =>
  columns.some((name) => name === part || (name.startsWith(`${part}::`) && !isForeign(name.slice(part.length + 2))))
    ? undefined
    : columns.find((name) => name.startsWith(`${part}::`))

/** Text of a row in both languages; the language of an unmarked column is detected from its script. */
export function labelIn(
  row: FormRow,
  part: 'label' | 'hint' | 'guidance_hint',
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
  const isEmpty = found.en === '' && found.ar === '' && plain === ''
  const said = isEmpty ? row.raw(foreignColumn(row.columns, part) ?? '') : plain
  if (said !== '' && arabic.test(said)) found.ar ||= said
  else if (said !== '') found.en ||= said
  if (found.en.length > most || found.ar.length > most) note(row, 'too-long')
  return { en: found.en.slice(0, most), ar: found.ar.slice(0, most) }
}

const known = new Set(
  'type name label hint guidance_hint required relevant constraint appearance parameters list_name disabled'.split(' '),
)

/** Notes columns and languages that are not supported. */
export function columnNotes(table: FormTable, notes: ImportNote[]): void {
  for (const name of table.columns) {
    const [base = '', language] = name.split('::')
    if (name === '' || name.startsWith('itqan_')) continue
    if (known.has(base)) {
      const code = foreignColumn(table.columns, base) === name ? 'language-used' : 'language'
      if (language !== undefined && isForeign(language))
        notes.push({ sheet: table.name, row: 1, code, detail: language })
    } else if (table.rows.some((row) => row.get(name) !== ''))
      notes.push({ sheet: table.name, row: 1, code: 'column', detail: name })
  }
}
