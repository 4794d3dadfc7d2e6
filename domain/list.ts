import { latinDigits } from './digits.ts'
import type { ListColumns } from './list-columns.ts'
import { pageNumber } from './page-number.ts'
import type { Permission } from './permissions.ts'
import { plainText, searchText } from './plain-text.ts'
import { isRecordId } from './record-id.ts'
import { type Day, isDay } from './riyadh-time.ts'
import type { Messages } from './text.ts'

export type ListFilter<Value = unknown> = {
  /** Reads the part of the address; what cannot be read counts as not set. */
  read: (part: string) => Value
  /** What it is when the address does not set it. */
  unset: Value
  control: 'select' | 'day' | 'text' | 'none'
  /** The values of a select; those that depend on data come from the page. */
  values?: readonly string[]
  /** Its name in the address; by default its own. */
  name?: string
  /** The key of its label, where that is not its name. */
  label?: string
  /** How it is written in the address, where that is not its value. */
  write?: string
  /** Chooses a view of the list and hides no row. */
  isView?: boolean
}

type Named = Pick<ListFilter, 'name' | 'label'>

/** One of a list of values. `none` draws no control; `otherwise` stands for an address that names none of them. */
export function oneOf<const T extends string>(
  values: readonly T[],
  options?: Named & { control?: 'none' },
): ListFilter<T | null>
export function oneOf<const T extends string>(
  values: readonly T[],
  options: Named & { control?: 'none'; otherwise: T; isView?: boolean },
): ListFilter<T>
export function oneOf<T extends string>(
  values: readonly T[],
  { otherwise = null, ...options }: Named & { control?: 'none'; otherwise?: T | null; isView?: boolean } = {},
): ListFilter<T | null> {
  const read = (part: string) => values.find((value) => value === part) ?? otherwise
  return { control: 'select', values, read, unset: otherwise, ...options }
}
/** `YYYY-MM`; the page says which can be chosen. */
export const month = (options: Named = {}): ListFilter<string | null> => ({
  control: 'select',
  read: (part) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(part) ? part : null),
  unset: null,
  ...options,
})
/** A day; Arabic digits are read as well. */
export const dayFilter = (options: Named = {}): ListFilter<Day | null> => ({
  control: 'day',
  read: (part) => (isDay(latinDigits(part)) ? latinDigits(part) : null),
  unset: null,
  ...options,
})
/** A record that a link names. A page that lets people choose one gives the options. */
export const recordId = (options: Named & { control?: 'select' } = {}): ListFilter<string | null> => ({
  control: 'none',
  read: (part) => (isRecordId(part) ? part.toLowerCase() : null),
  unset: null,
  ...options,
})
/** Set by one value (`?place=none`), by default `1`. */
export const flag = ({ value = '1', ...options }: Named & { value?: string } = {}): ListFilter<boolean> => ({
  control: 'none',
  read: (part) => part === value,
  unset: false,
  write: value,
  ...options,
})
const longestText = 100
/** Typed text that is searched for in one column. */
export const typed = (options: Named & { control?: 'none' } = {}): ListFilter<string> => ({
  control: 'text',
  read: (part) => plainText(part.trim().slice(0, longestText)),
  unset: '',
  ...options,
})

export type ListTabs = {
  /** Its name in the address. */
  name: string
  /** The first is shown when the address names none; its text is `prefix_value`. */
  values: readonly string[]
  prefix?: string
  /** Tabs that show only while one of them is open, because a link leads to them. */
  whileOpen?: readonly string[]
  /** The key of what screen readers call the tabs. */
  label?: string
}

/**
 * A list, declared once: its page, its file, its search and its order come from this. Texts are found in `messages` by name: a filter's
 * label under its own name and its values as `name_value`, a tab as `prefix_value`, a column's heading under its own name, the search
 * box as `search`, with `searchHint` in it where there is one, the table as `caption`.
 */
export type ListShape = {
  key: string
  permission: Permission
  /** Where its page lies; its file lies at `export` below it. */
  address: string
  messages: Messages
  /** Rows of a page, or several to choose from, the usual one first. */
  pageSize: number | readonly number[]
  /** Pages end at this row: whoever looks for more narrows the list. */
  mostListed?: number
  hasSearch?: boolean
  tabs?: ListTabs
  filters?: Record<string, ListFilter>
  /** What it can be sorted by and which end is of interest; the first is the usual order. */
  sorts: Record<string, 'asc' | 'desc'>
  /** Another usual order under some filters. */
  usualSort?: (filters: Record<string, unknown>) => string | null
  columns: ListColumns
  /** The file of the list: its name and how taking it is recorded. */
  file?: {
    name: string
    /** A key of messages/activity.ts. */
    action: string
    entity: string
    /** Asks for the password again first. */
    confirm?: boolean
  }
}

