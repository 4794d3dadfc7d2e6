export const longestPayerName = 200
/** A payer may be given up to a year. */
export const mostDays = 365
