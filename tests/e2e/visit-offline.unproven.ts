import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import sharp from 'sharp'
import { allQuestions, needsPhoto, type Question } from '../../domain/questionnaire.ts'
import { addHours, toRiyadh } from '../../domain/riyadh-time.ts'
import { translator } from '../../domain/text.ts'
import { fsr1 } from '../../features/questionnaires/fsr-1.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { asPerson } from './as-person.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, people, signIn, test } from './support.ts'

const sending = /\/freelancer\/(check-in|moments|answers|photos|hand-in)$/
const phone = { width: 360, height: 740 }
const shopper = people.secondShopper

type Playwright = PlaywrightWorkerArgs['playwright']

/**
 * A full-service visit, ordered by the client, approved and given to the shopper by the admin; each some weeks from the next, because
 * a shopper comes to the same client only now and then.
 */
async function assignedVisit(playwright: Playwright, baseURL: string, days: number): Promise<string> {
  const branch = `Offline ${randomUUID().slice(0, 8)}`
  const client = await asPerson(playwright, baseURL, 'saffron')
  const order = {
    intent: 'order',
    clientKey: randomUUID(),
    branchName: branch,
    branchLocation: 'Olaya Street, Riyadh',
    evaluationType: 'full_service',
    visitAt: toRiyadh(addHours(new Date(), days * 24)),
    notes: '',
  }
  await client.post('/client/secret-shopper', { form: order })
  const [request] = await lookUp<{ id: string }>(
    'select id from app.mystery_shopping_requests where branch_name = $1',
    [branch],
  )
  const [person] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [shopper.email])
  const admin = await asPerson(playwright, baseURL, 'admin')
  await admin.post('/admin/secret-shopper', { form: { intent: 'approve', requestId: request!.id } })
  await admin.post(`/admin/secret-shopper/${request!.id}`, { form: { intent: 'assign', shopperId: person!.id } })
  const [after] = await lookUp<{ status: string }>('select status from app.mystery_shopping_requests where id = $1', [
    request!.id,
  ])
  expect(after?.status).toBe('assigned')
  return request!.id
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path)

/** The tab is closed without a word and opened again; without a network only the device can answer. */
async function killTab(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close({ runBeforeUnload: false })
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
      await value.fill(`${remark} `.repeat(20))
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
  await page.waitForTimeout(700)
}

const storedOf = async (requestId: string) => {
  const [row] = await lookUp<{ reports: number; answers: number; keys: number; photos: number; submits: number }>(
    `select (select count(*)::int from app.mystery_shopping_reports r where r.request_id = $1) as reports,
       (select count(*)::int from app.report_answers a join app.mystery_shopping_reports r on r.id = a.report_id where r.request_id = $1) as answers,
       (select count(distinct a.question_key)::int from app.report_answers a join app.mystery_shopping_reports r on r.id = a.report_id where r.request_id = $1) as keys,
       (select count(*)::int from app.report_photos p join app.mystery_shopping_reports r on r.id = p.report_id where r.request_id = $1) as photos,
       (select count(*)::int from app.report_events e join app.mystery_shopping_reports r on r.id = e.report_id where r.request_id = $1 and e.step = 'submit') as submits`,
    [requestId],
  )
  return row!
}

async function checkIn(page: Page, lang: Journey['lang']): Promise<void> {
  const t = translator(lang, visitMessages)
  await page.locator('[name=note]').fill('Two days early, indoors without a signal.')
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: t('checkInButton'), exact: true }).click()
}

