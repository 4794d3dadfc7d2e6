/** Tabs: own, all or overdue tasks. */
export const workTabs = ['mine', 'all', 'overdue'] as const
export type WorkTab = (typeof workTabs)[number]

export const workViews = ['list', 'board'] as const
export type WorkView = (typeof workViews)[number]

export const dueFilters = ['today', 'week', 'none'] as const
export type DueFilter = (typeof dueFilters)[number]

export const workSorts = ['due', 'priority', 'title', 'newest'] as const
export type WorkSort = (typeof workSorts)[number]

export const workPageSize = 25
/** Maximum cards per column; the list has the rest. */
export const boardColumnSize = 50
/** Maximum tasks of a bulk step. */
export const mostChanged = 100
/** Maximum days ahead of a due day. */
export const mostDaysAhead = 1100
