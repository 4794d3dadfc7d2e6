import { expect, test } from 'vitest'
import { addHours } from '../riyadh-time.ts'
import { triageOf } from './triage.ts'

const at = new Date('2026-11-21T09:00:00Z')
const second = 1 / 3600

test.each([
  ['its time has passed', 0, null, 'approved', null, 'overdue'],
  ['its time has passed and an offer is open', 0, 1, 'approved', null, 'overdue'],
  ['held and past', -1, null, 'assigned', null, 'overdue'],
  ['held and near', 1, null, 'assigned', null, null],
  ['near without a shopper', 48, null, 'approved', null, 'unstaffed'],
  ['near and not approved', 48, null, 'pending', null, 'unstaffed'],
  ['near without a shopper, none may', 48, null, 'approved', 0, 'unstaffed'],
  ['not near', 48 + second, null, 'approved', null, null],
  ['the offer ends', 100, 1, 'approved', null, 'expiring'],
  ['the offer of a near visit ends', 10, 1, 'approved', null, 'expiring'],
  ['the offer lasts', 100, 1 + second, 'approved', null, null],
  ['the offer of a near visit lasts', 10, 2, 'approved', null, 'at_risk'],
  ['none may take a visit of this week', 168, null, 'approved', 0, 'at_risk'],
  ['none may take a later visit', 168 + second, null, 'approved', 0, null],
  ['done', -100, null, 'completed', null, null],
  ['cancelled', -100, null, 'cancelled', null, null],
] as const)('%s: %s hours before the visit, the offer ends in %s hours', (_, hours, offer, status, takers, queue) => {
  const facts = {
    status,
    takers,
    visitAt: addHours(at, hours),
    offerUntil: offer === null ? null : addHours(at, offer),
  }
  expect(triageOf(facts, at, { atRisk: 48, client: 48 })).toBe(queue)
})
