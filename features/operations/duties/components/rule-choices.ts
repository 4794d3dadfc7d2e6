import { readRule } from '#/domain/operations/duties/rule-text.ts'
import type { WeekdayCode } from '#/domain/operations/duties/recurrence.ts'
import type { MonthMode, Repeat } from '../compose-rule.ts'

/** The fields of a rule as the form shows them. */
export type RuleChoices = {
  repeat: Repeat
  interval: number
  weekdays: readonly WeekdayCode[]
  monthMode: MonthMode
  monthDay: number
  nth: number
  nthDay: WeekdayCode
  months: readonly number[]
  afterDays: number
  rule: string
  end: 'never' | 'until' | 'count'
  until: string
  count: number
}

const usual: RuleChoices = {
  repeat: 'monthly',
  interval: 1,
  weekdays: [],
  monthMode: 'date',
  monthDay: 1,
  nth: 1,
  nthDay: 'SU',
  months: [],
  afterDays: 30,
  rule: '',
  end: 'never',
  until: '',
  count: 1,
}

type Stored = { rule: string | null; afterDays: number | null; firstDay: string }

/** Fields of a stored duty; a rule that they cannot show is given as text. */
export function choicesOf(duty: Stored | null): RuleChoices {
  if (!duty) return usual
  if (duty.rule === null) return { ...usual, repeat: 'after', afterDays: duty.afterDays ?? 1 }
  const read = readRule(duty.rule, duty.firstDay)
  const asText: RuleChoices = { ...usual, repeat: 'other', rule: duty.rule }
  if ('problem' in read) return asText
  const { frequency, interval, byDay, byMonthDay, byMonth, bySetPos, count, until, weekStart } = read.rule
  if (weekStart !== 'SU') return asText
  const end = until ? 'until' : count === null ? 'never' : 'count'
  const ending = { interval, end, until: until ?? '', count: count ?? 1 } as const
  const [day] = byMonthDay
  if (frequency === 'DAILY' && byDay.length + byMonth.length === 0)
    return count === 1 ? { ...usual, repeat: 'once' } : { ...usual, ...ending, repeat: 'daily' }
  if (frequency === 'WEEKLY' && byMonth.length === 0)
    return { ...usual, ...ending, repeat: 'weekly', weekdays: byDay.map(({ day: code }) => code) }
  if (frequency === 'YEARLY' && byMonthDay.length === 1)
    return { ...usual, ...ending, repeat: 'yearly', months: byMonth, ...dateOf(day!) }
  if (frequency !== 'MONTHLY' || byMonth.length > 0) return asText
  if (bySetPos.length === 1 && bySetPos[0] === -1 && byDay.map(({ day: code }) => code).join() === 'SU,MO,TU,WE,TH')
    return { ...usual, ...ending, repeat: 'monthly', monthMode: 'last-working' }
  if (bySetPos.length > 0) return asText
  if (byDay.length === 1 && byDay[0]!.nth !== null && byMonthDay.length === 0 && byDay[0]!.nth >= -1)
    return { ...usual, ...ending, repeat: 'monthly', monthMode: 'weekday', nth: byDay[0]!.nth, nthDay: byDay[0]!.day }
  return byDay.length === 0 && byMonthDay.length === 1
    ? { ...usual, ...ending, repeat: 'monthly', ...dateOf(day!) }
    : asText
}

const dateOf = (day: number): Pick<RuleChoices, 'monthMode' | 'monthDay'> =>
  day === -1 ? { monthMode: 'last', monthDay: 1 } : { monthMode: 'date', monthDay: day }
