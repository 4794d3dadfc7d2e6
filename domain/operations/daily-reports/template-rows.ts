import type { Text } from '#/domain/text.ts'
import { isClockTime } from './business-day.ts'
import type { Choice, Duty, Point, Shift, TemplateParts } from './template.ts'
import { type TemperatureKind, temperatureKinds } from './temperature.ts'

/** Lists of a template, and the answers of one of its fields. */
export const rowLists = ['shifts', 'ramadanShifts', 'duties', 'points', 'choices'] as const
export type RowList = (typeof rowLists)[number]
/** Most rows of each list. */
export const mostRows: Record<RowList, number> = { shifts: 4, ramadanShifts: 4, duties: 40, points: 40, choices: 12 }
export const longestName = 80

export const rowParts = ['key', 'en', 'ar', 'start', 'end', 'kind', 'concern'] as const
export type RowPart = (typeof rowParts)[number]
/** What each list has beside its names and key. */
export const partsOfList: Record<RowList, readonly RowPart[]> = {
  shifts: ['key', 'en', 'ar', 'start', 'end'],
  ramadanShifts: ['key', 'en', 'ar', 'start', 'end'],
  duties: ['key', 'en', 'ar'],
  points: ['key', 'en', 'ar', 'kind'],
  choices: ['key', 'en', 'ar', 'concern'],
}

/** A row as it is typed; `key` is empty in a new one. `place`: from 1, in the form. */
export type TypedRow = { place: number } & Record<RowPart, string>
/** A problem of one part of one row, or of the list: place 0. */
export type RowProblem = { place: number; part: RowPart; problem: string }
export type RowsRead<Row> = { rows: Row[] } | { problems: RowProblem[] }

/** The same key for the same name, so that answers of earlier reports keep their places. */
const keyFor = (name: string, start: string): string => {
  let hash = 2166136261
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  return `${start}-${(hash >>> 0).toString(36)}`
}

type Known = { key: string; name: Text }

/** A row keeps its key when it is renamed. A new row takes that of the known row with its name, or one made from the name. */
function keyOf(row: TypedRow, known: readonly Known[], taken: ReadonlySet<string>, start: string): string {
  if (known.some(({ key }) => key === row.key)) return row.key
  const named = known.find(({ key, name }) => name.en === row.en && !taken.has(key))?.key
  if (named) return named
  let key = keyFor(row.en, start)
  for (let next = 2; taken.has(key); next++) key = keyFor(`${row.en} ${next}`, start)
  return key
}

type Rules<Row> = { known: readonly Known[]; start: string; read: (basis: Known, row: TypedRow) => Row | RowProblem[] }

function readRows<Row extends Known>(typed: readonly TypedRow[], { known, start, read }: Rules<Row>): RowsRead<Row> {
  const [rows, problems]: [Row[], RowProblem[]] = [[], []]
  // why: keys of rows further down are theirs, whatever a new row above is named
  const taken = new Set(typed.map(({ key }) => key).filter((key) => known.some((one) => one.key === key)))
  for (const row of typed) {
    const at = (part: RowPart, problem: string): RowProblem => ({ place: row.place, part, problem })
    const missing = (['en', 'ar'] as const).filter((part) => row[part] === '').map((part) => at(part, 'required'))
    const long = (['en', 'ar'] as const)
      .filter((part) => row[part].length > longestName)
      .map((part) => at(part, 'too-long'))
    const isTwice = typed.some((one) => one.place < row.place && one.en === row.en && row.en !== '')
    const twice = isTwice ? [at('en', 'daily-row-twice')] : []
    const key = keyOf(row, known, taken, start)
    taken.add(key)
    const found = read({ key, name: { en: row.en, ar: row.ar } }, row)
    problems.push(...missing, ...long, ...twice, ...(Array.isArray(found) ? found : []))
    if (!Array.isArray(found)) rows.push(found)
  }
  return problems.length > 0 ? { problems } : { rows }
}

/** A list with too few rows is refused as a whole. */
function atLeast<Row>(least: number, problem: string, read: RowsRead<Row>): RowsRead<Row> {
  if ('problems' in read || read.rows.length >= least) return read
  return { problems: [{ place: 0, part: 'en', problem }] }
}

/** One to four shifts with their times; times after midnight belong to the night of the day. */
export const readShifts = (typed: readonly TypedRow[], known: readonly Shift[]): RowsRead<Shift> =>
  atLeast(
    1,
    'daily-shifts',
    readRows(typed, {
      known,
      start: 's',
      read: (basis, { place, start, end }) => {
        const wrong = (
          [
            ['start', start],
            ['end', end],
          ] as const
        ).filter(([, time]) => !isClockTime(time))
        if (wrong.length > 0) return wrong.map(([part]) => ({ place, part, problem: 'daily-shift-time' }))
        return start === end ? [{ place, part: 'end', problem: 'daily-shift-length' }] : { ...basis, start, end }
      },
    }),
  )

export const readDuties = (typed: readonly TypedRow[], known: readonly Duty[]): RowsRead<Duty> =>
  readRows(typed, { known, start: 'd', read: (basis) => basis })

const isKind = (kind: string): kind is TemperatureKind => temperatureKinds.some((one) => one === kind)

/** Points of all branches. */
export const readPoints = (typed: readonly TypedRow[], known: readonly Point[]): RowsRead<Point> =>
  readRows<Point>(typed, {
    known,
    start: 'p',
    read: (basis, { place, kind }) =>
      isKind(kind) ? { ...basis, kind, branchId: null } : [{ place, part: 'kind', problem: 'required' }],
  })

/** Two to twelve answers. */
export const readChoices = (typed: readonly TypedRow[], known: readonly Choice[]): RowsRead<Choice> =>
  atLeast(
    2,
    'daily-choices',
    readRows<Choice>(typed, {
      known,
      start: 'c',
      read: (basis, { concern }) => ({ ...basis, ...(concern !== '' && { isConcern: true }) }),
    }),
  )

/** What the rows of a form begin with. */
export type StartRow = Omit<TypedRow, 'place'>
const blank = { start: '', end: '', kind: '', concern: '' }
const begun = ({ key, name }: Known): StartRow => ({ ...blank, key, en: name.en, ar: name.ar })
const ofShift = (shift: Shift): StartRow => ({ ...begun(shift), start: shift.start, end: shift.end })

export const choiceRows = (choices: readonly Choice[]): StartRow[] =>
  choices.map((one) => ({ ...begun(one), concern: one.isConcern ? 'on' : '' }))

/** The lists of a template as rows of a form; points of single branches are not among them. */
export const templateRows = ({ shifts, ramadanShifts, duties, points }: TemplateParts) => ({
  shifts: shifts.map(ofShift),
  ramadanShifts: ramadanShifts.map(ofShift),
  duties: duties.map(begun),
  points: points
    .filter(({ branchId }) => branchId === null)
    .map((point): StartRow => ({ ...begun(point), kind: point.kind })),
})
