import { readFileSync } from 'node:fs'
import { isCommonPassword } from '#/domain/password.ts'

let commonest: ReadonlySet<string> | undefined

/** One of the 10,000 that are guessed first, in any case: of the known lists of leaked passwords, those of six characters and more. */
export function isAmongCommonest(password: string): boolean {
  commonest ??= new Set(readFileSync('platform/common-passwords.txt', 'utf8').trimEnd().split('\n'))
  return isCommonPassword(password) || commonest.has(password.trim().toLowerCase())
}
