import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { deskVoiceMessages } from '../../messages/desk-voice.ts'
import { feedbackMessages } from '../../messages/feedback.ts'
import { noticeSettingsMessages } from '../../messages/notice-settings.ts'
import { shopperReportMessages } from '../../messages/shopper-reports.ts'
import { timelineMessages } from '../../messages/timeline.ts'
import { asPerson } from './as-person.ts'
import { ownReport } from './own-report.ts'
import { type OwnVisit, ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, pageOf, people, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
const phone = { width: 360, height: 740 }
const grades = { facts: '5', completeness: '3', objectivity: '5', language: '4', punctuality: '5' }

async function onPhone(browser: Browser, lang: Journey['lang'], baseURL: string, visit: OwnVisit): Promise<Page> {
  const page = await pageOf(browser, lang, baseURL, visit.shopper)
  await page.setViewportSize(phone)
  return page
}

/** What an editor decides, without the desk: it has journeys of its own. */
async function decide(editor: APIRequestContext, reportId: string, form: Record<string, string>): Promise<void> {
  const [report] = await lookUp<{ version: number }>('select version from app.mystery_shopping_reports where id = $1', [
    reportId,
  ])
  await editor.post(`/admin/reports/${reportId}`, { form: { version: String(report!.version), ...form } })
}
const statusOf = async (reportId: string): Promise<string> => {
  const rows = await lookUp<{ status: string }>('select status from app.mystery_shopping_reports where id = $1', [
    reportId,
  ])
  return rows[0]!.status
}

async function decided(playwright: Playwright, baseURL: string, forms: Record<string, string>[]) {
  const report = await ownReport(playwright, baseURL)
  const editor = await asPerson(playwright, baseURL, 'admin')
  for (const form of [{ intent: 'start-review' }, ...forms]) await decide(editor, report.reportId, form)
  await editor.dispose()
  return report
}

test('a report that came back: why, about what, by when, and the way to change it', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, shopperReportMessages)
  const reason = 'Name the dish that was served.'
  const forms = [{ intent: 'request-revision', reason, questions: 'K2' }]
  const report = await decided(playwright, baseURL!, forms)
  const page = await onPhone(browser, lang, baseURL!, report)
  await page.goto('/freelancer/reports?state=returned')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: report.branch }).first().click()
  await page.waitForURL(`**/freelancer/reports/${report.reportId}`)
  await expect(page.getByText(reason)).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('revise') }).click()
  await page.waitForURL(`**/freelancer/submit-report/${report.reportId}`)

  const shopper = await asPerson(playwright, baseURL!, null)
  const { email, password } = report.shopper
  await shopper.post('/login', { form: { intent: 'sign-in', email, password } })
  await shopper.post('/freelancer/hand-in', {
    data: { reportId: report.reportId, submissionKey: randomUUID(), declaration: true },
  })
  expect(await statusOf(report.reportId)).toBe('in_review')
  await page.goto(`/freelancer/reports/${report.reportId}`)
  await expect(page.getByText(t('status_in_review'), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: t('revise') })).toHaveCount(0)
  await shopper.dispose()
  await page.context().close()
})

test('a graded report: the grade, a reply that the office answers, stars for the brief', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, shopperReportMessages)
  const desk = translator(lang, deskVoiceMessages)
  const note = 'The second photo is missing.'
  const report = await decided(playwright, baseURL!, [{ intent: 'release', note, ...grades }])
  const page = await onPhone(browser, lang, baseURL!, report)
  await page.goto(`/freelancer/reports/${report.reportId}`)
  await hydrated(page)
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(t('pointOf', { grade: 3 }))).toBeVisible()

  await page.getByRole('button', { name: t('sendReply') }).click()
  await expect(page.locator('textarea[name=text][aria-invalid=true]')).toBeVisible()
  await page.locator('textarea[name=text]').fill('It is the third of the set.')
  await page.getByRole('button', { name: t('sendReply') }).click()
  await expect(page.getByText(t('replyWaits'))).toBeVisible()
  await page.getByRole('radio', { name: t('starsOf', { count: 4 }) }).check({ force: true })
  await page.getByRole('button', { name: t('sendRating') }).click()
  await expect(page.getByText(t('youRated'))).toBeVisible()
  await expectSoundPage(page, lang)

  const office = await pageOf(browser, lang, baseURL!, people.admin)
  await office.goto(`/admin/reports/${report.reportId}`)
  await hydrated(office)
  await expect(office.locator('#shopper').getByText('It is the third of the set.')).toBeVisible()
  await office.locator('#shopper textarea[name=answer]').fill('So it is. Thank you.')
  await office.getByRole('button', { name: desk('sendAnswer') }).click()
  await expect(office.locator('#shopper').getByText(desk('reply_answered'), { exact: true })).toBeVisible()
  await expectSoundPage(office, lang)
  await office.context().close()

  await page.reload()
  await expect(page.getByText('So it is. Thank you.')).toBeVisible()
  await page.goto('/freelancer/feedback')
  await hydrated(page)
  const said = translator(lang, feedbackMessages)
  await expect(page.getByRole('heading', { name: said('improve') })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.context().close()
})

