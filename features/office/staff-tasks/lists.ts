/** Whose work or which of it the page shows. */
export const workTabs = ['mine', 'all', 'overdue'] as const
export type WorkTab = (typeof workTabs)[number]

export const workViews = ['list', 'board'] as const
export type WorkView = (typeof workViews)[number]

export const dueFilters = ['today', 'week', 'none'] as const
export type DueFilter = (typeof dueFilters)[number]

export const workSorts = ['due', 'priority', 'title', 'newest'] as const
export type WorkSort = (typeof workSorts)[number]

export const workPageSize = 25
/** A column of the board shows so many cards; the list has the others. */
export const boardColumnSize = 50
/** So many tasks are changed in one step. */
export const mostChanged = 100
/** Work is planned so far ahead. */
export const mostDaysAhead = 1100
