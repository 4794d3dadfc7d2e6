import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { translator } from './page-words.ts'
import { reviewVoiceMessages } from '../../messages/reporting/review-voice.ts'
import { feedbackMessages } from '../../messages/shoppers/feedback.ts'
import { shopperReportMessages } from '../../messages/shopper-reports.ts'
import { asPerson, send } from './as-person.ts'
import { ownReport } from './own-report.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, people, signIn, test } from './support.ts'

test.use({ viewport: { width: 360, height: 740 }, scripts: false })

const grades = { facts: '5', completeness: '3', objectivity: '5', language: '4', punctuality: '5' }

async function stateOf(reportId: string): Promise<{ status: string; version: number }> {
  const rows = await lookUp<{ status: string; version: number }>(
    'select status, version from app.mystery_shopping_reports where id = $1',
    [reportId],
  )
  return rows[0]!
}

/** Carries out an editor's decision by a request: the review has its own journeys. */
async function decide(
  editor: APIRequestContext,
  reportId: string,
  form: Record<string, string>,
  leadsTo: string,
): Promise<void> {
  const { version } = await stateOf(reportId)
  await send(editor, `/admin/reports/${reportId}`, { version: String(version), ...form })
  expect((await stateOf(reportId)).status, form['intent']).toBe(leadsTo)
}

test('a report comes back and is revised, is rejected and upheld on appeal, and is graded; the grade is replied to and answered', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, shopperReportMessages)
  const review = translator(lang, reviewVoiceMessages)
  const { reportId, branch, shopper } = await ownReport(playwright, baseURL!)
  const own = `/freelancer/reports/${reportId}`
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const editor = await asPerson(playwright, baseURL!, 'editor')
  const writer = page.request

  // Returned: reason, subject, and the way to change it.
  const reason = 'Name the dish that was served.'
  await decide(admin, reportId, { intent: 'start-review' }, 'in_review')
  await decide(admin, reportId, { intent: 'request-revision', reason, questions: 'K2' }, 'revision_requested')
  await signIn(page, shopper)
  await page.goto('/freelancer/reports?state=returned')
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: branch }).first().click()
  await page.waitForURL(`**${own}`)
  await expect(page.getByText(reason)).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('revise') }).click()
  await page.waitForURL(`**/freelancer/submit-report/${reportId}`)
  const headers = { origin: baseURL! }
  const handIn = () =>
    writer.post('/freelancer/hand-in', { data: { reportId, submissionKey: randomUUID(), declaration: true }, headers })
  expect((await handIn()).status()).toBe(409)
  const [stored] = await lookUp<{ value: unknown; version: number }>(
    `select value, version from app.report_answers where report_id = $1 and question_key = 'K2'`,
    [reportId],
  )
  const point = {
    saveId: randomUUID(),
    questionKey: 'K2',
    baseVersion: stored!.version,
    value: stored!.value,
    notApplicable: false,
    naReason: '',
    comment: 'The host at the door greeted us.',
    answeredAt: new Date().toISOString(),
  }
  await writer.post('/freelancer/answers', { data: { reportId, saves: [point] }, headers })
  await handIn()
  expect((await stateOf(reportId)).status).toBe('in_review')
  const meanwhile = await (await writer.get(own)).text()
  expect(meanwhile).toContain(t('status_in_review'))
  expect(meanwhile).not.toContain(t('revise'))

  // Rejected: one appeal, upheld by a second editor.
  await decide(admin, reportId, { intent: 'reject', reason: 'The photos show another branch.' }, 'rejected')
  await page.goto(own)
  await page.locator('textarea[name=reason]').fill('The receipt names the branch.')
  await page.getByRole('button', { name: t('sendAppeal') }).click()
  await expect(page.getByText(t('appeal_open'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('sendAppeal') })).toHaveCount(0)

  const office = await pageOf(browser, lang, baseURL!, people.editor)
  await office.goto('/admin/reports?tab=appeals')
  await hydrated(office)
  await expectSoundPage(office, lang)
  await office.getByRole('link', { name: branch }).first().click()
  await office.waitForURL(`**/admin/reports/${reportId}`)
  await office.getByRole('button', { name: review('uphold') }).click()
  const dialog = office.getByRole('dialog', { name: review('upholdTitle') })
  await dialog.locator('textarea[name=decision]').fill('It does.')
  await expectSoundPage(office, lang)
  await dialog.getByRole('button', { name: review('uphold') }).click()
  await expect(office.getByText(review('appeal_upheld'), { exact: true })).toBeVisible()
  expect((await stateOf(reportId)).status).toBe('in_review')
  expect(await (await writer.get(own)).text()).toContain(t('upheldReopened'))

  // Graded: the grade, a reply, stars for the brief.
  const note = 'The second photo is missing.'
  await decide(editor, reportId, { intent: 'release', note, ...grades }, 'released')
  await page.goto(own)
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

  // The office answers on the report's page; the shopper reads it.
  await takeScriptsFrom(office)
  await office.reload()
  const voice = office.locator('#shopper')
  await expect(voice.getByText('It is the third of the set.')).toBeVisible()
  await voice.locator('textarea[name=answer]').fill('So it is. Thank you.')
  await voice.getByRole('button', { name: review('sendAnswer') }).click()
  await expect(voice.getByText(review('reply_answered'), { exact: true })).toBeVisible()
  await expectSoundPage(office, lang)
  expect(await (await writer.get(own)).text()).toContain('So it is. Thank you.')
  await page.goto('/freelancer/feedback')
  const said = translator(lang, feedbackMessages)
  await expect(page.getByRole('heading', { name: said('improve') })).toBeVisible()
  await expectSoundPage(page, lang)
  for (const context of [admin, editor]) await context.dispose()
})
