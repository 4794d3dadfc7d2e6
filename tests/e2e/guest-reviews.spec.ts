import { randomBytes, randomUUID } from 'node:crypto'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { guestReviewMessages } from '../../messages/guest-reviews.ts'
import { moderationMessages } from '../../messages/guest-review-desk.ts'
import { ownReviewMessages } from '../../messages/own-guest-reviews.ts'
import { type OwnCertificate, ownCertificate } from './own-certificate.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  people,
  publicPage,
  signIn,
  test,
} from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
const phone = { width: 360, height: 740 }
const desk = '/admin/certificates/reviews'
const own = '/client/certificates/reviews'

const star = (page: Page, stars: number) => page.locator(`label:has(input[name=stars][value="${stars}"])`)
const send = (page: Page) => page.locator('button[value=guest-review]')
const dialog = (page: Page) => page.getByRole('dialog')
const stored = (branchId: string) =>
  lookUp<{ id: string; stars: number; text: string; state: string; language: string; reply: string | null }>(
    'select id, stars, text, state, language, reply from app.guest_reviews where branch_id = $1 order by created_at, id',
    [branchId],
  )

/** A guest elsewhere who sends the form as a browser without scripts would. */
async function guestSends(
  playwright: Playwright,
  baseURL: string,
  { publicId }: OwnCertificate,
  { stars, text }: { stars: number; text: string },
): Promise<void> {
  const request = await playwright.request.newContext({
    baseURL,
    userAgent: `A browser ${randomUUID()}`,
    extraHTTPHeaders: { origin: baseURL, 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
  })
  const answer = await request.post(`/review/${publicId}`, {
    form: {
      intent: 'guest-review',
      clientKey: randomUUID(),
      stars: String(stars),
      text,
      authorName: '',
      website: '',
      took: '',
    },
  })
  expect(answer.status()).toBe(200)
  await request.dispose()
}

test('a guest writes, a person reads it, everybody finds it, and the restaurant answers', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, guestReviewMessages)
  const certificate = await ownCertificate(playwright, baseURL!)
  const address = publicPage(lang, `/review/${certificate.publicId}`)
  const words = `الخبز طازج والخدمة سريعة ${randomUUID().replace(/[^a-f]/g, '')}`

  await page.setViewportSize(phone)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible()
  await expect(page.getByText(t('none'))).toBeVisible()
  await page.locator('textarea[name=text]').fill(words)
  // why: what is sent faster than anybody writes is taken for a program's
  await page.waitForTimeout(2100)
  await send(page).click()
  await expect(page.locator('#guest-review [role=alert]')).toBeVisible()
  await expect(page.locator('textarea[name=text]')).toHaveValue(words)
  await expectSoundPage(page, lang)

  await star(page, 4).click()
  await expect(page.locator('input[name=stars][value="4"]')).toBeChecked()
  await page.locator('input[name=authorName]').fill('أم سعود')
  await page.waitForTimeout(2100)
  await send(page).click()
  await expect(page.getByText(t('thanksText'))).toBeVisible()
  await expectSoundPage(page, lang)
  expect(await stored(certificate.branchId)).toMatchObject([
    { stars: 4, text: words, state: 'waiting', language: lang },
  ])

  await page.goto(address)
  await expect(page.getByText(words)).toHaveCount(0)
  await star(page, 1).click()
  await page.locator('textarea[name=text]').fill('A second thought')
  await page.waitForTimeout(2100)
  await send(page).click()
  await expect(page.getByText(translator(lang, errorMessages)('guest-review.once-a-day'))).toBeVisible()
  await expect(page.locator('textarea[name=text]')).toHaveValue('A second thought')
  await expect(page.locator('input[name=stars][value="1"]')).toBeChecked()

  const office = await pageOf(browser, lang, baseURL!, people.admin)
  await office.goto(`${desk}?q=${encodeURIComponent(words)}`)
  await hydrated(office)
  await expectSoundPage(office, lang)
  const card = office.locator('[data-review]')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(certificate.branch)
  await office.keyboard.press('j')
  await expect(card).toBeFocused()
  await office.keyboard.press('p')
  await expect(card).toHaveCount(0)
  expect(await stored(certificate.branchId)).toMatchObject([{ state: 'published' }])
  await office.context().close()

  await page.goto(address)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(t('tooFew', { count: 1 }))).toBeVisible()

  const restaurant = await pageOf(browser, lang, baseURL!, {
    ...people.saffron,
    email: certificate.clientEmail,
    password: certificate.password,
  })
  const say = translator(lang, ownReviewMessages)
  await restaurant.setViewportSize(phone)
  await restaurant.goto(own)
  await hydrated(restaurant)
  await expectSoundPage(restaurant, lang)
  await restaurant.getByRole('button', { name: say('answer') }).click()
  await expect(dialog(restaurant)).toBeVisible()
  await expectNoAxeViolations(restaurant)
  await dialog(restaurant).locator('textarea[name=reply]').fill('شكرًا لكِ، نسعد بزيارتكم دائمًا.')
  await dialog(restaurant).locator('button[value=reply]').click()
  await expect(dialog(restaurant)).toHaveCount(0)
  await expect(restaurant.getByRole('button', { name: say('change') })).toBeVisible()
  await restaurant.context().close()

  await page.reload()
  await expect(page.getByText('شكرًا لكِ، نسعد بزيارتكم دائمًا.')).toBeVisible()
  await expectSoundPage(page, lang)
})

