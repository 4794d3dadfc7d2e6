import { addressName, type ListFilter, type ListShape } from './list.ts'

/** Views of a list that a person saved. */
export type ListView = { id: string; list: string; name: string; query: string }

/** Height of the rows of all lists: 36 or 44 px. */
export const listDensities = ['compact', 'comfortable'] as const
export type ListDensity = (typeof listDensities)[number]

/** What a person chose for lists; null views: none can be saved. */
export type ListChoices = { views: readonly ListView[] | null; density: ListDensity }

/** Views of one list that a person may save. */
export const mostViews = 6

/** Longest query of a view in characters. */
export const longestView = 1000

/** Parameters that belong to the moment, not to a view: the page, the record open beside the list, a dialog. */
const passing = ['page', 'before', 'open', 'new', 'done']

/** The parameters of an address that make a view, sorted by name. `drop`: further parameters to leave out. */
export function viewQuery(params: URLSearchParams, drop: readonly string[] = []): string {
  const kept = new URLSearchParams(params)
  for (const name of [...passing, ...drop]) kept.delete(name)
  const filled = new URLSearchParams([...kept].filter(([, value]) => value !== ''))
  filled.sort()
  return filled.toString()
}

/** Whether a query says more than which of the list's own tabs is open. */
export const isWorthSaving = (query: string, tab: string | undefined): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => name !== tab)

/** The count of a view ends here. */
export const mostCounted = 999

/** The count of a view's tab: a number, or `999+` where counting ended. */
export const countText = (count: number): number | string => (count > mostCounted ? `${mostCounted}+` : count)

/** Parameters that every list reads. */
const ofEveryList = ['page', 'open', 'sort', 'rows', 'columns']

/** A parameter that the list does not read any more: its label's key where it still has the filter, else its name. */
export type LapsedPart = { name: string; value: string; label: string | null }

/**
 * Parts of an address that no longer narrow the list: filters that were removed, values that a filter does not know.
 */
export function lapsedParts(list: ListShape, params: URLSearchParams): LapsedPart[] {
  const known = new Set([...ofEveryList, ...(list.others ?? []), ...(list.hasSearch ? ['q'] : [])])
  const filters = new Map(
    Object.entries(list.filters ?? {}).map(([name, filter]) => [addressName(name, filter), { name, filter }]),
  )
  return [...params].flatMap(([name, value]): LapsedPart[] => {
    if (value === '' || known.has(name)) return []
    if (list.tabs?.name === name) return list.tabs.values.includes(value) ? [] : [{ name, value, label: null }]
    const found = filters.get(name)
    if (!found) return [{ name, value, label: null }]
    const { filter } = found
    if (filter.isPage || filter.read(value) !== filter.unset || isUsual(filter, value)) return []
    return [{ name, value, label: filter.control === 'none' ? null : (filter.label ?? found.name) }]
  })
}

/** Whether a value names what the filter has without it. */
const isUsual = (filter: ListFilter, value: string): boolean => String(filter.unset) === value
