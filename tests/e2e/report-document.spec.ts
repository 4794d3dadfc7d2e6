import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { getDocumentMessages as texts } from '../../messages/report-documents.ts'
import { clientReportMessages } from '../../messages/reports.ts'
import { pdfPages } from '../pdf-text.ts'
import { expect, expectSoundPage, hydrated, pageOf, people, say, test } from './support.ts'

const other = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')
const button = (page: Page, lang: Lang, of: Lang) =>
  page.getByRole('link', { name: say(lang, texts[`in_${of}`]), exact: true })

async function openNewest(page: Page, branch: string): Promise<string> {
  await page.goto(`/client/reports?q=${branch}&sort=-date`)
  await hydrated(page)
  await page.locator('tbody a').first().click()
  await page.waitForURL(/\/client\/reports\/[0-9a-f-]{36}/)
  await expect(page.locator('#result')).toBeVisible()
  await hydrated(page)
  return new URL(page.url()).pathname
}

/** A whole PDF in its language, whose words can be searched; its text. */
async function expectPdf(download: Download, lang: Lang): Promise<string> {
  expect(download.suggestedFilename()).toMatch(new RegExp(`^[A-Z]+-\\d+-\\d+-${lang}\\.pdf$`))
  const bytes = readFileSync(await download.path())
  const text = bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text.trimEnd().slice(-5)).toBe('%%EOF')
  for (const part of ['/StructTreeRoot', '/Marked true', `/Lang (${lang})`]) expect(text).toContain(part)
  const printed = pdfPages(bytes).join('\n')
  for (const word of [clientReportMessages.summary, clientReportMessages.method])
    expect(printed).toContain(say(lang, word))
  return printed
}

test('a report comes as a PDF in both languages, as its page has it', async ({ browser, baseURL, lang }) => {
  const page = await pageOf(browser, lang, baseURL!, people.saffron)
  await openNewest(page, 'Corniche')
  const score = await page.locator('#result svg[role=img]').first().getAttribute('aria-label')
  for (const of of [lang, other(lang)]) {
    const arriving = page.waitForEvent('download')
    await button(page, lang, of).click()
    const printed = await expectPdf(await arriving, of)
    expect(printed).toContain(/\d+\.\d%/.exec(score ?? '')![0])
    expect(printed).toContain('Corniche')
  }
  await page.context().close()
})

test('a document with many photos is waited for, and arrives', async ({ browser, baseURL, lang }) => {
  test.slow()
  const page = await pageOf(browser, lang, baseURL!, people.saffron)
  const address = await openNewest(page, 'Olaya')
  await expect.poll(() => page.locator('#photos img').count()).toBeGreaterThan(12)
  const waits = page.waitForURL(/\/document\/progress/).then(() => null)
  const arriving = page.waitForEvent('download')
  // whichever does not happen is no fault: a document that was made before comes at once
  for (const one of [waits, arriving]) one.catch(() => {})
  await button(page, lang, lang).click()
  const at = await Promise.race([waits, arriving])
  if (at) await expectPdf(at, lang)
  else {
    await hydrated(page)
    await expectSoundPage(page, lang)
    const ready = page.getByRole('heading', { name: say(lang, texts.ready) })
    await expect(ready).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: say(lang, texts.get), exact: true }).click()
    await expectPdf(await arriving, lang)
  }
  await page.goto(`${address}/document/progress?lang=${lang}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: say(lang, texts.ready) })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: say(lang, texts.back), exact: true }).click()
  await page.waitForURL(address)

  const stranger = await pageOf(browser, lang, baseURL!, people.dallah)
  for (const path of [`${address}/document?lang=${lang}`, `${address}/document/progress?lang=${lang}`]) {
    expect((await stranger.goto(path))?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(say(lang, errorMessages['not-found']))
  }
  const unknown = `${address.slice(0, -4)}0000/document?lang=${lang}`
  for (const somebody of [stranger, page]) expect((await somebody.request.get(unknown)).status()).toBe(404)
  await stranger.context().close()
  await page.context().close()
})