test('the office refuses with a reason, decides several at once, and looks at what a restaurant reports', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, moderationMessages)
  const certificate = await ownCertificate(playwright, baseURL!)
  for (const [stars, text] of [
    [5, 'Cheap tables at www.tables.example'],
    [1, 'Cold rice, twice.'],
    [4, 'Kind people.'],
  ] as const)
    await guestSends(playwright, baseURL!, certificate, { stars, text })
  await signIn(page, people.admin)
  const queue = (state: string) => `${desk}?state=${state}&q=${encodeURIComponent(certificate.branch)}`
  await page.goto(queue('waiting'))
  await hydrated(page)
  const cards = page.locator('[data-review]')
  await expect(cards).toHaveCount(3)
  await page
    .locator('summary')
    .filter({ hasText: t('explain') })
    .click()
  // why: a tick that the page has scrolled half beneath its head is measured as a small one
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundPage(page, lang)

  const advertising = cards.filter({ hasText: 'www.tables.example' })
  await expect(advertising.getByText(t('signal_links'))).toBeVisible()
  await advertising.getByRole('button', { name: t('refuse') }).click()
  await dialog(page).locator('button[value=refuse]').click()
  await expect(dialog(page).locator('textarea')).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await dialog(page).locator('textarea').fill('Advertising')
  await dialog(page).locator('button[value=refuse]').click()
  await expect(cards).toHaveCount(2)

  await page.getByRole('checkbox', { name: t('chooseAll') }).check()
  await expect(page.getByText(t('chosen', { count: 2 }))).toBeVisible()
  await page
    .getByRole('button', { name: t('publish'), exact: true })
    .first()
    .click()
  await expect(cards).toHaveCount(0)
  await page.goto(queue('refused'))
  await expect(cards).toContainText('Advertising')

  const restaurant = await pageOf(browser, lang, baseURL!, {
    ...people.saffron,
    email: certificate.clientEmail,
    password: certificate.password,
  })
  const say = translator(lang, ownReviewMessages)
  await restaurant.goto(`${own}?stars=1`)
  await hydrated(restaurant)
  await restaurant.getByRole('button', { name: say('report') }).click()
  await dialog(restaurant).locator('textarea[name=note]').fill('Nobody sent rice back that week.')
  await dialog(restaurant).locator('button[value=report]').click()
  await expect(restaurant.getByText(say('isReported'))).toBeVisible()

  await page.goto(queue('reported'))
  await hydrated(page)
  await expect(cards).toContainText('Nobody sent rice back that week.')
  await expectSoundPage(page, lang)
  await cards.locator('button[value=keep]').click()
  await expect(cards).toHaveCount(0)
  await restaurant.reload()
  await expect(restaurant.getByText(say('wasKept'))).toBeVisible()
  await restaurant.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a guest reviews with the form alone, and reads what others said by links', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    test.slow()
    const t = translator(lang, guestReviewMessages)
    const certificate = await ownCertificate(playwright, baseURL!)
    await page.setViewportSize(phone)
    await page.goto(publicPage(lang, `/review/${certificate.publicId}`))
    await star(page, 5).click()
    await page.locator('textarea[name=text]').fill('No scripts, good food.')
    await send(page).click()
    await expect(page.getByText(t('thanksText'))).toBeVisible()
    await page.goto(publicPage(lang, `/review/${certificate.publicId}`))
    await star(page, 5).click()
    await send(page).click()
    await expect(page.getByText(translator(lang, errorMessages)('guest-review.once-a-day'))).toBeVisible()
    expect(await stored(certificate.branchId)).toMatchObject([{ stars: 5, text: 'No scripts, good food.' }])
  })
})
