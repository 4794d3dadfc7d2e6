/** Filters of the page list. */
export const pageFilters = ['draft', 'published', 'changed', 'scheduled'] as const
export type PageFilter = (typeof pageFilters)[number]

export const isPageFilter = (value: unknown): value is PageFilter => pageFilters.some((filter) => filter === value)
