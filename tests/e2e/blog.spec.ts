import type { Page } from '@playwright/test'
import type { PostContent } from '../../features/site/blog/post.ts'
import { blogMessages } from '../../messages/site/blog.ts'
import { blogEditorMessages } from '../../messages/site/blog-editor.ts'
import { mediaMessages } from '../../messages/site/media.ts'
import { picture } from '../visits.ts'
import { post } from './post.ts'
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

const phone = { width: 360, height: 740 }
const known = { slug: 'service-times-that-guests-feel', arabicWord: 'المشروبات', englishWord: 'drinks' }
const stamp = () => Date.now().toString(36)
const pasted = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'

async function newArticle(page: Page, lang: 'en' | 'ar'): Promise<string> {
  await page.goto('/admin/page-builder/blog')
  await hydrated(page)
  await page.getByRole('button', { name: say(lang, blogEditorMessages.newPost) }).click()
  await page.waitForURL(/\/admin\/page-builder\/blog\/[0-9a-f-]{36}$/)
  await hydrated(page)
  return page.url().split('/').at(-1)!
}

/** Types a date and time into the segments of the field. */
async function typeMoment(page: Page, at: Date): Promise<void> {
  const parts = { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: at.getUTCFullYear(), hour: 7, minute: 30 }
  for (const [type, value] of Object.entries(parts)) {
    await page.locator(`[role=spinbutton][data-type=${type}]`).first().focus()
    await page.keyboard.type(String(value))
  }
  await page.locator('[role=spinbutton][data-type=dayPeriod]').first().focus()
  await page.keyboard.press('ArrowUp')
}

/** Writes a complete article in both languages; `slug` is its address. */
async function write(page: Page, lang: 'en' | 'ar', slug: string): Promise<void> {
  const field = (name: string) => page.locator(`[name=${name}]`)
  await field('titleEn').fill(`Warm plates ${slug}`)
  await field('titleAr').fill(`أطباق دافئة ${slug}`)
  await field('summaryEn').fill('Why a plate is warmed before the food is put on it.')
  await field('summaryAr').fill('لماذا يُدفّأ الطبق قبل وضع الطعام عليه.')
  await field('authorEn').fill('Noura')
  await field('authorAr').fill('نورة')
  const texts = page.locator('.tiptap')
  await texts.nth(0).click()
  await page.keyboard.insertText(`A warm plate keeps the food warm. ${pasted}`)
  await texts.nth(1).click()
  await page.keyboard.insertText('الطبق الدافئ يحفظ حرارة الطعام مدة أطول.')
  await field('slug').fill(slug)
  await field('topic').selectOption({ index: 1 })
  // why not an expectation: saving is debounced by a second, and each retry of an expectation renders the accessibility
  // tree
  await page.getByText(say(lang, blogEditorMessages['save.saved'])).waitFor()
}

