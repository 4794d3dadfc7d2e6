import { latinDigits } from '../digits.ts'
import { fold } from '../fold.ts'
import { type Halalas, halalas } from '../money.ts'
import { type HeadedRow, headedRows, type Headings, type SheetRow } from '../sheet-rows.ts'
import { type Day, isDay } from '../riyadh-time.ts'

const columns = ['day', 'branch', 'channel', 'code', 'item', 'quantity', 'gross', 'discount'] as const
export type SalesColumn = (typeof columns)[number]

/** Headings of tills and delivery apps, in both languages. */
const headings: Headings<SalesColumn> = {
  day: ['date', 'business date', 'day', 'order date', 'sales date', 'التاريخ', 'تاريخ الطلب', 'اليوم', 'تاريخ العمل'],
  branch: ['branch', 'branch name', 'store', 'outlet', 'location', 'الفرع', 'اسم الفرع', 'المتجر'],
  channel: [
    'channel',
    'order type',
    'type',
    'source',
    'platform',
    'application',
    'القناة',
    'نوع الطلب',
    'التطبيق',
    'المصدر',
  ],
  code: ['item code', 'product code', 'sku', 'code', 'رمز الصنف', 'رمز المنتج', 'الرمز', 'كود الصنف'],
  item: [
    'item',
    'item name',
    'product',
    'product name',
    'menu item',
    'name',
    'الصنف',
    'اسم الصنف',
    'المنتج',
    'اسم المنتج',
  ],
  quantity: ['quantity', 'qty', 'units', 'units sold', 'sold', 'count', 'الكمية', 'الكمية المباعة', 'العدد'],
  gross: [
    'gross',
    'gross sales',
    'sales',
    'total',
    'amount',
    'sales with vat',
    'المبيعات',
    'إجمالي المبيعات',
    'الإجمالي',
    'المبلغ',
  ],
  discount: ['discount', 'discounts', 'discount amount', 'الخصم', 'الخصومات', 'قيمة الخصم'],
}

/** Rows of a file of sales; null without a day, an item, a quantity and an amount. */
export const salesRows = (rows: readonly SheetRow[]) =>
  headedRows<SalesColumn>(rows, headings, [['day'], ['item', 'code'], ['quantity'], ['gross']])

export const salesProblems = [
  'bad-day',
  'future',
  'no-item',
  'too-long',
  'bad-quantity',
  'bad-amount',
  'no-branch',
] as const
export type SalesProblem = (typeof salesProblems)[number]

export type SalesRow = {
  line: number
  day: Day
  branch: string
  channel: string
  item: string
  /** Decimal text, not 0; below 0 when it was given back. */
  quantity: string
  gross: Halalas
  discount: Halalas
}
export type ReadRow = { row: SalesRow } | { line: number; problem: SalesProblem; text: string }

const cleaned = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll('\u2212', '-')
    .trim()

const pad = (text: string): string => text.padStart(2, '0')

/** A day as tills write it: 2026-11-30, 30/11/2026, 30-11-2026, with or without a time behind it. */
export function readSalesDay(typed: string): Day | null {
  const [text = ''] = cleaned(typed).split(/[T\s]/)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const day = iso
    ? `${iso[1]}-${pad(iso[2]!)}-${pad(iso[3]!)}`
    : local && `${local[3]}-${pad(local[2]!)}-${pad(local[1]!)}`
  if (!day || !isDay(day)) return null
  // why: years of the Hijri calendar are below 1500, and nothing older than this is of use
  return day >= '2015-01-01' ? day : null
}

/** A signed decimal; commas only between groups of three. */
function readNumber(typed: string): string | null {
  const text = cleaned(typed)
    .replace(/^(sar|ريال|ر\.س\.?)\s*/i, '')
    .replace(/\s*(sar|ريال|ر\.س\.?)$/i, '')
    .replace('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/\s/g, '')
  const negative = /^\((.+)\)$/.exec(text)
  const bare = negative ? `-${negative[1]}` : text
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,6})?$/.exec(bare)
  return match ? `${match[1]}${match[2]!.replaceAll(',', '')}${match[3] ?? ''}` : null
}

const isZero = (text: string): boolean => !/[1-9]/.test(text)
/** Most portions or riyals of one row. */
const mostQuantity = 1_000_000

const readAmount = (typed: string): Halalas | null => {
  if (cleaned(typed) === '') return 0
  const text = readNumber(typed)
  return text === null ? null : halalas(text)
}

/** What a row says, or the first problem of it. `today`: sales of later days are refused. */
export function readSalesRow(row: HeadedRow<SalesColumn>, today: Day): ReadRow {
  const { line } = row
  const refuse = (problem: SalesProblem, text: string): ReadRow => ({ line, problem, text: text.slice(0, 80) })
  const day = readSalesDay(row.day)
  if (day === null) return refuse('bad-day', row.day)
  if (day > today) return refuse('future', row.day)
  const item = cleaned(row.item) || cleaned(row.code)
  if (item === '' || fold(item) === '') return refuse('no-item', '')
  if (item.length > 160 || row.channel.length > 80) return refuse('too-long', item)
  const quantity = readNumber(row.quantity)
  if (quantity === null || isZero(quantity) || Math.abs(Number(quantity)) > mostQuantity)
    return refuse('bad-quantity', row.quantity)
  const gross = readAmount(row.gross)
  const discount = readAmount(row.discount)
  if (gross === null) return refuse('bad-amount', row.gross)
  if (discount === null) return refuse('bad-amount', row.discount)
  // why: some tills write discounts as negative amounts
  const given = Math.abs(discount) * (gross < 0 ? -1 : 1)
  const branch = cleaned(row.branch)
  return { row: { line, day, branch, channel: cleaned(row.channel), item, quantity, gross, discount: given } }
}
