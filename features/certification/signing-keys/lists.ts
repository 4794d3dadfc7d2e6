import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const keysOnPage = 25
export const signedOnPage = 25

export const signedSorts = ['number', 'holder', 'signed'] as const
export type SignedSort = (typeof signedSorts)[number]
export type SignedState = 'done' | 'waiting'

/** Query of a key's certificates. */
export type SignedQuery = { q: string; again: SignedState | null; sort: SignedSort; descending: boolean; page: number }

export const pageIn = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}

/** Reads search, filter, order and page; invalid ones are ignored. */
export function signedQuery(params: URLSearchParams): SignedQuery {
  const sort = params.get('sort') ?? ''
  const again = params.get('again')
  return {
    q: searchText(params),
    again: again === 'done' || again === 'waiting' ? again : null,
    sort: signedSorts.find((name) => name === sort.replace('-', '')) ?? 'number',
    descending: sort.startsWith('-'),
    page: pageIn(params),
  }
}

/** Short name: beginning of the thumbprint, typed to confirm. */
export const shortName = (kid: string): string => kid.slice(0, 8)
