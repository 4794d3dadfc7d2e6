import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AssignmentRule,
  assignmentRules,
  type Candidate,
  type Conflict,
  type Job,
  kmBetween,
  refusalsOf,
  type ShopperVisit,
} from './assignment.ts'
import { defaultAssignmentSettings } from './assignment-settings.ts'
import { certificationLevels } from './levels.ts'
import type { Place } from './place.ts'
import { addDays, fromRiyadh, weekdayOf } from './riyadh-time.ts'

const day = '2026-12-10'
const olaya: Place = { latitude: 24.7, longitude: 46.7 }
const job: Job = {
  branchId: 'olaya',
  clientId: 'cafe',
  type: 'basic',
  visitAt: fromRiyadh(`${day}T19:00`)!,
  place: olaya,
}
const nora: Candidate = {
  id: 'nora',
  name: 'Nora',
  active: true,
  approved: true,
  agreed: true,
  level: 'senior',
  openJobs: 0,
  openOffers: [],
  visits: [],
  busyDates: [],
  weekdaysOff: [],
  place: olaya,
  goesFarther: false,
  conflicts: [],
  isAuditor: false,
  dealings: [],
  blocked: [],
}
const conflict = (clientId: string, until: Conflict['until'] = null): Conflict => ({ clientId, until })
const visit = (on: string, more: Partial<ShopperVisit> = {}): ShopperVisit => ({
  branchId: 'elsewhere',
  clientId: 'other',
  at: fromRiyadh(on.includes('T') ? on : `${on}T12:00`)!,
  counted: true,
  ...more,
})
const atBranch = { branchId: 'olaya', clientId: 'nobody' }
const forClient = { clientId: 'cafe' }
const candidate = (more: Partial<Candidate>): Candidate => ({ ...nora, ...more })

test('a shopper whom no rule touches may have the job', () => {
  expect(refusalsOf(nora, job, 0)).toEqual([])
})

describe('each rule on both sides of its edge', () => {
  test.each([
    ['an inactive shopper', candidate({ active: false }), [{ rule: 'inactive', until: null }]],
    [
      'the same branch 89 days ago',
      candidate({ visits: [visit(addDays(day, -89), atBranch)] }),
      [{ rule: 'same_branch', until: '2026-12-11' }],
    ],
    ['the same branch 90 days ago', candidate({ visits: [visit(addDays(day, -90), atBranch)] }), []],
    [
      'the same branch planned in 89 days',
      candidate({ visits: [visit(addDays(day, 89), atBranch)] }),
      [{ rule: 'same_branch', until: addDays(day, 179) }],
    ],
    ['the same branch planned in 90 days', candidate({ visits: [visit(addDays(day, 90), atBranch)] }), []],
    [
      'a visit of the same branch that does not count',
      candidate({
        visits: [visit(addDays(day, -10), { ...atBranch, counted: false })],
      }),
      [],
    ],
    [
      'the same client 13 days ago',
      candidate({ visits: [visit(addDays(day, -13), forClient)] }),
      [{ rule: 'same_client', until: '2026-12-11' }],
    ],
    ['the same client 14 days ago', candidate({ visits: [visit(addDays(day, -14), forClient)] }), []],
    [
      'two visits of the client: the later one decides the date',
      candidate({
        visits: [visit(addDays(day, -3), forClient), visit(addDays(day, -12), forClient)],
      }),
      [{ rule: 'same_client', until: addDays(day, 11) }],
    ],
    ['a third visit that day', candidate({ visits: [visit(day), visit(day)] }), []],
    [
      'a fourth visit that day',
      candidate({ visits: [visit(day), visit(day), visit(day)] }),
      [{ rule: 'shopper_day', until: '2026-12-11' }],
    ],
    [
      'three visits that day of which one was handed back',
      candidate({
        visits: [visit(day), visit(day), visit(day, { counted: false })],
      }),
      [],
    ],
    [
      'a declared conflict with this client',
      candidate({ conflicts: [conflict('cafe')] }),
      [{ rule: 'conflict', until: null }],
    ],
    ['a declared conflict with another client', candidate({ conflicts: [conflict('other')] }), []],
    [
      'left that client, two years are over the day after the visit',
      candidate({ conflicts: [conflict('cafe', '2026-12-11')] }),
      [{ rule: 'conflict', until: '2026-12-11' }],
    ],
    ['left that client, two years are over on the day', candidate({ conflicts: [conflict('cafe', day)] }), []],
    [
      'of two conflicts the one without an end',
      candidate({ conflicts: [conflict('cafe', '2027-01-01'), conflict('cafe')] }),
      [{ rule: 'conflict', until: null }],
    ],
    ['not approved yet', candidate({ approved: false }), [{ rule: 'not_approved', until: null }]],
    ['the agreement in force not accepted', candidate({ agreed: false }), [{ rule: 'agreement', until: null }]],
    ['a Thursday off', candidate({ weekdaysOff: [4] }), [{ rule: 'weekday', until: '2026-12-11' }]],
    ['Thursday to Saturday off', candidate({ weekdaysOff: [6, 5, 4] }), [{ rule: 'weekday', until: '2026-12-13' }]],
    ['Wednesday and Friday off', candidate({ weekdaysOff: [3, 5] }), []],
    [
      'every day of the week off',
      candidate({ weekdaysOff: [0, 1, 2, 3, 4, 5, 6] }),
      [{ rule: 'weekday', until: null }],
    ],
    ['blocked for this client', candidate({ blocked: ['cafe'] }), [{ rule: 'blocked', until: null }]],
    ['blocked for another client', candidate({ blocked: ['other'] }), []],
    ['busy on that day', candidate({ busyDates: [day] }), [{ rule: 'busy', until: '2026-12-11' }]],
    [
      'busy three days running',
      candidate({ busyDates: ['2026-12-12', day, '2026-12-11'] }),
      [{ rule: 'busy', until: '2026-12-13' }],
    ],
    ['busy the day before', candidate({ busyDates: ['2026-12-09'] }), []],
  ] as [string, Candidate, unknown[]][])('%s', (_name, person, expected) => {
    expect(refusalsOf(person, job, 0)).toEqual(expected)
  })

  test('one visit a branch a day', () => {
    expect(refusalsOf(nora, job, 0)).toEqual([])
    expect(refusalsOf(nora, job, 1)).toEqual([{ rule: 'branch_day', until: '2026-12-11' }])
  })
})

