import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BranchHours } from '../branch-hours.ts'
import { addDays, type Day, daysBetween, weekdayOf } from '../riyadh-time.ts'
import {
  type Cadence,
  drawVisits,
  nextPeriod,
  openDays,
  periodOfDay,
  type ProgrammeRule,
  timesOn,
  visitsWanted,
} from './programme.ts'
import { isRamadan } from '../ramadan.ts'

test.each([
  ['month', '2026-11-24', '2026-11-01', '2026-12-01'],
  ['quarter', '2026-11-24', '2026-10-01', '2027-01-01'],
  ['quarter', '2026-10-01', '2026-10-01', '2027-01-01'],
  ['quarter', '2026-12-31', '2026-10-01', '2027-01-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s is from %s until %s', (cadence, day, from, until) => {
  expect(periodOfDay(cadence, day)).toEqual({ from, until })
})

test.each([
  ['2027-02-07', false],
  ['2027-02-08', true],
  ['2027-03-08', true],
  ['2027-03-09', false],
])('%s lies in Ramadan: %s', (day, is) => expect(isRamadan(day)).toBe(is))

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const rule = (with_: Partial<ProgrammeRule> = {}): ProgrammeRule => ({
  cadence: 'quarter',
  visits: 2,
  times: [{ weekdays: everyDay, from: '12:00', until: '15:00' }],
  ramadanTimes: null,
  closed: [],
  ...with_,
})
const quarter = { from: '2027-01-01', until: '2027-04-01' }

describe('a period that has begun', () => {
  test.each([
    ['2026-12-01', 4],
    ['2027-01-01', 4],
    ['2027-02-15', 2],
    ['2027-03-31', 1],
    ['2027-04-01', 0],
  ])('from %s on it wants %s of 4 visits', (day, wanted) => {
    expect(visitsWanted(rule({ visits: 4 }), quarter, day)).toBe(wanted)
  })
})

const at = (days: number): Day => addDays('2026-12-01', days)
const hour = fc.integer({ min: 6, max: 22 })
const times = fc
  .record({
    weekdays: fc.subarray(everyDay, { minLength: 1 }),
    from: hour,
    long: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ weekdays, from, long }) => ({
    weekdays,
    from: `${String(from).padStart(2, '0')}:00`,
    until: `${String(from + Math.floor(long / 60)).padStart(2, '0')}:${String(long % 60).padStart(2, '0')}`,
  }))
const rules = fc.record({
  cadence: fc.constantFrom<Cadence>('month', 'quarter'),
  visits: fc.integer({ min: 1, max: 4 }),
  times: fc.array(times, { minLength: 1, maxLength: 3 }),
  ramadanTimes: fc.option(fc.array(times, { minLength: 1, maxLength: 2 })),
  closed: fc.array(
    fc
      .record({ from: fc.integer({ min: 0, max: 300 }), long: fc.integer({ min: 0, max: 20 }) })
      .map(({ from, long }) => ({ from: at(from), until: at(from + long) })),
    { maxLength: 4 },
  ),
})
const aims = fc
  .record({
    rule: rules,
    day: fc.integer({ min: 0, max: 300 }),
    late: fc.integer({ min: 0, max: 60 }),
    taken: fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 6 }), { minLength: 1, maxLength: 12 }),
    allowance: fc.option(fc.array(fc.option(fc.integer({ min: 0, max: 12 })), { minLength: 14, maxLength: 14 })),
    seed: fc.string(),
  })
  .map(({ rule: own, day, late, taken, allowance, seed }) => {
    const period = periodOfDay(own.cadence, at(day))
    const notBefore = addDays(period.from, late)
    const wanted = visitsWanted(own, period, notBefore)
    return {
      rule: own,
      period,
      notBefore,
      branches: taken.map((days, index) => ({ id: `b${index}`, wanted, taken: days.map(at) })),
      // months of a plan that began on the 20th
      months:
        allowance &&
        allowance.map((left, index) => {
          const from = `${2026 + Math.floor((index + 10) / 12)}-${String(((index + 10) % 12) + 1).padStart(2, '0')}-20`
          const until = `${2026 + Math.floor((index + 11) / 12)}-${String(((index + 11) % 12) + 1).padStart(2, '0')}-20`
          return { period: { from, until }, left }
        }),
      seed,
    }
  })

