import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { allQuestions, needsPhoto, type Question } from '../../domain/questionnaire.ts'
import { translator } from './page-words.ts'
import { fsr1 } from '../../content/questionnaires/fsr-1.ts'
import { noConnectionMessages } from '../../messages/fieldwork/no-connection.ts'
import { questionnaireMessages } from '../../messages/fieldwork/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { goOffline, goOnline, ofVisit, seenThrough, test, visitsOnDevice } from './cut-line.ts'
import { ownVisit } from './own-visit.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, signIn } from './support.ts'
import { killTab } from './kill-tab.ts'

const phone = { width: 360, height: 740 }
test.use({ viewport: phone, serviceWorkers: 'allow' })

const isStored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path)

const picture = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 360, height: 280, channels: 3, background: { r: 90 + hue * 20, g: 140, b: 80 } } })
    .jpeg()
    .toBuffer()

/** Six photos: the required ones and some optional ones. */
type Photos = { taken: number; welcome: number }
const asked = allQuestions(fsr1).filter((question) => needsPhoto(question, 4)).length

const remark = 'Seen at our table in plain sight, with the time on the wall clock.'
const story = `${remark} `.repeat(20)

/** Choice taken for a question; null where text is typed. */
function choiceOf({ type }: Question): number | null {
  if (type === 'yes_no' || type === 'choice') return 0
  if (type === 'rating') return 3
  return type === 'timing' || type === 'text' ? null : 8
}

/**
 * Presses all choices of a section in one script (pressing by hand is tested elsewhere); types texts and takes photos
 * one by one.
 */
async function answerSection(page: Page, questions: readonly Question[], photos: Photos): Promise<void> {
  await expect(page.locator(`#q-${questions[0]!.key}`)).toBeVisible()
  const choices = questions.map((question) => [`value.${question.key}`, choiceOf(question)] as const)
  const typed = await page.evaluate((wanted) => {
    const rest: string[] = []
    for (const [name, place] of wanted) {
      const fields = document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)
      if (place !== null && fields[place]?.type === 'radio') fields[place].click()
      else rest.push(name)
    }
    return rest
  }, choices)
  await expect(page.locator('main section input:checked')).toHaveCount(questions.length - typed.length)
  for (const question of questions) {
    const card = page.locator(`#q-${question.key}`)
    const field = card.locator(`[name="value.${question.key}"]`)
    if (typed.includes(`value.${question.key}`))
      await field.fill(question.type === 'text' ? story : question.type === 'timing' ? '2' : '120')
    const welcome = question.type === 'rating' && question.photo === 'none' && photos.welcome > 0
    if (!needsPhoto(question, 4) && !welcome) continue
    if (welcome) photos.welcome -= 1
    const buffer = await picture(photos.taken)
    await card.locator('input[type=file]').first().setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer })
    await expect(card.locator('ul img')).toHaveCount(1)
    photos.taken += 1
  }
}

/** Answers everything offline; the tab is killed before the fifth section. */
async function answerAll(context: BrowserContext, first: Page, visit: string, lang: Journey['lang']): Promise<Page> {
  const t = translator(lang, questionnaireMessages)
  const steps = [...fsr1.sections, { key: 'unscored', questions: fsr1.unscored }]
  const photos: Photos = { taken: 0, welcome: 6 - asked }
  let page = first
  for (const [index, { key, questions }] of steps.entries()) {
    if (index === 4) {
      // why: answers are stored on the device within half a second; killing the tab later loses nothing
      page = await killTab(context, page, `${visit}?section=${key}`)
    }
    await answerSection(page, questions, photos)
    const last = index === steps.length - 1
    await page.getByRole('button', { name: last ? t('toCheck') : t('next'), exact: true }).click()
  }
  expect(photos.taken).toBe(6)
  return page
}

/** Stored data of a visit. */
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
  const { requestId, branch, shopper } = await ownVisit(playwright, baseURL!, fsr1)
  const brief = `/freelancer/secret-shopper/${requestId}`
  const visit = `/freelancer/visit/${requestId}`
  const payouts = '/freelancer/payouts'
  await signIn(first, shopper)
  await first.goto(brief)
  await hydrated(first)
  await expect.poll(() => isStored(first, visit), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => isStored(first, brief)).toBe(true)
  await expect.poll(() => isStored(first, payouts)).toBe(true)

  // Offline from here on: brief, check-in and questionnaire come from the phone.
  await goOffline(context, line)
  const heard = line.passed()
  const kept = await seenThrough(first, brief)
  expect([kept.status, kept.text.includes(branch)]).toEqual([200, true])
  expect((await seenThrough(first, payouts)).status).toBe(200)
  const other = await context.newPage()
  await other.goto('/freelancer/profile')
  await expect(other.getByRole('heading', { name: noConnectionMessages.title[lang] })).toBeVisible()
  await other.close()
  await first.locator('[name=note]').fill('Two days early, indoors without a signal.')
  await first.locator('[name=brief]').check()
  const checkIn = translator(lang, visitMessages)('checkInButton')
  await first.getByRole('button', { name: checkIn, exact: true }).click()
  await first.waitForURL(`**${visit}`)
  await hydrated(first)
  let page = await answerAll(context, first, visit, lang)
  await expect(page.getByText(t('allComplete'))).toBeVisible()
  await page.locator('[name=declaration]').check()
  await page.getByRole('button', { name: t('submit') }).click()
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()
  await expectSoundPage(page, lang)
  page = await killTab(context, page, visit)
  await expect(page.getByRole('heading', { name: t('keptTitle') })).toBeVisible()
  expect(line.passed()).toBe(heard)
  expect((await storedOf(requestId)).reports).toBe(0)

  // Back online: everything is sent automatically and the number arrives.
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
