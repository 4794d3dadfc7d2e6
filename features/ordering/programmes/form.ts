import { z } from 'zod'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { latinDigits } from '#/domain/digits.ts'
import { dayOf, mostOrdered, timeOf } from '#/domain/ordering/order-many.ts'
import { cadences, type ClosedDays, mostVisitsOf, type VisitTimes } from '#/domain/ordering/programme.ts'
import { addDays, isDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { now } from '#/platform/clock.ts'
import type { NewProgramme } from './rule.ts'

const id = z.uuid('unreadable')
const listOf = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
/** Without scripts a date field submits its value twice; the filled one counts. */
const filledIn = (value: unknown): unknown =>
  Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value
const weekdays = z.preprocess(
  listOf,
  z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable')).transform((days) => days.map(Number)),
)
const time = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() === '' ? null : (timeOf(typed) ?? undefined)))
  .refine((typed) => typed !== undefined, 'visit-time')
  .transform((typed) => typed ?? null)

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const mostClosed = 60

/** Days and ranges, one a line; null when a line cannot be read. */
function closedOf(typed: string): ClosedDays[] | null {
  const lines = latinDigits(typed)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const ranges = lines.map((line) => {
    const [first = '', last = first] = line.split(/\s+(?:-|–|to|إلى|until)\s+/)
    const [from, until] = [dayOf(first), dayOf(last)]
    return from && until && from <= until ? { from, until } : null
  })
  return ranges.length > mostClosed || ranges.includes(null) ? null : ranges.filter((range) => range !== null)
}

const fields = {
  name: z.string('required').trim().min(1, 'required').max(120, 'too-long'),
  evaluationType: z.enum(mysteryTypes, 'evaluation-type'),
  cadence: z.enum(cadences, 'unreadable'),
  visits: z
    .string('whole-number')
    .transform((typed) => Number(latinDigits(typed).trim() || Number.NaN))
    .refine((count) => Number.isInteger(count) && count >= 1, 'whole-number'),
  which: z.enum(['all', 'some'], 'unreadable'),
  branchId: z.preprocess(listOf, z.array(id).max(mostOrdered, 'too-many')),
  weekday: weekdays,
  from: time,
  until: time,
  weekday2: weekdays,
  from2: time,
  until2: time,
  ramadanFrom: time,
  ramadanUntil: time,
  closed: z
    .string()
    .max(4000, 'too-long')
    .default('')
    .transform(closedOf)
    .refine((ranges) => ranges !== null, 'closed-days'),
  startsOn: z.preprocess(
    filledIn,
    z.string('wave-day').transform((typed) => latinDigits(typed).trim()),
  ),
  budget: z.enum(['plan', 'beyond'], 'unreadable'),
  alerts: z.enum(['report', 'now'], 'unreadable'),
  notes: z
    .string()
    .trim()
    .max(4000, 'too-long')
    .transform((text) => text.replaceAll('\r\n', '\n') || null)
    .default(null),
}
type Fields = z.output<z.ZodObject<typeof fields>>
type Context = { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }

/** Checks across fields, reported together. */
function together(input: Fields, context: Context): void {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
  const window = (days: string, from: keyof Fields, until: keyof Fields) => {
    const [first, last] = [input[from], input[until]]
    if (!first || !last) say(!first ? from : until, 'visit-time')
    else if (last < first) say(until, 'time-order')
    return days
  }
  if (input.visits > mostVisitsOf[input.cadence]) say('visits', 'outside-limits')
  if (input.which === 'some' && input.branchId.length === 0) say('branchId', 'branch-choice')
  if (input.weekday.length === 0) say('weekday', 'wave-weekday')
  window('weekday', 'from', 'until')
  if (input.weekday2.length > 0) window('weekday2', 'from2', 'until2')
  if (input.ramadanFrom || input.ramadanUntil) window('ramadan', 'ramadanFrom', 'ramadanUntil')
  if (!isDay(input.startsOn)) say('startsOn', 'wave-day')
  else if (input.startsOn > addDays(riyadhDay(now()), orderHorizonDays)) say('startsOn', 'visit-too-far')
}

const timesOf = (days: readonly number[], from: string | null, until: string | null): VisitTimes[] =>
  days.length > 0 && from && until ? [{ weekdays: days, from, until }] : []

/** The programme of a valid form. */
export function programmeOfForm(input: Fields): NewProgramme {
  const ramadan = timesOf(everyDay, input.ramadanFrom, input.ramadanUntil)
  return {
    name: input.name,
    type: input.evaluationType,
    rule: {
      cadence: input.cadence,
      visits: input.visits,
      times: [
        ...timesOf(input.weekday, input.from, input.until),
        ...timesOf(input.weekday2, input.from2, input.until2),
      ],
      ramadanTimes: ramadan.length > 0 ? ramadan : null,
      closed: input.closed ?? [],
    },
    startsOn: input.startsOn,
    branchIds: input.which === 'all' ? null : input.branchId,
    beyondPlan: input.budget === 'beyond',
    alertsAtOnce: input.alerts === 'now',
    notes: input.notes,
  }
}

/** Price of the preview that is saved. */
const seen = z
  .string()
  .regex(/^(\d{1,12}:\d{1,12})?$/, 'unreadable')
  .default('')

/** A new programme: its preview and the programme itself send the same fields. */
export const newProgrammeForm = z
  .strictObject({ intent: z.enum(['preview', 'save'], 'unreadable').default('save'), clientKey: id, seen, ...fields })
  .superRefine(together)

const version = z
  .string()
  .regex(/^\d{1,12}$/, 'unreadable')
  .transform(Number)

/** Forms of one programme, each with the version seen. */
export const programmeForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['change', 'preview']), version, seen, ...fields }).superRefine(together),
  z.strictObject({ intent: z.enum(['pause', 'resume', 'end']), version }),
])
