import { describe, expect, test } from 'vitest'
import { type OfferStep, offerExpires, offerStatuses, offerSteps, hasRunOut, needsStandby } from './offer.ts'
import { reachOf } from '../permissions.ts'
import { addHours, addMinutes } from '../riyadh-time.ts'
import { takeStep } from '../step.ts'

/** Rows: steps; columns: statuses in the order of the machine; cell: where the step leads, or a dot when it is refused. */
const allowed: Record<OfferStep, string> = {
  accept: 'accepted . . .',
  decline: 'declined . . .',
  expire: 'expired . . .',
}

describe.each(Object.entries(allowed) as [OfferStep, string][])('the step %s', (step, row) => {
  test.each(offerStatuses.map((status, index) => [status, row.split(' ')[index]!] as const))(
    'from %s: %s',
    (status, to) => expect(takeStep(offerSteps, step, status)).toBe(to === '.' ? null : to),
  )
})

test('only shoppers answer, only the office ends', () => {
  expect(reachOf('admin', offerSteps.accept.permission)).toBeNull()
  expect(reachOf('mystery_shopper', offerSteps.accept.permission)).toBe('assigned')
  expect(reachOf('freelancer', offerSteps.expire.permission)).toBeNull()
})

const at = new Date('2026-12-10T09:00:00Z')
test('an offer runs out after its hours, and never after the visit', () => {
  expect(offerExpires(at, addHours(at, 100), 4)).toEqual(addHours(at, 4))
  expect(offerExpires(at, addHours(at, 3), 4)).toEqual(addHours(at, 3))
})

test('at the moment it names it has run out', () => {
  expect(hasRunOut(at, addMinutes(at, -1))).toBe(false)
  expect(hasRunOut(at, at)).toBe(true)
})

test('a stand-by is needed from 48 hours before the visit until it starts', () => {
  expect(needsStandby(at, addMinutes(addHours(at, 48), 1), 48)).toBe(false)
  expect(needsStandby(at, addHours(at, 48), 48)).toBe(true)
  expect(needsStandby(at, addMinutes(at, 1), 48)).toBe(true)
  expect(needsStandby(at, at, 48)).toBe(false)
})
