import { describe, expect, test } from 'vitest'
import { noticeGroups } from '../notice-groups.ts'
import { fromRiyadh } from '../riyadh-time.ts'
import { deliveryOf, usualQuietHours } from './delivery.ts'
import { endOfMatter, endsBefore, isUrgentGroup } from './urgency.ts'

const names = [...new Set(Object.values(noticeGroups).flatMap((groups) => groups.map(({ name }) => name)))]

test('only critical failures and the security of an account pass quiet hours', () => {
  expect(names.filter(isUrgentGroup).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'account',
    'critical',
    'criticalWaiting',
  ])
})

const at = (wall: string) => fromRiyadh(wall)!
const night = at('2026-11-24T23:30')
const iso = (wall: string) => at(wall).toISOString()

describe('at half past eleven in the evening', () => {
  test.each([
    ['critical', {}, true],
    ['account', {}, true],
    ['criticalWaiting', {}, true],
    ['failedJobs', {}, false],
    ['taxDocuments', {}, false],
    ['results', {}, false],
    ['orders', { visit: iso('2026-11-25T07:00') }, false],
    ['offers', { until: iso('2026-11-25T01:30'), visit: iso('2026-11-26T20:00') }, true],
    ['offers', { until: iso('2026-11-25T08:00') }, true],
    ['offers', { until: iso('2026-11-25T08:01') }, false],
    ['offers', { visit: iso('2026-11-25T07:00') }, false],
    ['visits', { visit: iso('2026-11-25T07:00') }, true],
    ['visits', { visit: iso('2026-11-26T20:00') }, false],
    ['visits', { visit: iso('2026-11-24T20:00') }, false],
    ['reminders', { visit: iso('2026-11-25T06:00') }, true],
    ['reminders', { due: iso('2026-11-25T02:00') }, true],
    ['reminders', { due: iso('2026-11-25T23:00') }, false],
  ] as const)('%s with %j is sent immediately: %s', (group, given, passes) => {
    const urgent = isUrgentGroup(group)
    const asked = { at: night, urgent, daily: false, hours: usualQuietHours, recent: 0 }
    const waiting = deliveryOf({ ...asked, end: endOfMatter(group, given) })
    expect(waiting).toEqual(passes ? null : { at: at('2026-11-25T08:00'), with: 'quiet' })
  })

  test('nothing is dropped: what does not pass has a time to be sent', () => {
    for (const group of names) {
      const asked = {
        at: night,
        urgent: isUrgentGroup(group),
        daily: false,
        hours: usualQuietHours,
        recent: 0,
        end: null,
      }
      expect(isUrgentGroup(group) || deliveryOf(asked)!.at > night, group).toBe(true)
    }
  })
})

test('an end that cannot be read, or lies in the past, exempts nothing', () => {
  expect(endOfMatter('offers', { until: 'soon' })).toBeNull()
  expect(endOfMatter(null, { until: iso('2026-11-25T01:30') })).toBeNull()
  expect(endsBefore(at('2026-11-24T23:00'), night, at('2026-11-25T08:00'))).toBe(false)
})
