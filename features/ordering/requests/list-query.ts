import { pageNumber } from '#/domain/page-number.ts'
import { type EvaluationStatus, evaluationStatuses, type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'
import { type VisitRisk, visitRisks } from '#/domain/visit-risk.ts'
import { latinDigits } from '#/domain/digits.ts'

/** How many rows a page of a list may have; the first unless somebody asks for more. */
export const pageSizes = [25, 50, 100] as const
/** Lists are counted and turned over to this row; whoever looks for more narrows the search. */
export const mostListed = 10_000

/** What a list of one client may be sorted by. */
export const listSorts = ['created', 'visit', 'branch', 'cost', 'status'] as const
/** What a list over all clients may be sorted by: only what an index holds in order. */
export const bigListSorts = ['created', 'visit'] as const satisfies readonly ListSort[]
export type ListSort = (typeof listSorts)[number]

/** What the address of a list asks for. Anything unknown in it is left out: an old link still opens the list. */
export type ListQuery = {
  search: string
  status: EvaluationStatus | null
  type: EvaluationType | null
  risk: VisitRisk | null
  from: Day | null
  to: Day | null
  sort: ListSort
  descending: boolean
  /** How many rows a page has. */
  rows: number
  page: number
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null
const dayOf = (value: string | null): Day | null => (value && isDay(latinDigits(value)) ? latinDigits(value) : null)

/** Reads a list's filters, order and page from its address. */
export function listQuery(params: URLSearchParams, sorts: readonly ListSort[] = listSorts): ListQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(sorts, sort.replace('-', ''))
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
  const rows = pageSizes.find((size) => String(size) === params.get('rows')) ?? pageSizes[0]
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    status: oneOf(evaluationStatuses, params.get('status')),
    type: oneOf(evaluationTypes, params.get('type')),
    risk: oneOf(visitRisks, params.get('risk')),
    from,
    to,
    sort: by ?? (from || to ? 'visit' : 'created'),
    descending: by ? sort.startsWith('-') : true,
    rows,
    page: pageNumber(params.get('page'), mostListed / rows),
  }
}
