import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRecoveryText, recoveryText } from './recovery-key.ts'

test('is read back as it was printed, however it is typed', () => {
  for (let round = 0; round < 100; round += 1) {
    const bytes = new Uint8Array(randomBytes(16))
    const text = recoveryText(bytes)
    expect(text).toMatch(/^([\dA-HJKMNP-TV-Z]{5}-){5}[\dA-HJKMNP-TV-Z]$/)
    expect(readRecoveryText(text)).toEqual(bytes)
    expect(
      readRecoveryText(` ${text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`),
    ).toEqual(bytes)
  }
})

test.each(['', 'ABC', '0'.repeat(25), 'U'.repeat(26), `${'0'.repeat(25)}1`])('not a key: %s', (typed) =>
  expect(readRecoveryText(typed)).toBeNull(),
)
