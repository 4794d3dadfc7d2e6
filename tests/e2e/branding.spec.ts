import { randomBytes } from 'node:crypto'
import type { Lang } from '../../domain/text.ts'
import { brandingMessages } from '../../messages/site/branding.ts'
import { formMessages } from '../../messages/forms.ts'
import { asPerson } from './as-person.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  people,
  publicPage,
  say,
  signIn,
  test,
} from './support.ts'

const text = (lang: Lang, key: keyof typeof brandingMessages): string => say(lang, brandingMessages[key])

test('a look is refused while it is pale, saved, published, shown everywhere, and reset; of two who save, the second is told and loses nothing', async ({
  page,
  browser,
  baseURL,
  lang,
  playwright,
}) => {
  const word = randomBytes(3).toString('hex')
  const names = { nameEn: `Saffron ${word}`, nameAr: `زعفران ${word}` }
  const name = lang === 'ar' ? names.nameAr : names.nameEn
  const button = (key: keyof typeof brandingMessages) =>
    page.getByRole('button', { name: text(lang, key), exact: true })
  const visitor = await asPerson(playwright, baseURL!, null)
  const about = async () => (await visitor.get(publicPage(lang, '/about'))).text()
  await signIn(page, people.admin)
  await page.goto('/admin/branding')
  await hydrated(page)

  // too pale: warned while typing, refused by the server, input remains
  const primary = page.locator('input[name=primaryColor]')
  await primary.fill('#F5B301')
  await expect(page.getByText('1.85:1').first()).toBeVisible()
  await button('save').click()
  await expect(page.getByText(say(lang, formMessages['primary-pale'])).first()).toBeVisible()
  await expect(primary).toHaveValue('#F5B301')
  await expectSoundPage(page, lang)

  // legible: the preview follows, the draft is invisible to others
  await primary.fill('#0F6B5C')
  for (const [field, value] of Object.entries(names)) await page.locator(`input[name=${field}]`).fill(value)
  const stage = page.locator('[data-brand]').first()
  await expect(stage).toContainText(name)
  await expect(stage).toHaveAttribute('style', /--brand:\s*#0F6B5C/)
  await button('dark').click()
  await expect(stage).toHaveAttribute('data-theme', 'dark')
  await expectNoAxeViolations(page)
  const other = await pageOf(browser, lang, baseURL!, people.admin, { scripts: false })
  await other.goto('/admin/branding')
  await button('save').click()
  await expect(page.getByText(text(lang, 'saved'))).toBeVisible()
  expect(await about()).not.toContain(name)

  // the other form was opened before that save
  const tagline = other.locator(`input[name=${lang === 'ar' ? 'taglineAr' : 'taglineEn'}]`)
  await tagline.fill('Second')
  for (let times = 0; times < 2; times++) {
    await other.getByRole('button', { name: text(lang, 'save'), exact: true }).click()
    await expect(other.getByText(text(lang, 'conflict'))).toBeVisible()
    await expect(tagline).toHaveValue('Second')
  }

  await button('publish').click()
  await expect(page.getByText(text(lang, 'published'))).toBeVisible()

  // published everywhere: title, header, colour, icon, storage, mail; a forged stored object has no effect
  await expect.poll(about, { timeout: 30_000 }).toContain(name)
  await visitor.post(publicPage(lang, '/forgot-password'), { form: { email: people.saffron.email } })
  const guest = await browser.newPage({ baseURL: baseURL! })
  await guest.addInitScript(() =>
    localStorage.setItem('brandingSettings', '{"companyName":"Forged","primaryColor":"#FF0000"}'),
  )
  await guest.goto(publicPage(lang, '/about'))
  await hydrated(guest)
  expect(await guest.title()).toContain(name)
  await expect(guest.getByRole('banner')).toContainText(name)
  const brand = await guest.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect(brand.trim()).toBe('#0F6B5C')
  const kept = await guest.evaluate(() => localStorage.getItem('brandingSettings'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ companyName: name, primaryColor: '#0F6B5C', fontFamily: 'poppins' })
  const icon = await guest.locator('link[rel=icon]').first().getAttribute('href')
  const drawn = await visitor.get(icon!)
  expect(drawn.headers()['content-type']).toBe('image/png')
  expect(drawn.headers()['cache-control']).toContain('immutable')
  await guest.close()

  // a new mail has the new look, also in the outbox
  const written = () =>
    lookUp<{ id: string }>(
      `select id from app.emails where kind = 'account.reset' and body like $1 order by created_at desc limit 1`,
      [`%${word}%`],
    )
  await expect.poll(async () => (await written()).length, { timeout: 20_000 }).toBe(1)
  await other.goto(`/admin/emails/${(await written())[0]!.id}`)
  const frame = other.locator('iframe[sandbox]')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAttribute('title', /\S/)
  await expect(frame.contentFrame().locator('body')).toContainText(word)
  await expectSoundPage(other, lang)

  // and back
  await button('reset').click()
  await expect(page.getByText(text(lang, 'taken'))).toBeVisible()
  await expect(primary).toHaveValue('#000000')
  await button('discard').click()
  await expect(primary).toHaveValue('#0F6B5C')
  await button('reset').click()
  await expect(primary).toHaveValue('#000000')
  await button('publish').click()
  await expect(page.getByText(text(lang, 'published'))).toBeVisible()
  await expect(page.getByRole('banner').first()).not.toContainText(name)
  await visitor.dispose()
})
