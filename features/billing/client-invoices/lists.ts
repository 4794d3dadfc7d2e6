/** What the list can be narrowed to. */
export const invoiceShows = ['open', 'overdue', 'paid', 'credited', 'notes'] as const
export type InvoiceShow = (typeof invoiceShows)[number]

export const ownInvoiceSorts = ['issued', 'due', 'number', 'gross', 'owed'] as const
export type OwnInvoiceSort = (typeof ownInvoiceSorts)[number]

export const ownInvoicePageSize = 25
/** So many payers a new split begins with. */
export const firstPayers = 2
