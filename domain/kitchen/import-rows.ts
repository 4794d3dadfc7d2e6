import { hasArabic } from '../branch-names.ts'
import { latinDigits } from '../digits.ts'
import { fold } from '../fold.ts'
import { type Rational, rational, times } from '../rational.ts'
import { isDay } from '../riyadh-time.ts'
import {
  type ChosenColumns,
  type HeadedRow,
  headedRows,
  type Headings,
  type HeadingText,
  type SheetRow,
} from '../sheet-rows.ts'
import type { BaseUnit, Names } from './book.ts'
import { categories, type Category } from './ingredient.ts'
import type { VatMode } from './prices.ts'
import { exactText, readQuantity, readRiyals } from './quantity.ts'
import { isStandard, standardUnits, unitNamed } from './units.ts'

/** Columns of a sheet of ingredients with what they may be called. */
export const importHeadings = {
  nameEn: ['name en', 'name (en)', 'english name', 'name english', 'item name en', 'الاسم الإنجليزي', 'الاسم بالإنجليزية'],
  nameAr: [
    'name ar',
    'name (ar)',
    'arabic name',
    'name arabic',
    'item name ar',
    'الاسم العربي',
    'الاسم بالعربية',
    'الاسم بالعربي',
  ],
  name: [
    'name',
    'item',
    'item name',
    'ingredient',
    'ingredients',
    'product',
    'description',
    'material',
    'الاسم',
    'الصنف',
    'اسم الصنف',
    'المكون',
    'المادة',
    'اسم المادة',
    'البيان',
    'الوصف',
  ],
  pack: [
    'pack',
    'pack size',
    'packing',
    'package',
    'quantity',
    'qty',
    'size',
    'العبوة',
    'حجم العبوة',
    'الكمية',
    'التعبئة',
  ],
  unit: ['unit', 'uom', 'purchase unit', 'unit of measure', 'الوحدة', 'وحدة الشراء', 'وحدة القياس'],
  amount: [
    'price',
    'price sar',
    'unit price',
    'cost',
    'amount',
    'pack price',
    'السعر',
    'سعر الشراء',
    'سعر العبوة',
    'التكلفة',
    'سعر الوحدة',
  ],
  vat: ['vat', 'vat mode', 'tax', 'الضريبة', 'ضريبة القيمة المضافة'],
  category: ['category', 'group', 'item group', 'type', 'التصنيف', 'المجموعة', 'الفئة', 'القسم'],
  supplier: ['supplier', 'vendor', 'المورد', 'المورّد', 'اسم المورد'],
  sku: ['sku', 'code', 'item code', 'item number', 'item no', 'رمز الصنف', 'رقم الصنف', 'الكود', 'كود الصنف'],
  barcode: ['barcode', 'bar code', 'ean', 'gtin', 'الباركود', 'باركود'],
  validFrom: ['valid from', 'date', 'from', 'price date', 'يسري من', 'التاريخ', 'تاريخ السعر'],
} as const satisfies Headings<string>
export type ImportColumn = keyof typeof importHeadings
export const importColumns = Object.keys(importHeadings) as ImportColumn[]
export type ImportRow = HeadedRow<ImportColumn>

/** Rows of a sheet by their headings, as far as something is `chosen` by that; null without a column of names. */
export const importRows = (rows: readonly SheetRow[], chosen?: ChosenColumns<ImportColumn>) =>
  headedRows<ImportColumn>(rows, importHeadings, [['name', 'nameEn', 'nameAr']], chosen)
export type ImportHeading = HeadingText<ImportColumn>

export const importProblems = [
  'no-name',
  'name-long',
  'no-unit',
  'unit',
  'cup',
  'pack',
  'amount',
  'vat',
  'barcode',
  'day',
  'too-long',
  'twice',
  'base',
] as const
export type ImportProblem = (typeof importProblems)[number]

export type TypedPack = { quantity: string; unit: string; base: BaseUnit; content: Rational }
export type TypedRow = {
  line: number
  names: Names
  /** Null: the row has no unit, which is enough for an ingredient that is known. */
  pack: TypedPack | null
  /** Halalas; null: no price. */
  amount: number | null
  mode: VatMode
  category: Category | null
  supplier: string | null
  sku: string | null
  barcode: string | null
  validFrom: string | null
}

/** Names by their script: a name may be in the column of the other language. */
function namesIn({ name, nameEn, nameAr }: ImportRow): Names {
  const typed = [nameEn, nameAr, name].map((text) =>
    text.replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '').trim(),
  )
  return {
    en: typed.find((text) => text !== '' && !hasArabic(text)) ?? null,
    ar: typed.find((text) => hasArabic(text)) ?? null,
  }
}

const many = /^(.+?)\s*[x×*]\s*(.+)$/i
const counted = /^([\d٠-٩.,٫٬/½¼¾⅓⅔⅛ ]*[\d٠-٩½¼¾⅓⅔⅛])\s*(.*)$/

