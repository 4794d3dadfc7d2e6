import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { allQuestions, needsPhoto, type Question } from '../../domain/questionnaire.ts'
import { translator } from '../../domain/text.ts'
import { fsr1 } from '../../features/questionnaires/fsr-1.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { type Line, openLine } from './line.ts'
import { ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, signInOnPage, test as journey } from './support.ts'
import type { Journey } from './support.ts'

/** The browser reaches the server over a line that a test can cut: nothing in it, its service worker included, has another way. */
const test = journey.extend<{ line: Line }>({
  line: async ({ browser }, provide) => {
    const line = await openLine()
    browser.on('disconnected', line.cut)
    await provide(line)
    browser.off('disconnected', line.cut)
    await line.close()
  },
  proxy: async ({ line }, provide) => provide({ server: line.address }),
})

const phone = { width: 360, height: 740 }

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path)

/** As when a phone is out of reach: no packet passes, and the browser knows it. */
async function goOffline(context: BrowserContext, line: Line): Promise<void> {
  line.cut()
  await context.setOffline(true)
}
async function goOnline(context: BrowserContext, line: Line): Promise<void> {
  line.mend()
  await context.setOffline(false)
}

/** The tab dies in the middle of everything, with no time for a last word, and is opened again. */
async function killTab(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const died = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => null)
  await died
  await page.close()
  const next = await context.newPage()
  await next.setViewportSize(phone)
  await next.goto(path)
  await hydrated(next)
  return next
}

const picture = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: { r: 90 + hue * 20, g: 140, b: 80 } } })
    .jpeg()
    .toBuffer()

/** Six photos: those that are asked for, and some that are welcome. */
type Photos = { taken: number; welcome: number }
const asked = allQuestions(fsr1).filter((question) => needsPhoto(question, 4)).length

const remark = 'Seen at our table in plain sight, with the time on the wall clock.'
const story = `${remark} `.repeat(20)

async function answer(page: Page, question: Question, photos: Photos): Promise<void> {
  const card = page.locator(`#q-${question.key}`)
  const value = card.locator(`[name="value.${question.key}"]`)
  switch (question.type) {
    case 'yes_no':
    case 'choice':
      await value.first().check({ force: true })
      break
    case 'rating':
      await value.nth(3).check({ force: true })
      break
    case 'timing':
      await value.fill('2')
      break
    case 'text':
      await value.fill(story)
      break
    default:
      if ((await value.count()) > 1) await value.nth(8).check({ force: true })
      else await value.fill('120')
  }
  const welcome = question.type === 'rating' && question.photo === 'none' && photos.welcome > 0
  if (!needsPhoto(question, 4) && !welcome) return
  if (welcome) photos.welcome -= 1
  const before = await card.locator('ul img').count()
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: await picture(photos.taken) })
  await expect(card.locator('ul img')).toHaveCount(before + 1)
  photos.taken += 1
}

async function answerSection(page: Page, questions: readonly Question[], photos: Photos): Promise<void> {
  for (const question of questions) await answer(page, question, photos)
  // why: each answer is on the device within half a second; a tab that is killed later loses nothing
  await page.waitForTimeout(600)
}

/** All answers and photos without a network; the tab is killed before the fourth and before the seventh section. */
async function answerAll(context: BrowserContext, first: Page, visit: string, lang: Journey['lang']): Promise<Page> {
  const t = translator(lang, questionnaireMessages)
  const steps = [...fsr1.sections.map(({ questions }) => questions), fsr1.unscored]
  const keys = [...fsr1.sections.map(({ key }) => key), 'unscored']
  const photos: Photos = { taken: 0, welcome: 6 - asked }
  let page = first
  for (const [index, questions] of steps.entries()) {
    if (index === 3 || index === 6) page = await killTab(context, page, `${visit}?section=${keys[index]}`)
    if (index === 0) await expectSoundPage(page, lang)
    await answerSection(page, questions, photos)
    const last = index === steps.length - 1
    await page.getByRole('button', { name: last ? t('toCheck') : t('next'), exact: true }).click()
  }
  expect(photos.taken).toBe(6)
  return page
}

const ofVisit = 'join app.mystery_shopping_reports r on r.id = x.report_id where r.request_id = $1'
/** What the server has of a visit. */
async function storedOf(requestId: string) {
  const [row] = await lookUp<Record<'reports' | 'answers' | 'questions' | 'photos' | 'pictures' | 'submits', number>>(
    `select (select count(*)::int from app.mystery_shopping_reports where request_id = $1) as reports,
       (select count(*)::int from app.report_answers x ${ofVisit}) as answers,
       (select count(distinct x.question_key)::int from app.report_answers x ${ofVisit}) as questions,
       (select count(*)::int from app.report_photos x ${ofVisit}) as photos,
       (select count(distinct x.file_id)::int from app.report_photos x ${ofVisit}) as pictures,
       (select count(*)::int from app.report_events x ${ofVisit} and x.step = 'submit') as submits`,
    [requestId],
  )
  return row!
}

const visitsOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('visits')
        request.addEventListener('error', () => reject(request.error!))
        request.addEventListener('success', () => {
          const count = request.result.transaction('visits').objectStore('visits').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )

async function checkIn(page: Page, lang: Journey['lang']): Promise<void> {
  const t = translator(lang, visitMessages)
  await page.locator('[name=note]').fill('Two days early, indoors without a signal.')
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).click()
}

