import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Lang } from '../../domain/text.ts'
import { consentMessages } from '../../messages/consent.ts'
import { shellMessages } from '../../messages/shell.ts'
import { asPerson } from './as-person.ts'
import { complaintsOf } from './complaints.ts'
import { plainAsker, withEach } from './plain-answers.ts'
import { expect, expectNoAxeViolations, hydrated, publicPage, say, test } from './support.ts'

const paths = ['/', '/services', '/plans', '/contact', '/signup']

test('every public page names itself, its twin, its picture and the way to it', async ({ request, lang, baseURL }) => {
  const titles = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(publicPage(lang, path))).text()
    const only = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)].map(([, value]) => value!)
      expect(found, `${pattern} on ${path}`).toHaveLength(1)
      return found[0]!
    }
    titles.add(only(/<title>([^<]+)<\/title>/g))
    expect(only(/<meta name="description" content="([^"]+)"/g).length).toBeGreaterThan(40)
    expect(only(/<link rel="canonical" href="([^"]+)"/g)).toBe(baseURL + publicPage(lang, path))
    expect(only(/hrefLang="ar" href="([^"]+)"/gi)).toBe(baseURL + publicPage('ar', path))
    expect(only(/hrefLang="en" href="([^"]+)"/gi)).toBe(baseURL + publicPage('en', path))
    expect(only(/hrefLang="x-default" href="([^"]+)"/gi)).toBe(baseURL + publicPage('en', path))
    const kinds = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
      ([, text]) => (JSON.parse(text!) as { '@type': string })['@type'],
    )
    if (path === '/') expect(kinds.sort()).toEqual(['Organization', 'WebSite'])
    else expect(kinds.filter((kind) => kind === 'BreadcrumbList')).toHaveLength(1)
  }
  expect(titles.size).toBe(paths.length)
})

test('the picture of a shared link is a PNG of 1200 by 630 for good, and only pages have one', async ({
  request,
  lang,
}) => {
  const html = await (await request.get(publicPage(lang, '/plans'))).text()
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toBe('image/png')
  expect(answer.headers()['cache-control']).toContain('immutable')
  const { width, height } = await sharp(await answer.body()).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect((await request.get(`/share/${lang}/plans.png?v=another`)).headers()['cache-control']).not.toContain(
    'immutable',
  )
  for (const path of [`/share/${lang}/no-such-page.png`, `/share/${lang}/admin.png`, '/share/fr/plans.png'])
    expect((await request.get(path)).status()).toBe(404)
})

test('robots and the map of the site: both languages of every page, nothing that needs a sign-in or is not found', async ({
  request,
  lang,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin/')
  const security = await request.get('/.well-known/security.txt')
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [, contact] = /^Contact: (\S+)$/m.exec(await security.text())!
  expect((await request.get(contact!)).status()).toBe(200)
  const map = await request.get('/sitemap.xml')
  expect(map.headers()['content-type']).toContain('application/xml')
  const xml = await map.text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(baseURL + publicPage(lang, '/plans'))
  expect(
    addresses.filter((address) => /\/(admin|client|freelancer|login|reset-password|dev)(\/|$)/.test(address)),
  ).toEqual([])
  const mine = addresses.filter((address) => address.startsWith(`${baseURL}/ar`) === (lang === 'ar'))
  const { ask, close } = plainAsker(baseURL!)
  await withEach(mine, async (address) => {
    const { status, body } = await ask(address)
    expect(status, address).toBe(200)
    expect(body.includes('</html>'), address).toBe(true)
    expect(/<meta name="robots" content="[^"]*noindex/.test(body), address).toBe(false)
  })
  close()
  expect((await request.get(publicPage(lang, '/no-such-page'))).status()).toBe(404)
  expect((await request.get('/admin', { maxRedirects: 0 })).headers()['x-robots-tag']).toBe('noindex')
})

