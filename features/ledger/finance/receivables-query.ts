import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { ageClasses } from '#/domain/invoice.ts'

export const receivablesSorts = ['owed', 'name', 'oldest'] as const
export type ReceivablesSort = (typeof receivablesSorts)[number]
export type ReceivablesQuery = {
  q: string
  age: number | null
  sort: ReceivablesSort
  descending: boolean
  page: number
}

/** Reads search, age, order and page of the receivables; what cannot be read counts as not set. */
export function receivablesQuery(search: URLSearchParams): ReceivablesQuery {
  const sort = search.get('sort') ?? ''
  const by = receivablesSorts.find((one) => one === sort.replace('-', ''))
  const age = /^\d$/.test(search.get('age') ?? '') ? Number(search.get('age')) : null
  return {
    q: searchText(search),
    age: age !== null && age < ageClasses.length ? age : null,
    sort: by ?? 'owed',
    descending: by ? sort.startsWith('-') : true,
    page: pageNumber(search.get('page')),
  }
}