type FiltersOf<L extends ListShape> =
  L['filters'] extends Record<string, ListFilter>
    ? { [Name in keyof L['filters']]: L['filters'][Name] extends ListFilter<infer Value> ? Value : never }
    : unknown
export type TabOf<L extends ListShape> = L['tabs'] extends ListTabs ? L['tabs']['values'][number] : null
export type SortOf<L extends ListShape> = keyof L['sorts'] & string
/** What an address asks of a list. */
export type QueryOf<L extends ListShape> = FiltersOf<L> & {
  q: string
  tab: TabOf<L>
  sort: SortOf<L>
  descending: boolean
  /** Rows of a page. */
  rows: number
  page: number
}

/** Declares a list and checks that its texts exist. */
export function defineList<const L extends ListShape>(list: L): L {
  const { key, messages, tabs, filters = {}, columns, hasSearch } = list as ListShape
  const needed = [
    'caption',
    ...(hasSearch ? ['search'] : []),
    ...(tabs ? [...tabs.values.map((value) => tabKey(tabs, value)), ...(tabs.label ? [tabs.label] : [])] : []),
    ...Object.entries(filters).flatMap(([name, { control, label = name, values = [] }]) =>
      control === 'none' ? [] : [label, ...values.map((value) => `${name}_${value}`)],
    ),
    ...Object.entries(columns).map(([name, { header = name }]) => header),
  ]
  const missing = needed.filter((text) => !(text in messages))
  if (missing.length > 0) throw new Error(`The list ${key} has no text for ${missing.join(', ')}.`)
  return list
}

export const tabKey = ({ name, prefix = name }: ListTabs, value: string): string => `${prefix}_${value}`
export const addressName = (name: string, filter: ListFilter): string => filter.name ?? name
const filtersOf = (list: ListShape): [string, ListFilter][] => Object.entries(list.filters ?? {})

/** The order when an address names none, as it would be written there: `name`, or `-name` from the largest down. */
function usualSort(list: ListShape, filters: object): string {
  const name = list.usualSort?.(filters as Record<string, unknown>) ?? Object.keys(list.sorts)[0]!
  return list.sorts[name] === 'desc' ? `-${name}` : name
}

/** Reads a list's search, tab, filters, order and page from an address; what cannot be read counts as not set. */
export function readList<L extends ListShape>(list: L, params: URLSearchParams): QueryOf<L> {
  const shape: ListShape = list
  const asked = params.get('sort') ?? ''
  const known = Object.hasOwn(shape.sorts, asked.replace(/^-/, ''))
  const sizes = [shape.pageSize].flat()
  const rows = sizes.find((size) => String(size) === params.get('rows')) ?? sizes[0]!
  const { tabs } = shape
  const filters = Object.fromEntries(
    filtersOf(shape).map(([name, filter]) => {
      const part = params.get(addressName(name, filter))
      return [name, part === null ? filter.unset : filter.read(part)]
    }),
  )
  const sort = known ? asked : usualSort(shape, filters)
  return {
    ...filters,
    q: shape.hasSearch ? searchText(params) : '',
    tab: tabs ? (tabs.values.find((value) => value === params.get(tabs.name)) ?? tabs.values[0]!) : null,
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-'),
    rows,
    page: pageNumber(params.get('page'), shape.mostListed && shape.mostListed / rows),
  } as unknown as QueryOf<L>
}

type AnyQuery = { q: string; tab: string | null; sort: string; descending: boolean; rows: number; page: number }
const valueIn = (query: object, name: string): unknown => (query as Record<string, unknown>)[name]

/** Whether more than the tab hides rows. */
export const isNarrowed = (list: ListShape, query: { q: string }): boolean =>
  query.q !== '' || filtersOf(list).some(([name, filter]) => !filter.isView && valueIn(query, name) !== filter.unset)

/** What of a query differs from the usual view, as names and values of its address; the page is left out. */
export function addressParts(list: ListShape, query: AnyQuery): Record<string, string> {
  const { tabs } = list
  const sort = `${query.descending ? '-' : ''}${query.sort}`
  const set = filtersOf(list).flatMap(([name, filter]) => {
    const value = valueIn(query, name)
    return value === filter.unset ? [] : [[addressName(name, filter), filter.write ?? String(value)] as const]
  })
  return {
    ...(tabs && query.tab !== null && query.tab !== tabs.values[0] && { [tabs.name]: query.tab }),
    ...(query.q && { q: query.q }),
    ...Object.fromEntries(set),
    ...(sort !== usualSort(list, query) && { sort }),
    ...(query.rows !== [list.pageSize].flat()[0] && { rows: String(query.rows) }),
  }
}

/** The address of the list under a query, from its first page on, and of its file. */
export function listAddress<L extends ListShape>(
  list: L,
  query: QueryOf<L>,
  place: string = list.address,
  more: Record<string, string> = {},
): string {
  const parts = new URLSearchParams({ ...addressParts(list, query), ...more })
  return parts.size > 0 ? `${place}?${parts}` : place
}
