import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const pageSize = 25

export const outcomes = ['waiting', 'paid', 'failed', 'returned'] as const
export type Outcome = (typeof outcomes)[number]
export type TransfersQuery = { q: string; outcome: Outcome | null; page: number }

export const transfersQuery = (params: URLSearchParams): TransfersQuery => ({
  q: searchText(params),
  outcome: outcomes.find((outcome) => outcome === params.get('outcome')) ?? null,
  page: pageNumber(params.get('page')),
})
