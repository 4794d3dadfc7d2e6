import { describe, expect, test } from 'vitest'
import { type Candidate, type Job, refusalsOf, type ShopperVisit } from './assignment.ts'
import type { Place } from './place.ts'
import { addDays, addMonths, fromRiyadh } from './riyadh-time.ts'

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
const visit = (on: string, more: Partial<ShopperVisit> = {}): ShopperVisit => ({
  branchId: 'elsewhere',
  clientId: 'other',
  at: fromRiyadh(on.includes('T') ? on : `${on}T12:00`)!,
  counted: true,
  ...more,
})
const candidate = (more: Partial<Candidate>): Candidate => ({ ...nora, ...more })

describe('audits and mystery visits', () => {
  const audit: Job = { ...job, type: 'operations_audit' }
  const auditor = (more: Partial<Candidate> = {}) => candidate({ isAuditor: true, ...more })
  const dealt = (isAudit: boolean, on: string, clientId = 'cafe') => [{ clientId, isAudit, day: on }]

  test.each([
    ['no auditor', candidate({ level: 'lead' }), audit, ['auditor']],
    ['an auditor of any level', auditor({ level: 'basic' }), audit, []],
    ['an auditor who audited it before', auditor({ dealings: dealt(true, addDays(day, -5)) }), audit, []],
    ['who shopped it last year', auditor({ dealings: dealt(false, addMonths(day, -12)) }), audit, ['shopped']],
    ['who will shop it', auditor({ dealings: dealt(false, addMonths(day, 3)) }), audit, ['shopped']],
    [
      'one day short of 24 months',
      auditor({ dealings: dealt(false, addDays(addMonths(day, -24), 1)) }),
      audit,
      ['shopped'],
    ],
    ['after 24 months', auditor({ dealings: dealt(false, addMonths(day, -24)) }), audit, []],
    ['who shopped another company', auditor({ dealings: dealt(false, day, 'other') }), audit, []],
    ['who audited it, for a visit', candidate({ dealings: dealt(true, addMonths(day, -23)) }), job, ['audited']],
    ['who will audit it, for a visit', candidate({ dealings: dealt(true, addMonths(day, 23)) }), job, ['audited']],
    ['who shopped it long ago, for a visit', candidate({ dealings: dealt(false, addMonths(day, -12)) }), job, []],
  ])('%s', (_, shopper, wanted, rules) => {
    expect(refusalsOf(shopper, wanted, 0).map(({ rule }) => rule)).toEqual(rules)
  })

  test('the last one decides when it ends, and an auditor needs no rest between branches', () => {
    const dealings = [...dealt(false, addMonths(day, -20)), ...dealt(false, addMonths(day, -3))]
    expect(refusalsOf(auditor({ dealings }), audit, 0)).toEqual([
      { rule: 'shopped', until: addMonths(addMonths(day, -3), 24) },
    ])
    const visits = [visit(addDays(day, -1), { branchId: 'olaya', clientId: 'cafe' })]
    expect(refusalsOf(auditor({ visits }), audit, 0)).toEqual([])
    expect(refusalsOf(auditor({ visits }), job, 0).map(({ rule }) => rule)).toEqual(['same_branch', 'same_client'])
  })
})
