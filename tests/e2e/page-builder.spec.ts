import { withoutMarks } from '#/domain/text.ts'
import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import type { PageContent } from '../../features/site/pages/content.ts'
import { pageMessages } from '../../messages/site/page-blocks.ts'
import { pageBlockMessages } from '../../messages/site/page-fields.ts'
import { pageEditorMessages, pagesMessages } from '../../messages/site/pages.ts'
import { post } from './post.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, publicPage, say, signIn, test } from './support.ts'

const attack = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'
const text = { en: 'How a visit is measured', ar: 'كيف تُقاس الزيارة' }

const editorSays = (lang: Lang, key: keyof typeof pageEditorMessages, vars: Record<string, string> = {}): string => {
  const entry = pageEditorMessages[key][lang] as string
  return withoutMarks(entry.replace(/\{(\w+)\}/g, (_, name: string) => vars[name] ?? ''))
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, lang: Lang, key: 'blocks' | 'fields' | 'settings' | 'publishing') =>
  page.getByRole('group', { name: editorSays(lang, 'pageParts') }).getByRole('button', {
    name: editorSays(lang, `part.${key}`),
    exact: true,
  })
// why not an expectation: saving is debounced by a second, and each retry of an expectation renders the accessibility
// tree
const saved = (page: Page, lang: Lang) =>
  page
    .getByRole('status')
    .filter({ hasText: editorSays(lang, 'saved') })
    .waitFor()

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
  await part(page, lang, 'blocks').waitFor()
}

const addBlock = async (page: Page, lang: Lang, block: 'Hero' | 'Quote') => {
  await part(page, lang, 'blocks').click()
  await button(page, say(lang, pageBlockMessages[block])).click()
}
/** On a phone the settings of the page, with their own title, follow the blocks. */
const fieldOf = (page: Page, lang: Lang, field: 'field.title' | 'field.quote') =>
  page.getByLabel(say(lang, pageBlockMessages[field]), { exact: true }).first()
const fill = (page: Page, lang: Lang, field: 'field.title' | 'field.quote', words: string) =>
  fieldOf(page, lang, field).fill(words)

async function publish(page: Page, lang: Lang): Promise<void> {
  await part(page, lang, 'publishing').click()
  await button(page, editorSays(lang, 'publish')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'publishNow') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A visitor's view of a page: status, heading and announced languages. */
async function visit(visitor: APIRequestContext, lang: Lang, slug: string) {
  const answer = await visitor.get(publicPage(lang, `/${slug}`))
  const html = await answer.text()
  return {
    status: answer.status(),
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '',
    languages: [...html.matchAll(/<link[^>]*hreflang="(en|ar)"/gi)].map(([, one]) => one),
  }
}

const kept = async (slug: string) => {
  const rows = await lookUp<{ id: string; version: number; draft: PageContent }>(
    'select id, version, draft from app.pages where slug = $1',
    [slug],
  )
  return rows[0]!
}

test('a page is built, published, translated, changed, rolled back, planned and taken off the site; two editors never write over each other', async ({
  page,
  browser,
  baseURL,
  request,
  lang,
}) => {
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
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect((await visit(request, lang, slug)).status).toBe(404)
  await publish(page, lang)

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  expect((await visitor.goto(publicPage(lang, `/${slug}`)))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(text[lang])
  await expectSoundPage(visitor, lang)
  expect(await visitor.evaluate(() => 'hacked' in window)).toBe(false)
  await visitor.context().close()
  expect((await visit(request, lang, slug)).languages).toEqual([lang])
  const onlyHere = pageMessages[lang === 'en' ? 'onlyInEnglish' : 'onlyInArabic'][other]
  expect(await visit(request, other, slug)).toMatchObject({ status: 404, heading: onlyHere })

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
  const translated = await visit(request, other, slug)
  expect(translated).toMatchObject({ status: 200, heading: text[other] })
  expect(new Set(translated.languages)).toEqual(new Set(['ar', 'en']))

  await button(page, editorSays(lang, 'restore', { number: '1' })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'restoreWord') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect(page.getByRole('link', { name: editorSays(lang, 'lookAt', { number: '3' }) })).toBeVisible()
  expect((await visit(request, other, slug)).status).toBe(404)

  await button(page, editorSays(lang, 'schedule')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: editorSays(lang, 'schedule') })
    .click()
  await page.getByText(say(lang, pagesMessages.state_scheduled)).first().waitFor()
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
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await visit(request, lang, slug)).status).toBe(404)

  // copied in the list, and edited on a phone
  await page
    .getByRole('main')
    .getByRole('link', { name: say(lang, pagesMessages.title), exact: true })
    .first()
    .click()
  await page.waitForURL(/page-builder$/)
  const row = page.getByRole('row').filter({ hasText: `/${slug}` })
  await expectSoundPage(page, lang)
  await row
    .getByRole('button', { name: withoutMarks(say(lang, pagesMessages.copyNamed).replace('{title}', text[lang])) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(lang, pagesMessages.titleEn)).fill('A copy')
  await dialog.locator('input[name=slug]').fill(slug)
  await button(page, say(lang, pagesMessages.create)).click()
  await expect(dialog.getByText(`/${slug}`).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 780 })
  await row.getByRole('link', { name: text[lang] }).click()
  await expect(page.getByText(editorSays(lang, 'narrow'))).toBeVisible()
  await fill(page, lang, 'field.title', 'Mine first')
  await saved(page, lang)

  // after a colleague's save nothing is overwritten and nothing is lost
  const { id, version, draft } = await kept(slug)
  const [hero, ...others] = draft.blocks[lang]
  const theirs = { ...hero, props: { ...hero!.props, title: 'Theirs' } }
  expect(hero!.props).toMatchObject({ title: 'Mine first' })
  const address = `/admin/page-builder/pages/${id}`
  const content = { ...draft, blocks: { ...draft.blocks, [lang]: [theirs, ...others] } }
  expect((await post(page, `${address}/draft`, { data: { version, content } })).status()).toBe(200)
  await fill(page, lang, 'field.title', 'Mine again')
  await page.getByText(editorSays(lang, 'conflictText')).waitFor()
  await expectSoundPage(page, lang)
  await button(page, editorSays(lang, 'keepMine')).click()
  await dialog.getByRole('button', { name: editorSays(lang, 'keepMine') }).click()
  await page.waitForURL((url) => url.pathname !== address)
  await expect(fieldOf(page, lang, 'field.title')).toHaveValue('Mine again')
  expect((await kept(slug)).draft.blocks[lang][0]!.props).toMatchObject({ title: 'Theirs' })
})
