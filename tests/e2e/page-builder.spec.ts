import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { pageMessages } from '../../messages/page-blocks.ts'
import { pageBlockMessages } from '../../messages/page-fields.ts'
import { pageEditorMessages, pagesMessages } from '../../messages/pages.ts'
import { expect, expectSoundPage, hydrated, pageOf, people, publicPage, say, signIn, test } from './support.ts'

const attack = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'
const text = { en: 'How a visit is measured', ar: 'كيف تُقاس الزيارة' }

const plain = (words: string): string => words.replace(/[\u2068\u2069]/g, '')
const editorSays = (lang: Lang, key: keyof typeof pageEditorMessages, vars: Record<string, string> = {}): string => {
  const entry = pageEditorMessages[key][lang] as string
  return plain(entry.replace(/\{(\w+)\}/g, (_, name: string) => vars[name] ?? ''))
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, lang: Lang, key: 'blocks' | 'fields' | 'settings' | 'publishing') =>
  page.getByRole('group', { name: editorSays(lang, 'pageParts') }).getByRole('button', {
    name: editorSays(lang, `part.${key}`),
    exact: true,
  })
const saved = (page: Page, lang: Lang) =>
  expect(page.getByRole('status').filter({ hasText: editorSays(lang, 'saved') })).toBeVisible()

async function newPage(page: Page, lang: Lang, slug: string): Promise<void> {
  await page.goto('/admin/page-builder')
  await hydrated(page)
  await button(page, say(lang, pagesMessages.newPage)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(lang, pagesMessages.titleEn)).fill(text.en)
  await dialog.getByLabel(say(lang, pagesMessages.titleAr)).fill(text.ar)
  await dialog.locator('input[name=slug]').fill('plans')
  await button(page, say(lang, pagesMessages.create)).click()
  await expect(dialog.getByText('/plans').first()).toBeVisible()
  await dialog.locator('input[name=slug]').fill(slug)
  await button(page, say(lang, pagesMessages.create)).click()
  await page.waitForURL(/page-builder\/pages\/[0-9a-f-]{36}$/)
  await expect(part(page, lang, 'blocks')).toBeVisible({ timeout: 30_000 })
}

const addBlock = async (page: Page, lang: Lang, block: 'Hero' | 'Quote') => {
  await part(page, lang, 'blocks').click()
  await button(page, say(lang, pageBlockMessages[block])).click()
}
const fill = (page: Page, lang: Lang, field: 'field.title' | 'field.quote', words: string) =>
  page.getByLabel(say(lang, pageBlockMessages[field]), { exact: true }).fill(words)

async function publish(page: Page, lang: Lang): Promise<void> {
  await part(page, lang, 'publishing').click()
  await button(page, editorSays(lang, 'publish')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'publishNow') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What a visitor gets, without anybody's session. */
async function visit(browser: Browser, baseURL: string, path: string): Promise<{ status: number; page: Page }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const answer = await page.goto(path)
  return { status: answer?.status() ?? 0, page }
}

