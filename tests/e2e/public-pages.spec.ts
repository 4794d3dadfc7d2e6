import type { Page } from '@playwright/test'
import { formatDay } from '../../domain/riyadh-time.ts'
import { allReadinessQuestions, type ReadinessAnswer } from '../../domain/site/readiness.ts'
import { currentEdition, currentVersions } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { certifiedMessages } from '../../messages/certification/get-certified.ts'
import { formMessages } from '../../messages/forms.ts'
import { franchiseMessages } from '../../messages/site/franchise.ts'
import { healthMessages } from '../../messages/site/health.ts'
import { mysteryShoppingMessages } from '../../messages/site/mystery-shopping.ts'
import { qualityMessages } from '../../messages/site/quality.ts'
import { asPerson } from './as-person.ts'
import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, test, uniqueEmail } from './support.ts'
import { expectSoundAndNarrow, expectToFitAPhone } from './widths.ts'

const score = (page: Page) => page.locator('#sample-score')
const recentDay = (months: number): string => new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10)

const [lastQuestion, ...others] = allReadinessQuestions.toReversed()
/** Readiness with all answers but one, as a query. */
const allButOne = (lang: Lang, answer: ReadinessAnswer): string =>
  `${publicPage(lang, '/franchise')}?${others.map((question) => `${question}=${answer}`).join('&')}`

test.describe('with scripts off', () => {
  test.use({ scripts: false })

  test('the integrations, the documents, the state of the installation and what was verified of the build are sound, fit a phone and say what they must', async ({
    page,
    lang,
  }) => {
    await test.step('/integrations', async () => {
      await page.goto(publicPage(lang, '/integrations'))
      await expectSoundAndNarrow(page, lang)
    })
    await test.step('/terms: every document has its version and a place of its own', async () => {
      await page.goto(publicPage(lang, '/terms'))
      await expectSoundAndNarrow(page, lang)
      for (const [key, { version, since }] of Object.entries(currentVersions)) {
        await page.goto(`${publicPage(lang, '/terms')}#${key}`)
        await expect(page.locator(`#${key}`)).toBeInViewport()
        await expect(page.locator(`article:has(#${key})`)).toContainText(version)
        await expect(page.locator(`article:has(#${key})`)).toContainText(formatDay(since, lang))
      }
    })
    await test.step('/functional-test is of now, kept by nobody, and tells nothing else', async () => {
      const answer = await page.goto(publicPage(lang, '/functional-test'))
      expect(answer!.headers()['cache-control']).toContain('no-store')
      await expect(page.getByText(say(lang, healthMessages.allGood))).toBeVisible()
      await expect(page.getByText(say(lang, healthMessages.passed), { exact: true })).toHaveCount(5)
      await expect(page.getByText(say(lang, healthMessages.mailOff))).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await page.locator('main').innerText()).not.toMatch(/postgres|127\.0\.0\.1|Error|^\s*at \S+:\d/m)
      await expectSoundAndNarrow(page, lang)
      await page.getByRole('link', { name: say(lang, healthMessages.again) }).click()
      await expect(page.getByText(say(lang, healthMessages.allGood))).toBeVisible()
    })
    await test.step('/final-qa shows what was verified, or says that it is missing', async () => {
      await page.goto(publicPage(lang, '/final-qa'))
      const main = page.locator('main')
      const measured = await main.getByText(say(lang, qualityMessages.commit), { exact: true }).count()
      if (measured === 0) await expect(main).toContainText(say(lang, qualityMessages.nothing))
      else await expect(main).toContainText(/\d+/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectSoundAndNarrow(page, lang)
    })
  })

  test('the sample questionnaire and the readiness for a franchise are answered, an example is shared by its address; the self-check names what is missing, and takes what is wrong with a word at the field', async ({
    page,
    lang,
  }) => {
    await page.goto(publicPage(lang, '/mystery-shopping'))
    await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.noScore))
    await page.getByRole('link', { name: say(lang, mysteryShoppingMessages.fillExample) }).click()
    await expect(score(page).locator('figure')).toContainText('77.8')
    await page.locator('input[name=F4][value=no]').check()
    await page.getByRole('button', { name: say(lang, mysteryShoppingMessages.showScore) }).click()
    await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.cappedTitle))
    await expect(score(page).locator('figure')).toContainText('59.0')
    await expect(page.locator('input[name=F4][value=no]')).toBeChecked()
    await page.getByText(say(lang, mysteryShoppingMessages.how)).click()
    await expectSoundAndNarrow(page, lang)

    await page.goto(allButOne(lang, 'partly'))
    await expectToFitAPhone(page)
    await page.locator(`#readiness input[name=${lastQuestion}][value=partly]`).check()
    await page.getByRole('button', { name: say(lang, franchiseMessages.show) }).click()
    await expect(page.locator('#result')).toContainText(say(lang, franchiseMessages.verdict_early))

    const compute = page.getByRole('button', { name: say(lang, certifiedMessages.compute) })
    const check = page.locator('#check')
    await page.goto(publicPage(lang, '/get-certified'))
    await page.locator('input[name=score1]').fill('120')
    await compute.click()
    await expect(page.getByText(say(lang, certifiedMessages['score-unreadable']))).toBeVisible()
    await expect(page.getByText(say(lang, certifiedMessages['day-missing']))).toBeVisible()
    await expect(page.locator('input[name=score1]')).toHaveValue('120')
    await expectSoundPage(page, lang)
    for (const row of ['1', '2', '3']) {
      await page.locator(`input[name=day${row}]`).fill(recentDay(Number(row)))
      await page.locator(`input[name=score${row}]`).fill('٧٩٫٩٩')
    }
    await compute.click()
    await expect(check).toContainText(say(lang, certifiedMessages.notYet))
    await expect(check).toContainText('79.99%')
    const better = page.url().replaceAll(encodeURIComponent('٧٩٫٩٩'), '80')
    const html = await (await page.request.get(better)).text()
    const reached = html.slice(html.indexOf('id="check"'), html.indexOf('id="apply"'))
    expect(reached).toContain(say(lang, certifiedMessages.silver))
    expect(reached).not.toContain(say(lang, certifiedMessages.notYet))
    await expectSoundAndNarrow(page, lang)
    const unknown = await page.request.get(`${publicPage(lang, '/get-certified')}?number=%3Cb%3EITQ-1%3C%2Fb%3E`)
    expect(await unknown.text()).toContain(say(lang, certifiedMessages.noSuchNumber))
    expect(await unknown.text()).not.toContain('<b>ITQ-1')
  })
})

