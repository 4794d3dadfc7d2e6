/** Kinds of business of a client. */
export const businessTypes = ['restaurant', 'cafe', 'hotel', 'retail', 'other'] as const
export type BusinessType = (typeof businessTypes)[number]
