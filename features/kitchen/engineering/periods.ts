/** Periods to choose from, in days. */
export const periods = [28, 56, 84] as const
