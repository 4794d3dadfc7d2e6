import { actionStatuses } from '#/domain/action.ts'

/** What the list of actions can be narrowed to: what is left to do, or one status. */
export const actionFilters = ['unfinished', 'overdue', ...actionStatuses] as const
export const pageSize = 25