test('a whole visit without a network, the tab killed twice: one report with everything, nothing twice, and nothing for anybody else', async ({
  page: first,
  context,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, questionnaireMessages)
  const requestId = await assignedVisit(playwright, baseURL!, lang === 'en' ? 20 : 36)
  let page = first
  await page.setViewportSize(phone)
  await signIn(page, lang, shopper)
  const brief = `/freelancer/secret-shopper/${requestId}`
  const visit = `/freelancer/visit/${requestId}`
  await page.goto(brief)
  await hydrated(page)
  await expect.poll(() => isKept(page, visit), { timeout: 30_000 }).toBe(true)
  await page.waitForTimeout(500)

  // From here on there is no network: brief, check-in and questionnaire come from the phone.
  await context.setOffline(true)
  // why: what a new tab sends before the browser has told it that it is offline would go through
  await context.route(sending, (route) => route.abort('internetdisconnected'))
  page = await killTab(context, page, brief)
  await expectSoundPage(page, lang)
  await checkIn(page, lang)
  await page.waitForURL(`**${visit}`)
  await hydrated(page)

  const steps = [...fsr1.sections.map(({ questions }) => questions), fsr1.unscored]
  const keys = [...fsr1.sections.map(({ key }) => key), 'unscored']
  const photos: Photos = { taken: 0, welcome: 6 - asked }
  for (const [index, questions] of steps.entries()) {
    if (index === 3 || index === 6) page = await killTab(context, page, `${visit}?section=${keys[index]}`)
    if (index === 0) await expectSoundPage(page, lang)
    await answerSection(page, questions, photos)
    const last = index === steps.length - 1
    await page.getByRole('button', { name: last ? t('toCheck') : t('next'), exact: true }).click()
  }
  expect(photos.taken).toBe(6)
  await expect(page.getByText(t('allComplete'))).toBeVisible()
  await page.locator('[name=declaration]').check()
  await page.getByRole('button', { name: t('submit') }).click()
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()
  await expectSoundPage(page, lang)
  page = await killTab(context, page, visit)
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()

  expect((await storedOf(requestId)).reports).toBe(0)

  // Back online: everything goes out by itself and the number comes.
  await context.unroute(sending)
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('[data-receipt]')).toBeVisible({ timeout: 60_000 })
  const questions = allQuestions(fsr1).length
  expect(await storedOf(requestId)).toEqual({
    reports: 1,
    answers: questions,
    keys: questions,
    photos: 6,
    submits: 1,
  })
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('visits')
          request.addEventListener('success', () => {
            const count = request.result.transaction('visits').objectStore('visits').count()
            count.addEventListener('success', () => resolve(count.result))
          })
        }),
    )
  await expect.poll(kept).toBe(0)
})

test('answers whose reply is lost are stored once, and who signs in next on this phone sees nothing of them', async ({
  page,
  context,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(120_000)
  const requestId = await assignedVisit(playwright, baseURL!, lang === 'en' ? 52 : 68)
  await page.setViewportSize(phone)
  await signIn(page, lang, shopper)
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await hydrated(page)
  await checkIn(page, lang)
  await page.waitForURL(/submit-report\//)
  await hydrated(page)
  const form = page.url()

  // The request goes out and is obeyed; its reply never arrives.
  let dropped = 0
  await page.route('**/freelancer/answers', async (route) => {
    if (dropped >= 2) return route.continue()
    dropped += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  const yesNo = page.locator('main section[id^="q-"] input[type=radio]')
  await yesNo.first().check({ force: true })
  await expect.poll(() => dropped, { timeout: 20_000 }).toBe(2)
  await expect(page.locator('[data-sync]')).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  const stored = await lookUp<{ version: number }>(
    'select a.version from app.report_answers a join app.mystery_shopping_reports r on r.id = a.report_id where r.request_id = $1',
    [requestId],
  )
  expect(stored).toEqual([{ version: 1 }])

  // Something stays unsent, and the shopper leaves: the phone asks first, and keeps it sealed.
  await page.route('**/freelancer/answers', (route) => route.abort('internetdisconnected'))
  await yesNo.nth(1).check({ force: true })
  await expect(page.locator('[data-sync]')).toHaveAttribute('data-sync', 'waiting')
  await page.waitForTimeout(700)
  const t = translator(lang, visitMessages)
  await page.goto('/freelancer/dashboard')
  await hydrated(page)
  await expect(page.getByText(t('unsentText'))).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: shopper.name.split(' ')[0]![0]! })
    .last()
    .click()
  await page.locator('form[action="/sign-out"] button').click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('signOutAnyway') })
    .click()
  await page.waitForURL(/login/)

  const other = lang === 'en' ? people.shopper : people.freelancer
  await signIn(page, lang, other)
  await expect(page.getByText(t('unsentText'))).toBeHidden()
  await context.setOffline(true)
  await page.goto(form, { waitUntil: 'commit' }).catch(() => null)
  await expect(page.locator('main section[id^="q-"]')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto(form)
  await expect(page.locator('main section[id^="q-"]')).toHaveCount(0)

  // Its owner comes back, and it goes out.
  await page.unroute('**/freelancer/answers')
  await signIn(page, lang, shopper)
  await page.goto(form)
  await hydrated(page)
  await expect(page.locator('[data-sync]')).toHaveAttribute('data-sync', 'saved', { timeout: 30_000 })
  await expect(yesNo.nth(1)).toBeChecked()
})
