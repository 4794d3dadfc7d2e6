import { type AttributesOfBranch, branchAttributeKeys, branchAttributes } from '../branch-attributes.ts'
import { hasArabic, type Names } from '../branch-names.ts'
import { commercialNumber, licenceNumber } from '../branch-numbers.ts'
import type { BranchHours } from '../branch-hours.ts'
import { cityIn } from '../cities.ts'
import { readWeek } from '../branch-week.ts'
import { latinDigits, normaliseSaudiMobile } from '../digits.ts'
import { fold } from '../fold.ts'
import type { GroupKind } from '../org-tree.ts'
import type { Place } from '../place.ts'
import { type HeadedRow, headedRows, type SheetRow } from '../sheet-rows.ts'
import { typedPlace } from '../typed-place.ts'
import { branchHeadings, type BranchSheetColumn, branchSheetColumns } from './branch-headings.ts'

export { type BranchSheetColumn, branchSheetColumns }

export type BranchSheetRow = HeadedRow<BranchSheetColumn>

/** Rows of a sheet of branches by their headings; null without a column of names. */
export const branchSheetRows = (rows: readonly SheetRow[]) =>
  headedRows<BranchSheetColumn>(rows, branchHeadings, [['nameEn', 'nameAr']])

export const branchRowProblems = [
  'no_name',
  'bad_english_name',
  'too_long',
  'no_location',
  'no_place',
  'outside',
  'bad_phone',
  'bad_hours',
  'bad_email',
  'no_manager',
  'manager_barred',
  'bad_cr',
  'bad_licence',
  'bad_attribute',
  'closed',
  'many_branches',
  'many_groups',
  'too_deep',
  'code_of_group',
  'same_name',
  'twice',
] as const
export type BranchRowProblem = (typeof branchRowProblems)[number]

export type TypedGroup = { kind: GroupKind; names: Names }
/** What a row says about a branch; null where its cell is empty. */
export type TypedBranch = {
  line: number
  groups: readonly TypedGroup[]
  names: Names
  code: string | null
  location: string | null
  /** The address alone, without the city of its own column. */
  address: string | null
  place: Place | null
  phone: string | null
  hours: BranchHours | null
  manager: string | null
  crNumber: string | null
  licenceNumber: string | null
  /** Those that the row names; the others stay as they are. */
  attributes: AttributesOfBranch
}

/** Names by their script: a single name may stand in the column of the other language. */
function namesIn(first: string, second: string): Names | 'bad_english_name' {
  const swapped = (hasArabic(first) && !hasArabic(second)) || (!first && !hasArabic(second))
  const [en, ar] = swapped ? [second, first] : [first, second]
  // the file of the list repeats a name that exists in one language
  if (en === ar) return hasArabic(en) ? { en: null, ar } : { en: en || null, ar: null }
  return hasArabic(en) ? 'bad_english_name' : { en: en || null, ar: ar || null }
}

/** Street and city as one text; the city is added where the address does not end with it. */
function locationOf({ city, address }: BranchSheetRow): string | null {
  if (!address) return city || null
  const known = cityIn(city)
  if (!city || fold(address).includes(fold(city)) || (known !== null && cityIn(address) === known)) return address
  return `${address}${hasArabic(address) ? '،' : ','} ${city}`
}

/** A Saudi number with its country code, also without the zero that spreadsheets drop; other numbers as typed. */
export function phoneOf(typed: string): string | null {
  const text = latinDigits(typed).replace(/[\s().\u200E\u200F\u202A-\u202E\u2066-\u2069-]/g, '')
  const landline = /^(?:\+966|00966|966|0)?(1[1-7]\d{7})$/.exec(text)
  if (landline) return `+966${landline[1]}`
  return normaliseSaudiMobile(text) ?? (/^\+?\d{4,20}$/.test(text) ? text : null)
}
export const isEmail = (text: string): boolean =>
  /^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text)

const longest: Partial<Record<BranchSheetColumn, number>> = {
  code: 40,
  city: 100,
  address: 300,
  manager: 254,
  hours: 500,
  has: 600,
  hasNot: 600,
}

