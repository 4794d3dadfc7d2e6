import { type HeadedRow, type Headings, headedRows, type SheetRow } from '../sheet-rows.ts'

type PlaceColumn = 'client' | 'branch' | 'latitude' | 'longitude'

/** Common headings of these columns. */
const headings: Headings<PlaceColumn> = {
  client: ['client', 'company', 'العميل', 'المنشأة', 'الشركة', 'اسم العميل'],
  branch: ['branch', 'branch name', 'الفرع', 'اسم الفرع'],
  latitude: ['latitude', 'lat', 'خط العرض', 'دائرة العرض'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'خط الطول'],
}

export type PlaceRow = HeadedRow<PlaceColumn>

/** Rows of a sheet by their headings, numbered as in the spreadsheet; null without these headings. */
export const placeRows = (rows: readonly SheetRow[]): PlaceRow[] | null =>
  headedRows(rows, headings, [['client'], ['branch'], ['latitude'], ['longitude']])?.rows ?? null

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
