export const longestPayerName = 200
/** Longest payment term of a payer in days. */
export const mostDays = 365
