import type { Browser, Page } from '@playwright/test'
import { currentVersions } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { certifiedMessages } from '../../messages/get-certified.ts'
import { franchiseMessages } from '../../messages/franchise.ts'
import { healthMessages } from '../../messages/health.ts'
import { mysteryShoppingMessages } from '../../messages/mystery-shopping.ts'
import { qualityMessages } from '../../messages/quality.ts'
import { field, fillPerson, submit } from './account-steps.ts'
import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, test, uniqueEmail } from './support.ts'

const open = async (page: Page, lang: Lang, path: string) => {
  await page.goto(publicPage(lang, path))
  await hydrated(page)
}
const withoutScripts = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })).newPage()

const pages = [
  '/mystery-shopping',
  '/get-certified',
  '/franchise',
  '/integrations',
  '/terms',
  '/functional-test',
  '/final-qa',
]
for (const path of pages)
  test(`${path} is sound on a phone and on a desk`, async ({ page, lang }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, lang, path)
      await expectSoundPage(page, lang)
    }
  })

test.describe('the sample questionnaire', () => {
  const score = (page: Page) => page.locator('#sample-score')

  test('scores as one answers, caps at a critical failure, and shows its arithmetic', async ({ page, lang }) => {
    await open(page, lang, '/mystery-shopping')
    await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.noScore))
    await page.locator('input[name=B4][value=yes]').check()
    await expect(score(page).locator('figure')).toContainText('100.0')
    await page.locator('input[name=D2]').fill('٢٣')
    await expect(score(page).locator('figure')).not.toContainText('100.0')
    await page.locator('input[name=D2]').fill('soon')
    await expect(page.getByText(say(lang, mysteryShoppingMessages.notMinutes))).toBeVisible()
    await page.locator('input[name=D2]').fill('15')
    await page.locator('input[name=F4][value=no]').check()
    await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.cappedTitle))
    await page.getByText(say(lang, mysteryShoppingMessages.how)).click()
    await expectSoundPage(page, lang)
  })

  test('is filled with an example whose score can be shared by its address', async ({ page, lang }) => {
    await open(page, lang, '/mystery-shopping')
    await page.getByRole('link', { name: say(lang, mysteryShoppingMessages.fillExample) }).click()
    await expect(score(page).locator('figure')).toContainText('77.8')
    await page.reload()
    await expect(score(page).locator('figure')).toContainText('77.8')
    await hydrated(page)
    await page.getByRole('link', { name: say(lang, mysteryShoppingMessages.clear) }).click()
    await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.noScore))
    await expect(page.locator('input[name=B4]:checked')).toHaveCount(0)
  })

  test('works without scripts', async ({ browser, baseURL, lang }) => {
    const page = await withoutScripts(browser, baseURL)
    await page.goto(publicPage(lang, '/mystery-shopping'))
    await page.locator('input[name=B4][value=yes]').check()
    await page.locator('input[name=C3][value=no]').check()
    await page.getByRole('button', { name: say(lang, mysteryShoppingMessages.showScore) }).click()
    await expect(score(page).locator('figure')).toContainText('46.2')
    await expect(page.locator('input[name=C3][value=no]')).toBeChecked()
    await page.context().close()
  })
})

test('the self-check names what is missing, and takes what is wrong with a word at the field', async ({
  browser,
  baseURL,
  page,
  lang,
}) => {
  const quiet = await withoutScripts(browser, baseURL)
  for (const visitor of [page, quiet]) {
    await visitor.goto(publicPage(lang, '/get-certified'))
    await visitor.locator('input[name=score1]').fill('120')
    await visitor.getByRole('button', { name: say(lang, certifiedMessages.compute) }).click()
    await expect(visitor.getByText(say(lang, certifiedMessages['score-unreadable']))).toBeVisible()
    await expect(visitor.getByText(say(lang, certifiedMessages['day-missing']))).toBeVisible()
    await expect(visitor.locator('input[name=score1]')).toHaveValue('120')
  }
  await hydrated(page)
  await expectSoundPage(page, lang)
  for (const row of ['1', '2', '3']) {
    await page.locator(`input[name=day${row}]`).fill(recentDay(Number(row)))
    await page.locator(`input[name=score${row}]`).fill('٧٩٫٩٩')
  }
  await page.getByRole('button', { name: say(lang, certifiedMessages.compute) }).click()
  await expect(page.locator('#check')).toContainText(say(lang, certifiedMessages.notYet))
  await expect(page.locator('#check')).toContainText('79.99%')
  await page.locator('input[name=score1]').fill('80.02')
  await page.getByRole('button', { name: say(lang, certifiedMessages.compute) }).click()
  await expect(page.locator('#check')).toContainText(say(lang, certifiedMessages.silver))
  await expect(page.locator('#check')).not.toContainText(say(lang, certifiedMessages.notYet))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await quiet.context().close()
})

const recentDay = (months: number): string => new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10)

test('a number that nobody holds is said to be unknown', async ({ page, lang }) => {
  await open(page, lang, '/get-certified')
  await page.locator('input[name=number]').fill('<b>ITQ-1</b>')
  await page.getByRole('button', { name: say(lang, certifiedMessages.checkNumber) }).click()
  await expect(page.getByText(say(lang, certifiedMessages.noSuchNumber))).toBeVisible()
  await expect(page.locator('#register b')).toHaveCount(0)
})

