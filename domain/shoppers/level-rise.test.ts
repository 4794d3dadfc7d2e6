import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type JudgedReport,
  type LevelFacts,
  type LevelReason,
  requirementsOf,
  reviewOf,
  weaknessesOf,
} from './level-rise.ts'
import { certificationLevels } from '../levels.ts'
import { addDays, fromRiyadh } from '../riyadh-time.ts'

const today = '2026-12-10'
const at = fromRiyadh(`${today}T12:00`)!
const reports = (count: number, grade: number, late = 0): JudgedReport[] =>
  Array.from({ length: count }, (_, index) => ({ grade, onTime: index >= late }))
const facts = (more: Partial<LevelFacts>): LevelFacts => ({
  level: 'basic',
  by: 'rule',
  changedAt: null,
  released: more.last?.length ?? 0,
  last: [],
  hasFallen: false,
  passedTests: [],
  warning: null,
  ...more,
})

describe('rising, on both sides of each edge', () => {
  test.each<[string, Partial<LevelFacts>, string | null]>([
    ['3 reports of 4.0 and the test', { last: reports(3, 4), passedTests: ['professional'] }, 'professional'],
    ['2 reports', { last: reports(2, 5), passedTests: ['professional'] }, null],
    [
      '3 reports of 3.9 on average',
      { last: [...reports(2, 4), { grade: 3.7, onTime: true }], passedTests: ['professional'] },
      null,
    ],
    ['no test', { last: reports(3, 5) }, null],
    ['the test of another level', { last: reports(3, 5), passedTests: ['lead'] }, null],
    ['15 reports of 4.4', { level: 'professional', last: reports(15, 4.4) }, 'senior'],
    ['14 reports', { level: 'professional', last: reports(14, 5) }, null],
    [
      '15 reports a hair below 4.4',
      { level: 'professional', last: [...reports(14, 4.4), { grade: 4.3, onTime: true }] },
      null,
    ],
    ['95 % on time', { level: 'professional', last: reports(20, 5, 1) }, 'senior'],
    ['90 % on time', { level: 'professional', last: reports(20, 5, 2) }, null],
    [
      '40 reports of 4.5 and the test',
      { level: 'senior', released: 40, last: reports(20, 4.5), passedTests: ['lead'] },
      'lead',
    ],
    ['39 reports', { level: 'senior', released: 39, last: reports(20, 5), passedTests: ['lead'] }, null],
    ['no lead test', { level: 'senior', released: 40, last: reports(20, 5), passedTests: ['professional'] }, null],
    ['the top', { level: 'lead', released: 400, last: reports(20, 5), passedTests: ['lead'] }, null],
  ])('%s', (_name, more, to) => {
    expect(reviewOf(facts(more), at)).toEqual(to ? { kind: 'rise', to } : { kind: 'stay' })
  })

  test('the requirements say what is there', () => {
    expect(requirementsOf(facts({ level: 'professional', last: reports(3, 4.2, 1) }))).toEqual([
      { name: 'reports', needed: 15, have: 3, met: false },
      { name: 'grade', needed: 4.4, have: 4.2, met: false },
      { name: 'on_time', needed: 95, have: 66, met: false },
    ])
    expect(requirementsOf(facts({ level: 'lead' }))).toEqual([])
  })
})

describe('falling', () => {
  const weak = { level: 'senior', released: 20, last: reports(20, 4) } as const
  const reasons: LevelReason[] = [{ name: 'grade', needed: 4.1, have: 4 }]
  const warning = { since: today, until: addDays(today, 30), level: 'professional', reasons } as const

  test.each<[string, Partial<LevelFacts>, number]>([
    ['a senior at 4.1', { level: 'senior', last: reports(20, 4.1) }, 0],
    ['a senior at 4.0', weak, 1],
    ['a professional at 3.7', { level: 'professional', last: reports(20, 3.7) }, 0],
    ['a professional at 3.6', { level: 'professional', last: reports(20, 3.6) }, 1],
    ['a lead at 4.2', { level: 'lead', last: reports(20, 4.2) }, 0],
    ['85 % on time', { level: 'senior', last: reports(20, 5, 3) }, 0],
    ['80 % on time', { level: 'senior', last: reports(20, 5, 4) }, 1],
    ['nobody asks a professional for punctuality', { level: 'professional', last: reports(20, 5, 20) }, 0],
    ['two weak reports say nothing', { level: 'senior', last: reports(2, 1) }, 0],
    ['a beginner has nothing to lose', { level: 'basic', last: reports(20, 1) }, 0],
  ])('%s', (_name, more, count) => {
    expect(weaknessesOf(facts(more))).toHaveLength(count)
  })

  test('first comes a warning with thirty days and what is wrong', () => {
    expect(reviewOf(facts(weak), at)).toEqual({ kind: 'warn', warning })
  })
  test('until its last day nothing happens, on it the level falls by one', () => {
    const warned = facts({ ...weak, warning: { ...warning } })
    expect(reviewOf(warned, fromRiyadh(`${addDays(today, 29)}T23:59`)!)).toEqual({ kind: 'stay' })
    expect(reviewOf(warned, fromRiyadh(`${addDays(today, 30)}T00:00`)!)).toEqual({ kind: 'fall', to: 'professional' })
  })
  test('good reports meanwhile take the warning away', () => {
    expect(reviewOf(facts({ level: 'senior', last: reports(20, 4.2), warning: { ...warning } }), at)).toEqual({
      kind: 'clear',
    })
  })
  test('what an administrator gave is left alone for ninety days', () => {
    const given = facts({ ...weak, by: 'admin', changedAt: fromRiyadh(`${addDays(today, -10)}T12:00`)! })
    expect(reviewOf(given, at)).toMatchObject({ kind: 'warn', warning: { until: addDays(today, 80) } })
    const long = facts({ ...weak, by: 'admin', changedAt: fromRiyadh(`${addDays(today, -60)}T12:00`)! })
    expect(reviewOf(long, at)).toMatchObject({ kind: 'warn', warning: { until: addDays(today, 30) } })
  })
  test('after a fall three reports by the same thresholds lead back', () => {
    const fallen = { level: 'professional', hasFallen: true } as const
    expect(reviewOf(facts({ ...fallen, last: reports(3, 4.4) }), at)).toEqual({ kind: 'rise', to: 'senior' })
    expect(reviewOf(facts({ ...fallen, last: reports(2, 5) }), at)).toEqual({ kind: 'stay' })
    expect(reviewOf(facts({ ...fallen, last: reports(3, 4.3) }), at)).toEqual({ kind: 'stay' })
  })
})

test('a promotion excludes a warning, and a level changes by one step at most', () => {
  const some = fc.record({
    level: fc.constantFrom(...certificationLevels),
    released: fc.nat(60),
    last: fc.array(fc.record({ grade: fc.integer({ min: 0, max: 10 }).map((n) => n / 2), onTime: fc.boolean() }), {
      maxLength: 20,
    }),
    hasFallen: fc.boolean(),
    passedTests: fc.subarray([...certificationLevels]),
  })
  fc.assert(
    fc.property(some, (random) => {
      const move = reviewOf(facts(random), at)
      const step = (to: string) => certificationLevels.indexOf(to as never) - certificationLevels.indexOf(random.level)
      if (move.kind === 'rise') {
        expect(step(move.to)).toBe(1)
        expect(weaknessesOf(facts(random))).toEqual([])
      }
      if (move.kind === 'warn') expect(step(move.warning.level)).toBe(-1)
      expect(move.kind).not.toBe('fall')
    }),
  )
})
