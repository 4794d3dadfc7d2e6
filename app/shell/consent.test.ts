import { expect, test } from 'vitest'
import { consentIn, consentRecord } from './consent.ts'

test.each([
  ['', null],
  ['lang=ar', null],
  ['consent=1.all', { measuring: true }],
  ['lang=ar; consent=1.necessary', { measuring: false }],
  ['consent=0.all', null],
  ['consent=2.all', null],
  ['consent=1.everything', null],
  ['consent=1.all.more', null],
  ['consent=%E0%A4%A', null],
])('the cookies "%s" hold the answer %j', (cookies, expected) => expect(consentIn(cookies)).toEqual(expected))

test('what is recorded is read again, for half a year', () => {
  for (const measuring of [true, false]) {
    const record = consentRecord({ measuring }, true)
    expect(consentIn(record.split(';')[0]!)).toEqual({ measuring })
    expect(record).toContain('Max-Age=15552000')
    expect(record).toContain('Secure')
  }
  expect(consentRecord({ measuring: true }, false)).not.toContain('Secure')
})
