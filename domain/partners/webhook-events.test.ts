import { expect, test } from 'vitest'
import { timelineKinds } from '../office/timeline.ts'
import { permissions } from '../permissions.ts'
import { apiScopeNames, permissionsOf } from './api-scopes.ts'
import {
  delayAfter,
  eventNeeds,
  hasFailedTooLong,
  isDelivered,
  isGone,
  mostAttempts,
  webhookEventNames,
  webhookEvents,
} from './webhook-events.ts'

test('each event is drawn from steps that the timeline has, and a key can have the right to it', () => {
  const rights = permissionsOf(apiScopeNames)
  for (const name of webhookEventNames) {
    const { kind, steps } = webhookEvents[name]
    expect(timelineKinds[kind].steps, name).toEqual(expect.arrayContaining([...steps]))
    expect(permissions, name).toHaveProperty([eventNeeds(name)])
    expect(rights, name).toContain(eventNeeds(name))
  }
})

test('no step of the timeline is sent as two events', () => {
  const steps = webhookEventNames.flatMap((name) =>
    webhookEvents[name].steps.map((step) => `${webhookEvents[name].kind}.${step}`),
  )
  expect(new Set(steps).size).toBe(steps.length)
})

test('ten attempts within about 76 hours, each delay a tenth longer or shorter', () => {
  expect(mostAttempts).toBe(10)
  const all = Array.from({ length: mostAttempts }, (_, at) => delayAfter(at + 1, 0.5))
  expect(all).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
  expect(all.reduce<number>((sum, delay) => sum + (delay ?? 0), 0) / 3600).toBeCloseTo(75.6, 1)
  expect([delayAfter(2, 0), delayAfter(2, 1), delayAfter(0, 0.5)]).toEqual([270, 330, null])
})

test('only 2xx is a delivery, 410 is the end, and five days of failures are too long', () => {
  expect([200, 202, 204, 299].every(isDelivered)).toBe(true)
  expect([100, 199, 300, 301, 400, 410, 500, 0].some(isDelivered)).toBe(false)
  expect([isGone(410), isGone(404)]).toEqual([true, false])
  const since = new Date('2026-11-01T00:00:00Z')
  expect(hasFailedTooLong(since, new Date('2026-11-05T23:59:59Z'))).toBe(false)
  expect(hasFailedTooLong(since, new Date('2026-11-06T00:00:00Z'))).toBe(true)
})
