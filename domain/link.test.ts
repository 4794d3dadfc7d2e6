import { expect, test } from 'vitest'
import { safeLink } from './link.ts'

test.each([
  ['/plans', '/plans'],
  ['/blog/a?x=1#y', '/blog/a?x=1#y'],
  ['https://www.sfda.gov.sa/ar', 'https://www.sfda.gov.sa/ar'],
  [' https://example.com ', 'https://example.com/'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('%s is a link', (typed, link) => {
  expect(safeLink(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example/..',
  'https://user:secret@example.com',
  'https://',
  'https://localhost',
  'https://exa mple.com',
  'mailto:a@b.c?bcc=all@example.com"',
  'mailto:nobody',
  'plans',
  '',
  'x'.repeat(3000),
  null,
  7,
])('%s is none', (typed) => {
  expect(safeLink(typed)).toBeNull()
})
