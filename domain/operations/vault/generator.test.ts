import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { generatePassword, usualPolicy } from './generator.ts'

test.each([
  [usualPolicy, 20, [/[a-z]/, /[A-Z]/, /\d/, /[!#%+\-_=?@]/]],
  [{ length: 12, digits: false, symbols: false }, 12, [/^[a-zA-Z]+$/]],
  [{ length: 3, digits: true, symbols: false }, 12, [/^[a-zA-Z\d]+$/]],
  [{ length: 500, digits: true, symbols: true }, 64, [/\d/]],
])('%o', (policy, length, kinds) => {
  for (let round = 0; round < 50; round += 1) {
    const made = generatePassword(policy, (limit) => randomInt(limit))
    expect(made).toHaveLength(length)
    for (const kind of kinds) expect(made).toMatch(kind)
    expect(made).not.toMatch(/[lIO01o]/)
  }
})