test('a page is built, published, translated, changed and rolled back', async ({ page, browser, baseURL, lang }) => {
  test.setTimeout(300_000)
  const slug = `method-${randomBytes(4).toString('hex')}`
  const other: Lang = lang === 'en' ? 'ar' : 'en'
  await signIn(page, people.admin)
  await newPage(page, lang, slug)

  await addBlock(page, lang, 'Hero')
  await part(page, lang, 'fields').click()
  await fill(page, lang, 'field.title', `${text[lang]} ${attack}`)
  await addBlock(page, lang, 'Quote')
  await part(page, lang, 'fields').click()
  await fill(page, lang, 'field.quote', attack)
  await expect(page.frameLocator('iframe').getByText(text[lang]).first()).toBeVisible()
  await saved(page, lang)
  await expectSoundPage(page, lang)
  expect((await visit(browser, baseURL!, publicPage(lang, `/${slug}`))).status).toBe(404)
  await publish(page, lang)

  const first = await visit(browser, baseURL!, publicPage(lang, `/${slug}`))
  expect(first.status).toBe(200)
  await expect(first.page.getByRole('heading', { level: 1 })).toContainText(text[lang])
  await expectSoundPage(first.page, lang)
  expect(await first.page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(first.page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')).toHaveCount(1)
  const untranslated = await visit(browser, baseURL!, publicPage(other, `/${slug}`))
  expect(untranslated.status).toBe(404)
  const onlyHere = pageMessages[lang === 'en' ? 'onlyInEnglish' : 'onlyInArabic'][other]
  await expect(untranslated.page.getByRole('heading', { level: 1 })).toHaveText(onlyHere)

  await page
    .getByRole('group', { name: editorSays(lang, 'language') })
    .getByText(editorSays(lang, other))
    .click()
  await button(page, editorSays(lang, 'copyLayout')).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: say(lang, pageBlockMessages.Hero) })
    .getByRole('button')
    .first()
    .click()
  await button(page, editorSays(lang, 'write')).first().click()
  await fill(page, lang, 'field.title', text[other])
  await part(page, lang, 'blocks').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: say(lang, pageBlockMessages.Quote) })
    .getByRole('button')
    .first()
    .click()
  await button(page, editorSays(lang, 'write')).first().click()
  await fill(page, lang, 'field.quote', text[other])
  await saved(page, lang)
  await publish(page, lang)
  const translated = await visit(browser, baseURL!, publicPage(other, `/${slug}`))
  expect(translated.status).toBe(200)
  await expect(translated.page.getByRole('heading', { level: 1 })).toHaveText(text[other])
  await expect(translated.page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')).toHaveCount(2)

  await button(page, editorSays(lang, 'restore', { number: '1' })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'restoreWord') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: editorSays(lang, 'lookAt', { number: '3' }) })).toBeVisible()
  expect((await visit(browser, baseURL!, publicPage(other, `/${slug}`))).status).toBe(404)

  await button(page, editorSays(lang, 'schedule')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'schedule') })
    .click()
  await expect(page.getByText(say(lang, pagesMessages['state.scheduled'])).first()).toBeVisible()
  await button(page, editorSays(lang, 'unschedule')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'unschedule') })
    .click()
  await expect(button(page, editorSays(lang, 'unschedule'))).toHaveCount(0)

  await button(page, editorSays(lang, 'unpublish')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'unpublish') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await visit(browser, baseURL!, publicPage(lang, `/${slug}`))).status).toBe(404)
})

test('two editors never write over each other, and nothing is lost', async ({ page, browser, baseURL, lang }) => {
  test.setTimeout(300_000)
  const slug = `two-${randomBytes(4).toString('hex')}`
  await signIn(page, people.admin)
  await newPage(page, lang, slug)
  const colleague = await pageOf(browser, lang, baseURL!, people.admin)
  await colleague.goto(page.url())
  await expect(part(colleague, lang, 'blocks')).toBeVisible({ timeout: 30_000 })

  await addBlock(page, lang, 'Hero')
  await part(page, lang, 'fields').click()
  await fill(page, lang, 'field.title', text[lang])
  await saved(page, lang)

  await addBlock(colleague, lang, 'Quote')
  await part(colleague, lang, 'fields').click()
  await fill(colleague, lang, 'field.quote', 'mine')
  await expect(colleague.getByText(editorSays(lang, 'conflictText'))).toBeVisible()
  await expectSoundPage(colleague, lang)
  await button(colleague, editorSays(lang, 'keepMine')).click()
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'keepMine') })
    .click()
  await colleague.waitForURL((url) => !page.url().endsWith(url.pathname))
  await expect(part(colleague, lang, 'blocks')).toBeVisible({ timeout: 30_000 })
  await expect(colleague.getByText(say(lang, pageBlockMessages.Quote)).first()).toBeVisible()

  await page.reload()
  await expect(page.frameLocator('iframe').getByText(text[lang])).toBeVisible({ timeout: 30_000 })
})

test('the list finds, copies and is sound; on a phone texts can be written', async ({ page, lang }) => {
  test.setTimeout(300_000)
  const slug = `list-${randomBytes(4).toString('hex')}`
  await signIn(page, people.admin)
  await newPage(page, lang, slug)
  await page.goto(`/admin/page-builder?q=${slug}`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await button(page, plain(say(lang, pagesMessages.copyNamed).replace('{title}', text[lang]))).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(lang, pagesMessages.titleEn)).fill('A copy')
  await dialog.locator('input[name=slug]').fill(slug)
  await button(page, say(lang, pagesMessages.create)).click()
  await expect(dialog.getByText(`/${slug}`).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/admin/page-builder?q=${slug}`)
  await page.getByRole('link', { name: text[lang] }).click()
  await expect(page.getByText(editorSays(lang, 'narrow'))).toBeVisible()
  await expectSoundPage(page, lang)
})
