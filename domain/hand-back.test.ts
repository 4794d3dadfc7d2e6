import { expect, test } from 'vitest'
import { countsAgainstShopper, handBackCauses, takeBackCauses, visitLossCauses } from './hand-back.ts'

/** Whether it counts, without and with a declared conflict of interest. */
const table: Record<(typeof visitLossCauses)[number], [boolean, boolean]> = {
  ill: [true, true],
  transport: [true, true],
  schedule: [true, true],
  conflict: [true, false],
  branch_closed: [false, false],
  other: [true, true],
  no_show: [true, true],
  client_cancelled: [false, false],
  staff: [false, false],
}

test.each(visitLossCauses)('%s', (cause) => {
  expect([countsAgainstShopper(cause, false), countsAgainstShopper(cause, true)]).toEqual(table[cause])
})

test('what the office does never counts; a shopper cannot say that it was the office or the client', () => {
  expect(takeBackCauses.some((cause) => countsAgainstShopper(cause, false))).toBe(false)
  expect(handBackCauses).not.toContain('staff')
  expect(handBackCauses).not.toContain('client_cancelled')
  expect(handBackCauses).not.toContain('no_show')
})
