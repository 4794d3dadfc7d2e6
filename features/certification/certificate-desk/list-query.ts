import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import { isRecordId } from '#/domain/record-id.ts'
import {
  type ApplicationState,
  applicationStates,
  type BranchShow,
  branchShows,
  type EndingWithin,
  endingWithin,
  type RegisterSort,
  registerSorts,
  type RegisterState,
  registerStates,
} from './lists.ts'

/** Query of the register; null: all. */
export type RegisterQuery = {
  q: string
  state: RegisterState
  level: CertificateLevel | null
  city: CityKey | null
  /** The id of a client. */
  client: string | null
  within: EndingWithin | null
  sort: RegisterSort
  descending: boolean
  page: number
}
export type BranchQuery = { q: string; level: CertificateLevel | null; show: BranchShow; page: number }
export type ApplicationQuery = { q: string; state: ApplicationState; page: number }

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null

const pageOf = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}
const wordsOf = (params: URLSearchParams): string => searchText(params)

/** Reads the register's filters, order and page; invalid ones are ignored. */
export function registerQuery(params: URLSearchParams): RegisterQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(registerSorts, sort.replace('-', ''))
  const city = params.get('city') ?? ''
  const client = params.get('client') ?? ''
  const within = Number(params.get('within'))
  return {
    q: wordsOf(params),
    state: oneOf(registerStates, params.get('state')) ?? 'all',
    level: oneOf(certificateLevels, params.get('level')),
    city: isCity(city) ? city : null,
    client: isRecordId(client) ? client.toLowerCase() : null,
    within: endingWithin.find((days) => days === within) ?? null,
    sort: by ?? 'issued',
    descending: by ? sort.startsWith('-') : true,
    page: pageOf(params),
  }
}

export const branchQuery = (params: URLSearchParams): BranchQuery => ({
  q: wordsOf(params),
  level: oneOf(certificateLevels, params.get('level')),
  show: oneOf(branchShows, params.get('show')) ?? 'eligible',
  page: pageOf(params),
})

export const applicationQuery = (params: URLSearchParams): ApplicationQuery => ({
  q: wordsOf(params),
  state: oneOf(applicationStates, params.get('state')) ?? 'waiting',
  page: pageOf(params),
})

/** Whether filters besides the state are set. */
export const isNarrowed = ({ q, level, city, client, within }: RegisterQuery): boolean =>
  q !== '' || [level, city, client, within].some((one) => one !== null)
