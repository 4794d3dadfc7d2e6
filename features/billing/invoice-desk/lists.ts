/** So many of the last months can be chosen in the list. */
export const monthsToChoose = 24
/** So many clients are billed while somebody waits; the rest is done by jobs of the same size. */
export const clientsAtOnce = 25
/** So many lines a draft may have. */
export const mostLines = 500