test.describe('readiness for a franchise', () => {
  test('gives a verdict with advice, and goes along with the enquiry', async ({ page, lang }) => {
    await open(page, lang, '/franchise')
    const result = page.locator('#result')
    await expect(result).toContainText(say(lang, franchiseMessages.incomplete))
    for (const radio of await page.locator('#readiness input[value=yes]').all()) await radio.check()
    await expect(result).toContainText(say(lang, franchiseMessages.verdict_ready))
    await page.locator('#readiness input[name=manual][value=no]').check()
    await expect(result).toContainText(say(lang, franchiseMessages.verdict_nearly))
    await expect(result).toContainText(say(lang, franchiseMessages.blocking))
    await expectSoundPage(page, lang)

    const brand = `مطاعم الأصالة ${crypto.randomUUID()}`
    await page.locator('#enquiry [name=name]').fill('ريم العتيبي')
    await page.locator('#enquiry [name=email]').fill('reem@example.com')
    await page.locator('#enquiry [name=brand]').fill(brand)
    await page.locator('#enquiry [name=city]').fill('جدة')
    await page.locator('#enquiry [name=branches]').fill('4')
    await page.locator('#enquiry [name=message]').fill('Two new cities by next summer')
    await page.waitForTimeout(2100)
    await page.locator('#enquiry button[type=submit]').click()
    const kept = () =>
      lookUp<{ readiness: string; slug: string }>(
        `select f.slug, a->>'value' as readiness from app.form_submissions s join app.forms f on f.id = s.form_id,
           jsonb_array_elements(s.answers) a
         where s.answers::text like $1 and a->>'key' = 'readiness'`,
        [`%${brand}%`],
      )
    await expect.poll(async () => (await kept()).length).toBe(1)
    const [sent] = await kept()
    expect(sent!.slug).toBe('franchise')
    expect(sent!.readiness).toContain('93%')
  })

  test('works without scripts', async ({ browser, baseURL, lang }) => {
    const page = await withoutScripts(browser, baseURL)
    await page.goto(publicPage(lang, '/franchise'))
    for (const radio of await page.locator('#readiness input[value=partly]').all()) await radio.check()
    await page.getByRole('button', { name: say(lang, franchiseMessages.show) }).click()
    await expect(page.locator('#result')).toContainText(say(lang, franchiseMessages.verdict_early))
    await page.context().close()
  })
})

test('every document has its version and a place of its own', async ({ page, lang }) => {
  await open(page, lang, '/terms')
  for (const [key, { version }] of Object.entries(currentVersions)) {
    await page.goto(`${publicPage(lang, '/terms')}#${key}`)
    await expect(page.locator(`#${key}`)).toBeInViewport()
    await expect(page.locator(`article:has(#${key})`)).toContainText(version)
  }
})

test('nobody registers without agreeing, and the agreement is kept', async ({ page, lang }) => {
  const email = uniqueEmail('agreeing')
  await open(page, lang, '/join-mystery-shopper')
  await fillPerson(page, email)
  await field(page, 'agreed').uncheck()
  await submit(page).click()
  await expect(field(page, 'agreed')).toHaveAttribute('aria-invalid', 'true')
  expect(await lookUp('select 1 from app.profiles where email = $1', [email])).toEqual([])
  await field(page, 'agreed').check()
  await submit(page).click()
  await page.waitForURL(`**${publicPage(lang, '/login')}`)
  const consents = await lookUp<{ document: string; language: string }>(
    `select c.document, c.language from app.consents c join app.profiles p on p.id = c.profile_id where p.email = $1
     order by c.document`,
    [email],
  )
  expect(consents).toEqual(['privacy', 'shopper-code', 'terms'].map((document) => ({ document, language: lang })))
})

test('the state of the installation is of now, kept by nobody, and tells nothing else', async ({ page, lang }) => {
  const answer = await page.goto(publicPage(lang, '/functional-test'))
  expect(answer!.headers()['cache-control']).toContain('no-store')
  await expect(page.getByText(say(lang, healthMessages.allGood))).toBeVisible()
  await expect(page.getByText(say(lang, healthMessages.passed), { exact: true })).toHaveCount(5)
  await expect(page.getByText(say(lang, healthMessages.mailOff))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await page.locator('main').innerText()).not.toMatch(/postgres|127\.0\.0\.1|Error|^\s*at \S+:\d/m)
  await page.getByRole('link', { name: say(lang, healthMessages.again) }).click()
  await expect(page.getByText(say(lang, healthMessages.allGood))).toBeVisible()
})

test('what was verified of the build is shown, or said to be missing', async ({ page, lang }) => {
  await open(page, lang, '/final-qa')
  const main = page.locator('main')
  const measured = await main.getByText(say(lang, qualityMessages.commit), { exact: true }).count()
  if (measured === 0) await expect(main).toContainText(say(lang, qualityMessages.nothing))
  else await expect(main).toContainText(/\d+/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
