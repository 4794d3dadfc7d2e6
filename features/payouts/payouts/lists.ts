import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { accountStates, type AccountState } from './account-state.ts'

export const pageSize = 25

export const dueSorts = ['net', 'name', 'oldest'] as const
export type DueSort = (typeof dueSorts)[number]

export type DueQuery = { q: string; account: AccountState | null; sort: DueSort; descending: boolean; page: number }
export const batchListStates = ['open', 'approved', 'sent', 'done', 'dropped'] as const
export type BatchListState = (typeof batchListStates)[number]
export type BatchesQuery = { state: BatchListState | null; page: number }
export const outcomes = ['waiting', 'paid', 'failed', 'returned'] as const
export type Outcome = (typeof outcomes)[number]
export type TransfersQuery = { q: string; outcome: Outcome | null; page: number }
export type QueriesQuery = { state: 'open' | 'answered'; page: number }

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null
const pageOf = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}
const wordsOf = (params: URLSearchParams): string => searchText(params)
export function dueQuery(params: URLSearchParams): DueQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(dueSorts, sort.replace('-', ''))
  return {
    q: wordsOf(params),
    account: oneOf(accountStates, params.get('account')),
    sort: by ?? 'net',
    descending: by ? sort.startsWith('-') : true,
    page: pageOf(params),
  }
}

export const batchesQuery = (params: URLSearchParams): BatchesQuery => ({
  state: oneOf(batchListStates, params.get('state')),
  page: pageOf(params),
})
export const transfersQuery = (params: URLSearchParams): TransfersQuery => ({
  q: wordsOf(params),
  outcome: oneOf(outcomes, params.get('outcome')),
  page: pageOf(params),
})
export const queriesQuery = (params: URLSearchParams): QueriesQuery => ({
  state: params.get('state') === 'answered' ? 'answered' : 'open',
  page: pageOf(params),
})
