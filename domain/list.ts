import { latinDigits } from './digits.ts'
import type { ListColumns } from './list-columns.ts'
import { pageNumber } from './page-number.ts'
import type { Permission, Reach } from './permissions.ts'
import { plainText, searchText } from './plain-text.ts'
import { isRecordId, recordId as readRecordId } from './record-id.ts'
import { type Day, isDay } from './riyadh-time.ts'
import type { Messages } from './text.ts'

export type ListFilter<Value = unknown> = {
  /** Reads the parameter; invalid ones are ignored. */
  read: (part: string) => Value
  /** Value without the parameter. */
  unset: Value
  control: 'select' | 'day' | 'text' | 'none'
  /** Values of a select; those that depend on data come from the page. */
  values?: readonly string[]
  /** Name in the address. Default: the filter's own. */
  name?: string
  /** Key of the label. Default: the filter's name. */
  label?: string
  /** Texts of values are `prefix_value`. Default: the filter's name. */
  prefix?: string
  /** Spelling in the address. Default: the value. */
  write?: string
  /** Chooses a view of the list and hides no row. */
  isView?: boolean
  /** Begins the page, in place of page numbers: links to other views and to the file drop it. */
  isPage?: boolean
  /** The page begins at a row in any order of the list, not in its first one alone. */
  inAnyOrder?: boolean
}

type Named = Pick<ListFilter, 'name' | 'label' | 'prefix'>

/** One of a list of values. `none` renders no control; `otherwise` is the value of an address without a valid one. */
export function oneOf<const T extends string>(
  values: readonly T[],
  options?: Named & { control?: 'none'; isView?: boolean },
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
/** `YYYY-MM`; the page provides the choices. */
export const month = (options: Named = {}): ListFilter<string | null> => ({
  control: 'select',
  read: (part) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(part) ? part : null),
  unset: null,
  ...options,
})
/** `YYYY`; the choices come from the page. */
export const year = (options: Named = {}): ListFilter<string | null> => ({
  control: 'select',
  read: (part) => (/^20\d{2}$/.test(part) ? part : null),
  unset: null,
  ...options,
})
/** A day, also in Arabic digits. */
export const dayFilter = (options: Named = {}): ListFilter<Day | null> => ({
  control: 'day',
  read: (part) => (isDay(latinDigits(part)) ? latinDigits(part) : null),
  unset: null,
  ...options,
})
/** A record named by a link. A page with a control provides the options. */
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
/** Typed text searched in one column. */
export const typed = (options: Named & { control?: 'none' } = {}): ListFilter<string> => ({
  control: 'text',
  read: (part) => plainText(part.trim().slice(0, longestText)),
  unset: '',
  ...options,
})

/**
 * The row before which a page begins, for a list too long for counts and page numbers: its pages are linked by the texts
 * `older` and `newest` and read by `olderRows`. Its order is fixed, unless its rows also begin after a row in every other
 * order (`inAnyOrder`). Refuses an invalid id as a missing record.
 */
export const beforeRow = (options: Pick<ListFilter, 'inAnyOrder'> = {}): ListFilter<string> => ({
  control: 'none',
  read: (part) => part.trim() && readRecordId(part.trim()),
  unset: '',
  isPage: true,
  ...options,
})

export type ListTabs = {
  /** Its name in the address. */
  name: string
  /** Texts are `prefix_value`. */
  values: readonly string[]
  /** Tab of an address without one. Default: the first. */
  otherwise?: string
  prefix?: string
  /** Tabs shown only while open, as targets of links. */
  whileOpen?: readonly string[]
  /** Key of the tabs' accessible name. */
  label?: string
}

/**
 * A list, declared once for its page, file, search and order. Texts are found in `messages` by name: a filter's label
 * under its own name and its values as `name_value`, a tab as `prefix_value`, a column's heading under its own name,
 * the search box as `search`, with the optional placeholder `searchHint`, the table as `caption`.
 */
export type ListShape = {
  key: string
  permission: Permission
  /** Required reach, where others hold the permission for their own. */
  reach?: Reach
  /** Address of its page; its file is at `export` below it. */
  address: string
  messages: Messages
  /** Rows per page, or several choices, the default first. */
  pageSize: number | readonly number[]
  /** Last row of paging; narrow the list for more. */
  mostListed?: number
  hasSearch?: boolean
  tabs?: ListTabs
  filters?: Record<string, ListFilter>
  /** Parameters of its page that narrow nothing. */
  others?: readonly string[]
  /** Sort keys with their preferred direction; the first is the default. */
  sorts: Record<string, 'asc' | 'desc'>
  /** Another usual order on some tabs or under some filters. */
  usualSort?: (query: Record<string, unknown>) => string | null
  columns: ListColumns
  /** File of the list: its name and how the export is logged. */
  file?: {
    name: string
    /** A key of messages/activity.ts. */
    action: string
    entity: string
    /** The record under which taking it is recorded; by default `list`. */
    entityId?: string
    /** Requires the password again. */
    confirm?: boolean
  }
}