describe('forty kilometres', () => {
  /** A place so many metres north of the branch; a degree of latitude is 111.195 km. */
  const north = (metres: number): Place => ({ ...olaya, latitude: olaya.latitude + metres / 111_195.08 })
  test.each([
    [39_900, 39.9, true],
    [40_000, 40, true],
    [40_040, 40, true],
    [40_060, 40.1, false],
    [40_100, 40.1, false],
  ] as const)('%i m are %f km: %s', (metres, km, allowed) => {
    const far = candidate({ place: north(metres) })
    expect(kmBetween(far.place, olaya)).toBe(km)
    expect(refusalsOf(far, job, 0)).toEqual(allowed ? [] : [{ rule: 'too_far', until: null }])
    expect(refusalsOf({ ...far, goesFarther: true }, job, 0)).toEqual([])
  })

  test('a shopper of whom we do not know where they live is refused, also one who goes farther', () => {
    const unknown = [{ rule: 'unknown_place', until: null }]
    expect(refusalsOf(candidate({ place: null }), job, 0)).toEqual(unknown)
    expect(refusalsOf(candidate({ place: null, goesFarther: true }), job, 0)).toEqual(unknown)
    expect(refusalsOf(candidate({ place: null }), { ...job, place: null }, 0)).toEqual(unknown)
  })

  test('an unknown branch keeps no one away', () => {
    expect(refusalsOf(candidate({ place: north(90_000) }), { ...job, place: null }, 0)).toEqual([])
    expect(kmBetween(null, olaya)).toBeNull()
  })
})

test('the tenth of December 2026 is a Thursday', () => {
  expect(weekdayOf(day)).toBe(4)
  expect(weekdayOf('1969-12-28')).toBe(0)
})

