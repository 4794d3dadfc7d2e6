import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import {
  type ApplicationState,
  applicationStates,
  type BranchShow,
  branchShows,
} from './lists.ts'

export type BranchQuery = { q: string; level: CertificateLevel | null; show: BranchShow; page: number }
export type ApplicationQuery = { q: string; state: ApplicationState; page: number }

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null

const pageOf = (params: URLSearchParams): number => {
  return pageNumber(params.get('page'))
}
const wordsOf = (params: URLSearchParams): string => searchText(params)

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
