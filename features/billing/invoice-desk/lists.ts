/** The list's tabs. `open` is what still waits for money, overdue or not. */
export const invoiceTabs = ['all', 'draft', 'open', 'overdue', 'paid', 'credited'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]

export const invoicePurposes = ['visits', 'plan', 'other'] as const
export type InvoicePurpose = (typeof invoicePurposes)[number]

export const authorityStates = ['none', 'waiting', 'cleared', 'reported', 'warned', 'rejected'] as const
export type AuthorityState = (typeof authorityStates)[number]

export const invoiceSorts = ['issued', 'due', 'number', 'client', 'gross', 'owed'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

export const invoicePageSize = 25
/** So many of the last months can be chosen in the list. */
export const monthsToChoose = 24
/** So many clients are billed while somebody waits; the rest is done by jobs of the same size. */
export const clientsAtOnce = 25
/** So many lines a draft may have. */
export const mostLines = 500
