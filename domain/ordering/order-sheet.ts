import { hoursOf } from '../branch-hours.ts'
import { type DayPart, dayParts } from '../day-part.ts'
import { type MysteryType, mysteryTypes } from '../evaluation.ts'
import { fold } from '../fold.ts'
import type { Day } from '../riyadh-time.ts'
import { headedRows, type Headings, type SheetRow } from '../sheet-rows.ts'
import { dayOf, isWindow, type KnownBranch, type OrderProblem, timeOf, type WishedVisit } from './order-many.ts'
import { momentOn, type OrderTime } from './order-moment.ts'

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : /[;؛]/.test(line) ? /[;؛]/ : /[,،]/).map((cell) => cell.trim())

const typeWords: Record<string, MysteryType> = Object.fromEntries(
  [
    ...mysteryTypes.map((type) => [type, type] as const),
    ['full service', 'full_service'] as const,
    ['full', 'full_service'] as const,
    ['تقييم شامل', 'full_service'] as const,
    ['شامل', 'full_service'] as const,
    ['تقييم أساسي', 'basic'] as const,
    ['أساسي', 'basic'] as const,
  ].map(([word, type]) => [fold(word), type]),
)

const partWords: Record<string, DayPart> = Object.fromEntries(
  [
    ...dayParts.map((part) => [part, part] as const),
    ['late evening', 'late'] as const,
    ['الفطور', 'breakfast'] as const,
    ['الغداء', 'lunch'] as const,
    ['العصر', 'afternoon'] as const,
    ['العشاء', 'dinner'] as const,
    ['آخر المساء', 'late'] as const,
  ].map(([word, part]) => [fold(word), part]),
)

/** A time of day or a part of it; null when unreadable. */
function orderTimeOf(typed: string): OrderTime | null {
  const dayPart = partWords[fold(typed)]
  if (dayPart) return { time: '', dayPart }
  const time = timeOf(typed)
  return time === null ? null : { time, dayPart: null }
}

/** The branch of this name, or of this name and location written as `name, location`. */
function branchOf(typed: string, branches: readonly KnownBranch[]): KnownBranch | OrderProblem {
  const wanted = fold(typed)
  if (!wanted) return 'branch-missing'
  const byName = branches.filter(({ name, nameAr }) => fold(name) === wanted || fold(nameAr ?? '') === wanted)
  const found =
    byName.length > 0
      ? byName
      : branches.filter(({ name, nameAr, location }) =>
          [name, nameAr].some((one) => one && fold(`${one}, ${location}`) === wanted),
        )
  if (found.length > 1) return 'branch-unclear'
  return found[0] ?? 'branch-unknown'
}

/** A first line that names the columns has no readable day. */
const isHeading = (cells: readonly string[]): boolean =>
  ['branch', 'branch name', 'الفرع', 'اسم الفرع'].some((word) => fold(word) === fold(cells[0] ?? ''))

type Usual = OrderTime & { type: MysteryType }

const windowFrom = (day: Day, until: Day, { dayPart }: OrderTime) =>
  until === day && dayPart === null ? null : { from: day, until, dayPart }

function readLine(line: number, cells: readonly string[], branches: readonly KnownBranch[], usual: Usual): WishedVisit {
  const [name = '', date = '', hour = '', kind = '', last = ''] = cells
  const branch = branchOf(name, branches)
  const day = dayOf(date.slice(0, 10).trim() === date.trim() ? date : date.split(/[ T]/)[0]!)
  const typedTime = hour || date.split(/[ T]/)[1] || ''
  const time = typedTime ? orderTimeOf(typedTime) : usual
  const type = kind ? (typeWords[fold(kind)] ?? null) : usual.type
  const until = last ? dayOf(last) : day
  const known = typeof branch === 'string' ? null : branch
  const problem =
    (typeof branch === 'string' ? branch : null) ??
    (day ? null : 'day-unreadable') ??
    (time ? null : 'time-unreadable') ??
    (type ? null : 'type-unknown') ??
    (day && until && isWindow(day, until) ? null : 'window-unreadable')
  return {
    line,
    branchId: known?.id ?? null,
    named: known?.name ?? name,
    at: day && time ? momentOn(hoursOf(known?.hours), day, time).at : null,
    type: type ?? usual.type,
    window: problem || !day || !until || !time ? null : windowFrom(day, until, time),
    problem,
  }
}

/**
 * Reads a pasted sheet: branch, day, and optionally time or part of the day, type, and last day, separated by tabs,
 * semicolons or commas. Missing times and types take the usual ones; with a last day the shopper chooses the day.
 */
export const readSheet = (typed: string, branches: readonly KnownBranch[], usual: Usual): WishedVisit[] =>
  typed
    .split(/\r?\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => ({ line, cells: cellsOf(text) }))
    .filter(({ cells }, index) => index > 0 || !isHeading(cells))
    .map(({ line, cells }) => readLine(line, cells, branches, usual))

/** Columns of a file of visits, in the order of the template. */
export const orderSheetColumns = ['branch', 'location', 'day', 'time', 'type', 'until'] as const
export type OrderSheetColumn = (typeof orderSheetColumns)[number]

const headings: Headings<OrderSheetColumn> = {
  branch: ['branch', 'branch name', 'name', 'branch name (English)', 'الفرع', 'اسم الفرع', 'اسم الفرع (بالعربية)'],
  location: ['location', 'address', 'الموقع', 'العنوان'],
  day: [
    'day',
    'date',
    'visit date',
    'day of the visit',
    'first day',
    'اليوم',
    'التاريخ',
    'يوم الزيارة',
    'تاريخ الزيارة',
  ],
  time: ['time', 'time of day', 'part of the day', 'visit time', 'الوقت', 'وقت الزيارة', 'فترة اليوم'],
  type: ['type', 'evaluation type', 'النوع', 'نوع التقييم'],
  until: ['last day', 'until', 'آخر يوم', 'حتى'],
}

const nameCell = (name: string, location: string, branches: readonly KnownBranch[]): string =>
  location && branchOf(name, branches) === 'branch-unclear' ? `${name}, ${location}` : name

/** A visit as a line that `readSheet` reads. */
export const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t')
    .replace(/\t+$/, '')

/**
 * A file of visits as lines to look at and correct. Rows of a branch without a day are left out: the template names every
 * branch. Null without a readable heading.
 */
export function linesOfFile(rows: readonly SheetRow[], branches: readonly KnownBranch[]): string[] | null {
  const found = headedRows<OrderSheetColumn>(rows, headings, [['branch'], ['day']])
  if (!found) return null
  return found.rows
    .filter(({ day, time, until }) => day !== '' || time !== '' || until !== '')
    .map(({ branch, location, day, time, type, until }) =>
      lineOf([nameCell(branch, location, branches), day, time, type, until]),
    )
}

/** The cell that names a branch without doubt. */
export const cellOfBranch = ({ name, location }: KnownBranch, branches: readonly KnownBranch[]): string =>
  nameCell(name, location, branches)
