import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const keysOnPage = 25
export const signedOnPage = 25

export const signedSorts = ['number', 'holder', 'signed'] as const
export type SignedSort = (typeof signedSorts)[number]
export type SignedState = 'done' | 'waiting'

/** What the address of one key's page asks of the certificates that it signed. */
export type SignedQuery = { q: string; again: SignedState | null; sort: SignedSort; descending: boolean; page: number }

export const pageIn = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}

/** Reads search, filter, order and page; what cannot be read counts as not set. */
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

/** A key is called by the beginning of its thumbprint; it is what somebody types to confirm. */
export const shortName = (kid: string): string => kid.slice(0, 8)
