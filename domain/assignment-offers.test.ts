import { describe, expect, test } from 'vitest'
import { type Candidate, type Job, refusalDetails, refusalsIn, refusalsOf, type ShopperVisit } from './assignment.ts'
import { addDays, fromRiyadh } from './riyadh-time.ts'

const day = '2026-12-10'
const olaya = { latitude: 24.7, longitude: 46.7 }
const job: Job = {
  branchId: 'olaya',
  clientId: 'cafe',
  type: 'basic',
  visitAt: fromRiyadh(`${day}T19:00`)!,
  place: olaya,
}
const candidate = (more: Partial<Candidate>): Candidate => ({
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
  ...more,
})
const visit = (on: string, more: Partial<ShopperVisit> = {}): ShopperVisit => ({
  branchId: 'elsewhere',
  clientId: 'other',
  at: fromRiyadh(`${on}T12:00`)!,
  counted: true,
  ...more,
})
const atBranch = { branchId: 'olaya', clientId: 'nobody' }
const forClient = { clientId: 'cafe' }

describe('open offers and promises to stand by', () => {
  const until = '2026-12-02'
  const offer = (on: string, more: Partial<ShopperVisit> = {}) =>
    visit(on, { as: 'offer', requestId: 'other', offerUntil: until, ...more })
  const offers = (count: number) => Array.from({ length: count }, (_, index) => ({ requestId: `r${index}`, until }))

  test('offers count like visits for the client, the branch and the day, and the refusal says when the offer runs out', () => {
    expect(refusalsOf(candidate({ visits: [offer(day, forClient)] }), job, 0)).toEqual([
      { rule: 'same_client', until: addDays(day, 14), offerUntil: until },
    ])
    expect(refusalsOf(candidate({ visits: [offer(addDays(day, 40), atBranch)] }), job, 0)).toEqual([
      { rule: 'same_branch', until: addDays(day, 130), offerUntil: until },
    ])
    expect(refusalsOf(candidate({ visits: [visit(day), offer(day), offer(day)] }), job, 0)).toEqual([
      { rule: 'shopper_day', until: addDays(day, 1), offerUntil: until },
    ])
  })

  test('offers and visits together fill the open visits of a level', () => {
    const professional = candidate({ level: 'professional', openJobs: 1 })
    expect(refusalsOf({ ...professional, openOffers: offers(1) }, job, 0)).toEqual([])
    expect(refusalsOf({ ...professional, openOffers: offers(2) }, job, 0)).toEqual([
      { rule: 'open_jobs', until: null, offerUntil: until },
    ])
  })

  test('an offer of the same visit does not refuse it', () => {
    const own = candidate({
      level: 'basic',
      openOffers: [{ requestId: 'this', until }],
      visits: [offer(day, { clientId: 'cafe', branchId: 'olaya', requestId: 'this' })],
    })
    expect(refusalsOf(own, { ...job, id: 'this' }, 0)).toEqual([])
    expect(refusalsOf(own, { ...job, id: 'another' }, 0).map(({ rule }) => rule)).toEqual([
      'open_jobs',
      'same_branch',
      'same_client',
    ])
  })

  test('a stand-by blocks neither the day nor the client, and does not count as an open visit', () => {
    const standby = candidate({ level: 'basic', visits: [visit(day, { ...forClient, as: 'standby' })] })
    expect(refusalsOf(standby, job, 0)).toEqual([{ rule: 'same_client', until: addDays(day, 14), standby: true }])
    expect(refusalsOf({ ...standby, visits: [visit(day, { as: 'standby' })] }, job, 0)).toEqual([])
  })

  test('refusals survive the way through the details of an error', () => {
    const refusals = refusalsOf(
      candidate({ openOffers: offers(5), visits: [offer(day, forClient)], blocked: ['cafe'] }),
      job,
      1,
    )
    expect(refusals.map(({ rule }) => rule)).toEqual(['open_jobs', 'same_client', 'branch_day', 'blocked'])
    expect(refusalsIn(refusalDetails(refusals))).toEqual(refusals)
  })
})
