import { wholeCountry } from '../city-places.ts'
import { latinDigits } from '../digits.ts'
import { fold } from '../fold.ts'
import type { Place } from '../place.ts'

export const placeColumns = ['client', 'branch', 'latitude', 'longitude'] as const
type PlaceColumn = (typeof placeColumns)[number]

/** Common headings of these columns, folded. */
const headings: Record<PlaceColumn, readonly string[]> = {
  client: ['client', 'company', 'العميل', 'المنشاه', 'الشركه', 'اسم العميل'],
  branch: ['branch', 'branch name', 'الفرع', 'اسم الفرع'],
  latitude: ['latitude', 'lat', 'خط العرض', 'دايره العرض'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'خط الطول'],
}

export type PlaceRow = { line: number; client: string; branch: string; latitude: string; longitude: string }

/** Position of each column; null when one is missing. */
function columnsOf(heading: readonly string[]): Record<PlaceColumn, number> | null {
  const found = heading.map((text) => fold(text).trim())
  const at = (column: PlaceColumn): number =>
    found.findIndex((text) => headings[column].some((name) => fold(name) === text))
  const places = { client: at('client'), branch: at('branch'), latitude: at('latitude'), longitude: at('longitude') }
  return placeColumns.some((column) => places[column] < 0) ? null : places
}

/** Rows of a sheet by their headings, numbered as in the spreadsheet; null without these headings. */
export function placeRows(rows: readonly (readonly string[])[]): PlaceRow[] | null {
  const [heading, ...rest] = rows
  const columns = heading && columnsOf(heading)
  if (!columns) return null
  return rest.map((cells, index) => ({
    line: index + 2,
    client: cells[columns.client] ?? '',
    branch: cells[columns.branch] ?? '',
    latitude: cells[columns.latitude] ?? '',
    longitude: cells[columns.longitude] ?? '',
  }))
}

export const placeProblems = [
  'no_place',
  'outside',
  'no_client',
  'many_clients',
  'no_branch',
  'many_branches',
  'twice',
] as const
export type PlaceProblem = (typeof placeProblems)[number]

const degrees = (typed: string): number => {
  const text = latinDigits(typed)
    .replace('٫', '.')
    .replace(/[\u200e\u200f]/g, '')
    .trim()
  return /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Parses a place. One outside the country usually means swapped columns. */
export function placeOfRow({ latitude, longitude }: Pick<PlaceRow, 'latitude' | 'longitude'>): Place | PlaceProblem {
  const place = { latitude: degrees(latitude), longitude: degrees(longitude) }
  if (Number.isNaN(place.latitude) || Number.isNaN(place.longitude)) return 'no_place'
  const { southWest, northEast } = wholeCountry
  const isInside =
    place.latitude >= southWest.latitude &&
    place.latitude <= northEast.latitude &&
    place.longitude >= southWest.longitude &&
    place.longitude <= northEast.longitude
  return isInside ? place : 'outside'
}
