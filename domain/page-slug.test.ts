import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { isSlug, productWords, slugFrom } from './page-slug.ts'

test.each([
  ['our-method', true],
  ['2030', true],
  ['Our-Method', false],
  ['our--method', false],
  ['-method', false],
  ['method-', false],
  ['a/b', false],
  ['a.b', false],
  ['طريقتنا', false],
  ['', false],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
])('%s is an address: %s', (slug, is) => expect(isSlug(slug)).toBe(is))

test.each([
  ['Our Method', 'our-method'],
  ['  Café & Bakery: 2026! ', 'cafe-bakery-2026'],
  ['What’s measured', 'whats-measured'],
  ['طريقتنا', ''],
  ['long '.repeat(30), 'long-'.repeat(16).replace(/-$/, '')],
])('%s proposes %s', (title, slug) => expect(slugFrom(title)).toBe(slug))

test('words of the product come from its addresses, in both languages, without parameters', () => {
  const words = productWords(['/plans', '/ar/about', '/admin/page-builder/pages/:pageId', '/:pageSlug', '/*', '/'])
  for (const word of ['plans', 'about', 'admin', 'ar', 'payment']) expect(words).toContain(word)
  for (const word of [':pageSlug', '*', '', 'page-builder']) expect(words).not.toContain(word)
})

type Route = { path?: string; children?: readonly Route[] }
const pathsOf = (list: readonly Route[], before = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const here = path ? `${before}/${path}` : before
    return [here, ...pathsOf(children, here)]
  })

test('a page of staff cannot use a route of the product', () => {
  const words = productWords(pathsOf(routes))
  for (const word of [
    'plans',
    'services',
    'blog',
    'forms',
    'admin',
    'client',
    'freelancer',
    'login',
    'media',
    'set-theme',
  ])
    expect(words).toContain(word)
})
