import { expect, it } from 'vitest'
import { destinationFor } from './destination.ts'

it.each([
  ['admin', null, '/admin/dashboard'],
  ['client', null, '/client/dashboard'],
  ['freelancer', null, '/freelancer/dashboard'],
  ['mystery_shopper', null, '/freelancer/dashboard'],
  ['client', '/client/secret-shopper?status=pending#x', '/client/secret-shopper?status=pending#x'],
  ['mystery_shopper', '/freelancer', '/freelancer'],
  ['client', '/admin/dashboard', '/client/dashboard'],
  ['client', '/clients-of-others', '/client/dashboard'],
  ['admin', '/client/reports', '/admin/dashboard'],
  ['client', '//evil.example/client', '/client/dashboard'],
  ['client', '/\\evil.example', '/client/dashboard'],
  ['client', 'https://evil.example/client/x', '/client/dashboard'],
  ['client', '/client/../admin/dashboard', '/client/dashboard'],
  ['client', '/client/%2e%2e/admin', '/client/dashboard'],
  ['client', 'javascript:alert(1)', '/client/dashboard'],
  ['mystery_shopper', '/join/some-token_1', '/join/some-token_1'],
  ['client', '/ar/join/some-token_1', '/ar/join/some-token_1'],
  ['client', '/account', '/account'],
  ['admin', '/account/data?keep=1', '/account/data?keep=1'],
  ['mystery_shopper', '/notifications/settings', '/notifications/settings'],
  ['client', '/accounts', '/client/dashboard'],
  ['client', '/account/../admin', '/client/dashboard'],
  ['client', '/join', '/client/dashboard'],
  ['client', '/join/some/other', '/client/dashboard'],
  ['client', '/joining', '/client/dashboard'],
  ['client', '/join/../admin', '/client/dashboard'],
  ['admin', '/account/security', '/account/security'],
  ['client', '/account/../admin', '/client/dashboard'],
  ['client', '/accounts', '/client/dashboard'],
] as const)('a %s who came for %s lands on %s', (type, next, landing) => {
  expect(destinationFor(type, next)).toBe(landing)
})