type FiltersOf<L extends ListShape> =
  L['filters'] extends Record<string, ListFilter>
    ? { [Name in keyof L['filters']]: L['filters'][Name] extends ListFilter<infer Value> ? Value : never }
    : unknown
export type TabOf<L extends ListShape> = L['tabs'] extends ListTabs ? L['tabs']['values'][number] : null
export type SortOf<L extends ListShape> = keyof L['sorts'] & string
/** Query of a list, from its address. */
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
    ...(pageFilter(list) ? ['older', 'newest'] : []),
    ...Object.entries(filters).flatMap(([name, { control, label = name, prefix = name, values = [] }]) =>
      control === 'none' ? [] : [label, ...values.map((value) => `${prefix}_${value}`)],
    ),
    ...Object.entries(columns).map(([name, { header = name }]) => header),
  ]
  const missing = needed.filter((text) => !(text in messages))
  if (missing.length > 0) throw new Error(`The list ${key} has no text for ${missing.join(', ')}.`)
  return list
}

const usualTab = ({ values, otherwise = values[0]! }: ListTabs): string => otherwise
export const tabKey = ({ name, prefix = name }: ListTabs, value: string): string => `${prefix}_${value}`
export const addressName = (name: string, filter: ListFilter): string => filter.name ?? name
const filtersOf = (list: ListShape): [string, ListFilter][] => Object.entries(list.filters ?? {})

/** Name in the address of a list's `beforeRow`, or null for a list with page numbers. */
export function pageFilter(list: ListShape): string | null {
  const found = pageFilterOf(list)
  return found ? addressName(...found) : null
}
const pageFilterOf = (list: ListShape) => filtersOf(list).find(([, filter]) => filter.isPage)
/** Whether an address may name another order than the first one. */
function isSortable(list: ListShape): boolean {
  const filter = pageFilterOf(list)?.[1]
  return !filter || filter.inAnyOrder === true
}

/** The order when an address names none, as it would be written there: `name`, or `-name` from the largest down. */
function usualSort(list: ListShape, query: object): string {
  const name = list.usualSort?.(query as Record<string, unknown>) ?? Object.keys(list.sorts)[0]!
  return list.sorts[name] === 'desc' ? `-${name}` : name
}

/** Reads a list's search, tab, filters, order and page from an address; invalid parameters are ignored. */
export function readList<L extends ListShape>(list: L, params: URLSearchParams): QueryOf<L> {
  const shape: ListShape = list
  const asked = params.get('sort') ?? ''
  const known = isSortable(shape) && Object.hasOwn(shape.sorts, asked.replace(/^-/, ''))
  const sizes = [shape.pageSize].flat()
  const rows = sizes.find((size) => String(size) === params.get('rows')) ?? sizes[0]!
  const { tabs } = shape
  const filters = Object.fromEntries(
    filtersOf(shape).map(([name, filter]) => {
      const part = params.get(addressName(name, filter))
      return [name, part === null ? filter.unset : filter.read(part)]
    }),
  )
  const tab = tabs ? (tabs.values.find((value) => value === params.get(tabs.name)) ?? usualTab(tabs)) : null
  const sort = known ? asked : usualSort(shape, { ...filters, tab })
  return {
    ...filters,
    q: shape.hasSearch ? searchText(params) : '',
    tab,
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

/** Address parameters of a query that differ from the default view, without the page number. */
export function addressParts(list: ListShape, query: AnyQuery): Record<string, string> {
  const { tabs } = list
  const sort = `${query.descending ? '-' : ''}${query.sort}`
  const set = filtersOf(list).flatMap(([name, filter]) => {
    const value = valueIn(query, name)
    return value === filter.unset ? [] : [[addressName(name, filter), filter.write ?? String(value)] as const]
  })
  return {
    ...(tabs && query.tab !== null && query.tab !== usualTab(tabs) && { [tabs.name]: query.tab }),
    ...(query.q && { q: query.q }),
    ...Object.fromEntries(set),
    ...(sort !== usualSort(list, query) && { sort }),
    ...(query.rows !== [list.pageSize].flat()[0] && { rows: String(query.rows) }),
  }
}

/** Address of the list under a query, from its first page on, and of its file. */
export function listAddress<L extends ListShape>(
  list: L,
  query: QueryOf<L>,
  place: string = list.address,
  more: Record<string, string> = {},
): string {
  const parts = new URLSearchParams(addressParts(list, query))
  parts.delete(pageFilter(list) ?? '')
  for (const [name, value] of Object.entries(more)) parts.set(name, value)
  return parts.size > 0 ? `${place}?${parts}` : place
}
