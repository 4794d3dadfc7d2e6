import { expect, test } from 'vitest'
import { dueAfterDone, dueMoments, type HolidayPolicy, isWorkingDay, nextDueMoments } from './due-days.ts'
import { occurrences } from './recurrence.ts'
import { readRule, type RuleProblem, writeRule } from './rule-text.ts'

/** Founding Day, Eid al-Fitr and Eid al-Adha of 2027 by the Umm al-Qura calendar. */
const holidays = new Set([
  '2027-02-22',
  '2027-03-09',
  '2027-03-10',
  '2027-03-11',
  '2027-03-12',
  '2027-05-15',
  '2027-05-16',
  '2027-05-17',
  '2027-05-18',
])

/** The first so many values. */
function taken<T>(values: Iterable<T>, count: number): T[] {
  const found: T[] = []
  for (const value of values) {
    if (found.length === count) break
    found.push(value)
  }
  return found
}

const ruleOf = (text: string, first: string) => {
  const read = readRule(text, first)
  if ('problem' in read) throw new Error(read.problem)
  return read.rule
}

const days = (text: string, first: string, policy: HolidayPolicy, count: number, except: string[] = []): string[] =>
  taken(
    dueMoments(
      { rule: ruleOf(text, first), first, except: new Set(except), policy, time: '10:00', ramadanTime: null },
      holidays,
    ),
    count,
  ).map(({ day }) => day)

test.each([
  ['FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH', '2027-02-18', 'skip', ['02-18', '02-21', '02-23', '02-24', '02-25']],
  ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-01', 'before', ['12-15', '01-14', '02-15', '03-15', '04-15', '05-13']],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-31', 'keep', ['12-31', '01-31', '02-28', '03-31', '04-30']],
  [
    'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH;BYSETPOS=-1',
    '2026-12-31',
    'keep',
    ['12-31', '01-31', '02-28', '03-31', '04-29'],
  ],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU', '2027-01-02', 'keep', ['01-02', '01-10', '01-16', '01-24', '01-30']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=MO', '2027-01-02', 'keep', ['01-02', '01-03', '01-16', '01-17', '01-30']],
  ['FREQ=MONTHLY;BYMONTHDAY=10', '2027-03-01', 'after', ['03-14']],
  ['FREQ=MONTHLY;BYDAY=-1TH', '2026-11-01', 'keep', ['11-26', '12-31', '01-28']],
  ['FREQ=MONTHLY;BYDAY=5MO', '2027-01-01', 'keep', ['03-29', '05-31', '08-30']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29', 'keep', ['02-29', '02-28', '02-28', '02-28', '02-29']],
  ['FREQ=YEARLY;BYMONTH=1,4,7,10;BYMONTHDAY=-1', '2026-12-01', 'before', ['01-31', '04-29', '07-29', '10-31']],
  ['FREQ=DAILY;INTERVAL=3', '2027-01-30', 'keep', ['01-30', '02-02', '02-05']],
  ['FREQ=DAILY;BYDAY=FR', '2027-01-01', 'keep', ['01-01', '01-08']],
  ['FREQ=DAILY;COUNT=2', '2027-01-30', 'keep', ['01-30', '01-31']],
  ['FREQ=WEEKLY;UNTIL=20270117', '2027-01-03', 'keep', ['01-03', '01-10', '01-17']],
] as const)('%s from %s, %s', (rule, first, policy, expected) => {
  const found = days(rule, first, policy, expected.length + 1)
  expect(found.slice(0, expected.length).map((day) => day.slice(5))).toEqual(expected)
  if (/COUNT|UNTIL/.test(rule)) expect(found).toHaveLength(expected.length)
})

test('in Ramadan a duty is due at its other time', () => {
  const first = '2027-02-07'
  const schedule = { rule: ruleOf('FREQ=DAILY', first), first, except: new Set<string>(), policy: 'keep' } as const
  const found = taken(dueMoments({ ...schedule, time: '10:00', ramadanTime: '16:00' }, holidays), 2)
  expect(found).toEqual([
    { occurrence: '2027-02-07', day: '2027-02-07', time: '10:00' },
    { occurrence: '2027-02-08', day: '2027-02-08', time: '16:00' },
  ])
  expect(taken(dueMoments({ ...schedule, time: '10:00', ramadanTime: null }, holidays), 2)[1]?.time).toBe('10:00')
})

test('a day is also left out where an occurrence moved to it', () => {
  // 1 January 2027 is a Friday; the duty moves to Sunday the 3rd
  expect(days('FREQ=MONTHLY;BYMONTHDAY=1', '2027-01-01', 'after', 1, ['2027-01-03'])).toEqual(['2027-02-01'])
  expect(days('FREQ=MONTHLY;BYMONTHDAY=1', '2027-01-01', 'after', 1, ['2027-01-01'])).toEqual(['2027-02-01'])
})