test('the sample questionnaire scores as one answers, takes an example and clears; readiness for a franchise follows the answers with advice, and goes along with the enquiry', async ({
  page,
  lang,
}) => {
  await page.goto(publicPage(lang, '/mystery-shopping'))
  await hydrated(page)
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
  await page.getByRole('link', { name: say(lang, mysteryShoppingMessages.fillExample) }).click()
  await expect(score(page).locator('figure')).toContainText('77.8')
  await page.getByRole('link', { name: say(lang, mysteryShoppingMessages.clear) }).click()
  await expect(score(page)).toContainText(say(lang, mysteryShoppingMessages.noScore))
  await expect(page.locator('input[name=B4]:checked')).toHaveCount(0)

  await page.goto(allButOne(lang, 'yes'))
  await hydrated(page)
  const result = page.locator('#result')
  await expect(result).toContainText(say(lang, franchiseMessages.incomplete))
  await page.locator(`#readiness input[name=${lastQuestion}][value=yes]`).check()
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

test('nobody registers without agreeing, and the agreement is kept', async ({ playwright, baseURL, lang }) => {
  const email = uniqueEmail('agreeing')
  const nobody = await asPerson(playwright, baseURL!, null)
  const form = { fullName: 'نورة Al-Qahtani', email, password: 'seven-camels', confirmPassword: 'seven-camels' }
  const register = (more: { agreed?: string }) =>
    nobody.post(publicPage(lang, '/join-mystery-shopper'), { form: { ...form, ...more } })
  expect(await (await register({})).text()).toContain(say(lang, formMessages.consent))
  expect(await lookUp('select 1 from app.profiles where email = $1', [email])).toEqual([])
  await register({ agreed: currentEdition })
  const consents = await lookUp<{ document: string; language: string }>(
    `select c.document, c.language from app.consents c join app.profiles p on p.id = c.profile_id where p.email = $1
     order by c.document`,
    [email],
  )
  expect(consents).toEqual(['privacy', 'shopper-code', 'terms'].map((document) => ({ document, language: lang })))
  await nobody.dispose()
})
