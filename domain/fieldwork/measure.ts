import { latinDigits } from '../digits.ts'
import type { Text } from '../text.ts'

/**
 * One reading of a thermometer. `value`: degrees Celsius with at most one decimal, as a plain number; comparing such
 * numbers is exact. `place`: where it was taken, such as 'Walk-in chiller'; `device`: the thermometer used.
 */
export type Reading = { place: string; value: number; device?: string }
/** Answer to a measurement: one to eight readings, in the order they were taken. */
export type MeasureValue = { readings: readonly Reading[] }

export const measureDirections = ['at_most', 'at_least'] as const
export type MeasureDirection = (typeof measureDirections)[number]

/**
 * Limit of a measurement. `grey`: the last reading of the grey band, beyond the limit; missing: no grey band. All in
 * degrees Celsius with at most one decimal.
 */
export type MeasureLimit = { direction: MeasureDirection; limit: number; grey?: number }
export type MeasureBand = 'within' | 'grey' | 'beyond'

export const mostReadings = 8
export const maximumPlaceLength = 60
/** Readings outside are typing errors. */
export const readingRange = { min: -40, max: 260 } as const
export const degrees: Text = { en: '°C', ar: '°م' }

export const isTenth = (value: number): boolean => Number(value.toFixed(1)) === value

export const isReadingValue = (value: unknown): value is number =>
  typeof value === 'number' && isTenth(value) && value >= readingRange.min && value <= readingRange.max

const isLine = (value: unknown): value is string => typeof value === 'string' && value.length <= maximumPlaceLength

const isReading = (value: unknown): value is Reading => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { place, value: degrees, device, ...others } = value as Record<string, unknown>
  if (Object.keys(others).length > 0) return false
  return isLine(place) && isReadingValue(degrees) && (device === undefined || isLine(device))
}

/** Whether a value is an answer to a measurement, from one reading on; fewer than required block handing in. */
export function isMeasureValue(value: unknown): value is MeasureValue {
  if (typeof value !== 'object' || value === null || !('readings' in value)) return false
  const { readings, ...others } = value as { readings: unknown }
  if (Object.keys(others).length > 0 || !Array.isArray(readings)) return false
  return readings.length >= 1 && readings.length <= mostReadings && readings.every(isReading)
}

export const bandOfReading = ({ direction, limit, grey }: MeasureLimit, value: number): MeasureBand => {
  const passes = (border: number) => (direction === 'at_most' ? value <= border : value >= border)
  if (passes(limit)) return 'within'
  return grey !== undefined && passes(grey) ? 'grey' : 'beyond'
}

/** The reading that counts: the highest where the limit is a maximum, else the lowest; undefined without readings. */
export const worstReading = ({ direction }: MeasureLimit, readings: readonly Reading[]): Reading | undefined => {
  const sign = direction === 'at_most' ? 1 : -1
  return readings.reduce<Reading | undefined>(
    (worst, one) => (worst === undefined || sign * one.value > sign * worst.value ? one : worst),
    undefined,
  )
}

/** Band of the whole answer, which is that of its worst reading. */
export const bandOfMeasure = (limit: MeasureLimit, { readings }: MeasureValue): MeasureBand =>
  bandOfReading(limit, worstReading(limit, readings)?.value ?? limit.limit)

/** A grey band begins at its limit and lies beyond it. */
export const isGreyBeyond = ({ direction, limit, grey }: MeasureLimit): boolean =>
  grey === undefined || (direction === 'at_most' ? grey > limit : grey < limit)

/** An answer of one temperature, taken as often as asked; for simulations and samples. */
export const measureOf = (value: number, fewest: number): MeasureValue => ({
  readings: Array.from({ length: Math.max(1, fewest) }, () => ({ place: '', value })),
})

/** A temperature just outside the limit and its grey band. */
export const beyondLimit = ({ direction, limit, grey = limit }: MeasureLimit): number =>
  direction === 'at_most'
    ? Math.min(readingRange.max, Math.floor(grey) + 2)
    : Math.max(readingRange.min, Math.ceil(grey) - 2)

export const readingProblems = [
  'reading-missing',
  'reading-number',
  'reading-decimals',
  'reading-range',
  'reading-place',
] as const
export type ReadingProblem = (typeof readingProblems)[number]

// Marks of direction, spaces and a unit typed after the number.
const aside = /[\s\u200E\u200F\u061C\u2066-\u2069]|°\s*[cCم]?|[cCم]$/g
const minus = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g

/**
 * Reads a typed temperature: Arabic or Latin digits, with a decimal point or comma, and a minus sign on either side
 * (right-to-left keyboards put it behind).
 */
export function readReading(typed: string): { value: number } | { problem: ReadingProblem } {
  const plain = latinDigits(typed).replaceAll(minus, '-').replaceAll(/[٫,،]/g, '.').replaceAll(aside, '')
  if (plain === '') return { problem: 'reading-missing' }
  const signed = /^[-+]?(\d+(?:\.\d*)?|\.\d+)$/.exec(plain) ?? /^(\d+(?:\.\d*)?)-$/.exec(plain)
  if (!signed) return { problem: 'reading-number' }
  const value = Number(signed[1]) * (plain.includes('-') ? -1 : 1) || 0
  if (value < readingRange.min || value > readingRange.max) return { problem: 'reading-range' }
  return isTenth(value) ? { value } : { problem: 'reading-decimals' }
}

/** One typed row of a form; a row left empty is undefined. */
export function readRow(row: {
  place: string
  value: string
  device?: string
}): Reading | { problem: ReadingProblem } | undefined {
  const [place, device] = [row.place.trim(), row.device?.trim() ?? '']
  if (place === '' && device === '' && row.value.trim() === '') return undefined
  const read = readReading(row.value)
  if ('problem' in read) return read
  if (!isLine(place) || !isLine(device)) return { problem: 'reading-place' }
  return { place, value: read.value, ...(device === '' ? {} : { device }) }
}

/** A temperature as printed, with a true minus sign: '−18', '6.2'. */
export const readingText = (value: number): string => String(value).replace('-', '\u2212')

/** The limit in words of mathematics: '≤ 5 °C'. Both languages read it from left to right. */
export const limitText = ({ direction, limit }: MeasureLimit): string =>
  `${direction === 'at_most' ? '≤' : '≥'} ${readingText(limit)}`
