import { pageNumber } from '#/domain/page-number.ts'

export const keysOnPage = 25

export const pageIn = (params: URLSearchParams): number => pageNumber(params.get('page'))

/** Short name: beginning of the thumbprint, typed to confirm. */
export const shortName = (kid: string): string => kid.slice(0, 8)
