import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { type TaxDocumentKind, taxDocumentKinds } from '#/domain/tax-document.ts'
import {
  type AuthorityState,
  authorityStates,
  type InvoicePurpose,
  invoicePurposes,
  type InvoiceSort,
  invoiceSorts,
  type InvoiceTab,
  invoiceTabs,
} from './lists.ts'

/** What the address of the list asks for; null is everything. */
export type InvoiceQuery = {
  q: string
  tab: InvoiceTab
  kind: TaxDocumentKind | null
  purpose: InvoicePurpose | null
  authority: AuthorityState | null
  /** `YYYY-MM` of the day of issue. */
  month: string | null
  /** The id of a client. */
  client: string | null
  sort: InvoiceSort
  descending: boolean
  page: number
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null

export const pageOf = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}
export const wordsOf = (params: URLSearchParams): string => searchText(params)

/** Reads the list's filters, order and page; what cannot be read counts as not set. */
export function invoiceQuery(params: URLSearchParams): InvoiceQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(invoiceSorts, sort.replace('-', ''))
  const month = params.get('month') ?? ''
  const client = params.get('client') ?? ''
  return {
    q: wordsOf(params),
    tab: oneOf(invoiceTabs, params.get('state')) ?? 'all',
    kind: oneOf(taxDocumentKinds, params.get('kind')),
    purpose: oneOf(invoicePurposes, params.get('purpose')),
    authority: oneOf(authorityStates, params.get('authority')),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    client: isRecordId(client) ? client.toLowerCase() : null,
    sort: by ?? 'issued',
    descending: by ? sort.startsWith('-') : true,
    page: pageOf(params),
  }
}

/** Whether more than the tab narrows the list. */
export const isNarrowed = ({ q, kind, purpose, authority, month, client }: InvoiceQuery): boolean =>
  q !== '' || [kind, purpose, authority, month, client].some((one) => one !== null)
