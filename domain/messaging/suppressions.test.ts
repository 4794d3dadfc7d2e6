import { describe, expect, test } from 'vitest'
import { isDeadAddress, mayLift, suppressionReasons } from './suppressions.ts'

describe('an address is dead', () => {
  test.each([
    [550, '550 5.1.1 The email account that you tried to reach does not exist', true],
    [550, '550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
    [550, '550 5.2.1 The account is disabled', true],
    [550, '550 no such mailbox', true],
    [551, '551 user not local', true],
    [553, '553 mailbox name not allowed', true],
    [550, '550 5.7.1 Message rejected due to sender reputation', false],
    [550, '550 blocked by spam filter', false],
    [550, '550 relay not permitted', false],
    [552, '552 5.2.2 mailbox full', false],
    [552, '552 mailbox full', false],
    [450, '450 4.1.1 try again later', false],
    [421, '421 too many connections', false],
    [554, '554 transaction failed', false],
    [250, '250 5.1.1 is no refusal', false],
  ])('%i "%s": %s', (code, text, expected) => {
    expect(isDeadAddress({ code, text })).toBe(expected)
  })
})

test('staff lift what staff or a mail server caused, never the choice of a person', () => {
  expect(suppressionReasons.filter(mayLift)).toEqual(['bounced', 'staff'])
})
