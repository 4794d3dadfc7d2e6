import { hasArabic, type Names } from '../branch-names.ts'
import type { BranchHours } from '../branch-hours.ts'
import { cityIn } from '../cities.ts'
import { readWeek } from '../branch-week.ts'
import { latinDigits, normaliseSaudiMobile } from '../digits.ts'
import { fold } from '../fold.ts'
import type { GroupKind } from '../org-tree.ts'
import type { Place } from '../place.ts'
import { type HeadedRow, headedRows, type Headings, type SheetRow } from '../sheet-rows.ts'
import { typedPlace } from '../typed-place.ts'

/** Columns of a sheet of branches, in the order of the template. */
export const branchSheetColumns = [
  'brand',
  'brandAr',
  'region',
  'regionAr',
  'area',
  'areaAr',
  'nameEn',
  'nameAr',
  'code',
  'city',
  'address',
  'latitude',
  'longitude',
  'phone',
  'hours',
  'manager',
  'cr',
  'licence',
] as const
export type BranchSheetColumn = (typeof branchSheetColumns)[number]

/** Common headings of these columns; those of the template and of the list's own file are among them. */
const headings: Headings<BranchSheetColumn> = {
  brand: [
    'brand',
    'brand name',
    'brand (English)',
    'العلامة التجارية',
    'العلامة',
    'البراند',
    'العلامة التجارية (بالإنجليزية)',
  ],
  brandAr: ['brand (Arabic)', 'brand name (Arabic)', 'العلامة التجارية (بالعربية)'],
  region: ['region', 'region name', 'region (English)', 'المنطقة', 'الإقليم', 'المنطقة (بالإنجليزية)'],
  regionAr: ['region (Arabic)', 'region name (Arabic)', 'المنطقة (بالعربية)'],
  area: ['area', 'area name', 'area (English)', 'القطاع', 'النطاق', 'القطاع (بالإنجليزية)'],
  areaAr: ['area (Arabic)', 'area name (Arabic)', 'القطاع (بالعربية)'],
  nameEn: [
    'branch name (English)',
    'branch name',
    'branch',
    'name',
    'English name',
    'name in English',
    'branch name in English',
    'اسم الفرع (بالإنجليزية)',
    'الاسم بالإنجليزية',
    'اسم الفرع الإنجليزي',
    'اسم الفرع إنجليزي',
    'Branch name en',
  ],
  nameAr: [
    'اسم الفرع (بالعربية)',
    'اسم الفرع',
    'الفرع',
    'الاسم بالعربية',
    'اسم الفرع العربي',
    'اسم الفرع عربي',
    'branch name (Arabic)',
    'Arabic name',
    'name in Arabic',
    'branch name in Arabic',
    'Branch name ar',
  ],
  code: [
    'code',
    'branch code',
    'branch no',
    'branch number',
    'store code',
    'الرمز',
    'رمز الفرع',
    'رقم الفرع',
    'كود الفرع',
    'الكود',
  ],
  city: ['city', 'المدينة'],
  address: ['address', 'location', 'street', 'العنوان', 'الموقع', 'الشارع'],
  latitude: ['latitude', 'lat', 'خط العرض', 'دائرة العرض'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'خط الطول'],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'mobile',
    'mobile number',
    'الهاتف',
    'رقم الهاتف',
    'رقم التواصل',
    'رقم الاتصال',
    'الجوال',
    'رقم الجوال',
  ],
  hours: ['opening hours', 'hours', 'working hours', 'ساعات العمل', 'أوقات العمل', 'أوقات الدوام'],
  manager: [
    "manager's email",
    'manager email',
    'branch manager email',
    'manager e-mail',
    'بريد المدير',
    'بريد مدير الفرع',
    'البريد الإلكتروني لمدير الفرع',
  ],
  cr: [
    'CR number',
    'commercial registration',
    'CR',
    'commercial registration number',
    'السجل التجاري',
    'رقم السجل التجاري',
  ],
  licence: [
    'licence number',
    'license number',
    'licence',
    'license',
    'municipal licence',
    'municipal license',
    'رقم الرخصة',
    'الرخصة',
    'رقم الترخيص',
    'الترخيص',
    'رخصة البلدية',
    'الرخصة البلدية',
  ],
}

