import { expect, test } from 'vitest'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import { marksOf, statusOfDay } from './expected.ts'

const branch = { hours: {}, firstDay: '2026-11-01', closedOn: null }
const marks = (given: object, day = '2026-11-20') =>
  marksOf({ template: houseTemplate, branch: { ...branch, ...given }, day }, new Date('2026-11-22T12:00:00+03:00'))

test('a branch takes part from its first report until it closes', () => {
  expect(marks({})).toEqual([{ shift: 'evening', mark: 'missing' }])
  expect(marks({ firstDay: null })).toEqual([])
  expect(marks({ firstDay: '2026-11-21' })).toEqual([])
  expect(marks({ closedOn: '2026-11-20' })).toEqual([])
  expect(marks({}, '2026-11-22')).toEqual([{ shift: 'evening', mark: 'expected' }])
})

test('closed days expect no report', () => {
  expect(marks({ hours: { 5: [] } })).toEqual([{ shift: 'evening', mark: 'closed' }])
})

test('a day stands as its weakest shift', () => {
  const missing = [{ shift: 'evening', mark: 'missing' as const }]
  expect(statusOfDay([], missing)).toBe('missing')
  expect(statusOfDay([{ shift: 'evening', state: 'signed' }], missing)).toBe('signed')
  expect(statusOfDay([{ shift: 'evening', state: 'draft' }], missing)).toBe('missing')
  expect(statusOfDay([{ shift: 'morning', state: 'signed' }], missing)).toBe('missing')
  expect(statusOfDay([], [])).toBeNull()
})
