/** Views of the shopper's flow: offered, to do, sent, paid; `board`: open visits, `work`: tasks besides visits. */
export const flowViews = ['offered', 'board', 'todo', 'sent', 'paid', 'work'] as const
export type FlowView = (typeof flowViews)[number]

export const jobBoardShows = ['list', 'map'] as const
export const jobBoardOrders = ['soon', 'near', 'pay', 'rate'] as const
export const jobBoardSelections = ['open-to-me', 'wished'] as const
export const distances = ['5', '10', '20', '40', '100'] as const
export const jobBoardPageSize = 20
/** Larger than a list page, because a map has more room. */
export const mapPageSize = 200
