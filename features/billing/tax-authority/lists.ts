import { pageNumber } from '#/domain/page-number.ts'

export const unitsOnPage = 25

export const authorityStates = ['waiting', 'rejected', 'warned', 'cleared', 'reported'] as const
export type AuthorityState = (typeof authorityStates)[number]

export const pageIn = (params: URLSearchParams): number => pageNumber(params.get('page'))
