import { expect, test } from 'vitest'
import { recordId } from './record-id.ts'

test('an identifier is taken in small letters', () => {
  expect(recordId('01900000-0000-7ABC-8000-000000000000')).toBe('01900000-0000-7abc-8000-000000000000')
})

test.each(['', 'x', '01900000-0000-7abc-8000-00000000000', "1' or '1'='1", '../01900000-0000-7abc-8000-000000000000'])(
  '%j names no record',
  (text) => {
    expect(() => recordId(text)).toThrow(expect.objectContaining({ code: 'not-found' }))
  },
)