describe('laws of a draw', () => {
  test('each visit lies in its period, in a window of its day, not before the first day, on no closed day', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        for (const { day, time } of drawVisits(aim).visits) {
          expect(day >= aim.period.from && day < aim.period.until && day >= aim.notBefore).toBe(true)
          expect(aim.rule.closed.some(({ from, until }) => day >= from && day <= until)).toBe(false)
          const open = timesOn(aim.rule, day)
          expect(open.some(({ from, until }) => time >= from && time <= until)).toBe(true)
          expect(open.every(({ weekdays }) => weekdays.includes(weekdayOf(day)))).toBe(true)
        }
      }),
    )
  })

  test('a branch never has two visits on a day, counting its other visits', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        const { visits } = drawVisits(aim)
        for (const { id, taken } of aim.branches) {
          const own = visits.filter(({ branchId }) => branchId === id).map(({ day }) => day)
          expect(new Set(own).size).toBe(own.length)
          expect(own.some((day) => taken.includes(day))).toBe(false)
        }
      }),
    )
  })

  test('drawn and missing visits of a branch add up; visits are missing only where no day or no allowance is left', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        const { visits, shortfalls } = drawVisits(aim)
        const days = openDays(aim.rule, aim.period, aim.notBefore)
        for (const { id, wanted, taken } of aim.branches) {
          const own = visits.filter(({ branchId }) => branchId === id)
          const short = shortfalls.find(({ branchId }) => branchId === id)
          expect(own.length + (short?.missing ?? 0)).toBe(wanted)
          if (!short) continue
          const free = days.filter((day) => !taken.includes(day) && !own.some((visit) => visit.day === day))
          expect(short.reason === 'no-days' ? free.length === 0 : aim.months !== null && free.length > 0).toBe(true)
        }
      }),
    )
  })

  test('the allowance of no month of the plan is exceeded, and nothing is drawn outside the plan', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        if (!aim.months) return
        const { visits } = drawVisits(aim)
        for (const { period, left } of aim.months) {
          const used = visits.filter(({ day }) => day >= period.from && day < period.until).length
          if (left !== null) expect(used).toBeLessThanOrEqual(left)
        }
        for (const { day } of visits)
          expect(aim.months.some(({ period }) => day >= period.from && day < period.until)).toBe(true)
      }),
    )
  })

  test('every branch gets its first visit before any gets a second one', () => {
    fc.assert(
      fc.property(aims, fc.integer({ min: 0, max: 20 }), (aim, left) => {
        const months = [{ period: aim.period, left }]
        const free = aim.branches.map((branch) => ({ ...branch, taken: [] }))
        const { visits } = drawVisits({ ...aim, branches: free, months })
        const counts = free.map(({ id }) => visits.filter(({ branchId }) => branchId === id).length)
        const days = openDays(aim.rule, aim.period, aim.notBefore).length
        if (days > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('the same seed draws the same, another seed other days', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        expect(drawVisits(aim)).toEqual(drawVisits(aim))
      }),
    )
    const draw = (seed: string) =>
      drawVisits({
        rule: rule(),
        period: quarter,
        notBefore: quarter.from,
        branches: Array.from({ length: 20 }, (_, index) => ({ id: `b${index}`, wanted: 2, taken: [] })),
        months: null,
        seed,
      }).visits
    expect(draw('one')).not.toEqual(draw('two'))
  })
})

test('the visits of a quarter are spread: each falls into its own part, and some weeks lie between them', () => {
  const { visits } = drawVisits({
    rule: rule({ visits: 3 }),
    period: quarter,
    notBefore: quarter.from,
    branches: Array.from({ length: 40 }, (_, index) => ({ id: `b${index}`, wanted: 3, taken: [] })),
    months: null,
    seed: 'spread',
  })
  expect(visits).toHaveLength(120)
  for (const own of Map.groupBy(visits, ({ branchId }) => branchId).values()) {
    const days = own.map(({ day }) => day).toSorted()
    expect(days.map((day) => Math.floor(daysBetween(quarter.from, day) / 30))).toEqual([0, 1, 2])
    for (const [index, day] of days.slice(1).entries()) expect(daysBetween(days[index]!, day)).toBeGreaterThanOrEqual(9)
  }
  const load = Map.groupBy(visits, ({ day }) => day)
  expect(Math.max(...[...load.values()].map((own) => own.length))).toBeLessThanOrEqual(6)
})

test('days are drawn evenly: each day of a month comes up about as often as the others', () => {
  const counts = new Map<Day, number>()
  for (let n = 0; n < 600; n += 1) {
    const { visits } = drawVisits({
      rule: rule({ cadence: 'month', visits: 1 }),
      period: { from: '2027-01-01', until: '2027-02-01' },
      notBefore: '2027-01-01',
      branches: [{ id: 'b', wanted: 1, taken: [] }],
      months: null,
      seed: `seed ${n}`,
    })
    counts.set(visits[0]!.day, (counts.get(visits[0]!.day) ?? 0) + 1)
  }
  expect(counts.size).toBe(31)
  // 600 draws over 31 days: 19.4 each; three standard deviations either way
  for (const count of counts.values()) expect(Math.abs(count - 19.4)).toBeLessThan(18)
})

test('Ramadan has its own hours', () => {
  const own = rule({ ramadanTimes: [{ weekdays: everyDay, from: '20:00', until: '23:00' }] })
  const { visits } = drawVisits({
    rule: own,
    period: quarter,
    notBefore: quarter.from,
    branches: Array.from({ length: 30 }, (_, index) => ({ id: `b${index}`, wanted: 2, taken: [] })),
    months: null,
    seed: 'ramadan',
  })
  for (const { day, time } of visits) expect(time >= '20:00').toBe(isRamadan(day))
  expect(visits.some(({ day }) => isRamadan(day))).toBe(true)
})

test('periods follow each other', () => {
  expect(nextPeriod('quarter', quarter)).toEqual({ from: '2027-04-01', until: '2027-07-01' })
})

test('visits of a branch begin while it is open, and are missing where it never is', () => {
  const months = null
  const of = (hours: BranchHours) =>
    drawVisits({
      rule: rule(),
      period: quarter,
      notBefore: quarter.from,
      branches: [{ id: 'a', wanted: 6, taken: [], hours }],
      months,
      seed: 's',
    })
  const { visits } = of({ 0: [], 1: [], 2: [['14:00', '23:00']], 3: [], 4: [], 5: [], 6: [] })
  expect(visits).toHaveLength(6)
  expect(visits.every(({ day, time }) => weekdayOf(day) === 2 && time >= '14:00' && time <= '15:00')).toBe(true)
  const shut = Object.fromEntries(everyDay.map((day) => [day, []]))
  expect(of(shut)).toEqual({ visits: [], shortfalls: [{ branchId: 'a', missing: 6, reason: 'no-days' }] })
})
