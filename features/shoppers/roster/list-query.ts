import { pageNumber } from '#/domain/page-number.ts'
import { searchText } from '#/domain/plain-text.ts'
import { type CityKey, isCity } from '#/domain/cities.ts'
import { type CertificationLevel, certificationLevels } from '#/domain/levels.ts'
import {
  type PaperFilter,
  paperFilters,
  type RatingBand,
  ratingBands,
  type ReliabilityBand,
  reliabilityBands,
  type RosterSort,
  rosterSorts,
  type RosterState,
  rosterStates,
  type ShopperType,
  shopperTypes,
} from './lists.ts'

/** Query of the roster; null: all. */
export type RosterQuery = {
  q: string
  state: RosterState | null
  level: CertificationLevel | null
  city: CityKey | null
  type: ShopperType | null
  rating: RatingBand | null
  reliability: ReliabilityBand | null
  papers: PaperFilter | null
  /** Only possible duplicates. */
  doubles: boolean
  sort: RosterSort
  descending: boolean
  page: number
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((entry) => entry === value) ?? null

/** Reads the roster's filters, order and page; invalid ones are ignored. */
export function rosterQuery(params: URLSearchParams): RosterQuery {
  const sort = params.get('sort') ?? ''
  const by = oneOf(rosterSorts, sort.replace('-', ''))
  const city = params.get('city') ?? ''
  return {
    q: searchText(params),
    state: oneOf(rosterStates, params.get('state')),
    level: oneOf(certificationLevels, params.get('level')),
    city: isCity(city) ? city : null,
    type: oneOf(shopperTypes, params.get('type')),
    rating: oneOf(ratingBands, params.get('rating')),
    reliability: oneOf(reliabilityBands, params.get('reliability')),
    papers: oneOf(paperFilters, params.get('papers')),
    doubles: params.get('doubles') === 'yes',
    sort: by ?? 'joined',
    descending: by ? sort.startsWith('-') : true,
    page: pageNumber(params.get('page')),
  }
}

/** Whether filters besides the state are set. */
export const isNarrowed = ({ q, level, city, type, rating, reliability, papers, doubles }: RosterQuery): boolean =>
  q !== '' || doubles || [level, city, type, rating, reliability, papers].some((one) => one !== null)
