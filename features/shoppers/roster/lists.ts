/** Where a shopper stands: how the office decided, or that they are shut out. */
export const rosterStates = ['pending', 'approved', 'rejected', 'blocked'] as const
export type RosterState = (typeof rosterStates)[number]

export const shopperTypes = ['mystery_shopper', 'freelancer'] as const
export type ShopperType = (typeof shopperTypes)[number]

/** Mean grade of the last reports, out of five. */
export const ratingBands = ['excellent', 'good', 'low', 'none'] as const
export type RatingBand = (typeof ratingBands)[number]
export const ratingEdges = { excellent: 4.5, good: 4 } as const

/** Share of the visits that were kept and handed in within their time. */
export const reliabilityBands = ['high', 'medium', 'low', 'none'] as const
export type ReliabilityBand = (typeof reliabilityBands)[number]
export const reliabilityEdges = { high: 0.95, medium: 0.85 } as const

/** Papers that ask for somebody: not looked at yet, or about to run out. */
export const paperFilters = ['waiting', 'expiring', 'none'] as const
export type PaperFilter = (typeof paperFilters)[number]
/** So many days before its end a paper counts as running out. */
export const expiringDays = 30

export const rosterSorts = ['joined', 'name', 'rating', 'reliability', 'last', 'open'] as const
export type RosterSort = (typeof rosterSorts)[number]

export const rosterPageSize = 25
/** So many shoppers are approved or written to in one step. */
export const mostAtOnce = 100

/** The parts of one shopper's page. */
export const shopperTabs = ['overview', 'visits', 'kept', 'ties', 'papers', 'history'] as const
export type ShopperTab = (typeof shopperTabs)[number]
