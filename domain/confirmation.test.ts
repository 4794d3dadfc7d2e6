import { expect, it } from 'vitest'
import { isRecentProof } from './confirmation.ts'

const at = new Date('2026-11-23T12:00:00Z')
const before = (seconds: number): Date => new Date(at.getTime() - seconds * 1000)

it.each([
  ['never', undefined, false],
  ['just now', before(0), true],
  ['ten minutes ago', before(600), true],
  ['a second more', before(601), false],
  ['yesterday', before(86_400), false],
])('a proof of %s counts: %s', (_, provedAt, counts) => {
  expect(isRecentProof(provedAt, at)).toBe(counts)
})
