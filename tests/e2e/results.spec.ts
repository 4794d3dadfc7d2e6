import type { Lang } from '../../domain/text.ts'
import { caseStudyMessages } from '../../messages/site/case-studies.ts'
import { industryReportMessages } from '../../messages/site/industry-reports.ts'
import { clientResultsMessages } from '../../messages/site/client-results.ts'
import { sampleReportMessages } from '../../messages/reporting/sample-report.ts'
import { asPerson } from './as-person.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, people, publicPage, say, signIn, test } from './support.ts'
import { expectSoundAndNarrow } from './widths.ts'

test('the sample report shows the evidence of the chosen sentence beside it, and the sentence stays where it is', async ({
  page,
  lang,
}) => {
  await page.goto(publicPage(lang, '/ai-reports'))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, sampleReportMessages.headline))
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    const fourth = page.locator('#sentence-4 label')
    await fourth.evaluate((label) => label.scrollIntoView({ block: 'start' }))
    const before = (await fourth.boundingBox())!.y
    await fourth.click()
    await expect(page.locator('[data-evidence-of="4"]')).toBeVisible()
    await expect(page.locator('[data-evidence-of="4"] article').first()).toBeInViewport()
    await expect(page.locator('[data-evidence-of="1"]')).toBeHidden()
    expect(Math.abs((await fourth.boundingBox())!.y - before)).toBeLessThan(1)
    await page.locator('#sentence-1 input').check({ force: true })
  }
  await page.locator('#answers summary').first().click()
  await expectSoundAndNarrow(page, lang)
})

test.describe('with scripts off', () => {
  test.use({ scripts: false })

  test('the sample report shows the evidence of a sentence; every document of the library is a PDF, and a signed-in client is led to its own reports', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    await page.goto(publicPage(lang, '/ai-reports'))
    expect(await page.locator('[data-evidence-of]').count()).toBeGreaterThan(5)
    await page.locator('#sentence-1 label').click()
    await expect(page.locator('[data-evidence-of="1"]')).toBeVisible()

    await page.goto(publicPage(lang, '/reports'))
    await expectSoundAndNarrow(page, lang)
    const files = await page
      .locator('a[href$=".pdf"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(files).toHaveLength(6)
    for (const file of files) {
      const answer = await page.request.get(file)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await page.request.get('/reports/sample/nothing.pdf')).status()).toBe(404)

    const client = await asPerson(playwright, baseURL!, 'saffron')
    const theirs = await client.get(publicPage(lang, '/reports'), { maxRedirects: 0 })
    expect(theirs.headers()['location']).toBe('/client/reports')
    expect((await client.get(publicPage(lang, '/reports?library'))).status()).toBe(200)
    expect((await client.get('/client/reports')).status()).toBe(200)
    await client.dispose()
  })
})

test('an industry report has its figures, method and PDF, one below the threshold has none; a city has a page only with a published average', async ({
  page,
  lang,
}) => {
  await page.goto(publicPage(lang, '/reports/cafe-service'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, industryReportMessages.title_basic))
  await expect(
    page.getByRole('table', { name: say(lang, industryReportMessages.sections) }).getByRole('row'),
  ).toHaveCount(6)
  await expectSoundAndNarrow(page, lang)
  const file = await page.locator('a[href$=".pdf"]').first().getAttribute('href')
  expect((await (await page.request.get(file!)).body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(publicPage(lang, '/reports/restaurant-service'))
  await expect(page.getByText(say(lang, industryReportMessages.hiddenTitle))).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/\d%/)
  expect((await page.request.get('/reports/industry/itqan-restaurant-service-en.pdf')).status()).toBe(404)

  await page.goto(publicPage(lang, '/mystery-shopping/jeddah'))
  await expect(page.getByRole('table').first().getByRole('cell').first()).toHaveText(/^\d{2}%/)
  await expectSoundAndNarrow(page, lang)
  const map = await (await page.request.get('/sitemap.xml')).text()
  expect(map).toContain('/ar/mystery-shopping/jeddah<')
  expect(map).toContain('/reports/cafe-service<')
  for (const hidden of ['/mystery-shopping/riyadh', '/reports/restaurant-service'])
    expect(map).not.toContain(`${hidden}<`)
  expect((await page.request.get(publicPage(lang, '/mystery-shopping/riyadh'))).status()).toBe(404)
})

const word = (lang: Lang, key: keyof typeof caseStudyMessages): string => {
  const text = caseStudyMessages[key][lang]
  return typeof text === 'string' ? text : text.other
}
/** HTML-escaped title. */
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('a story is published only between the client’s yes and its taking that back; averages beside it stand on three companies, say how they are made, and leave out who could be told apart', async ({
  page,
  context,
  playwright,
  baseURL,
  lang,
}) => {
  const title = `Story ${Math.random().toString(36).slice(2, 8)} <b>bold</b>`
  const visitor = await asPerson(playwright, baseURL!, null)
  const isPublished = async () => {
    const html = await (await visitor.get(publicPage(lang, '/client-results'))).text()
    expect(html).not.toContain(title)
    return html.includes(escaped(title))
  }
  const isShownAs = async (state: 'agree' | 'withdraw') =>
    expect(page.getByText(word(lang, `answered_${state}`), { exact: true })).toBeVisible()
  await signIn(page, people.admin)
  await page.goto('/admin/page-builder/case-studies')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const picker = page.getByRole('combobox', { name: word(lang, 'client') })
  await picker.fill(lang === 'ar' ? 'بيت الزعفران' : 'Saffron')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: word(lang, 'begin') }).click()
  await page.waitForURL(/case-studies\/[0-9a-f-]{36}/)

  // incomplete: nothing is sent
  await page.getByRole('button', { name: word(lang, 'offer') }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  for (const of of ['En', 'Ar']) {
    await page.locator(`[name=title${of}]`).fill(title)
    for (const part of ['situation', 'done', 'result']) await page.locator(`[name=${part}${of}]`).fill(`${part} ${of}`)
  }
  await page.getByRole('button', { name: word(lang, 'save'), exact: true }).click()
  await expect(page.getByText(word(lang, 'saved'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: word(lang, 'offer') }).click()
  await expect(page.getByText(word(lang, 'offered'), { exact: true })).toBeVisible()
  expect(await isPublished()).toBe(false)

  // the client, without scripts
  await takeScriptsFrom(page)
  await signIn(page, people.saffron)
  await page.goto('/client/case-studies')
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/case-studies\/[0-9a-f-]{36}/)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: word(lang, 'agree') }).click()
  await isShownAs('agree')
  await expect.poll(isPublished).toBe(true)

  // a visitor
  const story = page.url()
  await context.clearCookies({ name: 'session' })
  await page.goto(publicPage(lang, '/client-results'))
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, clientResultsMessages.headline))
  await expect(page.getByText(say(lang, clientResultsMessages.rule_1))).toBeVisible()
  const cities = page.getByRole('table', { name: say(lang, clientResultsMessages.byCity) })
  await expect(cities.getByRole('rowheader')).toHaveText([say(lang, { en: 'Jeddah', ar: 'جدة' })])
  await expect(cities.getByRole('cell').first()).toHaveText(/^\d{2}%/)
  await expect(page.getByText(say(lang, clientResultsMessages.hidden))).toBeVisible()
  await expectSoundAndNarrow(page, lang)

  await signIn(page, people.saffron)
  await page.goto(story)
  await page.getByRole('button', { name: word(lang, 'withdraw') }).click()
  await isShownAs('withdraw')
  await expect.poll(isPublished).toBe(false)
  await visitor.dispose()
})
