import { expect, test } from 'vitest'
import { ageClass, dueDay, invoiceState, owed, reminderDue } from './invoice.ts'

const invoice = { gross: 57_500, paid: 0, credited: 0, dueOn: '2026-11-20' }
test.each([
  ['nothing came yet', {}, '2026-11-20', 'issued', 57_500],
  ['a part came', { paid: 1 }, '2026-11-20', 'partly_paid', 57_499],
  ['all came', { paid: 57_500 }, '2026-11-20', 'paid', 0],
  ['too much came', { paid: 60_000 }, '2026-11-21', 'paid', 0],
  ['the day after', {}, '2026-11-21', 'overdue', 57_500],
  ['a part came, the day after', { paid: 57_499 }, '2026-11-21', 'overdue', 1],
  ['all credited', { credited: 57_500 }, '2026-11-21', 'credited', 0],
  ['paid and all credited', { credited: 57_500, paid: 57_500 }, '2026-11-21', 'credited', 0],
  ['half credited, half paid', { credited: 28_750, paid: 28_750 }, '2026-11-21', 'paid', 0],
  ['everything within the plan', { gross: 0 }, '2026-11-21', 'paid', 0],
])('%s', (_, changes, today, state, left) => {
  const settled = { ...invoice, ...changes }
  expect(invoiceState(settled, today)).toBe(state)
  expect(owed(settled)).toBe(left)
})

test.each([
  ['2026-11-16', [], null],
  ['2026-11-17', [], -3],
  ['2026-11-17', [-3], null],
  ['2026-11-20', [-3], null],
  ['2026-11-21', [-3], 1],
  ['2026-11-27', [-3, 1], 7],
  ['2026-11-28', [-3, 1], 7],
  ['2026-12-10', [-3], 14],
  ['2026-12-20', [-3, 14], 30],
  ['2027-12-20', [30], null],
])('on %s after %j: %j', (today, sent, due) => expect(reminderDue('2026-11-20', today, sent)).toBe(due))

test.each([
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-12-20', 1],
  ['2026-12-21', 2],
  ['2027-01-19', 2],
  ['2027-02-18', 3],
  ['2027-02-19', 4],
])('on %s it is in class %i', (today, index) => expect(ageClass('2026-11-20', today)).toBe(index))

test('what is billed for visits may wait fifteen days, what a plan costs may not', () => {
  expect(dueDay('2026-11-20')).toBe('2026-12-05')
  expect(dueDay('2026-11-20', 0)).toBe('2026-11-20')
})
