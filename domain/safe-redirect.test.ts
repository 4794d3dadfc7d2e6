import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#/tests/any-text.ts'
import { safeRedirect } from './safe-redirect.ts'

const fallback = '/client/dashboard'

test.each([
  ['/', '/'],
  ['/client', '/client'],
  ['/client/reports/0198c1?tab=answers#B4', '/client/reports/0198c1?tab=answers#B4'],
  ['/ar/plans', '/ar/plans'],
  ['/search?q=%D9%82%D9%87%D9%88%D8%A9', '/search?q=%D9%82%D9%87%D9%88%D8%A9'],
  ['/login?next=%2Fclient%2Freports', '/login?next=%2Fclient%2Freports'],
  ['/a/../client', '/client'],
  ['/مدونة', '/%D9%85%D8%AF%D9%88%D9%86%D8%A9'],
])('%s is followed', (path, expected) => {
  expect(safeRedirect(path, fallback)).toBe(expected)
})

const hostile: unknown[] = [
  undefined,
  null,
  42,
  {},
  ['/client'],
  '',
  ' ',
  ' /client',
  'client',
  './client',
  '../client',
  '?next=/client',
  '#client',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:/evil.example',
  'https:evil.example',
  'https://here.invalid/client',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'mailto:a@evil.example',
  'blob:https://evil.example/1',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\\\evil.example',
  '/client\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/client\u0000',
  '/client\r\nSet-Cookie: a=b',
  '/client%0d%0aSet-Cookie:%20a=b',
  '/client%0D%0ALocation:https://evil.example',
  '/%00',
  '/%09/evil.example',
  '/%250d%250aSet-Cookie: a=b',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/.%09./evil.example',
  '/\u007F/evil.example',
  '/\u0085/evil.example',
  'evil.example',
  '@evil.example',
  ':@evil.example',
  '.evil.example',
  '／／evil.example',
  '。evil.example',
  `/${'a'.repeat(2001)}`,
]

test.each(hostile.map((payload) => [JSON.stringify(payload) ?? 'undefined', payload] as const))(
  '%s leads to the landing page',
  (_name, payload) => {
    expect(safeRedirect(payload, fallback)).toBe(fallback)
  },
)

test.each(['/@evil.example', '/／evil.example', '/https://evil.example', '/;@evil.example', '/.evil.example'])(
  '%s looks odd and stays on this site',
  (path) => {
    expect(new URL(safeRedirect(path, fallback), 'https://itqan.example').origin).toBe('https://itqan.example')
  },
)

test('whatever comes in, the answer stays on this site and cannot break a header', () => {
  const piece = fc.oneof(
    anyText,
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      'https:',
      'evil.example',
      '?',
      '#',
    ),
  )
  const paths = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  fc.assert(
    fc.property(paths, (path) => {
      const answer = safeRedirect(path, fallback)
      expect(new URL(answer, 'https://itqan.example').origin).toBe('https://itqan.example')
      expect(answer).toMatch(/^\/(?![/\\])[\u0020-\u007E]*$/)
      expect(safeRedirect(answer, '/other')).toBe(answer)
    }),
    { numRuns: 2000 },
  )
})
