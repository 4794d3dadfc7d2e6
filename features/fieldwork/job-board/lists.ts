export const taskViews = ['offers', 'board', 'mine', 'work'] as const
export type TaskView = (typeof taskViews)[number]

export const boardShows = ['list', 'map'] as const
export const boardOrders = ['soon', 'near', 'pay', 'rate'] as const
export const boardSelections = ['open-to-me', 'wished'] as const
export const distances = ['5', '10', '20', '40', '100'] as const
export const boardPageSize = 20
/** Larger than a list page, because a map has more room. */
export const mapPageSize = 200