test.describe('before scripts come', () => {
  test.use({ scripts: false })
  test('the blog is searched and read: an article has its parts, its twin and what to read next', async ({
    page,
    lang,
    baseURL,
  }) => {
    await page.goto(publicPage(lang, '/blog'))
    await expectSoundPage(page, lang)
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
    await expect(page.locator('article')).not.toHaveCount(0)
    const search = page.getByRole('searchbox')
    await search.fill('qqqqqq')
    await search.press('Enter')
    await expect(page.getByText(say(lang, blogMessages.noMatch))).toBeVisible()
    await expectNoAxeViolations(page)
    await search.fill(lang === 'ar' ? known.arabicWord : known.englishWord)
    await page.getByRole('button', { name: say(lang, blogMessages.searchAction), exact: true }).click()
    await page.waitForURL(/\?.*q=/)
    const found = page.locator('article').filter({ has: page.locator(`a[href$="${known.slug}"]`) })
    await expect(found).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    const path = `/blog/${known.slug}`
    await found.locator(`a[href$="${known.slug}"]`).first().click()
    await page.waitForURL(`**${path}`)
    await expectSoundPage(page, lang)
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
    await page
      .getByRole('navigation', { name: say(lang, blogMessages.contents) })
      .getByRole('link')
      .nth(1)
      .click()
    await expect(page).toHaveURL(/#section-2$/)
    expect(await page.locator('link[hreflang=ar]').getAttribute('href')).toBe(`${baseURL!}/ar${path}`)
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(facts.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Article')
    await expect(page.getByRole('heading', { name: say(lang, blogMessages.related) })).toBeVisible()
    await expect(page.getByRole('link', { name: say(lang, blogMessages.shareWhatsApp) })).toBeVisible()
  })
})

test('the feed is asked once and then known', async ({ request, lang }) => {
  const first = await request.get(publicPage(lang, '/blog/feed.xml'))
  expect(first.headers()['content-type']).toContain('application/rss+xml')
  expect(await first.text()).toContain(known.slug)
  const second = await request.get(publicPage(lang, '/blog/feed.xml'), {
    headers: { 'if-none-match': first.headers()['etag']! },
  })
  expect(second.status()).toBe(304)
})

test('an article is written, previewed, scheduled, published, read and taken off the site; two editors never write over each other', async ({
  page,
  lang,
  request,
}) => {
  await signIn(page, people.admin)
  const id = await newArticle(page, lang)
  await expect(page.getByText(say(lang, blogEditorMessages.missing))).toBeVisible()
  await expectSoundPage(page, lang)
  const slug = `warm-plates-${stamp()}`
  await write(page, lang, slug)
  await expect(page.getByText(say(lang, blogEditorMessages.ready))).toBeVisible()

  await page.getByRole('button', { name: say(lang, blogEditorMessages.previewAr) }).click()
  await expect(page.getByRole('heading', { name: `أطباق دافئة ${slug}`, level: 2 })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: say(lang, blogEditorMessages.previewClose) }).click()

  await page.getByRole('button', { name: say(lang, blogEditorMessages.schedule), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: say(lang, blogEditorMessages.scheduleNow), exact: true }).click()
  await expect(dialog).toBeVisible()
  await typeMoment(page, new Date(Date.now() + 3 * 86_400_000))
  await dialog.getByRole('button', { name: say(lang, blogEditorMessages.scheduleNow), exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: say(lang, blogEditorMessages.unschedule), exact: true }).click()
  await page.getByRole('button', { name: say(lang, blogEditorMessages.schedule), exact: true }).waitFor()
  expect((await request.get(publicPage(lang, `/blog/${slug}`))).status()).toBe(404)

  await page.getByRole('button', { name: say(lang, blogEditorMessages.publish), exact: true }).click()
  await page.getByText(say(lang, blogEditorMessages.isPublic)).waitFor()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const read = await (await request.get(publicPage(lang, `/blog/${slug}`))).text()
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(read)?.[1]).toContain(slug)
  expect(read).not.toContain('onerror="window.hacked')
  if (lang === 'en') expect(read).toContain('&lt;script&gt;window.hacked = true&lt;/script&gt;')
  expect(await (await request.get(publicPage(lang, '/blog/feed.xml'))).text()).toContain(slug)

  await page.getByRole('button', { name: say(lang, blogEditorMessages.unpublish), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(lang, blogEditorMessages.unpublish), exact: true })
    .click()
  await page.getByText(say(lang, blogEditorMessages.notPublic)).waitFor()
  await expect.poll(async () => (await request.get(publicPage(lang, `/blog/${slug}`))).status()).toBe(404)
  const actions = await lookUp<{ action: string }>(
    'select action from app.activity_log where entity_id = $1 order by at',
    [id],
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'posts.create',
    'posts.save',
    'posts.schedule',
    'posts.unschedule',
    'posts.publish',
    'posts.unpublish',
  ])

  const kept = async () =>
    (
      await lookUp<{ version: number; draft: PostContent }>('select version, draft from app.posts where id = $1', [id])
    )[0]!
  const { version, draft } = await kept()
  const theirs = { ...draft, title: { ...draft.title, en: 'Theirs' } }
  const address = new URL(page.url()).pathname
  const saved = await post(page, `${address}/draft`, { data: { version, slug, content: theirs } })
  expect(saved.status()).toBe(200)
  await page.locator('[name=titleEn]').fill('Mine')
  await page.getByRole('button', { name: say(lang, blogEditorMessages.keepAsCopy) }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: say(lang, blogEditorMessages.keepAsCopy) }).click()
  await page.waitForURL((url) => url.pathname !== address)
  await expect(page.locator('[name=titleEn]')).toHaveValue('Mine')
  expect((await kept()).draft.title.en).toBe('Theirs')
})

test('pictures are uploaded, described and found', async ({ page, lang }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/page-builder/pictures')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const name = `table-${stamp()}`
  const shade = Math.floor(Math.random() * 400)
  await page.locator('input[type=file]').setInputFiles([
    {
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(300 + shade, 200 + Math.floor(Math.random() * 400)),
    },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'drawing.svg' })).toBeVisible()
  await page.getByRole('button', { name: say(lang, mediaMessages.edit).replace('{name}', name) }).click()
  await page.locator('[name=altEn]').fill('A set table')
  await page.locator('[name=altAr]').fill('طاولة معدّة')
  await expectNoAxeViolations(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(lang, mediaMessages.save) })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const found = await page.request.get(`/admin/page-builder/pictures?q=${encodeURIComponent('طاوله معده')}`)
  expect(await found.text()).toContain(name)
  const elsewhere = await page.request.get('/admin/page-builder/pictures?q=qqqqqq')
  expect(await elsewhere.text()).toContain(say(lang, mediaMessages.noMatch))
})
