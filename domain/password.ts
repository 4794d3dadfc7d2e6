import type { UserType } from './actor.ts'

export const minimumPasswordLength = 6
export const minimumAdminPasswordLength = 12
/** Allows any pass phrase and bounds the cost of hashing. */
export const maximumPasswordLength = 128

/** Most common passwords, for the meter beside the field; the server checks 10,000. */
const commonPasswords = new Set(
  (
    '000000 0000000 00000000 0123456789 1111111 111111 11111111 112233 121212 123123 123123123 123321 1234567 123456 ' +
    '12345678 123456789 1234567890 123456a 123654 147258 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 555555 654321 666666 ' +
    '696969 777777 888888 987654 987654321 999999 a123456 aa123456 abc123 abcd1234 abcdef admin123 admin1234 ' +
    'administrator asdasd asdfgh asdfghjkl baseball charlie daniel dragon football iloveyou itqan123 jordan letmein ' +
    'loveme master michael monkey mustafa mohammed mohamed ahmed123 p@ssw0rd passw0rd password password1 password12 ' +
    'password123 princess q1w2e3 qazwsx qwe123 qweasd qwerty qwerty1 qwerty12 qwerty123 qwertyuiop riyadh saudi123 ' +
    'saudiarabia secret shadow starwars sunshine superman test123 test1234 trustno1 welcome welcome1 welcome123 zaq12wsx ' +
    'zxcvbn zxcvbnm'
  ).split(' '),
)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.trim().toLowerCase())

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u] as const

/** A hint for the strength meter: 0 refused, 1 weak, 2 fair, 3 good, 4 strong. Length counts most. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  const characters = [...password]
  if (characters.length < minimumPasswordLength || isCommonPassword(password)) return 0
  const distinct = new Set(characters).size
  if (distinct < 4) return 1
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (characters.length >= 16 && distinct >= 8) return 4
  if (characters.length >= 12) return variety >= 3 ? 4 : 3
  if (characters.length >= 8) return variety >= 3 ? 3 : 2
  return variety >= 3 ? 2 : 1
}

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common'

/**
 * Reason to refuse a new password, or null. Six characters are enough (specification) unless common. Admins need a
 * longer one.
 */
export const passwordProblem = (password: string, userType: UserType): PasswordProblem | null => {
  const length = [...password].length
  if (length < (userType === 'admin' ? minimumAdminPasswordLength : minimumPasswordLength)) return 'too-short'
  if (length > maximumPasswordLength) return 'too-long'
  return isCommonPassword(password) ? 'too-common' : null
}