test('a page is kept for everybody: one tag, no second sending, every way to compress, a policy without a nonce', async ({
  playwright,
  baseURL,
  lang,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const path = publicPage(lang, '/services')
  const first = await visitor.get(path)
  const { etag = '', 'content-security-policy': policy = '' } = first.headers()
  expect(first.headers()['cache-control']).toBe('public, no-cache')
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/nonce-|unsafe-eval|script-src[^;]*unsafe-inline/)
  expect((await visitor.get(path)).headers()['etag']).toBe(etag)
  const held = await visitor.get(path, { headers: { 'if-none-match': etag } })
  expect(held.status()).toBe(304)
  const head = await visitor.head(path)
  expect([head.status(), head.headers()['etag'], (await head.body()).length]).toEqual([200, etag, 0])
  expect((await visitor.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-encoding']).toBe(
    'gzip',
  )
  expect((await visitor.get(`${path}?from=elsewhere`)).headers()['cache-control']).toBe('private, no-cache')
  await visitor.dispose()
  const client = await asPerson(playwright, baseURL!, 'saffron')
  const own = await client.get(path, { headers: { 'if-none-match': etag } })
  expect(own.status()).toBe(200)
  expect(own.headers()['cache-control']).toBe('private, no-store')
  expect(own.headers()['content-security-policy']).toContain('nonce-')
  await client.dispose()
})

test('what is published is served at once, what is changed too, and what is withdrawn is gone', async ({
  playwright,
  baseURL,
  lang,
}) => {
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const slug = `kept-${randomBytes(4).toString('hex')}`
  const path = publicPage(lang, `/${slug}`)
  expect((await visitor.get(path)).status()).toBe(404)
  const made = await admin.post('/admin/page-builder', {
    form: { titleEn: 'Kept', titleAr: 'محفوظة', slug, copyOf: '' },
  })
  const editor = made.headers()['location']!
  let version = 1
  const save = async (text: string) => {
    const blocks = [{ type: 'Quote', props: { id: 'quote', text, name: '', role: '' } }]
    const content = {
      title: { en: `Kept ${text}`, ar: `محفوظة ${text}` },
      description: { en: 'A page of a journey.', ar: 'صفحة لرحلة اختبار.' },
      imageId: '',
      noindex: true,
      blocks: { en: blocks, ar: blocks },
    }
    const answer = await admin.post(`${editor}/draft`, { data: { version, content } })
    version = ((await answer.json()) as { version: number }).version
  }
  const step = async (intent: string) =>
    expect((await admin.post(editor, { form: { intent, version: String(version) } })).status()).toBeLessThan(400)
  await save('first words')
  await step('publish')
  const first = await visitor.get(path)
  expect(await first.text()).toContain('first words')
  expect((await visitor.get(path)).headers()['etag']).toBe(first.headers()['etag'])
  await save('second words')
  expect(await (await visitor.get(path)).text()).toContain('first words')
  await step('publish')
  expect(await (await visitor.get(path)).text()).toContain('second words')
  await step('unpublish')
  expect((await visitor.get(path)).status()).toBe(404)
  await admin.dispose()
  await visitor.dispose()
})

test('a kept page starts without a complaint of the browser, at the first visit; nobody is asked about cookies while nothing needs consent, and the question in the footer hides nothing that gets the focus, takes an answer and can be asked for again', async ({
  page,
  context,
  lang,
}) => {
  test.slow() // why: axe examines the page twice
  const complaints = complaintsOf(page)
  const t = (key: keyof typeof consentMessages) => say(lang, consentMessages[key])
  await context.clearCookies({ name: 'consent' })
  await expectNothingBehindTheBar(page, lang)
  await page.goto(publicPage(lang, '/services'))
  const bar = page.getByRole('region', { name: t('region') })
  const link = page.getByRole('link', { name: say(lang, shellMessages.cookieSettings) })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say(lang, shellMessages.skip) })).toBeFocused()
  await expect(bar).toBeHidden()
  await link.click()
  await expect(bar.getByRole('heading', { name: t('title') })).toBeFocused()
  await expectNoAxeViolations(page)
  const sizes = await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1)
  await bar.getByRole('button', { name: t('choose') }).click()
  await expect(bar.getByRole('checkbox', { name: t('measuring') })).not.toBeChecked()
  await expectNoAxeViolations(page)
  await bar.getByRole('button', { name: t('reject') }).click()
  await expect(bar).toBeHidden()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'consent')
  expect(cookie!.value).toBe('1.necessary')
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(179 * 24 * 3600)
  await page.reload()
  await hydrated(page)
  await expect(bar).toBeHidden()
  await link.click()
  await expect(bar.getByRole('heading', { name: t('title') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(link).toBeFocused()
  expect(complaints).toEqual([])
})

/** Expects that the focus is never covered by the cookie bar on a phone. */
async function expectNothingBehindTheBar(page: Page, lang: Lang): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(publicPage(lang, '/signup'))
  await page.getByRole('link', { name: say(lang, shellMessages.cookieSettings) }).click()
  await expect(page.getByRole('region', { name: say(lang, consentMessages.region) })).toBeVisible()
  const covered: string[] = []
  for (let press = 0; press < 45; press++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const active = document.activeElement
      const bar = document.querySelector('[data-consent]')
      if (!active || !bar || bar.contains(active) || active === document.body) return null
      const [mine, its] = [active.getBoundingClientRect(), bar.getBoundingClientRect()]
      return mine.bottom > its.top + 1 && mine.height < 300 ? (active.textContent ?? active.tagName) : null
    })
    if (hidden !== null) covered.push(hidden)
  }
  expect(covered).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
}
