import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('security.txt has what RFC 9116 asks for: a contact, and one day of expiry within a year', () => {
  const text = securityText('https://itqan.example', '2026-11-28')
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)!.slice(1))
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value!)
  expect(text.endsWith('\n')).toBe(true)
  expect(valuesOf('Contact')).toEqual(['https://itqan.example/contact', 'https://itqan.example/ar/contact'])
  expect(valuesOf('Canonical')).toEqual(['https://itqan.example/.well-known/security.txt'])
  expect(valuesOf('Expires')).toEqual(['2027-05-26T21:00:00.000Z'])
})
