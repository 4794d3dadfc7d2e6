/** Maximum cards per column; the list has the rest. */
export const boardColumnSize = 50
/** Maximum tasks of a bulk step. */
export const mostChanged = 100
/** Maximum days ahead of a due day. */
export const mostDaysAhead = 1100
/** What a bulk step changes of a task. */
export const undoable = ['owner', 'due', 'priority', 'status'] as const
export type Undoable = (typeof undoable)[number]
