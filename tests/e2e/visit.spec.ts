import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '../../domain/text.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { type OwnVisit, ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, signIn, test } from './support.ts'

// The second test goes on with the report that the first one began.
test.describe.configure({ mode: 'serial' })

/** The visit of these journeys: their own, so that they run in both languages at once and again on the same data. */
let own: OwnVisit
const phone = { width: 360, height: 740 }
const sync = (page: Page) => page.locator('[data-sync]')
const answersOf = (reportId: string) =>
  lookUp<{ question_key: string; value: unknown; version: number }>(
    'select question_key, value, version from app.report_answers where report_id = $1 order by 1',
    [reportId],
  )

async function openAssigned(page: Page, lang: Journey['lang']): Promise<void> {
  const t = translator(lang, visitMessages)
  await page.setViewportSize(phone)
  await signIn(page, own.shopper)
  await page.goto('/freelancer/secret-shopper')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('link', { name: t('readBrief') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('conductTitle') })).toBeVisible()
}

/** Without a place and on another day the check-in asks for a word; with it the report opens. */
async function checkIn(page: Page, lang: Journey['lang']): Promise<string> {
  const t = translator(lang, visitMessages)
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).click()
  await expect(page.locator('[name=note]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=note]').fill('Came two days early, indoors without a signal.')
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).dblclick()
  await page.waitForURL(/submit-report\/[0-9a-f-]{36}/)
  await hydrated(page)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('a visit is answered without a connection, survives a reload, and shows what is missing', async ({
  page,
  context,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(120_000)
  own = await ownVisit(playwright, baseURL!)
  const t = translator(lang, questionnaireMessages)
  await openAssigned(page, lang)
  const reportId = await checkIn(page, lang)
  await expectSoundPage(page, lang)
  const cards = page.locator('main section[id^="q-"]')
  const yesNo = cards.filter({ has: page.locator('input[value=no]') }).first()

  // Online: saved within seconds, without a button.
  await cards.locator('input[type=radio]').first().check({ force: true })
  await expect(sync(page)).toHaveAttribute('data-sync', 'saved')
  await expect.poll(async () => (await answersOf(reportId)).length).toBe(1)

  // No connection: answers wait, sections still change.
  await context.setOffline(true)
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await yesNo.locator('input[value=no]').check({ force: true })
  await yesNo.locator('textarea').fill('Nobody read the order back to us before leaving.')
  await expect(sync(page)).toHaveAttribute('data-sync', 'waiting')
  await page.getByRole('button', { name: t('hideScreen') }).click()
  await page.getByRole('button', { name: t('showScreen') }).click()
  expect(await answersOf(reportId)).toHaveLength(1)

  // Back online: everything arrives once.
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(sync(page)).toHaveAttribute('data-sync', 'saved')
  expect((await answersOf(reportId)).map(({ version }) => version)).toEqual([1, 1])
  await page.reload()
  await hydrated(page)
  await expect(yesNo.locator('input[value=no]')).toBeChecked()

  // A photo arrives small; a text file is refused.
  const raw = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  await yesNo.locator('input[type=file]').first().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: raw })
  await expect(yesNo.getByText(t('photoStored'))).toBeAttached()
  const photos = await lookUp<{ width: number; content_type: string }>(
    'select f.width, f.content_type from app.report_photos p join app.files f on f.id = p.file_id where p.report_id = $1',
    [reportId],
  )
  expect(photos).toEqual([{ width: 1600, content_type: 'image/jpeg' }])
  await yesNo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') })
  await expect(yesNo.getByRole('alert')).toBeVisible()

  // The final check leads back to what is missing and refuses to send.
  await page.goto(`/freelancer/submit-report/${reportId}?section=check`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.locator('[name=declaration]').check()
  await page.getByRole('button', { name: t('submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('main li a').first().click()
  await expect(page.locator('main section:focus')).toHaveCount(1)
})

test('without scripts a section is a plain form that saves on its way', async ({ browser, baseURL, lang }) => {
  const t = translator(lang, questionnaireMessages)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }])
  const page = await context.newPage()
  const { email, password } = own.shopper
  await page.goto(lang === 'ar' ? '/ar/login' : '/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(/freelancer\/dashboard/)
  const [report] = await lookUp<{ id: string }>(
    `select r.id from app.mystery_shopping_reports r join app.profiles p on p.id = r.shopper_id
     where p.email = $1 and r.status = 'draft' order by r.created_at desc limit 1`,
    [email],
  )
  await page.goto(`/freelancer/submit-report/${report!.id}?section=unscored`)
  await page.locator('[name="value.fix_first"]').fill('Greet guests at the door.')
  await page.getByRole('button', { name: t('toCheck'), exact: true }).click()
  await expect(page).toHaveURL(/section=check/)
  const answers = await answersOf(report!.id)
  expect(answers.find(({ question_key }) => question_key === 'fix_first')?.value).toBe('Greet guests at the door.')
  await context.close()
})
