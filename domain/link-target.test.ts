import { expect, test } from 'vitest'
import { isHttpsAddress, isLinkTarget, isSitePath } from './link-target.ts'

test.each(['/', '/plans', '/plans#visit-prices', '/consultant?topic=demo', '/blog/a-post', '/join-freelancer'])(
  '%s is a path of the site',
  (path) => expect(isSitePath(path)).toBe(true),
)

test.each([
  '',
  'plans',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a b',
  '/a\nb',
  '\t/a',
  '/ar',
  '/ar/plans',
  'javascript:alert(1)',
  `/${'x'.repeat(300)}`,
])('%j is none', (path) => expect(isSitePath(path)).toBe(false))

test.each(['https://www.instagram.com/itqan', 'https://maps.app.goo.gl/abc?x=1#y'])('%s may be linked', (address) =>
  expect(isHttpsAddress(address)).toBe(true),
)

test.each([
  'http://example.com',
  'https:example.com',
  'https:///example.com',
  'https://user:secret@example.com',
  'https://localhost',
  'https://exa mple.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@example.com',
  'tel:+966',
])('%j may not', (address) => expect(isLinkTarget(address)).toBe(false))
