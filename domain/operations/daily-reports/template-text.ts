import { latinDigits } from '#/domain/digits.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { isClockTime } from './business-day.ts'
import type { Choice, Duty, Point, Shift, TemplateParts } from './template.ts'
import { type TemperatureKind, temperatureKinds } from './temperature.ts'

const most = { shifts: 4, duties: 40, points: 40, choices: 12 } as const
const longestName = 80

/** The same key for the same name, so that answers of earlier reports keep their places. */
export const keyFor = (name: string, start: string): string => {
  let hash = 2166136261
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  return `${start}-${(hash >>> 0).toString(36)}`
}

const leftToRight = '\u200E'
const linesOf = (typed: string): string[] =>
  typed
    .replaceAll(leftToRight, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim())
const isName = (name: string | undefined): name is string =>
  name !== undefined && name.length > 0 && name.length <= longestName

type Known = { key: string; name: { en: string; ar: string } }
const keyOf = (known: readonly Known[], en: string, start: string): string =>
  known.find(({ name }) => name.en === en)?.key ?? keyFor(en, start)
const areApart = (rows: readonly Known[]): boolean => new Set(rows.map(({ key }) => key)).size === rows.length

/** One line a shift: `Evening | المسائية | 16:00-01:00`. Null: a line cannot be read. */
export function readShifts(typed: string, known: readonly Shift[]): Shift[] | null {
  const rows = linesOf(typed).map((line): Shift | null => {
    const [en, ar, times = ''] = partsOf(line)
    const [start, end] = latinDigits(times).split(/\s*[-–]\s*/)
    if (!isName(en) || !isName(ar) || !start || !end || !isClockTime(start) || !isClockTime(end)) return null
    return { key: keyOf(known, en, 's'), name: { en, ar }, start, end }
  })
  const found = rows.filter((row) => row !== null)
  return found.length === rows.length && found.length > 0 && found.length <= most.shifts && areApart(found)
    ? found
    : null
}

/** One line a duty: `Gas turned off | إغلاق الغاز`. */
export function readDuties(typed: string, known: readonly Duty[]): Duty[] | null {
  const rows = linesOf(typed).map((line): Duty | null => {
    const [en, ar, more] = partsOf(line)
    return isName(en) && isName(ar) && more === undefined ? { key: keyOf(known, en, 'd'), name: { en, ar } } : null
  })
  const found = rows.filter((row) => row !== null)
  return found.length === rows.length && found.length <= most.duties && areApart(found) ? found : null
}

/** The kinds as they are typed, in both languages. */
const kindWords: Record<TemperatureKind, Text> = {
  chilled: { en: 'chilled', ar: 'تبريد' },
  frozen: { en: 'frozen', ar: 'تجميد' },
  hot: { en: 'hot', ar: 'ساخن' },
  core: { en: 'core', ar: 'طهي' },
}
const kindOf = (typed: string): TemperatureKind | undefined =>
  temperatureKinds.find((kind) => Object.values(kindWords[kind]).includes(typed.toLowerCase()))

/** One line a point of all branches: `Meat fridge | ثلاجة اللحوم | chilled`. */
export function readPoints(typed: string, known: readonly Point[]): Point[] | null {
  const rows = linesOf(typed).map((line): Point | null => {
    const [en, ar, kind = ''] = partsOf(line)
    const found = kindOf(kind)
    return isName(en) && isName(ar) && found
      ? { key: keyOf(known, en, 'p'), name: { en, ar }, kind: found, branchId: null }
      : null
  })
  const found = rows.filter((row) => row !== null)
  return found.length === rows.length && found.length <= most.points && areApart(found) ? found : null
}

const concernWords: Text = { en: 'alert', ar: 'تنبيه' }

/** One line an answer: `Good | جيد`, and `Bad | سيئ | alert` where managers want to hear of it. */
export function readChoices(typed: string, known: readonly Choice[]): Choice[] | null {
  const rows = linesOf(typed).map((line): Choice | null => {
    const [en, ar, concern, more] = partsOf(line)
    const isConcern = concern !== undefined && Object.values(concernWords).includes(concern.toLowerCase())
    if (!isName(en) || !isName(ar) || more !== undefined || (concern !== undefined && !isConcern)) return null
    return { key: keyOf(known, en, 'c'), name: { en, ar }, ...(isConcern && { isConcern }) }
  })
  const found = rows.filter((row) => row !== null)
  return found.length === rows.length && found.length >= 2 && found.length <= most.choices && areApart(found)
    ? found
    : null
}

/** After the Arabic name: else the browser turns what follows, such as times, around. */
const named = ({ name }: Known): string => `${name.en} | ${name.ar}${leftToRight}`
const shiftLine = (shift: Shift): string => `${named(shift)} | ${shift.start}-${shift.end}`

export const choicesText = (choices: readonly Choice[], lang: Lang): string =>
  choices.map((one) => `${named(one)}${one.isConcern ? ` | ${concernWords[lang]}` : ''}`).join('\n')
/** The lists of a template as they are typed. */
export const templateTexts = ({ shifts, ramadanShifts, duties, points }: TemplateParts, lang: Lang) => ({
  shifts: shifts.map(shiftLine).join('\n'),
  ramadanShifts: ramadanShifts.map(shiftLine).join('\n'),
  duties: duties.map(named).join('\n'),
  points: points
    .filter(({ branchId }) => branchId === null)
    .map((point) => `${named(point)} | ${kindWords[point.kind][lang]}`)
    .join('\n'),
})
