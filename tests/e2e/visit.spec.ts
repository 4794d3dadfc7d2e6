import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Question, QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { translator } from '../../domain/text.ts'
import { namePath } from '../../features/visits/name-path.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, people, signIn, test } from './support.ts'

// The second test goes on with the report that the first one began.
test.describe.configure({ mode: 'serial' })

/** Each language has a visit of its own, so that both journeys can run at once. */
const visitor = (lang: Journey['lang']) => (lang === 'en' ? people.shopper : people.freelancer)
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
  await signIn(page, lang, visitor(lang))
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
  lang,
}) => {
  test.setTimeout(120_000)
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
  const { email, password } = visitor(lang)
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

const text = { en: 'What was it like?', ar: 'كيف كان؟' }
const asked = { text, weight: 0, required: true, allowNotApplicable: false, critical: false, major: false } as const
const options = ['badge', 'apron', 'cap'].map((key) => ({
  key,
  text: { en: key, ar: `خيار ${key.length}` },
  value: 0.5,
}))
const questions: Question[] = [
  { ...asked, key: 'wore', type: 'choices', photo: 'none', options },
  { ...asked, key: 'paid', type: 'receipt', photo: 'none' },
  { ...asked, key: 'day', type: 'date', photo: 'none' },
  { ...asked, key: 'sign', type: 'signature', photo: 'none' },
  { ...asked, key: 'seat', type: 'place', photo: 'none', required: false },
]
const everyKind: QuestionnaireDefinition = {
  code: 'KINDS',
  version: 1,
  evaluationType: 'basic',
  title: { en: 'Every kind', ar: 'جميع الأنواع' },
  sections: [
    {
      key: 'S1',
      title: { en: 'Arrival', ar: 'الوصول' },
      weight: 100,
      questions: [{ ...asked, key: 'clean', type: 'yes_no', weight: 1, photo: 'none' }],
    },
  ],
  unscored: questions,
}

test('without scripts a visit begins, and the newer kinds of questions are answered too', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, questionnaireMessages)
  const { requestId, shopper } = await ownVisit(playwright, baseURL!, everyKind)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }])
  const page = await context.newPage()
  await page.goto(lang === 'ar' ? '/ar/login' : '/login')
  await page.locator('input[name=email]').fill(shopper.email)
  await page.locator('input[name=password]').fill(shopper.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(/freelancer\/dashboard/)
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await page.locator('[name=note]').fill('Two days early, on a phone without scripts.')
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: translator(lang, visitMessages)('checkInButton'), exact: true }).click()
  await page.waitForURL(/submit-report\/[0-9a-f-]{36}/)
  const reportId = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`/freelancer/submit-report/${reportId}?section=unscored`)
  // why: Chromium without scripts by its tools, and not by its settings, shows no noscript; that it is there is what counts
  await expect(page.locator('#q-seat noscript')).toContainText(t('placePlain'))
  for (const key of ['badge', 'cap']) await page.locator(`[name="value.wore"][value=${key}]`).check()
  await page.locator('[name="value.paid.total"]').fill('٥٤٫٥')
  await page.locator('[name="value.paid.at"]').fill('2026-11-21T20:15')
  await page.locator('[name="value.day"]').fill('2026-11-20')
  await page.locator('[name="value.sign.name"]').fill('نورة')
  await page.getByRole('button', { name: t('toCheck'), exact: true }).click()
  await expect(page).toHaveURL(/section=check/)
  const stored = async () =>
    Object.fromEntries((await answersOf(reportId)).map(({ question_key, value }) => [question_key, value]))
  const given = {
    wore: ['badge', 'cap'],
    paid: { total: 5450, at: '2026-11-21T20:15' },
    day: '2026-11-20',
    sign: namePath('نورة'),
  }
  expect(await stored()).toEqual(given)

  // Going through the section again changes only what is changed there: the signature stays.
  await page.goto(`/freelancer/submit-report/${reportId}?section=unscored`)
  await page.locator('[name="value.wore"][value=cap]').uncheck()
  await page.getByRole('button', { name: t('toCheck'), exact: true }).click()
  await expect(page).toHaveURL(/section=check/)
  expect(await stored()).toEqual({ ...given, wore: ['badge'] })
  await context.close()
})
