import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { mostOrdered, orderWays, timeOf } from '#/domain/ordering/order-many.ts'
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

export const usualOrderTime = '13:00'
const longestSheet = 60_000

const fields = z.strictObject({
  intent: z.enum(['preview', 'order'], 'unreadable'),
  clientKey: z.uuid('unreadable'),
  branchId: z.preprocess(listOf, z.array(z.uuid('unreadable')).max(mostOrdered, 'too-many')),
  /** Checked with the other fields, so that all problems are reported in one round. */
  evaluationType: z.string().default(''),
  how: z.enum(orderWays, 'unreadable'),
  day,
  from: day,
  until: day,
  weekday: z.preprocess(listOf, z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable'))),
  time: z
    .string()
    .default(usualOrderTime)
    .transform((typed) => timeOf(typed))
    .refine((time) => time !== null, 'visit-time'),
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

const isType = (typed: string): typed is EvaluationType => evaluationTypes.some((type) => type === typed)

/** An order of many visits: preview and order send the same fields. A price is never one of them. */
export const orderManyForm = fields
  .superRefine((order, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
    if (!isType(order.evaluationType)) say('evaluationType', 'evaluation-type')
    if (order.how === 'sheet') {
      if (order.sheet.trim() === '') say('sheet', 'required')
      return
    }
    if (order.branchId.length === 0) say('branchId', 'branch-choice')
    if (order.how === 'day' && !isDay(order.day)) say('day', 'wave-day')
    if (order.how !== 'spread') return
    if (!isDay(order.from)) say('from', 'wave-day')
    if (!isDay(order.until)) say('until', 'wave-day')
    if (isDay(order.from) && isDay(order.until) && order.until < order.from) say('until', 'wave-period')
    if (order.weekday.length === 0) say('weekday', 'wave-weekday')
  })
  .transform(({ weekday, time, seen, evaluationType, ...order }) => {
    const [visits, net] = seen.split(':').map(Number)
    return {
      ...order,
      evaluationType: evaluationType as EvaluationType,
      time: time ?? usualOrderTime,
      weekdays: weekday.map(Number),
      seen: seen === '' ? null : { visits: visits!, net: net! },
    }
  })

export type ManyOrder = z.output<typeof orderManyForm>