/** "25 kg", "12 x 1.5 l", "kg", or a number beside a unit of its own column. */
export function packIn(pack: string, unit: string): TypedPack | ImportProblem | null {
  if (pack === '' && unit === '') return null
  const whole = [pack, unit].filter(Boolean).join(' ')
  const times_ = many.exec(whole)
  const outer = times_ && readQuantity(times_[1]!)
  if (outer && !('value' in outer)) return 'pack'
  const inner = counted.exec(times_ ? times_[2]! : whole)
  const read = inner ? readQuantity(inner[1]!) : { value: rational(1), text: '1' }
  if (!('value' in read) || read.value.n === 0n) return 'pack'
  // "carton 25 kg": a number in the unit is the pack, the word before it is dropped
  const named = unitNamed(inner ? inner[2]! : whole)
  if (named === null) return inner && inner[2] === '' ? 'no-unit' : 'unit'
  if (typeof named === 'object') return 'cup'
  if (!isStandard(named)) return 'unit'
  const { dimension, of } = standardUnits[named]
  const quantity = outer && 'value' in outer ? times(outer.value, read.value) : read.value
  if (quantity.n === 0n) return 'pack'
  const text = outer ? exactText(quantity) : read.text
  return { quantity: text, unit: named, base: dimension, content: times(quantity, of) }
}

const modes: Record<string, VatMode> = {
  included: 'included',
  inclusive: 'included',
  incl: 'included',
  yes: 'included',
  شامل: 'included',
  نعم: 'included',
  excluded: 'excluded',
  exclusive: 'excluded',
  excl: 'excluded',
  no: 'excluded',
  'غير شامل': 'excluded',
  لا: 'excluded',
  none: 'none',
  exempt: 'none',
  بدون: 'none',
  معفى: 'none',
}
const modesFolded = new Map(Object.entries(modes).map(([text, mode]) => [fold(text), mode]))

/** The category that a text means by its code or by a word of its name in either language; null: none. */
export function categoryIn(text: string, names: Readonly<Record<Category, readonly string[]>>): Category | null {
  const typed = fold(text)
  if (typed === '') return null
  return (
    categories.find((code) => code === typed || names[code].some((name) => fold(name) === typed)) ??
    categories.find((code) => names[code].some((name) => fold(name).split(/\s+/).includes(typed))) ??
    null
  )
}

const dayIn = (text: string): string | null => {
  const latin = latinDigits(text).trim()
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})$/.exec(latin)
  const day = turned ? `${turned[3]}-${turned[2]!.padStart(2, '0')}-${turned[1]!.padStart(2, '0')}` : latin.slice(0, 10)
  return isDay(day) && day >= '2018-01-01' && day <= '2061-12-31' ? day : null
}

type Reading = {
  /** The VAT mode of rows that say none; null: such prices are refused. */
  mode: VatMode | null
  categoryNames: Readonly<Record<Category, readonly string[]>>
}

/** What a row says, or the column and problem that keep it from being read. */
export function readRow(
  row: ImportRow,
  { mode, categoryNames }: Reading,
): TypedRow | { column: ImportColumn; problem: ImportProblem } {
  const names = namesIn(row)
  if (names.en === null && names.ar === null) return { column: 'name', problem: 'no-name' }
  if ((names.en?.length ?? 0) > 120 || (names.ar?.length ?? 0) > 120) return { column: 'name', problem: 'name-long' }
  const pack = packIn(row.pack, row.unit)
  if (typeof pack === 'string') return { column: pack === 'pack' ? 'pack' : 'unit', problem: pack }
  const amount = row.amount === '' ? null : readRiyals(row.amount)
  if (row.amount !== '' && amount === null) return { column: 'amount', problem: 'amount' }
  if (amount !== null && pack === null) return { column: 'unit', problem: 'no-unit' }
  const own = row.vat === '' ? mode : (modesFolded.get(fold(row.vat)) ?? null)
  if (amount !== null && own === null) return { column: 'vat', problem: 'vat' }
  const barcode = latinDigits(row.barcode).replaceAll(/\s/g, '')
  if (barcode !== '' && !/^\d{8,14}$/.test(barcode)) return { column: 'barcode', problem: 'barcode' }
  const validFrom = row.validFrom === '' ? null : dayIn(row.validFrom)
  if (row.validFrom !== '' && validFrom === null) return { column: 'validFrom', problem: 'day' }
  if (row.sku.length > 60) return { column: 'sku', problem: 'too-long' }
  if (row.supplier.length > 120) return { column: 'supplier', problem: 'too-long' }
  return {
    line: row.line,
    names,
    pack,
    amount,
    mode: own ?? 'included',
    category: categoryIn(row.category, categoryNames),
    supplier: row.supplier || null,
    sku: row.sku || null,
    barcode: barcode || null,
    validFrom,
  }
}
