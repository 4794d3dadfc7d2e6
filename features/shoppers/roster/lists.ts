/** State of a shopper: the office's decision, or blocked. */
export const rosterStates = ['pending', 'approved', 'rejected', 'blocked'] as const
export type RosterState = (typeof rosterStates)[number]

export const shopperTypes = ['mystery_shopper', 'freelancer'] as const
export type ShopperType = (typeof shopperTypes)[number]

/** Bands of the mean grade of the last reports, out of five. */
export const ratingBands = ['excellent', 'good', 'low', 'none'] as const
export type RatingBand = (typeof ratingBands)[number]
export const ratingEdges = { excellent: 4.5, good: 4 } as const

/** Bands of the share of visits carried out and reported in time. */
export const reliabilityBands = ['high', 'medium', 'low', 'none'] as const
export type ReliabilityBand = (typeof reliabilityBands)[number]
export const reliabilityEdges = { high: 0.95, medium: 0.85 } as const

/** Documents that need attention: unchecked, or about to expire. */
export const paperFilters = ['waiting', 'expiring', 'none'] as const
export type PaperFilter = (typeof paperFilters)[number]
/** Days before its end from which a document is about to expire. */
export const expiringDays = 30

export const rosterPageSize = 25
/** Maximum shoppers of a bulk step. */
export const mostAtOnce = 100
