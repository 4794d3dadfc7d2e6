import { shellMessages } from '../../messages/shell.ts'
import { accountMenu, expect, expectSoundPage, hydrated, people, say, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }

test('the account menu says who is signed in and keeps the theme; on a phone the menu slides in from the start and leads on', async ({
  page,
  lang,
}) => {
  // why: both languages run at the same time, and the theme belongs to the person
  const who = lang === 'en' ? people.shopper : people.secondShopper
  await signIn(page, who)
  await page.goto('/freelancer/payouts')
  await hydrated(page)
  await expect(page.getByRole('button', { name: say(lang, shellMessages.searchShort), exact: true })).toBeVisible()
  const email = page.getByText(who.email).filter({ visible: true })
  const menu = accountMenu(page)
  await menu.click()
  await expect(email).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(email).toBeHidden()

  await menu.click()
  const theme = page.locator('html')
  await page.getByRole('button', { name: say(lang, shellMessages.theme_dark) }).click()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await expect.poll(async () => await (await page.request.get('/notifications')).text()).toContain('data-theme="dark"')
  await expectSoundPage(page, lang)
  if (!(await email.isVisible())) await menu.click()
  await page.getByRole('button', { name: say(lang, shellMessages.theme_system) }).click()
  await expect(theme).toHaveAttribute('data-theme', 'system')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: say(lang, shellMessages.openMenu) }).click()
  const slide = page.getByRole('dialog', { name: say(lang, shellMessages.menu) })
  const box = (await slide.boundingBox())!
  expect(Math.round(lang === 'ar' ? box.x + box.width : box.x)).toBe(lang === 'ar' ? phone.width : 0)
  await expectSoundPage(page, lang)
  await slide.getByRole('link', { name: say(lang, shellMessages.placeVisits), exact: true }).click()
  await page.waitForURL('**/freelancer/secret-shopper')
  await expect(slide).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ scripts: false })
  test('an unknown address inside a portal keeps the frame', async ({ page, lang }) => {
    await signIn(page, people.freelancer)
    const response = await page.goto('/freelancer/nowhere')
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('navigation', { name: say(lang, shellMessages.mainNavigation) })).toBeVisible()
    await expectSoundPage(page, lang)
  })
})
