import { expect, test } from 'vitest'
import { periodBefore, periodOf, usualPeriod } from './period.ts'

const asked = (search: string) => periodOf(new URLSearchParams(search), '2026-11-22')

test('an address asks for days, and for this month when it names none that can be read', () => {
  expect(asked('from=2026-10-03&to=2026-10-20')).toEqual({ from: '2026-10-03', to: '2026-10-20' })
  expect(asked('')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(asked('from=2026-12-03&to=2026-10-20')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(asked('from=2026-02-30&to=2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
})

test('the period before is as long: months before months, days before days', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(periodBefore({ from: '2026-03-02', to: '2026-03-31' })).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

test('usual periods', () => {
  expect(usualPeriod('last-quarter', '2026-02-03')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(usualPeriod('this-quarter', '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(usualPeriod('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(usualPeriod('this-year', '2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})
