import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'

export const rowsOnPage = 25

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null
const text = (params: URLSearchParams, name: string): string => searchText(params, name)
const pageOf = (params: URLSearchParams): number => pageNumber(params.get('page'), 10_000)

/** How a visit of a wave stands: open, proposed or chosen by hand, refused when it was confirmed, offered, given out, or cancelled. */
export const pickStates = ['open', 'proposed', 'hand', 'refused', 'offered', 'taken', 'cancelled'] as const
export type PickState = (typeof pickStates)[number]
export const waveViews = ['visits', 'shoppers'] as const
export type WaveView = (typeof waveViews)[number]
export const pickSorts = ['visit', 'fit', 'branch'] as const
export type PicksQuery = {
  view: WaveView
  q: string
  state: PickState | null
  sort: (typeof pickSorts)[number]
  descending: boolean
  page: number
}

export function picksQuery(params: URLSearchParams): PicksQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(pickSorts, sort.replace('-', ''))
  return {
    view: oneOf(waveViews, params.get('view')) ?? 'visits',
    q: text(params, 'q'),
    state: oneOf(pickStates, params.get('state')),
    sort: by ?? 'visit',
    descending: by ? sort.startsWith('-') : false,
    page: pageOf(params),
  }
}
