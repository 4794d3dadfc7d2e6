import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const documentsOnPage = 25
export const unitsOnPage = 25

export const authorityStates = ['waiting', 'rejected', 'warned', 'cleared', 'reported'] as const
export type AuthorityState = (typeof authorityStates)[number]
export const documentForms = ['standard', 'simplified'] as const
export const documentSorts = ['number', 'issued', 'client'] as const
export type DocumentSort = (typeof documentSorts)[number]

export type DocumentsQuery = {
  q: string
  state: AuthorityState | null
  form: (typeof documentForms)[number] | null
  /** Only the documents of this unit. */
  unit: string | null
  sort: DocumentSort
  descending: boolean
  page: number
}

export const pageIn = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads search, filters, order and page; what cannot be read counts as not set. */
export function documentsQuery(params: URLSearchParams): DocumentsQuery {
  const sort = params.get('sort') ?? '-issued'
  const unit = params.get('unit') ?? ''
  return {
    q: searchText(params),
    state: authorityStates.find((state) => state === params.get('state')) ?? null,
    form: documentForms.find((form) => form === params.get('form')) ?? null,
    unit: uuid.test(unit) ? unit : null,
    sort: documentSorts.find((name) => name === sort.replace('-', '')) ?? 'issued',
    descending: sort.startsWith('-'),
    page: pageIn(params),
  }
}
