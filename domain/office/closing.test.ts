import { expect, it } from 'vitest'
import { closingDue, namesCompany, reminderDue } from './closing.ts'

it('erases thirty days after the day in Riyadh', () => {
  expect(closingDue('2026-01-15')).toBe('2026-02-14')
  expect(closingDue('2028-02-01')).toBe('2028-03-02')
})

it.each([
  [30, null],
  [8, null],
  [7, 7],
  [5, 7],
  [2, 7],
  [1, 1],
  [0, null],
])('with %i days left the reminder is %s', (left, reminder) => expect(reminderDue(left)).toBe(reminder))

it.each([
  ['Saffron House', true],
  ['  saffron   house ', true],
  ['بيت الزعفران', true],
  ['Saffron', false],
  ['', false],
])('%j names the company: %s', (typed, named) =>
  expect(namesCompany(typed, ['Saffron House', 'بيت الزعفران', null])).toBe(named),
)
