import type { Cell } from './csv.ts'
import type { BadgeTone } from './evaluation.ts'
import type { Halalas } from './money.ts'
import { type Day, isDay, riyadhDay, toRiyadh } from './riyadh-time.ts'
import type { Lang } from './text.ts'

/** Gives a text of the list's messages by a key that is put together while it runs; `defineList` has checked that it exists. */
export type Word = (key: string) => string
/** Gives a row's value in a reader's language. */
type ValueOf<Row, Value> = (row: Row, reader: { t: Word; lang: Lang }) => Value | null

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

type Look = {
  /** The key of the heading; by default the column's own. */
  header?: string
  /** `table`: not in the file; `file`: not in the table. */
  only?: 'table' | 'file'
  /** Where it goes on a phone's card, as in ui/data-table.tsx. */
  card?: 'aside' | 'fact' | 'hidden'
}
type Options<Row, Value> = Look & {
  /** By default the row's property of the column's name. */
  value?: ValueOf<Row, Value>
}

type LabelOptions = {
  /** A label's text is `prefix_value`; by default the prefix is the column's name. */
  prefix?: string
  /** Draws a label as a badge of its value's tone. */
  tones?: Readonly<Record<string, BadgeTone>>
}
export type ListColumn<Kind extends ColumnKind = ColumnKind> = Options<never, Kinds[Kind]> &
  LabelOptions & { kind: Kind }

// why: the type keeps what was given, so that RowOf knows which columns read the row's property of their name
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
/** One of a few values, each with a text of its own: `prefix_value`. */
export const label = <const Given extends Options<never, string> & LabelOptions = Look>(options?: Given) =>
  ({ kind: 'label', ...options }) as { kind: 'label' } & Given

export type ListColumns = Record<string, ListColumn>
export const isNumeric = ({ kind }: ListColumn): boolean => ['halalas', 'number', 'percent'].includes(kind)

/** What every row must hold, so that each column finds its value. */
export type RowOf<Columns extends ListColumns> = {
  [Key in keyof Columns as Columns[Key] extends { value: unknown } ? never : Key]: Kinds[Columns[Key]['kind']] | null
}

/** The value of a column in a row, as the table and the file both read it. */
export function valueOf(name: string, column: ListColumn, row: unknown, t: Word, lang: Lang): string | number | null {
  const read = column.value as ValueOf<unknown, string | number> | undefined
  const value = read ? read(row, { t, lang }) : (row as Record<string, string | number | null>)[name]
  return value ?? null
}

export const labelKey = (name: string, { prefix = name }: ListColumn, value: string | number): string =>
  `${prefix}_${value}`

const dayOf = (value: string): Day => (isDay(value) ? value : riyadhDay(new Date(value)))

/** A column's cell in a file: a day, an amount and a number each as what it is. */
export function fileCell(name: string, column: ListColumn, row: unknown, t: Word, lang: Lang): Cell {
  const value = valueOf(name, column, row, t, lang)
  if (value === null || value === '') return null
  if (column.kind === 'halalas') return { halalas: Number(value) }
  if (column.kind === 'day') return { day: dayOf(String(value)) }
  if (column.kind === 'moment') return toRiyadh(new Date(value)).replace('T', ' ')
  return column.kind === 'label' ? t(labelKey(name, column, value)) : value
}

/** The columns that a table or a file shows, in their order. */
export const columnsIn = (columns: ListColumns, place: 'table' | 'file'): [string, ListColumn][] =>
  Object.entries(columns).filter(([, { only = place }]) => only === place)
