import { expect, test } from 'vitest'
import { allAddresses } from '#/scripts/internal-links.ts'
import { portalMenus } from '#/app/shell/portal-menus.ts'
import { helpFactKeys } from '#/app/help/help-facts.server.ts'
import { isFor, readersOf } from '#/domain/site/help-audience.ts'
import { linesOf, parseHelp } from '#/domain/site/help-text.ts'
import { langs } from '#/domain/text.ts'
import { commonQuestions, helpArticles } from './articles.ts'
import { helpAddressOf, helpPageOf, pageArticles } from './page-articles.ts'
import { screenText } from './screens.server.ts'

const slugs = helpArticles.map(({ slug }) => slug)
const addresses = new Set(helpArticles.map(({ role, slug }) => `${role}/${slug}`))

test('each article has an address of its own', () => {
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThanOrEqual(40)
})

test.each(helpArticles.map((article) => [article.slug, article] as const))(
  '%s is whole in both languages',
  (slug, article) => {
    const { en, ar } = { en: parseHelp(article.en), ar: parseHelp(article.ar) }
    const shape = ({ steps, after, troubles, notes }: typeof en) =>
      [steps, after, troubles, notes].map((part) => part.length)
    expect(shape(ar)).toEqual(shape(en))
    for (const text of [en, ar]) {
      expect(text.title).toMatch(/[?؟]$/)
      expect(text.lead.length).toBeGreaterThan(0)
      expect(text.steps.length).toBeGreaterThan(0)
      expect(text.after.length + text.troubles.length).toBeGreaterThan(1)
    }
    // why: both languages name the same buttons and values, line by line
    const named = (text: typeof en) =>
      linesOf(text).map((line) =>
        line
          .filter(({ kind }) => kind !== 'text')
          .map(({ value }) => value)
          .toSorted(),
      )
    expect(named(ar)).toEqual(named(en))
    expect(article.related.filter((each) => !slugs.includes(each) || each === slug)).toEqual([])
  },
)

test('each button and page that an article names exists on a screen', () => {
  const missing = helpArticles.flatMap((article) =>
    langs.flatMap((lang) =>
      linesOf(parseHelp(article[lang]))
        .flat()
        .filter(({ kind, value }) => kind === 'screen' && screenText(value, lang) === null)
        .map(({ value }) => `${article.slug}: ${value}`),
    ),
  )
  expect(missing).toEqual([])
  expect(screenText('order.no-such-text', 'en')).toBeNull()
  expect(screenText('shell.homeOf', 'en')).toBeNull()
})

test('each value that an article names is read', () => {
  const values = helpArticles.flatMap((article) =>
    langs.flatMap((lang) =>
      linesOf(parseHelp(article[lang]))
        .flat()
        .filter(({ kind }) => kind === 'setting')
        .map(({ value }) => value),
    ),
  )
  expect([...new Set(values)].filter((key) => !helpFactKeys.includes(key))).toEqual([])
})

test('each article leads to a page of the product, and has readers', async () => {
  const paths = new Set((await allAddresses()).map(({ path }) => path))
  for (const { slug, page, audience, role } of helpArticles) {
    expect(paths, slug).toContain(page.replace(/\?.*/, ''))
    expect(readersOf(audience).length, slug).toBeGreaterThan(0)
    expect(isFor(audience, role) || audience === 'all', slug).toBe(true)
  }
})

test('the commonest questions are articles', () => {
  expect(commonQuestions).toHaveLength(10)
  for (const slug of commonQuestions) expect(slugs).toContain(slug)
})

test('each page of the menus of clients and shoppers has its article', async () => {
  const menus = [...portalMenus.client, ...portalMenus.freelancer]
    // why: pages of the kitchen join one after the other, and their articles with them
    .filter(({ label }) => label !== 'kitchen')
    .flatMap(({ links }) => links.map(({ to }) => to))
  expect(menus.filter((to) => !pageArticles[to])).toEqual([])
  for (const [page, article] of Object.entries(pageArticles)) expect(addresses, page).toContain(article)
  const paths = (await allAddresses()).map(({ path }) => path)
  expect(Object.keys(pageArticles).filter((page) => !paths.includes(page))).toEqual([])
})

test('the help of a page is that of the longest address that fits', () => {
  expect(helpAddressOf('/client/reports/0190')).toBe('/docs/owners/read-a-report')
  expect(helpAddressOf('/client/reports/trend')).toBe('/docs/owners/insights')
  expect(helpAddressOf('/client/')).toBe('/docs/owners/company-dashboard')
  expect(helpAddressOf('/elsewhere')).toBe('/docs')
})

test('each page of the portals has an article of its own area', async () => {
  const portal = /^\/(admin|client|freelancer|account|notifications)(\/|$)/
  const pages = (await allAddresses()).filter(({ path, file }) => portal.test(path) && file.endsWith('.tsx'))
  expect(pages.length).toBeGreaterThan(150)
  // why: the article of the first page of a portal fits no other page
  const firstOnly = (path: string) =>
    /^\/(admin|client|freelancer)$/.test(helpPageOf(path) ?? '') && path.split('/').length > 2
  const without = pages
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('*'))
    // full-screen pages of the work in a branch and of a visit, without the frame and its help
    .filter((path) => !/^\/(client\/field|freelancer\/(visit|submit-report))\//.test(path))
    .filter((path) => helpPageOf(path) === null || firstOnly(path))
  expect(without).toEqual([])
})
