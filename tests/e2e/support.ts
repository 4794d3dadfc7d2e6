import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import pg from 'pg'
import type { Lang } from '../../domain/text.ts'
import { demoPeople, type DemoPerson } from '../../demo/people.ts'
import { uiMessages } from '../../messages/ui.ts'
import { expectNoAxeViolations } from './examiner.ts'
import { networkOf } from './network.ts'
import { takeScriptsFrom } from './scripts.ts'

export type Journey = { lang: Lang; scripts: boolean; tidiesUp: void }

/**
 * Every journey runs in English and Arabic (`lang`). Portals take it from the cookie, public pages from the address.
 */
export const test = base.extend<Journey>({
  lang: ['en', { option: true }],
  // `test.use({ scripts: false })` runs a journey without scripts: a quarter of the browser's work, and proof that
  // forms and links work alone.
  scripts: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, journey) => {
    await provide({ ...extraHTTPHeaders, ...networkOf(journey) })
  },
  context: async ({ context, lang, baseURL }, provide) => {
    await speak(context, lang, baseURL!)
    await provide(context)
  },
  page: async ({ page, scripts }, provide) => {
    if (!scripts) await takeScriptsFrom(page)
    await provide(page)
  },
  // why: open pages of other people keep live connections and slow down every later journey
  tidiesUp: [
    async ({ browser }, provide) => {
      await provide()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})
export { expect, expectNoAxeViolations }

/** Sets the language and an answer to the cookie question, whose bar has its own journey. */
const speak = (context: BrowserContext, lang: Lang, baseURL: string) =>
  context.addCookies([
    { name: 'lang', value: lang, url: baseURL },
    { name: 'consent', value: '1.necessary', url: baseURL },
  ])

/** Address of a public page in the journey's language. */
export const publicPage = (lang: Lang, path: string): string =>
  lang === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`

/** A bilingual text in the journey's language. */
export const say = (lang: Lang, text: { en: string; ar: string }): string => text[lang]

export const people = demoPeople

type Who = Pick<DemoPerson, 'email' | 'password' | 'type'>

const doorOf = ({ type }: Who) => (type === 'admin' ? '/admin-login' : '/login')

/** Signs in on the page and waits for the area's first page. */
export async function signInOnPage(page: Page, lang: Lang, person: Who): Promise<void> {
  await page.goto(publicPage(lang, doorOf(person)))
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(/\/(admin|client|freelancer)\/dashboard/)
  await hydrated(page)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** By e-mail. A demo person signs in once per worker (why: hashing the password takes longer than most answers). */
const sessions = new Map<string, { cookies: Cookies; at: number }>()
/** Sensitive actions need a proof within ten minutes; reserves the rest of that time for the journey. */
export const sessionCounts = (at: number): boolean => Date.now() - at < 5 * 60_000
const demoEmails = new Set<string>(Object.values(demoPeople).map(({ email }) => email))

/**
 * Signs the browser in by a request, without loading pages. Journeys about sign-in use the pages; so must a journey
 * that signs a demo person out again.
 */
export async function signIn(page: Page, person: Who): Promise<void> {
  const known = sessions.get(person.email)
  if (known && sessionCounts(known.at)) return page.context().addCookies(known.cookies)
  // why: signing in ends the browser's current session, which other journeys of this worker may share
  await page.context().clearCookies({ name: 'session' })
  const origin = test.info().project.use.baseURL!
  const answer = await page.request.post(origin + doorOf(person), {
    form: { intent: 'sign-in', email: person.email, password: person.password },
    headers: { origin },
    maxRedirects: 0,
  })
  expect([302, 303], `sign-in of ${person.email}`).toContain(answer.status())
  if (!demoEmails.has(person.email)) return
  const fresh = (await page.context().cookies()).filter(({ name }) => name === 'session' || name === 'display-session')
  // why without an expiry: the display cookie lives only a minute
  sessions.set(person.email, { cookies: fresh.map((cookie) => ({ ...cookie, expires: -1 })), at: Date.now() })
}

/** A page of another person in its own browser profile; optionally without scripts, as with `test.use`. */
export async function pageOf(
  browser: Browser,
  lang: Lang,
  baseURL: string,
  person: DemoPerson,
  { scripts = true }: { scripts?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: lang === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: 'Asia/Riyadh',
  })
  await speak(context, lang, baseURL)
  const page = await context.newPage()
  if (!scripts) await takeScriptsFrom(page)
  await signIn(page, person)
  return page
}

/** The account menu's button, in the side bar or in the head of a phone's page. */
export const accountMenu = (page: Page): Locator =>
  page.locator('summary:visible').filter({ hasText: /Account:|الحساب:/ })

/** Opens the filters of a list. */
export const openFilters = async (page: Page, lang: Lang): Promise<void> =>
  await page.locator('main summary', { hasText: say(lang, uiMessages.filters) }).click()

/** Opens the export menu of a list and gives the address of its file. */
export async function fileAddress(page: Page, lang: Lang): Promise<string> {
  await page.getByRole('main').getByLabel(say(lang, uiMessages.export), { exact: true }).click()
  const link = page.getByRole('link', { name: say(lang, uiMessages.exportCsv) })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href'))!
}

/** Waits for hydration: before it a click would be a plain form submission. */
export async function hydrated(page: Page): Promise<void> {
  // why: scripts of a public page without a form load at the first interaction
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
}

/** Checks every page: direction matches language, one h1, no overflow. */
export async function expectSoundPage(page: Page, lang: Lang): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await expectNoAxeViolations(page)
}

export const uniqueEmail = (word: string): string => `${word}-${randomBytes(5).toString('hex')}@example.com`

let owner: pg.Pool | undefined

/**
 * The worker's connection to the database of the journeys' server. why: a new handshake takes twenty times as long as
 * most queries
 */
function asOwner(): pg.Pool {
  if (owner) return owner
  const folder = process.env['E2E_DATA_DIR']!
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  const port = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const account = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' }
  owner = new pg.Pool({ ...account, max: 2, allowExitOnIdle: true })
  // why: the server may end before the worker and closes idle connections of the pool
  owner.on('error', () => {})
  return owner
}

/**
 * Queries the database as its owner: reads mails' links. Writes only what no page can: passing days, and decisions of
 * an external bank.
 */
export async function lookUp<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await asOwner().query<T>(text, values)).rows
}
