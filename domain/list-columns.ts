import type { Cell } from './csv.ts'
import type { BadgeTone } from './evaluation.ts'
import type { Halalas } from './money.ts'
import type { Permission } from './permissions.ts'
import { type Day, isDay, riyadhDay } from './riyadh-time.ts'
import { type Lang, withoutMarks } from './text.ts'

/** Returns a text of the list's messages by a computed key; `defineList` has checked that it exists. */
export type Word = (key: string) => string
/** For whom a value is written. */
export type Reader = { t: Word; lang: Lang }
/** Gives a row's value in a reader's language. */
type ValueOf<Row, Value> = (row: Row, reader: Reader) => Value | null

type Kinds = {
  text: string
  label: string
  day: string
  moment: string
  halalas: Halalas
  number: number
  percent: number
}
export type ColumnKind = keyof Kinds

/**
 * Width of a list from which a column is shown on wide screens: `s` 50rem, `m` 60rem, `l` 72rem, `xl` 88rem. A list takes
 * 67rem of a window of 1280 pixels and 77rem of one of 1440; a record beside it takes 24rem.
 */
export type ColumnRoom = 's' | 'm' | 'l' | 'xl'

type Look = {
  /** Key of the heading. Default: the column's own. */
  header?: string
  /** The order that its heading leads to, where that has another name. */
  sort?: string
  /** `table`: not in the file; `file`: not in the table. */
  only?: 'table' | 'file'
  /** Place on a phone's card, as in ui/data-table.tsx. */
  card?: 'aside' | 'fact' | 'hidden'
  /** Leaves the table where it is narrower. Without it the column always stays. */
  room?: ColumnRoom
  /** A text shown whole, as labels, amounts, counts and dates always are. */
  exact?: true
  /** Keeps the heading before the value on a phone's card: for words that are unclear without it. */
  labelled?: true
  /** Shown only to readers with one of these. */
  needs?: readonly Permission[]
}
type Options<Row, Value> = Look & {
  /** Default: the row's property of the column's name. */
  value?: ValueOf<Row, Value>
}

type LabelOptions = {
  /** A label's text is `prefix_value`. Default prefix: the column's name. */
  prefix?: string
  /** Renders a label as a badge with its value's tone. */
  tones?: Readonly<Record<string, BadgeTone>>
}
export type ListColumn<Kind extends ColumnKind = ColumnKind> = Options<never, Kinds[Kind]> &
  LabelOptions & { kind: Kind }

// why: preserves the literal options, from which RowOf derives the columns that read the property of their name
const column =
  <Kind extends ColumnKind>(kind: Kind) =>
  <const Given extends Options<never, Kinds[Kind]> = Look>(options?: Given) =>
    ({ kind, ...options }) as { kind: Kind } & Given

export const text = column('text')
/** A day, or the Riyadh day of a moment. */
export const day = column('day')
/** A moment as ISO text; in a file the wall time of Riyadh. */
export const moment = column('moment')
export const halalas = column('halalas')
export const number = column('number')
/** Whole percent, 0 to 100. */
export const percent = column('percent')
/** One of a few values, each with a text: `prefix_value`. */
export const label = <const Given extends Options<never, string> & LabelOptions = Look>(options?: Given) =>
  ({ kind: 'label', ...options }) as { kind: 'label' } & Given

export type ListColumns = Record<string, ListColumn>
export const isNumeric = ({ kind }: ListColumn): boolean => ['halalas', 'number', 'percent'].includes(kind)

/** Properties that every row must have for its columns. */
export type RowOf<Columns extends ListColumns> = {
  [Key in keyof Columns as Columns[Key] extends { value: unknown } ? never : Key]: Kinds[Columns[Key]['kind']] | null
}

/** Value of a column in a row, for table and file. */
export function valueOf(name: string, column: ListColumn, row: unknown, t: Word, lang: Lang): string | number | null {
  const read = column.value as ValueOf<unknown, string | number> | undefined
  const value = read ? read(row, { t, lang }) : (row as Record<string, string | number | null>)[name]
  return value ?? null
}

export const labelKey = (name: string, { prefix = name }: ListColumn, value: string | number): string =>
  `${prefix}_${value}`

const dayOf = (value: string): Day => (isDay(value) ? value : riyadhDay(new Date(value)))

/** File cell of a column: days, moments, amounts and numbers are typed. */
export function fileCell(name: string, column: ListColumn, row: unknown, t: Word, lang: Lang): Cell {
  const value = valueOf(name, column, row, t, lang)
  if (value === null || value === '') return null
  if (column.kind === 'halalas') return { halalas: Number(value) }
  if (column.kind === 'day') return { day: dayOf(String(value)) }
  if (column.kind === 'moment') return { moment: new Date(value).toISOString() }
  const shown = column.kind === 'label' ? t(labelKey(name, column, value)) : value
  // why: marks of direction are for the eye; in a cell they are characters that no search finds
  return typeof shown === 'string' ? withoutMarks(shown) : shown
}

/** Columns of a table or a file that a reader with these rights sees, in order. */
export const columnsIn = (
  columns: ListColumns,
  place: 'table' | 'file',
  has: (permission: Permission) => boolean,
): [string, ListColumn][] =>
  Object.entries(columns).filter(([, { only = place, needs }]) => only === place && (!needs || needs.some(has)))
