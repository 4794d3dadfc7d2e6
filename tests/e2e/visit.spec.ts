import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from './page-words.ts'
import { questionnaireMessages } from '../../messages/fieldwork/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { answersOf, goOffline, goOnline, ofVisit, seenThrough, test, visitsOnDevice } from './cut-line.ts'
import { ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, people, signIn } from './support.ts'

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' })

const sync = (page: Page) => page.locator('[data-sync]')

/** Sum of the layout shifts of the open page. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

/** Room that a page of a visit takes on a phone of 360 x 800 pixels. */
async function expectCompact(page: Page, most: { height?: number; firstQuestion?: number }): Promise<void> {
  const header = await page.locator('header').first().boundingBox()
  expect(header!.height).toBeLessThan(80)
  if (most.height) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most.height)
  const question = page.locator('main section[id^="q-"]').first()
  if (most.firstQuestion) expect((await question.boundingBox())!.y).toBeLessThan(most.firstQuestion)
  expect(await shifted(page)).toBeLessThan(0.02)
}

async function openAssigned(page: Page, lang: Journey['lang']): Promise<void> {
  const t = translator(lang, visitMessages)
  await page.goto('/freelancer/secret-shopper')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('link', { name: t('readBrief') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('conductTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkInButton'), exact: true })).toBeInViewport()
  await page.reload()
  await hydrated(page)
  await expectSoundPage(page, lang)
  await expectCompact(page, { height: 2.5 * 800 })
}

/** Check-in without a place and on another day needs a comment; with it the report opens. */
async function checkIn(page: Page, lang: Journey['lang']): Promise<string> {
  const t = translator(lang, visitMessages)
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).click()
  await expect(page.locator('[name=note]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=note]').fill('Came two days early, indoors without a signal.')
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).dblclick()
  await page.waitForURL(/submit-report\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}

/** Photos are shrunk; a text file is refused. */
async function takePhotos(page: Page, lang: Journey['lang'], key: string, requestId: string): Promise<void> {
  const card = page.locator(`#${key}`)
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#3a6' } })
  const take = (buffer: Buffer) =>
    card.locator('input[type=file]').first().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await take(await picture.jpeg().toBuffer())
  await expect(card.getByText(translator(lang, questionnaireMessages)('photoStored'))).toBeAttached()
  const photos = await lookUp<{ width: number; content_type: string }>(
    `select f.width, f.content_type from app.files f join app.report_photos x on x.file_id = f.id ${ofVisit}`,
    [requestId],
  )
  expect(photos).toEqual([{ width: 1600, content_type: 'image/jpeg' }])
  await take(Buffer.from('no photo at all'))
  await expect(card.getByRole('alert')).toBeVisible()
}

/** The final check links to missing answers and refuses to submit. */
async function tryToSend(page: Page, lang: Journey['lang']): Promise<void> {
  await page.locator('header [data-sections] > summary').click()
  await page.locator('header a[href$="section=check"]').click()
  await page.locator('[name=declaration]').check()
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: translator(lang, questionnaireMessages)('submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('main li a').first().click()
  await expect(page.locator('main section:focus')).toHaveCount(1)
}

/** The next person on this phone sees nothing of it, online or offline. */
async function seeAsAnother(
  page: Page,
  lang: Journey['lang'],
  branch: string,
  form: string,
  cut: (is: boolean) => Promise<void>,
) {
  await signIn(page, lang === 'en' ? people.shopper : people.freelancer)
  await page.goto('/freelancer/dashboard')
  await hydrated(page)
  expect(await visitsOnDevice(page)).toBe(1)
  await expect(page.getByText(translator(lang, visitMessages)('unsentText'))).toBeHidden()
  await cut(true)
  const without = await seenThrough(page, form)
  await cut(false)
  expect(without.status).toBe(503)
  expect(without.text).not.toContain(branch)
  // why: the worker's own network follows that of the page, a moment later on a busy machine
  await expect
    .poll(async () => {
      const online = await seenThrough(page, form)
      expect(online.text).not.toContain(branch)
      return online.status
    })
    .toBe(404)
}

test('on a line that fails each answer is stored once, what is missing is shown, and who signs in next on this phone sees nothing of it', async ({
  page,
  context,
  playwright,
  baseURL,
  line,
  lang,
}) => {
  const t = translator(lang, questionnaireMessages)
  const visits = translator(lang, visitMessages)
  const { requestId, branch, shopper } = await ownVisit(playwright, baseURL!)
  await signIn(page, shopper)
  await openAssigned(page, lang)
  const form = await checkIn(page, lang)
  const cards = page.locator('main section[id^="q-"]')
  await expect(cards.first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.reload()
  await hydrated(page)
  await expectCompact(page, { firstQuestion: 200 })

  // Saved within seconds without a button. The server stores the answer; its reply is dropped.
  line.loseReplies('/freelancer/answers', 2)
  await cards.locator('input[type=radio]').first().check({ force: true })
  await expect.poll(() => line.lost(), { timeout: 20_000 }).toBe(2)
  await expect(sync(page)).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  expect((await answersOf(requestId)).map(({ version }) => version)).toEqual([1])

  // No connection: answers wait, sections still change.
  await goOffline(context, line)
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  const key = (await cards
    .filter({ has: page.locator('input[value=no]') })
    .first()
    .getAttribute('id'))!
  const card = page.locator(`#${key}`)
  await card.locator('input[value=no]').check({ force: true })
  const remark = 'Nobody read the order back to us before leaving.'
  await card.locator('textarea').fill(remark)
  await expect(sync(page)).toHaveAttribute('data-sync', 'waiting')
  await page.getByRole('button', { name: t('hideScreen') }).click()
  await page.getByRole('button', { name: t('showScreen') }).click()
  expect(await answersOf(requestId)).toHaveLength(1)

  // Back online: everything arrives once.
  await goOnline(context, line)
  await expect(sync(page)).toHaveAttribute('data-sync', 'saved')
  const [first, second, ...more] = await answersOf(requestId)
  expect(first).toMatchObject({ version: 1 })
  // why: on a slow machine the choice is on its way before the remark, and the remark follows it
  expect(second).toMatchObject({ comment: remark })
  expect(more).toEqual([])
  await takePhotos(page, lang, key, requestId)

  // With unsent data the shopper signs out: the phone warns and keeps it sealed.
  line.refuse('/freelancer/answers')
  await card.locator('input[value=yes]').check({ force: true })
  await expect(sync(page)).toHaveAttribute('data-sync', 'waiting')
  const section = new URL(page.url())
  await tryToSend(page, lang)
  await page.getByRole('link', { name: t('leave') }).click()
  await expect(page.getByText(visits('unsentText'))).toBeVisible()
  await page.locator('details:has(form[action="/sign-out"]) > summary').last().click()
  await page.locator('form[action="/sign-out"] button').last().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: visits('signOutAnyway') })
    .click()
  await page.waitForURL(/login/)
  await seeAsAnother(page, lang, branch, form, (is) => (is ? goOffline : goOnline)(context, line))
  await page.request.post(`${baseURL}/sign-out`, { headers: { origin: baseURL! } })

  // Its owner signs in again, and it is sent.
  line.refuse(null)
  await signIn(page, shopper)
  await page.goto(form + section.search)
  await hydrated(page)
  await expect(sync(page)).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  await expect(card.locator('input[value=yes]')).toBeChecked()
  const stored = await answersOf(requestId)
  expect(stored.map(({ question_key, value, version }) => [`q-${question_key}` === key, value, version])).toEqual([
    [false, stored[0]!.value, 1],
    [true, true, second!.version + 1],
  ])
})