test('an exception is left out, and occurrences that move to one day become one', () => {
  expect(days('FREQ=DAILY', '2027-01-03', 'keep', 3, ['2027-01-04'])).toEqual([
    '2027-01-03',
    '2027-01-05',
    '2027-01-06',
  ])
  // Friday 8 and Saturday 9 January move to Sunday 10, which is named too
  expect(days('FREQ=DAILY', '2027-01-07', 'after', 3)).toEqual(['2027-01-07', '2027-01-10', '2027-01-11'])
  expect(days('FREQ=DAILY', '2027-01-07', 'before', 3)).toEqual(['2027-01-07', '2027-01-10', '2027-01-11'])
})

test.each([
  ['FREQ', 'format'],
  ['FREQ=WEEKLY;FREQ=DAILY', 'format'],
  ['FREQ=HOURLY', 'frequency'],
  ['BYDAY=MO', 'frequency'],
  ['FREQ=DAILY;INTERVAL=0', 'interval'],
  ['FREQ=DAILY;INTERVAL=100', 'interval'],
  ['FREQ=DAILY;BYHOUR=3', 'not_supported'],
  ['FREQ=MONTHLY;SKIP=FORWARD', 'not_supported'],
  ['FREQ=WEEKLY;WKST=FR', 'not_supported'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'weekdays'],
  ['FREQ=MONTHLY;BYDAY=6MO', 'weekdays'],
  ['FREQ=YEARLY;BYDAY=MO', 'weekdays'],
  ['FREQ=WEEKLY;BYDAY=MO,MO', 'weekdays'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'month_days'],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 'month_days'],
  ['FREQ=WEEKLY;BYMONTHDAY=3', 'month_days'],
  ['FREQ=YEARLY;BYMONTH=13', 'months'],
  ['FREQ=MONTHLY;BYSETPOS=1', 'position'],
  ['FREQ=WEEKLY;BYDAY=MO;BYSETPOS=1', 'position'],
  ['FREQ=DAILY;COUNT=0', 'end'],
  ['FREQ=DAILY;COUNT=3;UNTIL=20270101', 'end'],
  ['FREQ=DAILY;UNTIL=20270230', 'end'],
  ['FREQ=DAILY;UNTIL=20261231', 'never'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6', 'never'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTH=6', 'never'],
  ['FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=20', 'never'],
] as const satisfies readonly (readonly [string, RuleProblem])[])('%s is refused: %s', (text, problem) => {
  expect(readRule(text, '2027-01-01')).toEqual({ problem })
})

test('a rule is stored in one spelling, which reads as the same rule', () => {
  const text = 'freq=monthly;byday=su,-1th;interval=2;bysetpos=-1;until=20280101'
  const rule = ruleOf(text, '2027-01-01')
  const written = writeRule(rule)
  expect(written).toBe(
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=SU,-1TH;BYSETPOS=-1;UNTIL=20280101;WKST=SU;RSCALE=GREGORIAN;SKIP=BACKWARD',
  )
  expect(ruleOf(written, '2027-01-01')).toEqual(rule)
})

test('days of every supported rule grow, and none lies before the first day', () => {
  const texts = ['FREQ=DAILY;INTERVAL=9', 'FREQ=WEEKLY;BYDAY=SA,SU', 'FREQ=MONTHLY;BYMONTHDAY=1,-1', 'FREQ=YEARLY']
  for (const text of texts) {
    for (const first of ['2026-12-31', '2027-01-15', '2028-02-29']) {
      const found = taken(occurrences(ruleOf(text, first), first), 50)
      expect(found).toEqual([...new Set(found)].toSorted((a, b) => a.localeCompare(b)))
      expect(found[0]! >= first).toBe(true)
    }
  }
})

test('the next moments begin with a day and end with the rule', () => {
  const first = '2026-01-01'
  const schedule = {
    rule: ruleOf('FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20270201', first),
    first,
    except: new Set<string>(),
    policy: 'keep',
    time: '09:00',
    ramadanTime: null,
  } as const
  const next = nextDueMoments(schedule, holidays, { from: '2026-11-29', count: 10, within: 400 })
  expect(next.map(({ day }) => day)).toEqual(['2026-12-15', '2027-01-15'])
})

test('a duty after it was done comes back on a working day', () => {
  expect(isWorkingDay('2027-01-07', holidays)).toBe(true)
  expect(isWorkingDay('2027-01-08', holidays)).toBe(false)
  expect(dueAfterDone('2027-01-01', 7, 'keep', holidays)).toBe('2027-01-08')
  expect(dueAfterDone('2027-01-01', 7, 'after', holidays)).toBe('2027-01-10')
  expect(dueAfterDone('2027-01-01', 7, 'before', holidays)).toBe('2027-01-07')
  expect(dueAfterDone('2027-01-01', 7, 'skip', holidays)).toBe('2027-01-10')
})
