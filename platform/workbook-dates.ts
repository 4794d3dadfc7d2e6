import { addDays } from '#/domain/riyadh-time.ts'

/** Built-in number formats of days and times. */
const builtIn = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** Whether a number format shows a day or a time: it has letters of these outside of quotes, brackets and escapes. */
const showsDate = (format: string): boolean =>
  /[dmyhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/gi, ''))

type Attributes = Readonly<Record<string, string>>

/** Digits that a number format of zeros only, such as `000`, shows at least; 0: another format. */
const digitsShown = (format: string): number => (/^0{2,20}$/.test(format) ? format.length : 0)

/** Cell styles by their index: those that show a number as a day or a time, and the digits of those with leading zeros. */
export type NumberStyles = { dates: ReadonlySet<string>; digits: ReadonlyMap<string, number> }

export function numberStylesOf(formats: readonly Attributes[], cells: readonly Attributes[]): NumberStyles {
  const own = new Map(formats.map((format) => [Number(format['numFmtId']), format['formatCode'] ?? '']))
  const isDate = (id: number): boolean => {
    const format = own.get(id)
    return format === undefined ? builtIn.has(id) : showsDate(format)
  }
  const styles = cells.map((cell, index) => ({ index: String(index), id: Number(cell['numFmtId']) }))
  return {
    dates: new Set(styles.filter(({ id }) => isDate(id)).map(({ index }) => index)),
    digits: new Map(
      styles
        .map(({ index, id }) => [index, digitsShown(own.get(id) ?? '')] as const)
        .filter(([, digits]) => digits > 0),
    ),
  }
}

/** Last day that spreadsheets count: 9999-12-31. */
const lastDay = 2_958_465
const minutesOfDay = 24 * 60

/** A stored number as the day and time that the spreadsheet shows: `2026-11-24`, `14:30` or both. */
export function dateText(value: number, counts1904: boolean): string | null {
  if (!(value >= 0) || value > lastDay) return null
  const minutes = Math.round((value % 1) * minutesOfDay)
  const clock = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  if (value < 1) return clock
  const whole = Math.floor(value) + (minutes === minutesOfDay ? 1 : 0)
  const day = addDays(counts1904 ? '1904-01-01' : '1899-12-30', whole)
  return minutes % minutesOfDay === 0 ? day : `${day} ${clock}`
}
