import { expect, test } from 'vitest'
import { codeText, countText } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [272, '4:32'],
  [300, '5:00'],
])('%i seconds', (seconds, text) => expect(countText(seconds)).toBe(text))

test.each([
  ['481902', '481 902'],
  ['12345678', '12345678'],
])('code %s', (code, text) => expect(codeText(code)).toBe(text))
