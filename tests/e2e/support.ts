import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import pg from 'pg'
import type { Lang } from '../../domain/text.ts'
import { demoPeople, type DemoPerson } from '../../demo/people.ts'
import { expectNoAxeViolations } from './examiner.ts'
import { networkOf } from './network.ts'
import { takeScriptsFrom } from './scripts.ts'

export type Journey = { lang: Lang; scripts: boolean; tidiesUp: void }

/** Every journey runs in English and in Arabic; `lang` says which. Portals take it from the cookie, public pages from the address. */
export const test = base.extend<Journey>({
  lang: ['en', { option: true }],
  // With `test.use({ scripts: false })` the page runs none: what forms and links do is walked at a quarter of the browser's work, and shown to
  // work before scripts arrive.
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
  // why: pages of other people that a journey leaves open keep their live connections, and slow down every journey after it
  tidiesUp: [
    async ({ browser }, provide) => {
      await provide()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})
export { expect, expectNoAxeViolations }

/** The journey's language, and an answer to the question about cookies: its bar has a journey of its own. */
const speak = (context: BrowserContext, lang: Lang, baseURL: string) =>
  context.addCookies([
    { name: 'lang', value: lang, url: baseURL },
    { name: 'consent', value: '1.necessary', url: baseURL },
  ])

/** The address of a public page in the journey's language. */
export const publicPage = (lang: Lang, path: string): string =>
  lang === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`

/** A text of both languages, in the journey's. */
export const say = (lang: Lang, text: { en: string; ar: string }): string => text[lang]

export const people = demoPeople

type Who = Pick<DemoPerson, 'email' | 'password' | 'type'>

const doorOf = ({ type }: Who) => (type === 'admin' ? '/admin-login' : '/login')

/** Signs in on the sign-in page as a person would, and waits for the area's first page. */
export async function signInOnPage(page: Page, lang: Lang, person: Who): Promise<void> {
  await page.goto(publicPage(lang, doorOf(person)))
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(/\/(admin|client|freelancer)\/dashboard/)
  await hydrated(page)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** By e-mail. A person of the demo world signs in once a worker: the password's digest takes longer than most answers. */
const sessions = new Map<string, { cookies: Cookies; at: number }>()
/** Powerful actions ask again ten minutes after a sign-in, and no journey takes longer than the rest of that time. */
export const sessionCounts = (at: number): boolean => Date.now() - at < 5 * 60_000
const demoEmails = new Set<string>(Object.values(demoPeople).map(({ email }) => email))

/**
 * Signs the page's browser in by sending what the form would send, and opens nothing: journeys of sign-in walk the pages, all
 * others need only to be somebody, and would load two pages for it. A journey that signs a demo person out again signs in on the page.
 */
export async function signIn(page: Page, person: Who): Promise<void> {
  const known = sessions.get(person.email)
  if (known && sessionCounts(known.at)) return page.context().addCookies(known.cookies)
  // why: who signs in where somebody is signed in ends that session, which may be the one that other journeys of this worker go on with
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
  // why without an end: what tells the page's script who signed in is kept for a minute only
  sessions.set(person.email, { cookies: fresh.map((cookie) => ({ ...cookie, expires: -1 })), at: Date.now() })
}

/** A page of another person, in a browser profile of its own; without scripts on demand, as with `test.use`. */
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

/** Waits until the page's scripts run: before that a click would be a plain form. */
export async function hydrated(page: Page): Promise<void> {
  // why: the scripts of a public page without a form come when somebody begins to use it
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
}

/** Direction and language agree, one h1, nothing overflows: what must hold on every page. */
export async function expectSoundPage(page: Page, lang: Lang): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await expectNoAxeViolations(page)
}

export const uniqueEmail = (word: string): string => `${word}-${randomBytes(5).toString('hex')}@example.com`

let owner: pg.Pool | undefined

/** The worker's connection to the database of the journeys' server. why: shaking hands anew takes twenty times as long as most questions */
function asOwner(): pg.Pool {
  if (owner) return owner
  const folder = process.env['E2E_DATA_DIR']!
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  const port = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const account = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' }
  owner = new pg.Pool({ ...account, max: 2, allowExitOnIdle: true })
  // why: the server may end before the worker, and takes what waits in the pool with it
  owner.on('error', () => {})
  return owner
}

/**
 * Looks into the database as its owner: for reading a mail's link. It changes only what no page of ours could: days that pass, and what a bank
 * outside decides.
 */
export async function lookUp<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await asOwner().query<T>(text, values)).rows
}