describe('days are those of Riyadh', () => {
  const late = (at: string) => candidate({ visits: [visit(at), visit(at), visit(at)] })
  test('23:59 belongs to the day, 00:00 to the next', () => {
    expect(refusalsOf(late(`${day}T23:59`), job, 0)).toHaveLength(1)
    expect(refusalsOf(late('2026-12-11T00:00'), job, 0)).toEqual([])
    expect(refusalsOf(late(`${day}T00:00`), job, 0)).toHaveLength(1)
    expect(refusalsOf(late('2026-12-09T23:59'), job, 0)).toEqual([])
  })

  test('ninety days are counted from calendar day to calendar day, whatever the hour', () => {
    const evening = visit(`${addDays(day, -90)}T23:59`, atBranch)
    const morning = { ...job, visitAt: fromRiyadh(`${day}T00:00`)! }
    expect(refusalsOf(candidate({ visits: [evening] }), morning, 0)).toEqual([])
    const nextMorning = visit(`${addDays(day, -89)}T00:00`, atBranch)
    expect(refusalsOf(candidate({ visits: [nextMorning] }), job, 0)).toHaveLength(1)
  })

  test('a job just after midnight in Riyadh is on that day although UTC is still on the one before', () => {
    const midnight = { ...job, visitAt: new Date('2026-12-09T21:00:00Z') }
    expect(refusalsOf(candidate({ busyDates: [day] }), midnight, 0)).toHaveLength(1)
    expect(refusalsOf(candidate({ busyDates: ['2026-12-09'] }), midnight, 0)).toEqual([])
  })
})

describe('levels', () => {
  test.each([
    ['basic', 'basic', true],
    ['basic', 'full_service', false],
    ['professional', 'full_service', true],
    ['senior', 'full_service', true],
    ['lead', 'full_service', true],
  ] as const)('%s and a %s visit: %s', (level, type, allowed) => {
    expect(refusalsOf(candidate({ level }), { ...job, type }, 0)).toEqual(
      allowed ? [] : [{ rule: 'level', until: null }],
    )
  })

  test.each(certificationLevels.map((level) => [level, defaultAssignmentSettings.openJobs[level]] as const))(
    'a %s shopper may have %i open jobs and no more',
    (level, cap) => {
      expect(refusalsOf(candidate({ level, openJobs: cap - 1 }), job, 0)).toEqual([])
      expect(refusalsOf(candidate({ level, openJobs: cap }), job, 0)).toEqual([{ rule: 'open_jobs', until: null }])
    },
  )
})

test('every failing rule is named, not only the first', () => {
  const hopeless = candidate({
    active: false,
    approved: false,
    agreed: false,
    level: 'basic',
    openJobs: 1,
    visits: [visit(day, { branchId: 'olaya', clientId: 'cafe' }), visit(day), visit(day)],
    busyDates: [day],
    weekdaysOff: [4],
    place: { latitude: 21.5, longitude: 39.2 },
    conflicts: [conflict('cafe')],
    dealings: [{ clientId: 'cafe', isAudit: true, day }],
    blocked: ['cafe'],
  })
  const rules = refusalsOf(hopeless, { ...job, type: 'full_service' }, 1).map(({ rule }) => rule)
  const ofAudits: readonly AssignmentRule[] = ['auditor', 'shopped']
  const ofVisits = assignmentRules.filter((rule) => !ofAudits.includes(rule))
  const placed = ofVisits.filter((rule) => rule !== 'unknown_place')
  expect(rules).toEqual(placed satisfies AssignmentRule[])
  const nowhere = refusalsOf({ ...hopeless, place: null }, { ...job, type: 'full_service' }, 1)
  expect(nowhere.map(({ rule }) => rule)).toEqual(ofVisits.filter((rule) => rule !== 'too_far'))
})

test('an admin may set other limits', () => {
  const settings = { ...defaultAssignmentSettings, sameBranchDays: 30, sameClientDays: 0, shopperVisitsPerDay: 1 }
  const visits = [visit(addDays(day, -30), { branchId: 'olaya', clientId: 'cafe' })]
  expect(refusalsOf(candidate({ visits }), job, 0, settings)).toEqual([])
  expect(refusalsOf(candidate({ visits: [visit(day)] }), job, 0, settings)).toEqual([
    { rule: 'shopper_day', until: '2026-12-11' },
  ])
})

test('a refusal ends on the day it names', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200, max: 200 }), { maxLength: 6 }), (offsets) => {
      const visits = offsets.map((offset) => visit(addDays(day, offset), { branchId: 'olaya', clientId: 'cafe' }))
      const near = visits.filter((_, index) => Math.abs(offsets[index]!) < 90)
      for (const { rule, until } of refusalsOf(candidate({ visits: near }), job, 0)) {
        const later = { ...job, visitAt: fromRiyadh(`${until}T09:00`)! }
        const rules = refusalsOf(candidate({ visits: near }), later, 0).map((refusal) => refusal.rule)
        if (rule === 'same_branch') expect(rules).not.toContain('same_branch')
      }
    }),
  )
})
