import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { type InvoiceShow, invoiceShows, type OwnInvoiceSort, ownInvoiceSorts } from './lists.ts'

/** What the address of the list asks for; null is everything. */
export type OwnInvoiceQuery = {
  q: string
  show: InvoiceShow | null
  /** The year of issue. */
  year: number | null
  sort: OwnInvoiceSort
  descending: boolean
  page: number
}

/** Reads the list's filters, order and page; what cannot be read counts as not set. */
export function ownInvoiceQuery(params: URLSearchParams): OwnInvoiceQuery {
  const sort = params.get('sort') ?? ''
  const by = ownInvoiceSorts.find((one) => one === sort.replace('-', ''))
  const year = params.get('year') ?? ''
  return {
    q: searchText(params),
    show: invoiceShows.find((one) => one === params.get('show')) ?? null,
    year: /^20\d{2}$/.test(year) ? Number(year) : null,
    sort: by ?? 'issued',
    descending: by ? sort.startsWith('-') : true,
    page: pageNumber(params.get('page')),
  }
}
