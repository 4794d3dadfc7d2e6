import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { type PaymentState, paymentStates } from '#/domain/payment.ts'

export const paymentTabs = ['todo', 'all'] as const
export type PaymentTab = (typeof paymentTabs)[number]
export const paymentProviders = ['moyasar', 'sandbox', 'bank'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]
export const paymentSorts = ['date', 'client', 'number', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

/** What the address of the list of payments asks for; null is everything. */
export type PaymentQuery = {
  q: string
  tab: PaymentTab
  state: PaymentState | null
  provider: PaymentProviderName | null
  mismatch: boolean
  sort: PaymentSort
  descending: boolean
  page: number
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null

/** Reads filters, order and page; what cannot be read counts as not set. */
export function paymentQuery(params: URLSearchParams): PaymentQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(paymentSorts, sort.replace('-', ''))
  return {
    q: searchText(params),
    tab: oneOf(paymentTabs, params.get('tab')) ?? 'all',
    state: oneOf(paymentStates, params.get('state')),
    provider: oneOf(paymentProviders, params.get('provider')),
    mismatch: params.get('mismatch') === 'yes',
    sort: by ?? 'date',
    descending: by ? sort.startsWith('-') : true,
    page: pageNumber(params.get('page')),
  }
}

/** Whether more than the tab narrows the list. */
export const isNarrowed = ({ q, state, provider, mismatch }: PaymentQuery): boolean =>
  q !== '' || state !== null || provider !== null || mismatch
