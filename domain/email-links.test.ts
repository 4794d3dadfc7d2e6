import { expect, it } from 'vitest'
import { maskedAddress } from './email-links.ts'

it.each([
  ['noura@example.com', 'n…@example.com'],
  ['a@b.sa', 'a…@b.sa'],
  ['"x@y"@example.com', '"…@example.com'],
  ['not-an-address', '…'],
  ['@example.com', '…'],
])('masks %s', (address, masked) => expect(maskedAddress(address)).toBe(masked))
