import { isRecordId } from '../../record-id.ts'
import { isDay } from '../../riyadh-time.ts'
import {
  type CashCount,
  type CashTerms,
  type Denomination,
  denominations,
  reckon,
  salesOf,
  terminalTotal,
} from './cash.ts'
import { type Cooling, coolingDoneChoices, coolingNeeds, type CoolingReading, coolingStart } from './cooling.ts'
import { type DailyTemplate, type DailySection, type Field } from './template.ts'
import { doneChoices, possibleReading, type Reading, readingNeeds } from './temperature.ts'

export type WasteLine = {
  id: string
  item: string
  quantity: number
  unit: string
  reason: string
  /** The ingredient or recipe of the kitchen that was chosen; without it the item is words alone. */
  of?: { ingredientId: string } | { recipeId: string }
}
export const wasteReasons = ['expired', 'spoiled', 'burnt', 'returned', 'dropped', 'other'] as const
export const wasteUnits = ['kg', 'l', 'pc'] as const
export type DutyDone = { done: boolean; at: string }
export type DailyValue = number | string | boolean | Reading | Cooling | DutyDone | WasteLine[] | null
/** Answers of a report by key: a field's, or that of a part (`count.500`, `temp.meat`, `cooling.1`, `duty.gas`, `waste`). */
export type DailyValues = Record<string, DailyValue>

export const countKey = (value: Denomination): string => `count.${value}`
export const tempKey = (point: string): string => `temp.${point}`
export const dutyKey = (duty: string): string => `duty.${duty}`
export const coolingKey = (batch: string): string => `cooling.${batch}`
/** When the count was finished, and how often it was begun again. */
export const countFinished = 'count.finished'
export const countAgain = 'count.again'
export const wasteKey = 'waste'

const longestText = 2000
const mostAmount = 99_999_999_999
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isId = (value: unknown): boolean => typeof value === 'string' && isRecordId(value)
const isMoment = (value: unknown): value is string => isText(value, 30) && !Number.isNaN(Date.parse(value))
const isDegrees = (value: unknown): value is number => typeof value === 'number' && possibleReading(value)

function isReading(value: unknown): value is Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { degrees, at, done, second, secondAt, ...more } = value as Record<string, unknown>
  return (
    Object.keys(more).length === 0 &&
    isDegrees(degrees) &&
    isMoment(at) &&
    (done === undefined || (Array.isArray(done) && done.every((one) => doneChoices.includes(one)))) &&
    (second === undefined ? secondAt === undefined : isDegrees(second) && isMoment(secondAt))
  )
}

function isCoolingReading(value: unknown, least = -40): value is CoolingReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { degrees, at, ...more } = value as Record<string, unknown>
  return Object.keys(more).length === 0 && isDegrees(degrees) && degrees >= least && isMoment(at)
}

function isShiftOfDay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { day, shift, ...more } = value as Record<string, unknown>
  return Object.keys(more).length === 0 && isText(day, 10) && isDay(day) && isText(shift, 30)
}

function isCooling(value: unknown): value is Cooling {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { item, start, middle, end, done, handedOver, from, ...more } = value as Record<string, unknown>
  return (
    Object.keys(more).length === 0 &&
    isText(item, 120) &&
    item !== '' &&
    isCoolingReading(start, coolingStart) &&
    (middle === undefined || isCoolingReading(middle)) &&
    (end === undefined || (middle !== undefined && isCoolingReading(end))) &&
    (done === undefined || (Array.isArray(done) && done.every((one) => coolingDoneChoices.includes(one)))) &&
    (handedOver === undefined || typeof handedOver === 'boolean') &&
    (from === undefined || isShiftOfDay(from))
  )
}

const isOfKitchen = (of: unknown): boolean => {
  if (typeof of !== 'object' || of === null) return false
  const [given, ...more] = Object.entries(of)
  return given !== undefined && more.length === 0 && ['ingredientId', 'recipeId'].includes(given[0]) && isId(given[1])
}

const isWaste = (value: unknown): value is WasteLine[] =>
  Array.isArray(value) &&
  value.length <= 100 &&
  value.every(
    (line) =>
      typeof line === 'object' &&
      line !== null &&
      isText(line.id, 36) &&
      isText(line.item, 120) &&
      line.item !== '' &&
      typeof line.quantity === 'number' &&
      line.quantity > 0 &&
      line.quantity <= 100_000 &&
      wasteUnits.includes(line.unit) &&
      wasteReasons.includes(line.reason) &&
      (line.of === undefined || isOfKitchen(line.of)),
  )

function fits({ type, choices }: Field, value: unknown): boolean {
  switch (type) {
    case 'amount':
      return isWhole(value, 0, mostAmount)
    case 'signed':
      return isWhole(value, -mostAmount, mostAmount)
    case 'count':
      return isWhole(value, 0, 999_999)
    case 'hours':
      return typeof value === 'number' && value >= 0 && value <= 10_000
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= 999_999.99
    case 'choice':
      return choices?.some(({ key }) => key === value) ?? false
    case 'text':
      return isText(value, longestText)
    case 'yes-no':
      return typeof value === 'boolean'
  }
}

