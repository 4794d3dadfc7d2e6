import { z } from 'zod'
import { holidayPolicies } from '#/domain/operations/duties/due-days.ts'
import { readRule, type RuleProblem, writeRule } from '#/domain/operations/duties/rule-text.ts'
import { dutyRoles, proofKinds, type DutyRole } from '#/domain/operations/duties/task.ts'
import { weekdayCodes } from '#/domain/operations/duties/recurrence.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { ends, monthModes, type Repeat, repeats, ruleText } from './compose-rule.ts'

const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat())
const whole = (error: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, error)
    .transform(Number)
const time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'duty-time')
const day = z.string('duty-day').refine(isDay, 'duty-day')

const fields = {
  title: z.string('required').trim().min(1, 'required').max(160, 'too-long'),
  details: z
    .string()
    .trim()
    .max(2000, 'too-long')
    .default('')
    .transform((text) => text || null),
  node: z.uuid('choose-place'),
  /** `person:<profile>` or `role:<role>`. */
  owner: z.string('duty-owner').regex(/^(person:[0-9a-f-]{36}|role:[a-z_]+)$/, 'duty-owner'),
  repeat: z.enum(repeats, 'unreadable'),
  interval: whole('duty-interval').default(1),
  weekday: several,
  monthMode: z.enum(monthModes, 'unreadable').default('date'),
  monthDay: whole('duty-month-day').default(1),
  nth: z
    .string()
    .regex(/^(-1|[1-5])$/, 'unreadable')
    .default('1'),
  nthDay: z.enum(weekdayCodes, 'unreadable').default('SU'),
  month: several,
  afterDays: whole('duty-after').default(7),
  rule: z.string().trim().max(300, 'too-long').default(''),
  end: z.enum(ends, 'unreadable').default('never'),
  until: z.union([z.literal(''), day]).default(''),
  count: whole('duty-count').default(1),
  firstDay: day,
  time,
  ramadanTime: z
    .union([z.literal(''), time])
    .default('')
    .transform((text) => text || null),
  policy: z.enum(holidayPolicies, 'unreadable'),
  except: several.refine((days) => days.every(isDay), 'duty-day'),
  /** A day that was chosen and not added to the others yet. */
  exceptNew: z.union([z.literal(''), day]).default(''),
  proof: z.enum(proofKinds, 'unreadable'),
}
type Fields = z.output<z.ZodObject<typeof fields>>

/** The field that a problem of the rule belongs to, by the way it is entered. */
const fieldOf = (problem: RuleProblem, repeat: Repeat): string => {
  if (repeat === 'other') return 'rule'
  const places: Partial<Record<RuleProblem, string>> = {
    interval: 'interval',
    weekdays: 'weekday',
    month_days: 'monthDay',
    months: 'month',
    end: 'end',
  }
  return places[problem] ?? 'repeat'
}

export type DutyInput = {
  title: string
  details: string | null
  nodeId: string
  ownerId: string | null
  ownerRole: DutyRole | null
  rule: string | null
  afterDays: number | null
  firstDay: string
  /** Days on which it is not due. */
  exceptDays?: readonly string[]
  time: string
  ramadanTime: string | null
  policy: Fields['policy']
  proof: Fields['proof']
}

const mostExceptDays = 366
/** Days left out, in order; one that does not repeat has none. */
const exceptDaysOf = ({ repeat, except, exceptNew }: Fields): string[] =>
  repeat === 'once' || repeat === 'after'
    ? []
    : [...new Set([...except, ...(exceptNew === '' ? [] : [exceptNew])])].toSorted()

function inputOf(given: Fields, refuse: (field: string, problem: string) => void): DutyInput {
  const [kind = '', whose = ''] = given.owner.split(':')
  const role = dutyRoles.find((name) => name === whose) ?? null
  if (kind === 'role' && role === null) refuse('owner', 'duty-owner')
  const text = ruleText({ ...given, until: given.until.replaceAll('-', '') })
  const { title, details, node: nodeId, firstDay, time: due, ramadanTime, policy, proof, afterDays } = given
  if (text === null && (afterDays < 1 || afterDays > 999)) refuse('afterDays', 'duty-after')
  const exceptDays = exceptDaysOf(given)
  if (exceptDays.length > mostExceptDays) refuse('exceptNew', 'duty-except-many')
  const read = text === null ? null : readRule(text, firstDay)
  if (read && 'problem' in read) refuse(fieldOf(read.problem, given.repeat), `duty-rule-${read.problem}`)
  return {
    title,
    details,
    nodeId,
    ownerId: kind === 'person' ? whose : null,
    ownerRole: kind === 'role' ? role : null,
    rule: read && 'rule' in read ? writeRule(read.rule) : null,
    afterDays: text === null ? afterDays : null,
    firstDay,
    exceptDays,
    time: due,
    ramadanTime,
    policy,
    proof,
  }
}

const read = (given: Fields, context: z.core.$RefinementCtx): DutyInput =>
  inputOf(given, (field, message) => context.addIssue({ code: 'custom', path: [field], message, input: given }))

export const newDutyForm = z
  .strictObject({ clientKey: z.uuid('unreadable'), ...fields })
  .transform((given, context) => ({ id: given.clientKey, ...read(given, context) }))

const revision = z.coerce.number('unreadable').int().min(1)

export const dutyForm = z.discriminatedUnion('intent', [
  z
    .strictObject({ intent: z.literal('save'), revision, ...fields })
    .transform((given, context) => ({ intent: given.intent, revision: given.revision, ...read(given, context) })),
  z.strictObject({ intent: z.enum(['pause', 'resume', 'archive']), revision }),
])

const amount = z
  .string()
  .trim()
  .default('')
  .transform((text) => text.replaceAll(',', ''))
  .refine((text) => text === '' || /^-?\d{1,12}(\.\d{1,2})?$/.test(text), 'duty-figure')
  .transform((text) => (text === '' ? null : Number(text)))
const note = z
  .string()
  .trim()
  .max(2000, 'too-long')
  .default('')
  .transform((text) => text || null)

/** Steps of a task; a proof travels beside the fields. */
export const taskForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start'), revision }),
  z.strictObject({ intent: z.literal('finish'), revision, note, figure: amount, file: z.unknown().optional() }),
  z.strictObject({ intent: z.literal('late'), revision, note: note.refine((text) => text !== null, 'required') }),
  z.strictObject({ intent: z.literal('cancel'), revision, note: note.refine((text) => text !== null, 'required') }),
  z.strictObject({ intent: z.literal('move'), revision, day, time, owner: fields.owner }),
])
