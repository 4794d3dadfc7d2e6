import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const pageOf = (params: URLSearchParams): number => pageNumber(params.get('page'))
export const wordsOf = (params: URLSearchParams): string => searchText(params)
