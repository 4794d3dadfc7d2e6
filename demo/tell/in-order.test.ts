import { expect, test } from 'vitest'
import { now } from '#/platform/clock.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { type StepsOf, tellInOrder } from './in-order.server.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

test('stories are told in the order of time, each step at its own time and after the one before it', async () => {
  const told: string[] = []
  async function* story(name: string, days: readonly number[]): StepsOf {
    for (const day of days) {
      const came = yield {
        at: at(day),
        work: async () => {
          await Promise.resolve()
          told.push(`${name} ${now().getUTCDate()}`)
          return day
        },
      }
      expect(came).toBe(day)
    }
  }
  await withTimeTravel(() => tellInOrder([story('a', [1, 5, 5, 9]), story('b', [2, 6]), story('c', [])]))
  expect(told).toEqual(['a 1', 'b 2', 'a 5', 'a 5', 'b 6', 'a 9'])
})
