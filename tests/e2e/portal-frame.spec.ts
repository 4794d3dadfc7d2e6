import { errorMessages } from '../../messages/errors.ts'
import { shellMessages } from '../../messages/shell.ts'
import { expect, expectSoundPage, hydrated, people, say, signInOnPage, test } from './support.ts'

const phone = { width: 360, height: 740 }

test('the portal changes language in place: page, query and typed text stay', async ({ page, lang }) => {
  const other = lang === 'en' ? 'ar' : 'en'
  await signInOnPage(page, lang, people.admin)
  await page.goto('/admin/emails?state=kept')
  await hydrated(page)
  await page.locator('main input[type=search]').first().fill('طلب')
  await page.getByRole('button', { name: say(lang, shellMessages.switchLanguage) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  expect(new URL(page.url()).search).toBe('?state=kept')
  await expect(page.locator('main input[type=search]').first()).toHaveValue('طلب')
  await page.getByRole('button', { name: say(other, shellMessages.switchLanguage) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
})

test('the account menu says who is signed in', async ({ page, lang }) => {
  await signInOnPage(page, lang, people.dallah)
  await expect(page.getByRole('button', { name: say(lang, shellMessages.search) })).toBeVisible()
  await page.getByRole('banner').locator('summary').last().click()
  await expect(page.getByText(people.dallah.email)).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(page.getByText(people.dallah.email)).toBeHidden()
})

test('the theme is chosen in the account menu and kept', async ({ page, lang }) => {
  // why: both languages run at the same time, and the theme belongs to the person
  await signInOnPage(page, lang, lang === 'en' ? people.shopper : people.secondShopper)
  await expect(page.getByRole('button', { name: say(lang, shellMessages.search) })).toBeVisible()
  const menu = page.getByRole('banner').locator('summary').last()
  await menu.click()
  await page.getByRole('button', { name: say(lang, shellMessages.theme_dark) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await menu.click()
  await page.getByRole('button', { name: say(lang, shellMessages.theme_system) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
})

test('an unknown address inside a portal keeps the frame', async ({ page, lang }) => {
  await signInOnPage(page, lang, people.freelancer)
  const response = await page.goto('/freelancer/nowhere')
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('navigation', { name: say(lang, shellMessages.mainNavigation) })).toBeVisible()
  await hydrated(page)
  await expectSoundPage(page, lang)
})

test('on a phone the portal menu slides in from the start and leads on', async ({ page, lang }) => {
  await page.setViewportSize(phone)
  await signInOnPage(page, lang, people.freelancer)
  await page.getByRole('button', { name: say(lang, shellMessages.openMenu) }).click()
  const menu = page.getByRole('dialog', { name: say(lang, shellMessages.menu) })
  const box = (await menu.boundingBox())!
  expect(Math.round(lang === 'ar' ? box.x + box.width : box.x)).toBe(lang === 'ar' ? phone.width : 0)
  await expectSoundPage(page, lang)
  await menu.getByRole('link', { name: say(lang, shellMessages.evaluationTasks) }).click()
  await page.waitForURL('**/freelancer/secret-shopper')
  await expect(menu).toBeHidden()
})

test('an area of others is not found, in the reader’s own language and look', async ({ page, lang }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await signInOnPage(page, lang, people.dallah)
  await page.goto('/admin/reports')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: say(lang, errorMessages['not-found']) })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName(/^[^:]+: ./)
  await expect(page.getByRole('link', { name: say(lang, shellMessages.goDashboard) })).toBeVisible()
  await expectSoundPage(page, lang)
  expect(faults.filter((text) => !text.includes('404'))).toEqual([])
})
