import { expect, test } from 'vitest'
import { fingerprintWords } from './fingerprint-words.ts'

const every = Array.from({ length: 22 }, (_, part) =>
  fingerprintWords(Uint8Array.from({ length: 12 }, (__, at) => (part * 12 + at) % 256)),
).flat()

test('each byte has a word of its own', () => {
  expect(new Set(every).size).toBe(256)
  expect(every.every((word) => /^[a-z]{3,9}$/.test(word))).toBe(true)
})

test('twelve words, the same for the same key', () => {
  const hash = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
  expect(fingerprintWords(hash)).toHaveLength(12)
  expect(fingerprintWords(hash)).toEqual(fingerprintWords(hash.slice()))
})
