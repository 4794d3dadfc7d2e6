import { randomUUID } from 'node:crypto'
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { currentEdition } from '../../domain/terms.ts'
import { translator } from '../../domain/text.ts'
import { ownPayoutMessages } from '../../messages/own-payouts.ts'
import { shellMessages } from '../../messages/shell.ts'
import { timelineMessages } from '../../messages/timeline.ts'
import { asPerson } from './as-person.ts'
import { ownReport, type OwnReport } from './own-report.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  type Journey,
  lookUp,
  pageOf,
  people,
  test,
  uniqueEmail,
} from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
const phone = { width: 360, height: 740 }
const grades = { facts: '5', completeness: '4', objectivity: '5', language: '4', punctuality: '5' }

/** A report of a visit of its own that an editor released, and the payout that follows from it. */
async function earned(playwright: Playwright, baseURL: string): Promise<OwnReport & { payoutId: string }> {
  const report = await ownReport(playwright, baseURL)
  const editor = await asPerson(playwright, baseURL, 'admin')
  for (const form of [{ intent: 'start-review' }, { intent: 'release', note: 'Well observed.', ...grades }]) {
    const [row] = await lookUp<{ version: number }>('select version from app.mystery_shopping_reports where id = $1', [
      report.reportId,
    ])
    await editor.post(`/admin/reports/${report.reportId}`, { form: { version: String(row!.version), ...form } })
  }
  await editor.dispose()
  const payouts = () => lookUp<{ id: string }>('select id from app.payouts where report_id = $1', [report.reportId])
  await expect.poll(async () => (await payouts()).length, { timeout: 30_000 }).toBe(1)
  return { ...report, payoutId: (await payouts())[0]!.id }
}

async function onPhone(browser: Browser, lang: Journey['lang'], baseURL: string, of: OwnReport): Promise<Page> {
  const page = await pageOf(browser, lang, baseURL, of.shopper)
  await page.setViewportSize(phone)
  return page
}

test('a shopper finds what a visit earned, its parts and its day, on the page and in the calendar', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, ownPayoutMessages)
  const own = await earned(playwright, baseURL!)
  const page = await onPhone(browser, lang, baseURL!, own)
  await page.goto('/freelancer/payouts')
  await hydrated(page)
  await expect(page.getByText(t('bankMissing'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('toBank') })).toHaveAttribute(
    'href',
    '/freelancer/profile/bank',
  )
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: own.branch }).first().click()
  await page.waitForURL(`**/freelancer/payouts/${own.payoutId}`)
  await expect(page.getByText(t('partFee'))).toBeVisible()
  await expect(page.getByText(t('partNet'))).toBeVisible()
  await expectSoundPage(page, lang)

  const [row] = await lookUp<{ day: string }>(
    `select to_char(payable_on, 'YYYY-MM') as day from app.payouts where id = $1`,
    [own.payoutId],
  )
  await page.goto(`/freelancer/timeline?month=${row!.day}`)
  const name = translator(lang, timelineMessages)('kind_payable')
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/freelancer/payouts/${own.payoutId}`)
})

test('a shopper asks about a payout, and reads the answer where it was asked', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, ownPayoutMessages)
  const own = await earned(playwright, baseURL!)
  const page = await onPhone(browser, lang, baseURL!, own)
  await page.goto(`/freelancer/payouts/${own.payoutId}`)
  await hydrated(page)
  await page.getByRole('button', { name: t('send') }).click()
  await expect(page.getByText(lang === 'en' ? 'Write your question' : 'اكتب استفسارك').first()).toBeVisible()
  const question = `Where is it? ${randomUUID().slice(0, 8)}`
  await page.locator('textarea[name=text]').fill(question)
  await page.getByRole('button', { name: t('send') }).click()
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByText(t('waits'))).toBeVisible()
  await expect(page.locator('textarea[name=text]')).toHaveValue('')
  await expectSoundPage(page, lang)

  const [asked] = await lookUp<{ id: string }>('select id from app.payout_queries where payout_id = $1', [own.payoutId])
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const answer = 'It goes out with the next transfer.'
  await admin.post('/admin/secret-shopper-invoicing/queries', {
    form: { queryId: asked!.id, answer },
  })
  await admin.dispose()
  await page.reload()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText(t('waits'))).toHaveCount(0)
})

test('statements of a month and of a year are saved as PDF; lists are exported', async ({
  playwright,
  baseURL,
  browser,
  lang,
}) => {
  const t = translator(lang, ownPayoutMessages)
  const own = await earned(playwright, baseURL!)
  const page = await pageOf(browser, lang, baseURL!, own.shopper)
  await page.goto('/freelancer/payouts')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const [year] = await lookUp<{ year: string }>(
    `select to_char(earned_on, 'YYYY') as year from app.payouts where id = $1`,
    [own.payoutId],
  )
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: t('statementYear', { year: year!.year }) }).click()
  expect((await saving).suggestedFilename()).toMatch(new RegExp(`^PS-${year!.year}-[0-9A-F]{8}-${lang}\\.pdf$`))
  for (const address of ['statement.pdf?month=2026-13', 'statement.pdf', randomUUID()])
    expect((await page.request.get(`/freelancer/payouts/${address}`)).status()).toBe(404)
  const csv = await (await page.request.get('/freelancer/payouts/export?format=csv')).text()
  expect(csv).toContain(own.branch)

  // nobody else's: another shopper, and whoever is signed out
  const other = await asPerson(playwright, baseURL!, 'shopper')
  expect((await other.get(`/freelancer/payouts/${own.payoutId}`)).status()).toBe(404)
  const stranger = await asPerson(playwright, baseURL!, null)
  expect((await stranger.get('/freelancer/payouts')).status()).toBeGreaterThanOrEqual(300)
  await Promise.all([other.dispose(), stranger.dispose()])
})

test('whoever has earned nothing yet is told how to, and finds the page in the menu', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, ownPayoutMessages)
  const visitor = await asPerson(playwright, baseURL!, null)
  const email = uniqueEmail('own')
  const password = 'journey-2026'
  const form = { fullName: 'New Shopper', email, password, confirmPassword: password, agreed: currentEdition }
  expect((await visitor.post('/join-mystery-shopper', { form })).ok()).toBe(true)
  await visitor.dispose()
  const page = await pageOf(browser, lang, baseURL!, { ...people.shopper, email, password })
  await page.goto('/freelancer/dashboard')
  await page
    .getByRole('link', { name: translator(lang, shellMessages)('payouts') })
    .first()
    .click()
  await page.waitForURL('**/freelancer/payouts')
  await expect(page.getByText(t('none'))).toBeVisible()
  await expectSoundPage(page, lang)
})
