import { randomBytes } from 'node:crypto'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { brandingMessages } from '../../messages/branding.ts'
import { formMessages } from '../../messages/forms.ts'
import { networkOf } from './network.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signIn,
  test,
} from './support.ts'

const text = (lang: Lang, key: keyof typeof brandingMessages): string => say(lang, brandingMessages[key])

test('a look is refused while it is pale, saved, published, shown everywhere, and reset', async ({
  page,
  browser,
  baseURL,
  lang,
  playwright,
}) => {
  test.slow()
  const word = randomBytes(3).toString('hex')
  const names = { nameEn: `Saffron ${word}`, nameAr: `زعفران ${word}` }
  const name = lang === 'ar' ? names.nameAr : names.nameEn
  await signIn(page, people.admin)
  await page.goto('/admin/branding')
  await hydrated(page)
  await expectSoundPage(page, lang)

  // pale: the readout says so while typing, the server refuses, what was typed stays
  const primary = page.locator('input[name=primaryColor]')
  await primary.fill('#F5B301')
  await expect(page.getByText('1.85:1').first()).toBeVisible()
  await page.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
  await expect(page.getByText(say(lang, formMessages['primary-pale'])).first()).toBeVisible()
  await expect(primary).toHaveValue('#F5B301')
  await expectNoAxeViolations(page)

  // legible: the preview follows, the draft is nobody else's
  await primary.fill('#0F6B5C')
  for (const [field, value] of Object.entries(names)) await page.locator(`input[name=${field}]`).fill(value)
  const stage = page.locator('[data-brand]').first()
  await expect(stage).toContainText(name)
  await expect(stage).toHaveAttribute('style', /--brand:\s*#0F6B5C/)
  await page.getByRole('button', { name: text(lang, 'dark'), exact: true }).click()
  await expect(stage).toHaveAttribute('data-theme', 'dark')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
  await expect(page.getByText(text(lang, 'saved'))).toBeVisible()
  const visitor = await browser.newPage({ baseURL: baseURL! })
  await visitor.goto(publicPage(lang, '/about'))
  expect(await visitor.title()).not.toContain(name)

  await page.getByRole('button', { name: text(lang, 'publish'), exact: true }).click()
  await expect(page.getByText(text(lang, 'published'))).toBeVisible()

  // everybody sees it: title, header, colour, icon, storage, mail
  await expect(async () => {
    await visitor.goto(publicPage(lang, '/about'))
    expect(await visitor.title()).toContain(name)
  }).toPass({ timeout: 30_000 })
  await expect(visitor.getByRole('banner')).toContainText(name)
  const brand = await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect(brand.trim()).toBe('#0F6B5C')
  await hydrated(visitor)
  const kept = await visitor.evaluate(() => localStorage.getItem('brandingSettings'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ companyName: name, primaryColor: '#0F6B5C', fontFamily: 'poppins' })
  const icon = await visitor.locator('link[rel=icon]').first().getAttribute('href')
  const drawn = await visitor.request.get(icon!)
  expect(drawn.headers()['content-type']).toBe('image/png')
  expect(drawn.headers()['cache-control']).toContain('immutable')
  await mailsShow(playwright, baseURL!, lang, word, page)

  // a forged object changes nothing
  await visitor.evaluate(() =>
    localStorage.setItem('brandingSettings', '{"companyName":"Forged","primaryColor":"#FF0000"}'),
  )
  await visitor.reload()
  await hydrated(visitor)
  await expect(visitor.getByRole('banner')).toContainText(name)
  expect(await visitor.evaluate(() => localStorage.getItem('brandingSettings'))).toContain('#0F6B5C')
  await visitor.close()

  // and back
  await page.goto('/admin/branding')
  await hydrated(page)
  await page.getByRole('button', { name: text(lang, 'reset'), exact: true }).click()
  await expect(page.getByText(text(lang, 'taken'))).toBeVisible()
  await expect(page.locator('input[name=primaryColor]')).toHaveValue('#000000')
  await page.getByRole('button', { name: text(lang, 'publish'), exact: true }).click()
  await expect(page.getByText(text(lang, 'published'))).toBeVisible()
  await expect(page.getByRole('banner').first()).not.toContainText(name)
})

/** A mail that somebody asks for is written in the new look, and the outbox shows it so. */
async function mailsShow(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  lang: Lang,
  word: string,
  page: Page,
) {
  const asked = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL, ...networkOf(test.info()) },
  })
  await asked.post(publicPage(lang, '/forgot-password'), { form: { email: people.saffron.email } })
  await asked.dispose()
  const query = `select id, subject from app.emails where kind = 'account.reset' and body like $1 order by created_at desc limit 1`
  await expect
    .poll(async () => (await lookUp<{ id: string }>(query, [`%${word}%`])).length, { timeout: 20_000 })
    .toBe(1)
  const [mail] = await lookUp<{ id: string }>(query, [`%${word}%`])
  await page.goto(`/admin/emails/${mail!.id}`)
  const frame = page.locator('iframe[sandbox]')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAttribute('title', /\S/)
  await expect(frame.contentFrame().locator('body')).toContainText(word)
  await expectSoundPage(page, lang)
}

test('of two who save, the second is told and loses nothing', async ({ page, context, lang }) => {
  await signIn(page, people.admin)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin/branding')
    await hydrated(tab)
  }
  const tagline = lang === 'ar' ? 'taglineAr' : 'taglineEn'
  await page.locator(`input[name=${tagline}]`).fill('First')
  await page.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
  await expect(page.getByText(text(lang, 'saved'))).toBeVisible()
  await other.locator(`input[name=${tagline}]`).fill('Second')
  await other.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
  await expect(other.getByText(text(lang, 'conflict'))).toBeVisible()
  await expect(other.locator(`input[name=${tagline}]`)).toHaveValue('Second')
  await other.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
  await expect(other.getByText(text(lang, 'conflict'))).toBeVisible()
  await page.getByRole('button', { name: text(lang, 'discard'), exact: true }).click()
  await expect(page.getByText(text(lang, 'taken'))).toBeVisible()
})