/** Whether a key belongs to the report and the value fits it; null takes an answer back. */
export function isValueOf(template: DailyTemplate, key: string, value: unknown): boolean {
  const [part, name] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)]
  const field = template.fields.find((one) => one.key === key)
  if (field) return value === null || fits(field, value)
  if (key === countFinished) return value === null || isMoment(value)
  if (key === countAgain) return isWhole(value, 0, 999)
  if (key === wasteKey) return value === null || isWaste(value)
  if (part === 'count')
    return denominations.some((one) => String(one) === name) && (value === null || isWhole(value, 0, 999_999))
  if (part === 'temp') return template.points.some((one) => one.key === name) && (value === null || isReading(value))
  if (part === 'cooling') return /^[a-z0-9-]{1,40}$/.test(name) && (value === null || isCooling(value))
  if (part === 'duty') {
    if (!template.duties.some((one) => one.key === name)) return false
    return (
      value === null ||
      (typeof value === 'object' &&
        !Array.isArray(value) &&
        isMoment((value as DutyDone).at) &&
        typeof (value as DutyDone).done === 'boolean')
    )
  }
  return false
}

/** Whether a value is shown to readers of the money alone. */
export const isMoneyKey = (template: DailyTemplate, key: string): boolean =>
  key.startsWith('count.') || template.fields.some((field) => field.key === key && field.money)

const number = (values: DailyValues, key: string): number => (typeof values[key] === 'number' ? values[key] : 0)
export const countOf = (values: DailyValues): CashCount =>
  Object.fromEntries(denominations.map((value) => [value, number(values, countKey(value))]))
export const tendersOf = (values: DailyValues) => ({
  cash: number(values, 'sales.cash'),
  mada: number(values, 'sales.mada'),
  cards: number(values, 'sales.cards'),
  apps: number(values, 'sales.apps'),
  vouchers: number(values, 'sales.vouchers'),
})
export const termsOf = (values: DailyValues): CashTerms => ({
  float: number(values, 'cash.float'),
  sales: number(values, 'sales.cash'),
  paidIn: number(values, 'cash.paidIn'),
  refunds: number(values, 'cash.refunds'),
  petty: number(values, 'cash.petty'),
  drops: number(values, 'cash.drops'),
  tips: number(values, 'cash.tips'),
})

/** The figures of a report, from its answers. */
export function figuresOf(values: DailyValues) {
  const tenders = tendersOf(values)
  const terminal = terminalTotal(tenders, number(values, 'tips.cards'))
  const shown = values['terminal.total']
  return {
    ...salesOf(tenders, number(values, 'refunds')),
    tenders,
    cash: reckon(termsOf(values), countOf(values), number(values, 'cash.nextFloat')),
    terminal,
    terminalDiffers: typeof shown === 'number' && shown !== terminal,
    covers: number(values, 'covers'),
  }
}
export type DailyFigures = ReturnType<typeof figuresOf>

/** Batches that cool down, in the order in which they were begun. */
export const coolingsOf = (values: DailyValues): { key: string; cooling: Cooling }[] =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      key.startsWith('cooling.') && value !== null ? [{ key, cooling: value as Cooling }] : [],
    )
    .toSorted((a, b) => (a.cooling.start.at < b.cooling.start.at ? -1 : 1))

/** Answers with the batches that the report has still to take over. */
export const withCarried = (
  values: DailyValues,
  carried: readonly { key: string; cooling: Cooling }[],
): DailyValues => ({
  ...values,
  ...Object.fromEntries(carried.filter(({ key }) => values[key] == null).map(({ key, cooling }) => [key, cooling])),
})

export type OpenPoint = {
  key: string
  section: DailySection
  why: 'required' | 'count' | 'reason' | 'terminal' | 'reading' | 'done' | 'second' | 'cooling'
}

const isEmpty = (value: DailyValue | undefined): boolean => value === undefined || value === null || value === ''

/**
 * What is missing before the report can be submitted, in the order of its sections. `carried`: batches of earlier reports
 * that still cool; each is read, or left to the next shift again.
 */
export function openPoints(
  template: DailyTemplate,
  values: DailyValues,
  carried: readonly { key: string; cooling: Cooling }[] = [],
): OpenPoint[] {
  const open: OpenPoint[] = template.fields
    .filter(({ key, required }) => required && isEmpty(values[key]))
    .map(({ key, section }) => ({ key, section, why: 'required' }))
  const figures = figuresOf(values)
  if (figures.terminalDiffers && isEmpty(values['terminal.reason']))
    open.push({ key: 'terminal.reason', section: 'sales', why: 'terminal' })
  if (isEmpty(values[countFinished])) open.push({ key: countFinished, section: 'cash', why: 'count' })
  else if (figures.cash.needsReason && isEmpty(values['cash.reason']))
    open.push({ key: 'cash.reason', section: 'cash', why: 'reason' })
  for (const { key, kind } of template.points) {
    const needs = readingNeeds(kind, (values[tempKey(key)] as Reading | null | undefined) ?? undefined)
    if (needs) open.push({ key: tempKey(key), section: 'temperatures', why: needs })
  }
  for (const { key, cooling } of coolingsOf(withCarried(values, carried))) {
    const needs = coolingNeeds(cooling)
    if (needs) open.push({ key, section: 'temperatures', why: needs })
  }
  for (const { key } of template.duties)
    if (isEmpty(values[dutyKey(key)])) open.push({ key: dutyKey(key), section: 'checklist', why: 'required' })
  return open
}

const fewestSeconds = 30
/** Whether all duties were ticked within half a minute: a hint for the manager, no more. */
export function tickedInHaste(template: DailyTemplate, values: DailyValues): boolean {
  const times = template.duties.flatMap(({ key }) => {
    const answer = values[dutyKey(key)] as DutyDone | null | undefined
    return answer ? [Date.parse(answer.at)] : []
  })
  return times.length >= 3 && Math.max(...times) - Math.min(...times) <= fewestSeconds * 1000
}
