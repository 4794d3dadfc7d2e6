export const repeats = ['once', 'daily', 'weekly', 'monthly', 'yearly', 'after', 'other'] as const
export type Repeat = (typeof repeats)[number]
export const monthModes = ['date', 'weekday', 'last', 'last-working'] as const
export type MonthMode = (typeof monthModes)[number]
export const ends = ['never', 'until', 'count'] as const

/** What the form says about a repetition; `until` as `20270131`. */
export type RuleFields = {
  repeat: Repeat
  interval: number
  weekday: readonly string[]
  monthMode: MonthMode
  monthDay: number
  nth: string
  nthDay: string
  month: readonly string[]
  rule: string
  end: (typeof ends)[number]
  until: string
  count: number
}

const monthly = ({ monthMode, monthDay, nth, nthDay }: RuleFields): string =>
  ({
    date: `;BYMONTHDAY=${monthDay}`,
    weekday: `;BYDAY=${nth}${nthDay}`,
    last: ';BYMONTHDAY=-1',
    'last-working': ';BYDAY=SU,MO,TU,WE,TH;BYSETPOS=-1',
  })[monthMode]

/** Rule of the fields, as RFC 5545 writes it; null for one that comes back after it was done. */
export function ruleText(given: RuleFields): string | null {
  const { repeat, interval, weekday, month, monthDay, monthMode, end, until, count, rule } = given
  const every = `;INTERVAL=${interval}`
  const ending = end === 'until' ? `;UNTIL=${until}` : end === 'count' ? `;COUNT=${count}` : ''
  switch (repeat) {
    case 'after':
      return null
    case 'other':
      return rule
    case 'once':
      return 'FREQ=DAILY;COUNT=1'
    case 'daily':
      return `FREQ=DAILY${every}${ending}`
    case 'weekly':
      return `FREQ=WEEKLY${every}${weekday.length > 0 ? `;BYDAY=${weekday.join(',')}` : ''}${ending}`
    case 'monthly':
      return `FREQ=MONTHLY${every}${monthly(given)}${ending}`
    case 'yearly':
      return `FREQ=YEARLY${every}${month.length > 0 ? `;BYMONTH=${month.join(',')}` : ''};BYMONTHDAY=${
        monthMode === 'last' ? -1 : monthDay
      }${ending}`
  }
}
