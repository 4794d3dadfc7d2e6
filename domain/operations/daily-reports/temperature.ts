import { addMinutes } from '#/domain/riyadh-time.ts'

/** Limits in degrees Celsius, as data: to be compared with the municipality and SFDA once a year. `grey`: end of the grey band. */
export const temperatureLimits = {
  chilled: { side: 'max', limit: 5, grey: 7 },
  frozen: { side: 'max', limit: -18, grey: -15 },
  hot: { side: 'min', limit: 60, grey: 57 },
  core: { side: 'min', limit: 75, grey: 75 },
} as const
export type TemperatureKind = keyof typeof temperatureLimits
export const temperatureKinds = Object.keys(temperatureLimits) as TemperatureKind[]

/** Readings outside are typing errors. */
export const possibleReading = (degrees: number): boolean => degrees >= -40 && degrees <= 260

export type ReadingResult = 'within' | 'grey' | 'beyond'

export function resultOf(kind: TemperatureKind, degrees: number): ReadingResult {
  const { side, limit, grey } = temperatureLimits[kind]
  const over = side === 'max' ? degrees - limit : limit - degrees
  if (over <= 0) return 'within'
  return over <= Math.abs(grey - limit) ? 'grey' : 'beyond'
}

export const doneChoices = ['moved', 'discarded', 'technician', 'adjusted'] as const
export type DoneChoice = (typeof doneChoices)[number]

/** A point's reading; out of range with what was done and a second reading. */
export type Reading = {
  degrees: number
  at: string
  done?: DoneChoice[]
  second?: number
  secondAt?: string
}

const minutesToSecond = 30
export const secondDueAt = (at: string): Date => addMinutes(new Date(at), minutesToSecond)
/** Whether the second reading came within half an hour. */
export const secondInTime = ({ at, secondAt }: Reading): boolean =>
  secondAt !== undefined && new Date(secondAt) <= secondDueAt(at)

/** What a reading still needs before the report can be submitted. */
export function readingNeeds(
  kind: TemperatureKind,
  reading: Reading | undefined,
): 'reading' | 'done' | 'second' | null {
  if (!reading) return 'reading'
  if (resultOf(kind, reading.degrees) === 'within') return null
  if (!reading.done || reading.done.length === 0) return 'done'
  return reading.second === undefined ? 'second' : null
}