const isTooLong = (row: BranchSheetRow): boolean =>
  (locationOf(row)?.length ?? 0) > 300 ||
  branchSheetColumns.some((column) => row[column].length > (longest[column] ?? 200))

function groupsOf(row: BranchSheetRow): TypedGroup[] | 'bad_english_name' {
  const groups: TypedGroup[] = []
  for (const kind of ['brand', 'region', 'area', 'franchisee'] as const) {
    const names = namesIn(row[kind], row[`${kind}Ar`])
    if (typeof names === 'string') return names
    if (names.en ?? names.ar) groups.push({ kind, names })
  }
  return groups
}

const attributeOf = new Map(
  branchAttributeKeys.flatMap((key) =>
    [key, branchAttributes[key].en, branchAttributes[key].ar].map((name) => [fold(name), key] as const),
  ),
)

/** Attributes of the two columns by their names in either language; null for an unknown one and for one in both. */
function attributesIn({ has, hasNot }: BranchSheetRow): AttributesOfBranch | null {
  const attributes: AttributesOfBranch = {}
  for (const [cell, isThere] of [
    [has, true],
    [hasNot, false],
  ] as const)
    for (const name of cell.split(/[,،;؛\n]/).filter((part) => part.trim() !== '')) {
      const key = attributeOf.get(fold(name.replace(/['’]/g, '’')))
      if (!key || (attributes[key] ?? isThere) !== isThere) return null
      attributes[key] = isThere
    }
  return attributes
}

type Cells = {
  attributes: AttributesOfBranch
  names: Names
  groups: TypedGroup[]
  place: Place | null
  phone: string
  hours: BranchHours
  manager: string
  crNumber: string
  licence: string
}

/** The cells of a row, or all problems of the row in the order of the columns. */
function cellsOf(row: BranchSheetRow): Cells | BranchRowProblem[] {
  const [names, groups] = [namesIn(row.nameEn, row.nameAr), groupsOf(row)]
  const place = row.latitude || row.longitude ? typedPlace(row) : null
  const [phone, hours] = [row.phone ? phoneOf(row.phone) : '', row.hours ? readWeek(row.hours) : {}]
  const attributes = attributesIn(row)
  const manager = row.manager.toLowerCase()
  const [crNumber, licence] = [row.cr ? commercialNumber(row.cr) : '', row.licence ? licenceNumber(row.licence) : '']
  const problems = new Set<BranchRowProblem>()
  if (isTooLong(row)) problems.add('too_long')
  for (const part of [names, groups]) if (typeof part === 'string') problems.add(part)
  if (typeof names !== 'string' && !names.en && !names.ar) problems.add('no_name')
  if (typeof place === 'string') problems.add(place)
  if (phone === null) problems.add('bad_phone')
  if (hours === null) problems.add('bad_hours')
  if (manager && !isEmail(manager)) problems.add('bad_email')
  if (crNumber === null) problems.add('bad_cr')
  if (licence === null) problems.add('bad_licence')
  if (attributes === null) problems.add('bad_attribute')
  const isWrong = typeof names === 'string' || typeof groups === 'string' || typeof place === 'string'
  if (problems.size > 0 || isWrong || phone === null || hours === null || attributes === null) return [...problems]
  if (crNumber === null || licence === null) return [...problems]
  return { attributes, names, groups, place, phone, hours, manager, crNumber, licence }
}

/** The branch of a row, or all problems of the row. */
export function branchOfRow(row: BranchSheetRow): TypedBranch | BranchRowProblem[] {
  const cells = cellsOf(row)
  if (Array.isArray(cells)) return cells
  const { attributes, names, groups, place, phone, hours, manager, crNumber, licence } = cells
  return {
    line: row.line,
    groups,
    names,
    code: row.code || null,
    location: locationOf(row),
    address: row.address || null,
    place,
    phone: phone || null,
    hours: row.hours ? hours : null,
    manager: manager || null,
    crNumber: crNumber || null,
    licenceNumber: licence || null,
    attributes,
  }
}
