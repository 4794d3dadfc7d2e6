import { readFileSync } from 'node:fs'
import type { Lang } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { getDocumentMessages as texts } from '../../messages/reporting/report-documents.ts'
import { clientReportMessages } from '../../messages/reports.ts'
import { pdfPages } from '../pdf-text.ts'
import { newestReport } from './newest-report.ts'
import { expect, expectSoundPage, hydrated, people, say, signIn, test } from './support.ts'

const other = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')

/** Expects a complete, searchable PDF in its language; returns its text. */
function expectPdf(name: string, bytes: Buffer, lang: Lang): string {
  expect(name).toMatch(new RegExp(`[A-Z]+-\\d+-\\d+-${lang}\\.pdf"?$`))
  const text = bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text.trimEnd().slice(-5)).toBe('%%EOF')
  for (const part of ['/StructTreeRoot', '/Marked true', `/Lang (${lang})`]) expect(text).toContain(part)
  const printed = pdfPages(bytes).join('\n')
  for (const word of [clientReportMessages.summary, clientReportMessages.method])
    expect(printed).toContain(say(lang, word))
  return printed
}

test.describe('before scripts come', () => {
  test.use({ scripts: false })
  test('a report comes as a PDF in both languages, as its page has it', async ({ page, lang }) => {
    await signIn(page, people.saffron)
    await page.goto(await newestReport('saffron', 'Jeddah Corniche'))
    const score = await page.locator('#result strong').first().textContent()
    const link = (of: Lang) => page.getByRole('link', { name: say(lang, texts[`in_${of}`]), exact: true })
    const arriving = page.waitForEvent('download')
    await link(lang).click()
    const download = await arriving
    const answer = await page.request.get((await link(other(lang)).getAttribute('href'))!)
    const printed = {
      [lang]: expectPdf(download.suggestedFilename(), readFileSync(await download.path()), lang),
      [other(lang)]: expectPdf(answer.headers()['content-disposition']!, await answer.body(), other(lang)),
    }
    for (const text of Object.values(printed)) expect(text).toContain(/\d+\.\d%/.exec(score ?? '')![0])
    expect(printed['en']).toContain('Jeddah Corniche')
    expect(printed['ar']).toContain('كورنيش')
  })
})

test('a document with many photos is waited for, and arrives', async ({ page, baseURL, lang }) => {
  await signIn(page, people.saffron)
  const address = await newestReport('saffron', 'Olaya')
  const asked = await page.request.get(`${address}/document?lang=${lang}`, { maxRedirects: 0 })
  const progress = `${address}/document/progress?lang=${lang}`
  // why: a cached document is sent immediately
  if (asked.status() === 200) expectPdf(asked.headers()['content-disposition']!, await asked.body(), lang)
  else expect([asked.status(), asked.headers()['location']]).toEqual([303, progress])
  await page.goto(progress)
  await hydrated(page)
  if (asked.status() === 303) await expectSoundPage(page, lang)
  await expect(page.getByRole('heading', { name: say(lang, texts.ready) })).toBeVisible({ timeout: 60_000 })
  await expectSoundPage(page, lang)
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: say(lang, texts.get), exact: true }).click()
  const download = await arriving
  const bytes = readFileSync(await download.path())
  expectPdf(download.suggestedFilename(), bytes, lang)
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(12)
  await page.getByRole('link', { name: say(lang, texts.back), exact: true }).click()
  await page.waitForURL(address)

  const unknown = `${address.slice(0, -4)}0000/document?lang=${lang}`
  expect((await page.request.get(unknown)).status()).toBe(404)
  await page.context().clearCookies({ name: /^(?!lang$|consent$)/ })
  await signIn(page, people.dallah)
  for (const path of [`${address}/document?lang=${lang}`, progress, unknown]) {
    const answer = await page.request.get(baseURL! + path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain(say(lang, errorMessages['not-found']))
  }
})
