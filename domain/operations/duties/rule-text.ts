import { type Day, isDay } from '../../riyadh-time.ts'
import {
  type Frequency,
  frequencies,
  occurs,
  type Recurrence,
  type RuleDay,
  type WeekdayCode,
  weekdayCodes,
} from './recurrence.ts'

/** Why a rule is refused; the texts are in messages/. */
export const ruleProblems = [
  'format',
  'frequency',
  'interval',
  'weekdays',
  'month_days',
  'months',
  'position',
  'end',
  'not_supported',
  'never',
] as const
export type RuleProblem = (typeof ruleProblems)[number]

const known = [
  'FREQ',
  'INTERVAL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'COUNT',
  'UNTIL',
  'WKST',
  'RSCALE',
  'SKIP',
]

const numbers = (text: string | undefined, isValid: (value: number) => boolean): number[] | null => {
  if (text === undefined) return []
  const values = text.split(',').map((value) => (/^-?\d{1,3}$/.test(value) ? Number(value) : Number.NaN))
  return values.every(isValid) && new Set(values).size === values.length ? values : null
}

const isCode = (text: string): text is WeekdayCode => (weekdayCodes as readonly string[]).includes(text)

function ruleDays(text: string | undefined): RuleDay[] | null {
  if (text === undefined) return []
  const days: RuleDay[] = []
  for (const value of text.split(',')) {
    const [, nth = '', code = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(value) ?? []
    const number = nth === '' ? null : Number(nth)
    if (!isCode(code) || (number !== null && (number === 0 || Math.abs(number) > 5))) return null
    days.push({ day: code, nth: number })
  }
  return new Set(days.map(({ day, nth }) => `${nth ?? ''}${day}`)).size === days.length ? days : null
}

function untilDay(text: string | undefined): Day | null | undefined {
  if (text === undefined) return null
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ''
  return isDay(day) ? day : undefined
}

function fields(text: string): Map<string, string> | null {
  const found = new Map<string, string>()
  for (const part of text.trim().toUpperCase().split(';')) {
    const [key = '', value = '', more] = part.split('=')
    if (key === '' || value === '' || more !== undefined || found.has(key)) return null
    found.set(key, value)
  }
  return found
}

/** Reads a rule of the supported subset, or says why it is refused. `first` is the first possible day. */
export function readRule(text: string, first: Day): { rule: Recurrence } | { problem: RuleProblem } {
  const found = fields(text)
  if (!found) return { problem: 'format' }
  if ([...found.keys()].some((key) => !known.includes(key))) return { problem: 'not_supported' }
  if ((found.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return { problem: 'not_supported' }
  if ((found.get('SKIP') ?? 'BACKWARD') !== 'BACKWARD') return { problem: 'not_supported' }
  const rule = readParts(found)
  if ('problem' in rule) return rule
  return occurs(rule, first) ? { rule } : { problem: 'never' }
}

function readParts(found: ReadonlyMap<string, string>): Recurrence | { problem: RuleProblem } {
  const frequency = frequencies.find((name) => name === found.get('FREQ'))
  if (!frequency) return { problem: 'frequency' }
  const interval = Number(found.get('INTERVAL') ?? '1')
  if (!/^\d{1,2}$/.test(found.get('INTERVAL') ?? '1') || interval < 1) return { problem: 'interval' }
  const byDay = ruleDays(found.get('BYDAY'))
  if (!byDay) return { problem: 'weekdays' }
  const byMonthDay = numbers(found.get('BYMONTHDAY'), (value) => value === -1 || (value >= 1 && value <= 31))
  if (!byMonthDay) return { problem: 'month_days' }
  const byMonth = numbers(found.get('BYMONTH'), (value) => value >= 1 && value <= 12)
  if (!byMonth) return { problem: 'months' }
  const bySetPos = numbers(found.get('BYSETPOS'), (value) => value !== 0 && Math.abs(value) <= 31)
  if (!bySetPos) return { problem: 'position' }
  const count = found.has('COUNT') ? Number(found.get('COUNT')) : null
  const until = untilDay(found.get('UNTIL'))
  const isCountValid = count === null || (Number.isInteger(count) && count >= 1 && count <= 999)
  if (until === undefined || !isCountValid || (count !== null && until !== null)) return { problem: 'end' }
  const weekStart = found.get('WKST') ?? 'SU'
  if (weekStart !== 'SU' && weekStart !== 'MO') return { problem: 'not_supported' }
  const rule = { frequency, interval, byDay, byMonthDay, byMonth, bySetPos, count, until, weekStart } as const
  const problem = misplaced(rule)
  return problem ? { problem } : rule
}

/** Parts that the subset does not allow with a frequency. */
function misplaced({ frequency, byDay, byMonthDay, bySetPos }: Recurrence): RuleProblem | null {
  const hasOrdinal = byDay.some(({ nth }) => nth !== null)
  const isMonthly: Record<Frequency, boolean> = { DAILY: false, WEEKLY: false, MONTHLY: true, YEARLY: false }
  if (hasOrdinal && !isMonthly[frequency]) return 'weekdays'
  if (frequency === 'YEARLY' && byDay.length > 0) return 'weekdays'
  if ((frequency === 'DAILY' || frequency === 'WEEKLY') && byMonthDay.length > 0) return 'month_days'
  if (bySetPos.length > 0 && (frequency !== 'MONTHLY' || (byDay.length === 0 && byMonthDay.length === 0)))
    return 'position'
  return null
}

/** The one spelling of a rule that is stored: parts in a fixed order, WKST and SKIP always written. */
export function writeRule(rule: Recurrence): string {
  const list = (name: string, values: readonly (string | number)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : []
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list(
      'BYDAY',
      rule.byDay.map(({ day, nth }) => `${nth ?? ''}${day}`),
    ),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === null ? [] : [`UNTIL=${rule.until.replaceAll('-', '')}`]),
    `WKST=${rule.weekStart}`,
    'RSCALE=GREGORIAN',
    'SKIP=BACKWARD',
  ].join(';')
}
