import { expect, test } from 'vitest'
import { pageOfShare, titleForShare } from './share-image.ts'
import { publicAddresses, siteMapXml } from './site-map.ts'

test.each([
  ['/share/ar/plans.png', { lang: 'ar', path: '/ar/plans' }],
  ['/share/en/home.png', { lang: 'en', path: '/' }],
  ['/share/ar/home.png', { lang: 'ar', path: '/ar' }],
  ['/share/en/blog/first-visit.png', { lang: 'en', path: '/blog/first-visit' }],
  ['/share/fr/plans.png', null],
  ['/share/en/.png', null],
  ['/share/en/plans.jpg', null],
  ['/share/en/../../etc/passwd.png', null],
  ['/share/en//evil.example.png', null],
  ['/share/en/<script>.png', null],
])('%s shows the page %j', (path, expected) => expect(pageOfShare(path)).toEqual(expected))

const page = (image: string, alt: string) =>
  `<meta property="og:image" content="${image}"/><meta property="og:image:alt" content="${alt}"/>`
test.each([
  [page('http://x/share/en/plans.png?v=1', 'Plans &amp; &quot;prices&quot;'), 'Plans & "prices"'],
  [page('http://x/media/1', 'Plans'), null],
  [page('http://x/share/ar/plans.png?v=1', 'Plans'), null],
  ['<title>Plans</title>', null],
])('only the title that the page gives its own picture is painted', (html, expected) => {
  expect(titleForShare(html, '/share/en/plans.png')).toBe(expected)
})

test('the map of the site names each page in each of its languages, with its twin, and escapes what it names', () => {
  const xml = siteMapXml('https://itqan.example', [
    { path: '/', languages: ['en', 'ar'], changedAt: '2026-11-20T10:00:00Z' },
    { path: '/only&arabic', languages: ['ar'] },
  ])
  expect(xml.match(/<url>/g)).toHaveLength(3)
  expect(xml).toContain('<loc>https://itqan.example/</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="ar" href="https://itqan.example/ar"/>')
  expect(xml).toContain('<loc>https://itqan.example/ar/only&#38;arabic</loc><xhtml:link')
  expect(xml).toContain('hreflang="x-default" href="https://itqan.example/ar/only&#38;arabic"')
})

test('the map asks every address of the public frame that needs no record, and no other', () => {
  const routes = {
    root: { id: 'root', path: '' },
    'public-en': { id: 'public-en', parentId: 'root' },
    home: { id: 'home', parentId: 'public-en' },
    plans: { id: 'plans', parentId: 'public-en', path: 'plans' },
    post: { id: 'post', parentId: 'public-en', path: 'blog/:postSlug' },
    lost: { id: 'lost', parentId: 'public-en', path: '*' },
    ar: { id: 'ar', parentId: 'public-ar', path: 'plans' },
    admin: { id: 'admin', parentId: 'admin-layout', path: 'dashboard' },
  }
  expect(publicAddresses(routes)).toEqual(['/', '/plans'])
})