test('a rejected report: one appeal, upheld by a second editor, brings it back', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, shopperReportMessages)
  const desk = translator(lang, deskVoiceMessages)
  const report = await decided(playwright, baseURL!, [{ intent: 'reject', reason: 'The photos show another branch.' }])
  const page = await onPhone(browser, lang, baseURL!, report)
  await page.goto(`/freelancer/reports/${report.reportId}`)
  await hydrated(page)
  await page.locator('textarea[name=reason]').fill('The receipt names the branch.')
  await page.getByRole('button', { name: t('sendAppeal') }).click()
  await expect(page.getByText(t('appeal_open'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)

  const office = await pageOf(browser, lang, baseURL!, people.editor)
  await office.goto('/admin/reports?tab=appeals')
  await hydrated(office)
  await expectSoundPage(office, lang)
  await office.getByRole('link', { name: report.branch }).first().click()
  await office.waitForURL(`**/admin/reports/${report.reportId}`)
  await office.getByRole('button', { name: desk('uphold') }).click()
  const dialog = office.getByRole('dialog', { name: desk('upholdTitle') })
  await dialog.locator('textarea[name=decision]').fill('It does.')
  await expectSoundPage(office, lang)
  await dialog.getByRole('button', { name: desk('uphold') }).click()
  await expect(office.getByText(desk('appeal_upheld'), { exact: true })).toBeVisible()
  expect(await statusOf(report.reportId)).toBe('in_review')
  await office.context().close()

  await page.reload()
  await expect(page.getByText(t('upheldReopened'))).toBeVisible()
  await page.context().close()
})

test('the dates of a shopper: a calendar, a list, and an address that a calendar program reads until it ends', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, timelineMessages)
  const visit = await ownVisit(playwright, baseURL!)
  const page = await onPhone(browser, lang, baseURL!, visit)
  await page.goto('/freelancer/timeline')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('view_list') }).click()
  await expect(page.getByRole('link', { name: visit.branch })).toBeVisible()
  await page.getByRole('button', { name: t('make') }).click()
  const address = (await page.locator('[data-feed]').textContent())!
  await expectSoundPage(page, lang)

  const stranger = await asPerson(playwright, baseURL!, null)
  const path = new URL(address).pathname
  const read = await stranger.get(path)
  expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await read.text()).toContain(`UID:visit-${visit.requestId}@`)
  await page.reload()
  await expect(page.locator('[data-feed]')).toHaveCount(0)
  await page.getByRole('button', { name: t('end') }).click()
  await expect(page.getByRole('button', { name: t('make') })).toBeVisible()
  expect((await stranger.get(path)).status()).toBe(404)
  await stranger.dispose()
  await page.context().close()
})

test('a shopper switches mails about grades off; what must arrive cannot be switched', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, noticeSettingsMessages)
  const visit = await ownVisit(playwright, baseURL!)
  const page = await onPhone(browser, lang, baseURL!, visit)
  await page.goto('/notifications')
  await page.locator('a[href="/notifications/settings"]').click()
  await page.waitForURL('**/notifications/settings')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const mails = page.locator('input[value="grades.email"]')
  await expect(mails).toBeChecked()
  await mails.uncheck()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await page.reload()
  await expect(mails).not.toBeChecked()
  await expect(page.locator('input[value="grades.app"]')).toBeChecked()
  await expect(page.locator('input[value^="visits."]')).toHaveCount(0)
  await page.context().close()
})