export type BranchSheetRow = HeadedRow<BranchSheetColumn>

/** Rows of a sheet of branches by their headings; null without a column of names. */
export const branchSheetRows = (rows: readonly SheetRow[]) =>
  headedRows<BranchSheetColumn>(rows, headings, [['nameEn', 'nameAr']])

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
  'bad_cr',
  'bad_licence',
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
  place: Place | null
  phone: string | null
  hours: BranchHours | null
  manager: string | null
  crNumber: string | null
  licenceNumber: string | null
}

/** Names by their script: a single name may stand in the column of the other language. */
function namesIn(first: string, second: string): Names | 'bad_english_name' {
  const swapped = (hasArabic(first) && !hasArabic(second)) || (!first && !hasArabic(second))
  const [en, ar] = swapped ? [second, first] : [first, second]
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
function phoneOf(typed: string): string | null {
  const text = latinDigits(typed).replace(/[\s().\u200E\u200F\u202A-\u202E\u2066-\u2069-]/g, '')
  const landline = /^(?:\+966|00966|966|0)?(1[1-7]\d{7})$/.exec(text)
  if (landline) return `+966${landline[1]}`
  return normaliseSaudiMobile(text) ?? (/^\+?\d{4,20}$/.test(text) ? text : null)
}

const numberOf = (typed: string): string => latinDigits(typed).replace(/[\s\u200E\u200F-]/g, '')
export const isEmail = (text: string): boolean =>
  /^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text)

const longest: Partial<Record<BranchSheetColumn, number>> = {
  code: 40,
  city: 100,
  address: 300,
  manager: 254,
  hours: 500,
}

const isTooLong = (row: BranchSheetRow): boolean =>
  (locationOf(row)?.length ?? 0) > 300 ||
  branchSheetColumns.some((column) => row[column].length > (longest[column] ?? 200))

function groupsOf(row: BranchSheetRow): TypedGroup[] | 'bad_english_name' {
  const groups: TypedGroup[] = []
  for (const kind of ['brand', 'region', 'area'] as const) {
    const names = namesIn(row[kind], row[`${kind}Ar`])
    if (typeof names === 'string') return names
    if (names.en ?? names.ar) groups.push({ kind, names })
  }
  return groups
}

type Cells = {
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
  const [manager, crNumber, licence] = [row.manager.toLowerCase(), numberOf(row.cr), latinDigits(row.licence)]
  const problems = new Set<BranchRowProblem>()
  if (isTooLong(row)) problems.add('too_long')
  for (const part of [names, groups]) if (typeof part === 'string') problems.add(part)
  if (typeof names !== 'string' && !names.en && !names.ar) problems.add('no_name')
  if (typeof place === 'string') problems.add(place)
  if (phone === null) problems.add('bad_phone')
  if (hours === null) problems.add('bad_hours')
  if (manager && !isEmail(manager)) problems.add('bad_email')
  if (crNumber && !/^\d{10}$/.test(crNumber)) problems.add('bad_cr')
  if (licence.length > 40) problems.add('bad_licence')
  const isWrong = typeof names === 'string' || typeof groups === 'string' || typeof place === 'string'
  if (problems.size > 0 || isWrong || phone === null || hours === null) return [...problems]
  return { names, groups, place, phone, hours, manager, crNumber, licence }
}

/** The branch of a row, or all problems of the row. */
export function branchOfRow(row: BranchSheetRow): TypedBranch | BranchRowProblem[] {
  const cells = cellsOf(row)
  if (Array.isArray(cells)) return cells
  const { names, groups, place, phone, hours, manager, crNumber, licence } = cells
  return {
    line: row.line,
    groups,
    names,
    code: row.code || null,
    location: locationOf(row),
    place,
    phone: phone || null,
    hours: row.hours ? hours : null,
    manager: manager || null,
    crNumber: crNumber || null,
    licenceNumber: licence || null,
  }
}
