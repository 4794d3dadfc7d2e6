import { expect, test } from 'vitest'
import { comparedSpans, netPerDay, sumOfSpan } from './month.ts'

test.each([
  [
    'a month that is over',
    '2026-10',
    '2026-11-17',
    ['2026-10-01', '2026-11-01'],
    ['2026-09-01', '2026-10-01'],
    ['2025-10-01', '2025-11-01'],
  ],
  [
    'the month under way',
    '2026-11',
    '2026-11-17',
    ['2026-11-01', '2026-11-18'],
    ['2026-10-01', '2026-10-18'],
    ['2025-11-01', '2025-11-18'],
  ],
  [
    'the 31st after a shorter month',
    '2027-03',
    '2027-03-31',
    ['2027-03-01', '2027-04-01'],
    ['2027-02-01', '2027-03-01'],
    ['2026-03-01', '2026-04-01'],
  ],
  [
    '29 February',
    '2028-02',
    '2028-02-29',
    ['2028-02-01', '2028-03-01'],
    ['2028-01-01', '2028-01-30'],
    ['2027-02-01', '2027-03-01'],
  ],
  [
    'January',
    '2027-01',
    '2027-02-02',
    ['2027-01-01', '2027-02-01'],
    ['2026-12-01', '2027-01-01'],
    ['2026-01-01', '2026-02-01'],
  ],
] as const)('%s', (_case, month, today, own, before, year) => {
  const spans = comparedSpans(month, today)
  const days = ({ from, to }: { from: string; to: string }) => [from, to]
  expect([days(spans.own), days(spans.before), days(spans.year)]).toEqual([own, before, year])
})

test('only days within the span count, and a month without signed days has no amounts', () => {
  const span = { month: '2026-10', from: '2026-10-01', to: '2026-10-18' }
  const tallies = [
    { business_day: '2026-09-30', net: 1, difference: 1 },
    { business_day: '2026-10-01', net: 100_00, difference: -16_00 },
    { business_day: '2026-10-17', net: 200_01, difference: 4_00 },
    { business_day: '2026-10-18', net: 1, difference: 1 },
  ]
  expect(sumOfSpan(span, tallies)).toEqual({ month: '2026-10', signed: 2, net: 300_01, difference: -12_00 })
  expect(sumOfSpan(span, [])).toEqual({ month: '2026-10', signed: 0, net: null, difference: null })
  expect([netPerDay({ net: 300_01, signed: 2 }), netPerDay({ net: null, signed: 0 })]).toEqual([150_01, null])
})
