import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, riyadhDay, weekdayOf } from '../riyadh-time.ts'
import { dayParts } from '../day-part.ts'
import { isInWindow } from '../visit-window.ts'
import { daysFrom, momentOf, type PlanBranch, planDates, type WaveAim, weeksOf } from './wave-plan.ts'

/** A Sunday. */
const from = '2026-12-06'
const everyDay = [0, 1, 2, 3, 4, 5, 6]

const branches = (count: number, more: Partial<PlanBranch> = {}): PlanBranch[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${String(index).padStart(3, '0')}`,
    clientId: 'c',
    group: 'g',
    taken: [],
    ...more,
  }))
const aim = (more: Partial<WaveAim>): WaveAim => ({
  branches: branches(4),
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
const countBy = <T>(list: readonly T[], key: (one: T) => string) =>
  Object.fromEntries([...Map.groupBy(list, key)].map(([name, own]) => [name, own.length]))

test('the visits of a branch are spread evenly over the period', () => {
  const { visits, shortfalls } = planDates(aim({ branches: branches(1), visitsPerBranch: 4 }))
  expect(visits.map(({ day }) => daysBetween(from, day))).toEqual([3, 10, 17, 24])
  expect(shortfalls).toEqual([])
})

test('every day gets as many visits as any other, or one more', () => {
  const { visits } = planDates(aim({ branches: branches(30), visitsPerBranch: 2 }))
  expect(visits).toHaveLength(60)
  const perDay = Object.values(countBy(visits, ({ day }) => day))
  expect(perDay).toHaveLength(28)
  expect(Math.max(...perDay) - Math.min(...perDay)).toBeLessThanOrEqual(1)
})

test('a quota of 40 / 40 / 20 is met exactly, and every branch has several parts of the day', () => {
  const quotas = [
    { part: 'lunch', percent: 40 },
    { part: 'dinner', percent: 40 },
    { part: 'breakfast', percent: 20 },
  ] as const
  const { visits } = planDates(aim({ branches: branches(10), visitsPerBranch: 5, quotas }))
  expect(countBy(visits, ({ dayPart }) => dayPart!)).toEqual({ lunch: 20, dinner: 20, breakfast: 10 })
  for (const own of Map.groupBy(visits, ({ branchId }) => branchId).values())
    expect(new Set(own.map(({ dayPart }) => dayPart)).size).toBeGreaterThanOrEqual(2)
  for (const week of weeksOf(from, addDays(from, 27))) {
    const lunch = visits.filter(({ day, dayPart }) => day >= week.from && day <= week.until && dayPart === 'lunch')
    expect(lunch.length).toBeGreaterThanOrEqual(4)
    expect(lunch.length).toBeLessThanOrEqual(6)
  }
})

test('seven visits by 40 / 40 / 20 are 3, 3 and 1: largest remainders', () => {
  const quotas = [
    { part: 'lunch', percent: 40 },
    { part: 'dinner', percent: 40 },
    { part: 'breakfast', percent: 20 },
  ] as const
  const { visits } = planDates(aim({ branches: branches(7), quotas }))
  expect(countBy(visits, ({ dayPart }) => dayPart!)).toEqual({ lunch: 3, dinner: 3, breakfast: 1 })
})

test('half of the visits are in the first half of the period, for any weekdays', () => {
  const { visits, shortfalls } = planDates(
    aim({ branches: branches(20), until: addDays(from, 9), weekdays: [0, 1, 2], pace: { kind: 'halves' } }),
  )
  // 6-10 December has three of the days, 11-15 the other three
  expect(visits.filter(({ day }) => day <= addDays(from, 4))).toHaveLength(10)
  expect(shortfalls).toEqual([])
})

test('the weeks get their shares', () => {
  const { visits, shortfalls } = planDates(
    aim({ branches: branches(10), pace: { kind: 'weeks', shares: [40, 30, 20, 10] } }),
  )
  const perWeek = weeksOf(from, addDays(from, 27)).map(
    (week) => visits.filter(({ day }) => day >= week.from && day <= week.until).length,
  )
  expect(perWeek).toEqual([4, 3, 2, 1])
  expect(shortfalls).toEqual([])
})

test('a week without an allowed day is said, and its visits go to the others', () => {
  const { visits, shortfalls } = planDates(
    aim({ branches: branches(4), until: addDays(from, 7), weekdays: [1], pace: { kind: 'weeks', shares: [50, 50] } }),
  )
  expect(visits.map(({ day }) => day)).toEqual(Array(4).fill(addDays(from, 1)))
  expect(shortfalls).toEqual([
    { kind: 'pace', from, until: addDays(from, 6), wanted: 2, planned: 4 },
    { kind: 'pace', from: addDays(from, 7), until: addDays(from, 7), wanted: 2, planned: 0 },
  ])
})

test.each([
  [27, 28, 2],
  [28, 28, 1],
  [14, 28, 2],
  [13, 28, 3],
  [9, 28, 4],
])('a gap of %i days in %i leaves room for %i visits of the four wanted', (gapDays, days, planned) => {
  const { visits, shortfalls } = planDates(
    aim({ branches: branches(1), visitsPerBranch: 4, gapDays, until: addDays(from, days - 1) }),
  )
  expect(visits).toHaveLength(planned)
  const missing = 4 - planned
  expect(shortfalls).toEqual(missing > 0 ? [{ kind: 'branch', branchId: 'b000', missing }] : [])
})

test('days near a visit that the branch already has are left out', () => {
  const taken = [addDays(from, 3)]
  const { visits, shortfalls } = planDates(
    aim({ branches: branches(1, { taken }), gapDays: 7, until: addDays(from, 10) }),
  )
  expect(visits.map(({ day }) => day)).toEqual([addDays(from, 10)])
  expect(shortfalls).toEqual([])
  const none = planDates(aim({ branches: branches(1, { taken }), gapDays: 8, until: addDays(from, 10) }))
  expect(none).toEqual({ visits: [], shortfalls: [{ kind: 'branch', branchId: 'b000', missing: 1 }] })
})

test('without an allowed day there is nothing to plan', () => {
  const { visits, shortfalls } = planDates(aim({ until: from, weekdays: [5] }))
  expect(visits).toEqual([])
  expect(shortfalls).toEqual([{ kind: 'no-days' }])
})

test('the branches of every city come all over the period', () => {
  const two = [
    ...branches(14, { group: 'riyadh' }),
    ...branches(14, { group: 'jeddah' }).map((branch) => ({ ...branch, id: `j${branch.id}` })),
  ]
  const { visits } = planDates(aim({ branches: two }))
  const firstHalf = visits.filter(({ day }) => day < addDays(from, 14))
  expect(firstHalf.filter(({ branchId }) => branchId.startsWith('j'))).toHaveLength(7)
})

test('a planned visit is within its part of the day, on its own day', () => {
  for (const dayPart of dayParts) {
    const at = momentOf({ day: from, dayPart })
    expect(riyadhDay(at)).toBe(from)
    expect(isInWindow({ from, until: from, dayPart }, at)).toBe(true)
  }
  expect(riyadhDay(momentOf({ day: from, dayPart: null }))).toBe(from)
})

const anyAim: fc.Arbitrary<WaveAim> = fc
  .record({
    branches: fc.array(
      fc.record({
        group: fc.constantFrom('riyadh', 'jeddah', 'abha'),
        taken: fc.array(
          fc.integer({ min: -20, max: 90 }).map((day) => addDays(from, day)),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    total: fc.constant(null),
    visitsPerBranch: fc.integer({ min: 1, max: 6 }),
    days: fc.integer({ min: 1, max: 70 }),
    weekdays: fc.subarray(everyDay),
    percents: fc.constantFrom([], [100], [40, 40, 20], [20, 20, 20, 20, 20], [99, 1]),
    gapDays: fc.integer({ min: 0, max: 30 }),
    pace: fc.oneof(
      fc.constant({ kind: 'even' } as const),
      fc.constant({ kind: 'halves' } as const),
      fc.array(fc.nat(50), { maxLength: 12 }).map((shares) => ({ kind: 'weeks', shares }) as const),
    ),
    windowDays: fc.integer({ min: 0, max: 7 }),
  })
  .map(({ branches: drawn, days, percents, ...rest }) => ({
    ...rest,
    branches: drawn.map((branch, index) => ({ ...branch, id: `b${index}`, clientId: 'c' })),
    from,
    until: addDays(from, days - 1),
    quotas: percents.map((percent, index) => ({ part: dayParts[index]!, percent })),
  }))

test('no plan breaks what it was asked, and what is missing is said', () => {
  fc.assert(
    fc.property(anyAim, (wanted) => {
      const { visits, shortfalls } = planDates(wanted)
      const gap = Math.max(1, wanted.gapDays)
      for (const branch of wanted.branches) {
        const own = visits.filter(({ branchId }) => branchId === branch.id)
        const days = [...own.map(({ day }) => day), ...branch.taken]
        for (const [index, { day }] of own.entries())
          for (const [other, second] of days.entries())
            if (other !== index) expect(Math.abs(daysBetween(day, second))).toBeGreaterThanOrEqual(gap)
        const said = shortfalls.find((one) => one.kind === 'branch' && one.branchId === branch.id)
        const missing = said?.kind === 'branch' ? said.missing : 0
        if (!shortfalls.some(({ kind }) => kind === 'no-days'))
          expect(own.length + missing).toBe(wanted.visitsPerBranch)
      }
      for (const { day } of visits) {
        expect(day >= wanted.from && day <= wanted.until).toBe(true)
        expect(wanted.weekdays).toContain(weekdayOf(day))
      }
      for (const { part, percent } of wanted.quotas) {
        const count = visits.filter(({ dayPart }) => dayPart === part).length
        expect(Math.abs(count - (visits.length * percent) / 100)).toBeLessThan(1)
      }
    }),
    { numRuns: 300 },
  )
})

test('the windows of a branch keep the gap wherever the shopper goes in them', () => {
  fc.assert(
    fc.property(anyAim, (wanted) => {
      const gap = Math.max(1, wanted.gapDays)
      for (const own of Map.groupBy(planDates(wanted).visits, ({ branchId }) => branchId).values())
        for (const [index, { window, day, branchId }] of own.entries()) {
          if (!window) continue
          expect(window.from <= day && day <= window.until).toBe(true)
          expect(daysBetween(window.from, day)).toBeLessThanOrEqual(wanted.windowDays)
          for (const one of daysFrom(window.from, window.until)) expect(wanted.weekdays).toContain(weekdayOf(one))
          const next = own[index + 1]
          if (next?.window) expect(daysBetween(window.until, next.window.from)).toBeGreaterThanOrEqual(gap)
          for (const taken of wanted.branches.find(({ id }) => id === branchId)!.taken)
            if (taken > window.until) expect(daysBetween(window.until, taken)).toBeGreaterThanOrEqual(gap)
            else expect(daysBetween(taken, window.from)).toBeGreaterThanOrEqual(gap)
        }
    }),
    { numRuns: 300 },
  )
})

test('the same aim gives the same dates, in whatever order the branches come', () => {
  fc.assert(
    fc.property(anyAim, (wanted) => {
      const turned = planDates({ ...wanted, branches: wanted.branches.toReversed() })
      const first = planDates(wanted)
      const key = ({ visits }: typeof first) => visits.map((visit) => JSON.stringify(visit)).sort()
      expect(key(turned)).toEqual(key(first))
    }),
    { numRuns: 100 },
  )
})

test('ten thousand visits are dated', () => {
  const { visits } = planDates(
    aim({
      branches: branches(2500),
      visitsPerBranch: 4,
      until: addDays(from, 89),
      gapDays: 14,
      windowDays: 2,
      quotas: [
        { part: 'lunch', percent: 50 },
        { part: 'dinner', percent: 50 },
      ],
    }),
  )
  expect(visits).toHaveLength(10_000)
})
