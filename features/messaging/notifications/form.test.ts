import { expect, test } from 'vitest'
import { choicesForm } from './form.ts'

const hours = { usualFrom: '23', usualUntil: '7', ramadanFrom: '3', ramadanUntil: '11' }

test('reads switches, daily groups and quiet hours; unknown and urgent groups are left out', () => {
  expect(
    choicesForm.parse({ on: ['grades.email', 'rocket.app'], daily: ['results', 'critical'], quiet: 'on', ...hours }),
  ).toEqual({
    on: [{ group: 'grades', channel: 'email' }],
    daily: ['results'],
    hours: { usual: { from: 23, until: 7 }, ramadan: { from: 3, until: 11 } },
  })
})

test('without the box there are no quiet hours', () => {
  const none = { from: 0, until: 0 }
  expect(choicesForm.parse(hours)).toEqual({ on: [], daily: [], hours: { usual: none, ramadan: none } })
})

test.each(['24', '-1', '7.5', 'x', ''])('refuses the hour %j', (usualFrom) => {
  expect(choicesForm.safeParse({ ...hours, quiet: 'on', usualFrom }).success).toBe(false)
})
