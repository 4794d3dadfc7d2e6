/** So many of the last months can be chosen in the list. */
export const monthsToChoose = 24
/** Clients billed during a request; jobs of the same size bill the rest. */
export const clientsAtOnce = 25
/** Maximum lines of a draft. */
export const mostLines = 500
