import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import { type DateRisk, dateRisks } from '#/domain/ordering/date-risk.ts'
import { latinDigits } from '#/domain/digits.ts'
import { type EvaluationStatus, evaluationStatuses, type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { type CertificationLevel, certificationLevels } from '#/domain/levels.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

export const roomPath = href('/admin/secret-shopper')
export const roomViews = ['table', 'board', 'calendar', 'map'] as const
export type RoomView = (typeof roomViews)[number]

export const roomSorts = ['created', 'visit', 'client', 'branch', 'status', 'bonus', 'risk'] as const
export type RoomSort = (typeof roomSorts)[number]
export const roomPageSizes = [25, 50, 100] as const
/** Lists are counted and turned over to this row; whoever looks for more narrows the search. */
export const mostInRoom = 10_000
/** So many requests can be changed in one go. */
export const mostAtOnce = 500

export const offerStates = ['open', 'none'] as const
export type OfferState = (typeof offerStates)[number]

/** What all four views of the room are narrowed by. Names are typed; a record's id says exactly which one. */
export type RoomFilter = {
  search: string
  status: EvaluationStatus | null
  type: EvaluationType | null
  risk: DateRisk | null
  offer: OfferState | null
  city: CityKey | null
  client: string
  branch: string
  shopper: string
  level: CertificationLevel | null
  wave: string | null
  unplaced: boolean
  from: Day | null
  to: Day | null
}

export type RoomQuery = RoomFilter & {
  view: RoomView
  sort: RoomSort
  descending: boolean
  rows: number
  page: number
}

/** The names under which the filter stands in the address. */
export const filterNames = [
  'q',
  'status',
  'type',
  'risk',
  'offer',
  'city',
  'client',
  'branch',
  'shopper',
  'level',
  'wave',
  'place',
  'from',
  'to',
] as const

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null
const dayOf = (value: string | null): Day | null => (value && isDay(latinDigits(value)) ? latinDigits(value) : null)
const typed = (value: string | null): string => (value ?? '').trim().slice(0, 100)

/** Reads the filter from an address. Anything unknown in it is left out: an old link still opens the room. */
export function roomFilter(params: URLSearchParams): RoomFilter {
  const city = params.get('city') ?? ''
  const wave = params.get('wave') ?? ''
  return {
    search: typed(params.get('q')),
    status: oneOf(evaluationStatuses, params.get('status')),
    type: oneOf(evaluationTypes, params.get('type')),
    risk: oneOf(dateRisks, params.get('risk')),
    offer: oneOf(offerStates, params.get('offer')),
    city: isCity(city) ? city : null,
    client: typed(params.get('client')),
    branch: typed(params.get('branch')),
    shopper: typed(params.get('shopper')),
    level: oneOf(certificationLevels, params.get('level')),
    wave: isRecordId(wave) ? wave : null,
    unplaced: params.get('place') === 'none',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }
}

export function roomQuery(params: URLSearchParams): RoomQuery {
  const filter = roomFilter(params)
  const sort = params.get('sort') ?? ''
  const by = oneOf(roomSorts, sort.replace('-', ''))
  const rows = roomPageSizes.find((size) => String(size) === params.get('rows')) ?? roomPageSizes[0]
  return {
    ...filter,
    view: oneOf(roomViews, params.get('view')) ?? 'table',
    sort: by ?? (filter.from || filter.to ? 'visit' : 'created'),
    descending: by ? sort.startsWith('-') : true,
    rows,
    page: pageNumber(params.get('page'), mostInRoom / rows),
  }
}

export const isNarrowed = (params: URLSearchParams): boolean => filterNames.some((name) => Boolean(params.get(name)))

/** The same room under other parts of its address; an empty part leaves it out. */
export function roomAddress(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `${roomPath}?${next}` : roomPath
}
