import { z } from 'zod'
import { type DayPart, dayParts } from '#/domain/day-part.ts'
import { latinDigits } from '#/domain/digits.ts'
import { type MysteryType, mysteryTypes } from '#/domain/evaluation.ts'
import { mostDays, mostFreeDays, mostOrdered, orderWays, timeOf } from '#/domain/ordering/order-many.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const listOf = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
/** Without scripts a date field submits its value twice; the filled one counts. */
const filledIn = (value: unknown): unknown =>
  Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value

const day = z.preprocess(
  filledIn,
  z
    .string()
    .default('')
    .transform((typed) => latinDigits(typed).trim()),
)
const whole = (most: number, from: number) =>
  z
    .string()
    .default(String(from))
    .transform((typed) => Number(latinDigits(typed)))
    .refine((count) => Number.isInteger(count) && count >= from && count <= most, 'unreadable')

export const usualOrderTime = '13:00'
const longestSheet = 150_000

/** Fields of the days that all branches share. */
const days = {
  day,
  day2: day,
  day3: day,
  day4: day,
  day5: day,
  day6: day,
  day7: day,
  day8: day,
  day9: day,
  day10: day,
  day11: day,
  day12: day,
}
type DayField = keyof typeof days
export const dayFields = Object.keys(days).slice(0, mostDays) as DayField[]
type TypedDays = Record<DayField, string>

const isPart = (typed: string): typed is DayPart => dayParts.some((part) => part === typed)

const fields = z.strictObject({
  intent: z.enum(['preview', 'order'], 'unreadable'),
  clientKey: z.uuid('unreadable'),
  branchId: z.preprocess(listOf, z.array(z.uuid('unreadable')).max(mostOrdered, 'too-many')),
  /** Checked with the other fields, so that all problems are reported in one round. */
  evaluationType: z.string().default(''),
  how: z.enum(orderWays, 'unreadable'),
  ...days,
  from: day,
  until: day,
  weekday: z.preprocess(listOf, z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable'))),
  /** Visits of each branch in the period. */
  each: whole(mostDays, 1),
  /** A time, or a part of the day from which the shopper chooses. */
  time: z
    .string()
    .default(usualOrderTime)
    .transform((typed) => (isPart(typed) ? typed : timeOf(typed)))
    .refine((time) => time !== null, 'visit-time'),
  /** Days before and after its day on which the shopper may come. */
  free: whole(mostFreeDays, 0),
  sheet: z.string().max(longestSheet, 'too-long').default(''),
  notes: z
    .string()
    .trim()
    .max(4000, 'too-long')
    .transform((text) => text.replaceAll('\r\n', '\n') || null)
    .default(null),
  /** Visits and price of the preview that is ordered. */
  seen: z
    .string()
    .regex(/^(\d{1,3}:\d{1,12})?$/, 'unreadable')
    .default(''),
})

type Say = (path: string, message: string) => void

function checkDays(typed: TypedDays, say: Say): void {
  const filled = dayFields.filter((name) => typed[name] !== '')
  if (filled.length === 0) say('day', 'wave-day')
  for (const name of filled) if (!isDay(typed[name])) say(name, 'wave-day')
}

function checkPeriod({ from, until, weekday }: { from: string; until: string; weekday: string[] }, say: Say): void {
  if (!isDay(from)) say('from', 'wave-day')
  if (!isDay(until)) say('until', 'wave-day')
  if (isDay(from) && isDay(until) && until < from) say('until', 'wave-period')
  if (weekday.length === 0) say('weekday', 'wave-weekday')
}

const isType = (typed: string): typed is MysteryType => mysteryTypes.some((type) => type === typed)

/** An order of many visits: preview and order send the same fields. A price is never one of them. */
export const orderManyForm = fields
  .superRefine((order, context) => {
    const say: Say = (path, message) => context.addIssue({ code: 'custom', message, path: [path] })
    if (!isType(order.evaluationType)) say('evaluationType', 'evaluation-type')
    if (order.how === 'sheet') {
      if (order.sheet.trim() === '') say('sheet', 'required')
      return
    }
    if (order.branchId.length === 0) say('branchId', 'branch-choice')
    if (order.how === 'day') checkDays(order, say)
    if (order.how === 'spread') checkPeriod(order, say)
  })
  .transform(({ intent, clientKey, branchId, how, from, until, sheet, notes, each, free, ...order }) => {
    const [visits, net] = order.seen.split(':').map(Number)
    const time = order.time ?? usualOrderTime
    const typed = dayFields.map((name) => order[name])
    return {
      intent,
      clientKey,
      branchId,
      how,
      from,
      until,
      sheet,
      notes,
      each,
      free,
      days: [...new Set(typed.filter(isDay))].toSorted(),
      evaluationType: order.evaluationType as MysteryType,
      time: isPart(time) ? '' : time,
      dayPart: isPart(time) ? time : null,
      weekdays: order.weekday.map(Number),
      seen: order.seen === '' ? null : { visits: visits!, net: net! },
    }
  })

export type ManyOrder = z.output<typeof orderManyForm>

const orderFileForm = z.strictObject({
  intent: z.literal('file'),
  content: z.string({ error: 'document-file' }).min(1, 'document-file').max(1_900_000, 'too-large'),
})

/** Forms of the page: the order, and a file that is read into its lines. */
export const orderPageForm = z.discriminatedUnion('intent', [orderManyForm, orderFileForm], 'unreadable')
