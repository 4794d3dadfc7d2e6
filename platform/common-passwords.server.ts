import { readFileSync } from 'node:fs'
import { isCommonPassword } from '#/domain/password.ts'

let commonest: ReadonlySet<string> | undefined

/** Whether it is among the 10,000 most common leaked passwords of six characters or more, ignoring case. */
export function isAmongCommonest(password: string): boolean {
  commonest ??= new Set(readFileSync('platform/common-passwords.txt', 'utf8').trimEnd().split('\n'))
  return isCommonPassword(password) || commonest.has(password.trim().toLowerCase())
}
