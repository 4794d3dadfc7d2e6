import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { translator } from './page-words.ts'
import { errorMessages } from '../../messages/errors.ts'
import { guestReviewMessages } from '../../messages/certification/guest-reviews.ts'
import { moderationMessages } from '../../messages/certification/guest-review-moderation.ts'
import { ownReviewMessages } from '../../messages/certification/own-guest-reviews.ts'
import { guestSends } from './guest-sends.ts'
import { type OwnCertificate, ownCertificate } from './own-certificate.ts'
import { takeScriptsFrom } from './scripts.ts'
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

const phone = { width: 360, height: 740 }
const base = '/admin/certificates/reviews'
const own = '/client/certificates/reviews'

const star = (page: Page, stars: number) => page.locator(`label:has(input[name=stars][value="${stars}"])`)
const send = (page: Page) => page.locator('button[value=guest-review]')
const dialog = (page: Page) => page.getByRole('dialog')
const reviewOf = (text: string) =>
  lookUp<{ stars: number; state: string; language: string; reply: string | null }>(
    'select stars, state, language, reply from app.guest_reviews where text = $1',
    [text],
  )

test.describe.serial('the guests of one branch', () => {
  let certificate: OwnCertificate
  let address: string
  test.beforeAll(async ({ playwright, baseURL, lang }) => {
    certificate = await ownCertificate(playwright, baseURL!)
    address = publicPage(lang, `/review/${certificate.publicId}`)
  })
  const words = `الخبز طازج والخدمة سريعة ${randomUUID().replace(/[^a-f]/g, '')}`
  const answer = 'شكرًا لكِ، نسعد بزيارتكم دائمًا.'

  test('a guest writes, is told what is missing, and is thanked', async ({ page, lang }) => {
    const t = translator(lang, guestReviewMessages)
    await page.setViewportSize(phone)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: t('title') })).toBeVisible()
    await expect(page.getByText(t('none'))).toBeVisible()
    await page.locator('textarea[name=text]').fill(words)
    // why: faster submissions count as automated
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
    expect(await reviewOf(words)).toMatchObject([{ stars: 4, state: 'waiting', language: lang }])
  })

  test.describe('before scripts come', () => {
    test.use({ scripts: false })
    test('a guest reviews with the form alone, once a day, and finds nothing that nobody has read yet', async ({
      page,
      lang,
    }) => {
      const text = `No scripts, good food. ${certificate.branch}`
      await page.setViewportSize(phone)
      await page.goto(address)
      await expect(page.getByText(words)).toHaveCount(0)
      await star(page, 5).click()
      await page.locator('textarea[name=text]').fill(text)
      await send(page).click()
      await expect(page.getByText(translator(lang, guestReviewMessages)('thanksText'))).toBeVisible()
      await page.goto(address)
      await star(page, 1).click()
      await page.locator('textarea[name=text]').fill('A second thought')
      await send(page).click()
      await expect(page.getByText(translator(lang, errorMessages)('guest-review.once-a-day'))).toBeVisible()
      await expect(page.locator('textarea[name=text]')).toHaveValue('A second thought')
      await expect(page.locator('input[name=stars][value="1"]')).toBeChecked()
      expect(await reviewOf(text)).toMatchObject([{ stars: 5, state: 'waiting' }])
      expect(await reviewOf('A second thought')).toEqual([])
    })
  })

  test('the office reads, publishes, refuses with a reason and decides several at once; the restaurant answers and reports, and everybody finds what was published', async ({
    page: office,
    browser,
    playwright,
    baseURL,
    lang,
  }) => {
    const t = translator(lang, moderationMessages)
    const say = translator(lang, ownReviewMessages)
    for (const [stars, text] of [
      [5, 'Cheap tables at www.tables.example'],
      [1, 'Cold rice, twice.'],
    ] as const)
      await guestSends(playwright, baseURL!, certificate, { stars, text })
    await signIn(office, people.admin)
    const queue = (state: string) => `${base}?state=${state}&q=${encodeURIComponent(certificate.branch)}`
    await office.goto(queue('waiting'))
    await hydrated(office)
    const cards = office.locator('[data-review]')
    await expect(cards).toHaveCount(4)
    await office
      .locator('summary')
      .filter({ hasText: t('explain') })
      .click()
    // why: a checkbox half under the header is measured too small
    await office.evaluate(() => scrollTo(0, 0))
    await expectSoundPage(office, lang)
    await office.keyboard.press('j')
    await expect(cards.filter({ hasText: words })).toBeFocused()
    await office.keyboard.press('p')
    await expect(cards).toHaveCount(3)
    expect(await reviewOf(words)).toMatchObject([{ state: 'published' }])

    const advertising = cards.filter({ hasText: 'www.tables.example' })
    await expect(advertising.getByText(t('signal_links'))).toBeVisible()
    await advertising.getByRole('button', { name: t('refuse') }).click()
    await dialog(office).locator('button[value=refuse]').click()
    await expect(dialog(office).locator('textarea')).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolations(office)
    await dialog(office).locator('textarea').fill('Advertising')
    await dialog(office).locator('button[value=refuse]').click()
    await expect(cards).toHaveCount(2)
    await office.getByRole('checkbox', { name: t('chooseAll') }).check()
    await expect(office.getByText(t('chosen', { count: 2 }))).toBeVisible()
    await office
      .getByRole('button', { name: t('publish'), exact: true })
      .first()
      .click()
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: t('publish') })
      .click()
    await expect(cards).toHaveCount(0)
    expect(await (await office.request.get(queue('refused'))).text()).toContain('Advertising')

    const restaurant = await pageOf(browser, lang, baseURL!, certificate.client)
    await restaurant.setViewportSize(phone)
    await restaurant.goto(own)
    await hydrated(restaurant)
    await expectSoundPage(restaurant, lang)
    const item = (text: string) => restaurant.locator('li[id^=review-]').filter({ hasText: text })
    await item(words)
      .getByRole('button', { name: say('answer') })
      .click()
    await expect(dialog(restaurant)).toBeVisible()
    await expectNoAxeViolations(restaurant)
    await dialog(restaurant).locator('textarea[name=reply]').fill(answer)
    await dialog(restaurant).locator('button[value=reply]').click()
    await expect(dialog(restaurant)).toHaveCount(0)
    await expect(item(words).getByRole('button', { name: say('change') })).toBeVisible()
    const rice = item('Cold rice, twice.')
    await rice.getByRole('button', { name: say('report') }).click()
    await dialog(restaurant).locator('textarea[name=note]').fill('Nobody sent rice back that week.')
    await dialog(restaurant).locator('button[value=report]').click()
    await expect(rice.getByText(say('isReported'))).toBeVisible()

    await takeScriptsFrom(office)
    await office.goto(queue('reported'))
    await expect(cards).toContainText('Nobody sent rice back that week.')
    await expectSoundPage(office, lang)
    await cards.locator('button[value=keep]').click()
    await expect(cards).toHaveCount(0)
    expect(await (await restaurant.request.get(`${own}?stars=1`)).text()).toContain(say('wasKept'))
    await restaurant.context().close()

    await office.setViewportSize(phone)
    await office.goto(address)
    await expect(office.getByText(words)).toBeVisible()
    await expect(office.getByText(answer)).toBeVisible()
    await expect(office.getByText('Advertising')).toHaveCount(0)
    await expect(office.getByText(translator(lang, guestReviewMessages)('tooFew', { count: 3 }))).toBeVisible()
    await expectSoundPage(office, lang)
  })
})
