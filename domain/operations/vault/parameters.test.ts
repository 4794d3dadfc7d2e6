import { expect, test } from 'vitest'
import { acceptsKdf, isVaultPassword, kdfCost, kdfText, vaultPassword } from './parameters.ts'

const salt = 'AAAAAAAAAAAAAAAAAAAAAA'
const good = { ...kdfCost, salt }

test.each([
  ['the cost of a new vault', good, true],
  ['more memory', { ...good, memory: 128 * 1024 * 1024 }, true],
  ['less memory', { ...good, memory: 19 * 1024 * 1024 }, false],
  ['fewer passes', { ...good, passes: 2 }, false],
  ['another function', { ...good, kind: 'pbkdf2' as 'argon2id' }, false],
  ['an endless function', { ...good, memory: 64 * 1024 ** 3 }, false],
  ['too many passes', { ...good, passes: 1000 }, false],
  ['a short salt', { ...good, salt: 'AAAA' }, false],
  ['a fraction', { ...good, passes: 3.5 }, false],
  ['text for a number', { ...good, memory: '67108864' as unknown as number }, false],
])('%s', (_, parameters, accepted) => expect(acceptsKdf(parameters)).toBe(accepted))

test('the text of the parameters names each of them', () => expect(kdfText(good)).toBe(`argon2id,67108864,3,${salt}`))

test.each([
  ['twelve letter', true],
  ['short', false],
  ['سرٌّ طويل للمطعم', true],
  ['', false],
])('password %s', (typed, long) => expect(isVaultPassword(typed)).toBe(long))

test('one spelling of the same letters', () => expect(vaultPassword('ﬁne')).toBe(vaultPassword('fine')))
