import { expect, test } from 'vitest'
import { contradictions, minutesBetween, minutesByStamps, settledByStamps } from './visit-times.ts'

const stamp = (name: string, time: string) => ({ name, at: `2026-11-20T${time}Z` })
const answer = (questionKey: string, value: number | null, notApplicable = false) => ({
  questionKey,
  value,
  notApplicable,
  naReason: '',
  comment: 'Seen',
  photos: 0,
})

test.each([
  ['20:05:00', '20:19:00', 14],
  ['20:05:00', '20:19:23', 14.4],
  ['20:05:00', '20:05:03', 0.1],
  ['20:19:00', '20:05:00', 0],
])('from %s to %s is %f minutes', (from, to, minutes) => {
  expect(minutesBetween(`2026-11-20T${from}Z`, `2026-11-20T${to}Z`)).toBe(minutes)
})

test('two stamps settle the question that lies between them, and only with both and in order', () => {
  const both = [stamp('ordered', '20:05:00'), stamp('served', '20:19:00'), stamp('paid', '20:50:00')]
  expect([...minutesByStamps('FSR-1', both)]).toEqual([['D2', 14]])
  expect([...minutesByStamps('FSR-1', both.slice(0, 1))]).toEqual([])
  expect([...minutesByStamps('FSR-1', [stamp('ordered', '20:30:00'), stamp('served', '20:19:00')])]).toEqual([])
  expect([...minutesByStamps('BAS-1', [stamp('paid', '12:00:00'), stamp('served', '12:03:30')])]).toEqual([['Q8', 3.5]])
  expect([...minutesByStamps('OWN-7', both)]).toEqual([])
})

test('an answer of 19 minutes where the stamps say 14 becomes 14, and the contradiction is known', () => {
  const answers = [answer('D1', 4), answer('D2', 19)]
  const minutes = new Map([['D2', 14]])
  expect(contradictions(answers, minutes)).toEqual([{ questionKey: 'D2', answered: 19, stamped: 14 }])
  expect(settledByStamps(answers, minutes)).toEqual([answer('D1', 4), answer('D2', 14)])
  expect(contradictions([answer('D2', 14)], minutes)).toEqual([])
  const none = [answer('D2', null, true)]
  expect(settledByStamps(none, minutes)).toEqual(none)
})