async function leave(page: Page, lang: Journey['lang'], unsent: boolean): Promise<void> {
  const t = translator(lang, visitMessages)
  await page.locator('details:has(form[action="/sign-out"]) > summary').last().click()
  await page.locator('form[action="/sign-out"] button').last().click()
  if (unsent)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('signOutAnyway') })
      .click()
  await page.waitForURL(/login/)
}

test('a whole visit without a network, the tab killed twice: one report with everything, and nothing twice', async ({
  page: first,
  context,
  playwright,
  baseURL,
  line,
  lang,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, questionnaireMessages)
  const { requestId, shopper } = await ownVisit(playwright, baseURL!, fsr1)
  const brief = `/freelancer/secret-shopper/${requestId}`
  const visit = `/freelancer/visit/${requestId}`
  await first.setViewportSize(phone)
  await signInOnPage(first, lang, shopper)
  // A look at the questionnaire before the check-in leaves nothing behind that could stand in its way.
  await first.goto(visit)
  await expect(first.getByRole('heading', { name: t('notArrivedTitle') })).toBeVisible()
  await first.goto(brief)
  await hydrated(first)
  await expect.poll(() => isKept(first, visit), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => isKept(first, brief)).toBe(true)

  // From here on there is no network: brief, check-in and questionnaire come from the phone.
  await goOffline(context, line)
  const heard = line.passed()
  let page = await killTab(context, first, brief)
  await expectSoundPage(page, lang)
  await checkIn(page, lang)
  await page.waitForURL(`**${visit}`)
  await hydrated(page)
  page = await answerAll(context, page, visit, lang)
  await expect(page.getByText(t('allComplete'))).toBeVisible()
  await page.locator('[name=declaration]').check()
  await page.getByRole('button', { name: t('submit') }).click()
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()
  await expectSoundPage(page, lang)
  page = await killTab(context, page, visit)
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()
  expect(line.passed()).toBe(heard)
  expect((await storedOf(requestId)).reports).toBe(0)

  // Back online: everything goes out by itself and the number comes.
  await goOnline(context, line)
  await expect(page.locator('[data-receipt]')).toBeVisible({ timeout: 60_000 })
  const questions = allQuestions(fsr1).length
  const stored = { reports: 1, answers: questions, questions, photos: 6, pictures: 6, submits: 1 }
  expect(await storedOf(requestId)).toEqual(stored)
  const long = await lookUp<{ value: string }>(
    `select distinct x.value #>> '{}' as value from app.report_answers x ${ofVisit} and x.value #>> '{}' like 'Seen%'`,
    [requestId],
  )
  expect(long).toEqual([{ value: story }])
  await expect.poll(() => visitsOnDevice(page)).toBe(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: t('receiptTitle') })).toBeVisible()
  expect(await storedOf(requestId)).toEqual(stored)
})

test('answers whose reply is lost are stored once, and who signs in next on this phone sees nothing of them', async ({
  page,
  context,
  playwright,
  baseURL,
  line,
  lang,
}) => {
  test.setTimeout(120_000)
  const { requestId, branch, shopper } = await ownVisit(playwright, baseURL!, fsr1)
  await page.setViewportSize(phone)
  await signInOnPage(page, lang, shopper)
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await hydrated(page)
  await checkIn(page, lang)
  await page.waitForURL(/submit-report\//)
  await hydrated(page)
  const form = page.url()
  const t = translator(lang, visitMessages)
  const sync = page.locator('[data-sync]')

  // The answer reaches the server and is stored; its reply never comes back.
  line.loseReplies('/freelancer/answers', 2)
  const yesNo = page.locator('main section[id^="q-"] input[type=radio]')
  await yesNo.first().check({ force: true })
  await expect.poll(() => line.lost(), { timeout: 20_000 }).toBe(2)
  await expect(sync).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  const stored = await lookUp<{ version: number }>(`select x.version from app.report_answers x ${ofVisit}`, [requestId])
  expect(stored).toEqual([{ version: 1 }])

  // Something stays unsent, and the shopper leaves: the phone asks first, and keeps it sealed.
  line.refuse('/freelancer/answers')
  await yesNo.nth(1).check({ force: true })
  await expect(sync).toHaveAttribute('data-sync', 'waiting')
  await page.waitForTimeout(600)
  await page.goto('/freelancer/dashboard')
  await hydrated(page)
  await expect(page.getByText(t('unsentText'))).toBeVisible()
  await leave(page, lang, true)

  await signInOnPage(page, lang, lang === 'en' ? people.shopper : people.freelancer)
  expect(await visitsOnDevice(page)).toBe(1)
  await expect(page.getByText(t('unsentText'))).toBeHidden()
  const cards = page.locator('main section[id^="q-"]')
  await goOffline(context, line)
  await page.goto(form, { waitUntil: 'commit' }).catch(() => null)
  await expect(cards).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(branch)
  await goOnline(context, line)
  await page.goto(form)
  await expect(cards).toHaveCount(0)
  await page.goto('/freelancer/dashboard')
  await hydrated(page)
  await leave(page, lang, false)

  // Its owner comes back, and it goes out.
  line.refuse(null)
  await signInOnPage(page, lang, shopper)
  await page.goto(form)
  await hydrated(page)
  await expect(sync).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  await expect(yesNo.nth(1)).toBeChecked()
  expect(
    await lookUp<{ version: number }>(`select x.version from app.report_answers x ${ofVisit}`, [requestId]),
  ).toEqual([{ version: 2 }])
})
