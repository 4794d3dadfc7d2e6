import { z } from 'zod'
import { cityKeys, type CityKey } from '#/domain/cities.ts'
import { dayParts } from '#/domain/day-part.ts'
import { latinDigits } from '#/domain/digits.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { addDays, isDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { weeksOf } from '#/domain/ordering/wave-plan.ts'
import { now } from '#/platform/clock.ts'
import { mostClients, mostVisits, type NewWave, paces, planSchema } from '#/features/ordering/wave-solver/plan.ts'

const listOf = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const whole = (least: number, most: number, otherwise?: number) =>
  z
    .string('whole-number')
    .transform((typed) => latinDigits(typed).trim())
    .transform((typed) => (typed === '' && otherwise !== undefined ? otherwise : typed === '' ? NaN : Number(typed)))
    .refine((number) => Number.isInteger(number), 'whole-number')
    .refine((number) => !Number.isInteger(number) || (number >= least && number <= most), 'outside-limits')
const day = z
  .string('wave-day')
  .transform((typed) => latinDigits(typed).trim())
  .refine(isDay, 'wave-day')
const shares = z
  .string()
  .default('')
  .transform((typed) =>
    latinDigits(typed)
      .replace(/[,،;%]/g, ' ')
      .trim(),
  )
  .refine((typed) => /^[\d\s]*$/.test(typed), 'week-shares')
  .transform((typed) => (typed === '' ? [] : typed.split(/\s+/).map(Number)))

const quotas = Object.fromEntries(dayParts.map((part) => [part, whole(0, 100, 0).default(0)])) as Record<
  (typeof dayParts)[number],
  z.ZodDefault<ReturnType<typeof whole>>
>

const planFields = {
  name: z.string('required').trim().min(1, 'required').max(120, 'too-long'),
  clientId: z.preprocess(listOf, z.array(z.uuid('unreadable')).max(mostClients, 'too-many')),
  city: z.preprocess(listOf, z.array(z.enum(cityKeys as [CityKey, ...CityKey[]], 'unreadable'))),
  q: z.string().trim().max(100, 'too-long').default(''),
  evaluationType: z.enum(mysteryTypes, 'evaluation-type'),
  count: z.enum(['branch', 'total'], 'unreadable').default('branch'),
  visitsPerBranch: whole(1, 12, 1).default(1),
  total: whole(0, mostVisits, 0).default(0),
  from: day,
  until: day,
  weekday: z.preprocess(
    listOf,
    z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable')).min(1, 'wave-weekday'),
  ),
  ...quotas,
  gapDays: whole(1, 180),
  pace: z.enum(paces, 'unreadable'),
  weekShares: shares,
  windowDays: whole(0, 7),
}
type Fields = z.output<z.ZodObject<typeof planFields>>

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Cross-field checks, reported together with other problems. */
function together(
  { from, until, pace, weekShares, ...rest }: Fields,
  context: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
): void {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
  const today = riyadhDay(now())
  if (isDay(from) && from <= today) say('from', 'wave-future')
  if (isDay(until) && until > addDays(today, orderHorizonDays)) say('until', 'visit-too-far')
  if (isDay(from) && isDay(until) && until < from) say('until', 'wave-period')
  const percents = sum(dayParts.map((part) => rest[part]))
  if (percents !== 0 && percents !== 100) say('lunch', 'quota-sum')
  if (rest.count === 'total' && rest.total === 0) say('total', 'whole-number')
  if (pace === 'weeks' && isDay(from) && isDay(until) && from <= until)
    if (weekShares.length !== weeksOf(from, until).length || sum(weekShares) !== 100) say('weekShares', 'week-shares')
}

const newWave = ({ name, from, until, clientId, city, weekday, evaluationType, ...rest }: Fields): NewWave => ({
  name,
  from,
  until,
  plan: planSchema.parse({
    ...rest,
    total: rest.count === 'total' ? rest.total : null,
    type: evaluationType,
    clientIds: clientId,
    cities: city,
    weekdays: weekday.map(Number),
    quotas: Object.fromEntries(dayParts.map((part) => [part, rest[part]])),
  }),
})

const version = z
  .string()
  .regex(/^\d{1,12}$/, 'unreadable')
  .transform(Number)
const id = z.uuid('unreadable')
const reason = z.string({ error: 'reason' }).trim().min(1, 'reason').max(2000, 'too-long')

/** A new wave. */
export const planForm = z.strictObject({ clientKey: id.optional(), ...planFields }).superRefine(together)
export const waveOfForm = (fields: Fields): NewWave => newWave(fields)

/** The same fields from an address while typing: a preview needs no name. */
export const previewForm = z
  .object({ ...planFields, name: planFields.name.catch('-') })
  .superRefine(together)
  .transform(newWave)

const seen = { version }
/** Forms of one wave, each with the version seen. */
export const waveForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change'), ...seen, ...planFields }).superRefine(together),
  z.strictObject({ intent: z.literal('create-visits'), ...seen, visits: whole(1, mostVisits), price: version }),
  z.strictObject({ intent: z.literal('propose'), ...seen }),
  z.strictObject({ intent: z.literal('stop'), ...seen }),
  z.strictObject({ intent: z.literal('confirm'), ...seen, how: z.enum(['offer', 'assign'], 'wave-how') }),
  z.strictObject({ intent: z.literal('cancel'), ...seen, reason }),
  z.strictObject({
    intent: z.literal('bonus-rest'),
    ...seen,
    riyals: whole(1, 10_000).transform((typed) => typed * 100),
  }),
  z.strictObject({ intent: z.literal('extend-rest'), ...seen, days: whole(1, 60) }),
  z.strictObject({ intent: z.literal('cancel-rest'), ...seen, reason }),
])

export type WaveInput = z.output<typeof waveForm>

/** Forms of one visit of a proposal. */
export const pickForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('choose'), ...seen, shopperId: id }),
  z.strictObject({ intent: z.literal('leave-open'), ...seen }),
  z.strictObject({ intent: z.literal('let-decide'), ...seen }),
  z.strictObject({ intent: z.literal('swap'), ...seen, otherId: id }),
])

/** Fields of an address; repeated ones become a list. */
export const fieldsOfAddress = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )
