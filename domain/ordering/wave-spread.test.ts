import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../riyadh-time.ts'
import { evenCounts } from './wave-spread.ts'
import { daysFrom, type PlanBranch, planDates, type WaveAim, weeksOf } from './wave-plan.ts'

/** A Sunday. */
const from = '2026-12-06'
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const branch = (index: number, taken: readonly string[] = []): PlanBranch => ({
  id: `b${String(index).padStart(3, '0')}`,
  clientId: 'c',
  group: `g${index % 3}`,
  taken,
})
const aim = (more: Partial<WaveAim>): WaveAim => ({
  branches: Array.from({ length: 26 }, (_, index) => branch(index)),
  visitsPerBranch: 1,
  total: null,
  from,
  until: addDays(from, 27),
  weekdays: everyDay,
  quotas: [],
  gapDays: 1,
  pace: { kind: 'even' },
  windowDays: 0,
  ...more,
})
const perDay = (given: WaveAim) => {
  const { visits } = planDates(given)
  return daysFrom(given.from, given.until).map((day) => visits.filter((visit) => visit.day === day).length)
}
const range = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts)

test('twice thirteen visits where it was 24 and 2: the days that the gap leaves open share the visits', () => {
  const counts = perDay(aim({ visitsPerBranch: 3, gapDays: 14, until: addDays(from, 29) }))
  expect(counts.filter((count) => count > 0)).toEqual([13, 13, 13, 13, 13, 13])
})

test('evening out the days keeps what each half of the period has', () => {
  const branches = Array.from({ length: 19 }, (_, index) =>
    branch(index, index % 4 === 0 ? [addDays(from, 3)] : index % 5 === 0 ? [addDays(from, 30)] : []),
  )
  const given = aim({ branches, visitsPerBranch: 2, gapDays: 14, until: addDays(from, 41), pace: { kind: 'halves' } })
  const { visits, shortfalls } = planDates(given)
  expect(visits.filter(({ day }) => day <= addDays(from, 20))).toHaveLength(19)
  expect(shortfalls).toEqual([])
})

test.each([
  [25, [1, 1, 1, 1], 4, 0],
  [6, [3, 3, 3], 6, 0],
  [7, [9, 9, 9], 7, 1],
  [9, [1, 9, 9], 9, 3],
])('%i visits at branches with room for %j', (total, room, planned, apart) => {
  const counts = evenCounts(room, total)
  expect([counts.reduce((sum, count) => sum + count, 0), range(counts)]).toEqual([planned, apart])
})

test('a total that the branches have no room for is said', () => {
  const { visits, shortfalls } = planDates(aim({ total: 200, gapDays: 14 }))
  expect(visits).toHaveLength(52)
  expect(shortfalls).toContainEqual({ kind: 'total', wanted: 200, planned: 52 })
})

const anyTotal = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  total: fc.integer({ min: 1, max: 150 }),
  days: fc.integer({ min: 1, max: 45 }),
})
const plannedBy = ({ count, total, days }: { count: number; total: number; days: number }) => {
  const branches = Array.from({ length: count }, (_, index) => branch(index))
  const given = aim({ branches, total, until: addDays(from, days - 1) })
  return { given, branches, ...planDates(given) }
}

test('law: branches differ by at most one visit', () => {
  fc.assert(
    fc.property(anyTotal, ({ count, total, days }) => {
      const { visits, shortfalls, branches } = plannedBy({ count, days, total: Math.min(total, count * days) })
      expect(visits).toHaveLength(Math.min(total, count * days))
      expect(shortfalls).toEqual([])
      const each = branches.map(({ id }) => visits.filter((visit) => visit.branchId === id).length)
      expect(range(each)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
})

test('law: where every visit may be on every day, days and whole weeks differ by at most one', () => {
  fc.assert(
    fc.property(anyTotal, ({ count, total, days }) => {
      const { visits, given } = plannedBy({ count, days, total: Math.min(total, count) })
      expect(range(perDay(given))).toBeLessThanOrEqual(1)
      const whole = weeksOf(given.from, given.until).filter((week) => daysBetween(week.from, week.until) === 6)
      const perWeek = whole.map((week) => visits.filter(({ day }) => day >= week.from && day <= week.until).length)
      if (perWeek.length > 0) expect(range(perWeek)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
})

const anyAim = fc
  .record({
    taken: fc.array(fc.array(fc.integer({ min: -20, max: 60 }), { maxLength: 3 }), { minLength: 1, maxLength: 14 }),
    visitsPerBranch: fc.integer({ min: 1, max: 4 }),
    total: fc.option(fc.integer({ min: 1, max: 40 })),
    days: fc.integer({ min: 1, max: 40 }),
    gapDays: fc.integer({ min: 1, max: 16 }),
    weekdays: fc.subarray(everyDay, { minLength: 1 }),
  })
  .map(({ taken, days, ...rest }) =>
    aim({
      ...rest,
      branches: taken.map((own, index) =>
        branch(
          index,
          own.map((day) => addDays(from, day)),
        ),
      ),
      until: addDays(from, days - 1),
    }),
  )

test('law: no day has two visits more than one to which any of its visits could move alone', () => {
  fc.assert(
    fc.property(anyAim, (given) => {
      const { visits } = planDates(given)
      const all = daysFrom(given.from, given.until).filter((day) =>
        given.weekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
      )
      const load = (day: string) => visits.filter((visit) => visit.day === day).length
      for (const visit of visits) {
        const others = visits.filter((other) => other !== visit && other.branchId === visit.branchId)
        const { taken } = given.branches.find(({ id }) => id === visit.branchId)!
        const blocked = [...others.map(({ day }) => day), ...taken]
        for (const day of all) {
          if (blocked.some((other) => Math.abs(daysBetween(other, day)) < given.gapDays)) continue
          // why: a visit that would pass another one of its branch swaps with it, which is not a single move
          if (others.some((other) => other.day > visit.day !== other.day > day)) continue
          expect(load(visit.day) - load(day)).toBeLessThanOrEqual(1)
        }
      }
    }),
    { numRuns: 200 },
  )
})
