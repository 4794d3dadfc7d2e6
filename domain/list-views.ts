/** Views of a list that a person saved. */
export type ListView = { id: string; list: string; name: string; query: string }

/** Views of one list that a person may save. */
export const mostViews = 6

/** Longest query of a view in characters. */
export const longestView = 1000

/** Parameters that belong to the moment, not to a view: the page, and the record open beside the list. */
const passing = ['page', 'open']

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
