import { homeMessages } from '../../messages/home.ts'
import { messageMessages } from '../../messages/messages.ts'
import { navigationMessages } from '../../messages/navigation.ts'
import { shellMessages } from '../../messages/shell.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, publicPage, say, signInOnPage, test } from './support.ts'

const phone = { width: 360, height: 740 }

test('the home page is sound on a desk and on a phone', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.setViewportSize(phone)
  await expectSoundPage(page, lang)
})

test('the home page has its own title, canonical address and twin', async ({ page, lang, baseURL }) => {
  await page.goto(publicPage(lang, '/'))
  await expect(page).toHaveTitle(new RegExp(say(lang, homeMessages.title)))
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await href('link[rel=canonical]')).toBe(baseURL + publicPage(lang, '/'))
  expect(await href('link[hreflang=ar]')).toBe(`${baseURL!}/ar`)
  expect(await href('link[hreflang=en]')).toBe(`${baseURL!}/`)
  expect(await href('link[hreflang=x-default]')).toBe(`${baseURL!}/`)
})

test('the slides move, wait for the mouse, and stay where somebody put them', async ({ page, lang }) => {
  await page.clock.install()
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const slider = page.getByRole('region', { name: say(lang, homeMessages.slideshow) })
  const shown = slider.locator('[role=group]:not([inert])[aria-roledescription]')
  const number = (index: number) =>
    say(lang, homeMessages.slideOf).replace('{index}', String(index)).replace('{total}', '4')
  await expect(shown).toHaveAttribute('aria-label', number(1))
  await page.clock.runFor(5100)
  await expect(shown).toHaveAttribute('aria-label', number(2))
  await slider.hover({ position: { x: 20, y: 20 } })
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAttribute('aria-label', number(2))
  await slider.getByRole('button', { name: say(lang, homeMessages.nextSlide) }).click()
  await expect(shown).toHaveAttribute('aria-label', number(3))
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAttribute('aria-label', number(3))
  await expect(slider.getByRole('button', { name: say(lang, homeMessages.playSlides) })).toBeVisible()
})

test('pause is the first stop inside the slides, and the arrow keys follow the direction', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const slider = page.getByRole('region', { name: say(lang, homeMessages.slideshow) })
  const first = slider.locator('button, a[href]').first()
  await expect(first).toHaveAccessibleName(say(lang, homeMessages.pauseSlides))
  const dots = slider.getByRole('group', { name: say(lang, homeMessages.chooseSlide) }).getByRole('button')
  await dots.first().focus()
  await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(dots.nth(1)).toBeFocused()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('the slides move and the cookies are asked about before any script is fetched, and nothing is pushed about; the first touch brings them', async ({
  page,
  context,
  lang,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await context.clearCookies({ name: 'consent' })
  await page.setViewportSize(phone)
  await page.clock.install()
  await page.goto(publicPage(lang, '/'))
  const slides = page.locator('#slides [data-slide]')
  await expect(slides.nth(0)).not.toHaveAttribute('inert')
  await page.clock.runFor(5100)
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
  const bar = page.locator('section[data-consent]')
  await expect(bar).toBeVisible()
  expect(scripts).toEqual([])
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  })
  // what is written as a shift of 0; a dot of the slides grows by as little
  expect(moved).toBeLessThan(0.0005)

  await page.locator('summary:visible').first().click()
  await page.clock.resume()
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(10)
  const menu = page.getByRole('dialog', { name: say(lang, shellMessages.menu) })
  await expect(menu.getByRole('link', { name: say(lang, navigationMessages.joinAsFreelancer) })).toBeVisible()
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
})

test('with reduced motion the slides wait for play', async ({ page, lang }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const slider = page.getByRole('region', { name: say(lang, homeMessages.slideshow) })
  await expect(slider.getByRole('button', { name: say(lang, homeMessages.playSlides) })).toBeVisible()
})

test('a menu of the header opens by mouse and by keyboard and closes by Escape', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const header = page.getByRole('banner')
  const services = header.locator('summary', { hasText: say(lang, navigationMessages.services) })
  const link = header.getByRole('link', { name: say(lang, navigationMessages.getCertified) })
  await services.hover()
  await expect(link).toBeVisible()
  await services.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.mouse.move(600, 600)
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: say(lang, navigationMessages.allServices) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(services).toBeFocused()
})

test('a link of the menu leads to its service on the page of services', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/consultant'))
  await hydrated(page)
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: say(lang, navigationMessages.services) }).click()
  await header.getByRole('link', { name: say(lang, navigationMessages.training) }).click()
  await page.waitForURL((url) => url.hash === '#training')
  await expect(page.locator('#training')).toBeInViewport()
})

test('the header turns to glass after 50 px and keeps its height', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const header = page.getByRole('banner')
  const before = await header.boundingBox()
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-glass')
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-glass')
  expect((await header.boundingBox())!.height).toBe(before!.height)
})

test('on a phone the menu is a dialog that gives the focus back', async ({ page, lang }) => {
  await page.setViewportSize(phone)
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const button = page.getByRole('button', { name: say(lang, shellMessages.openMenu) })
  await button.click()
  const menu = page.getByRole('dialog', { name: say(lang, shellMessages.menu) })
  await expect(menu).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: say(lang, navigationMessages.joinAsFreelancer) }).click()
  await page.waitForURL(`**${publicPage(lang, '/join-freelancer')}`)
  await expect(menu).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
})

test('the other language keeps the page, the query and what was typed', async ({ page, lang }) => {
  const other = lang === 'en' ? 'ar' : 'en'
  await page.goto(publicPage(lang, '/consultant?topic=plans'))
  await hydrated(page)
  await page.locator('input[name=name]').fill('نورة الشهري')
  await page.locator('textarea[name=message]').fill('Three branches')
  await page.locator('select[name=topic]').selectOption('franchise')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(lang, shellMessages.switchLanguage) })
    .click()
  await page.waitForURL(`**${publicPage(other, '/consultant')}?topic=plans`)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('input[name=name]')).toHaveValue('نورة الشهري')
  await expect(page.locator('textarea[name=message]')).toHaveValue('Three branches')
  await expect(page.locator('select[name=topic]')).toHaveValue('franchise')
})

test('a consultant can be asked, and the message is kept with a ticket', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  await page
    .getByRole('link', { name: say(lang, shellMessages.requestDemo) })
    .first()
    .click()
  await page.waitForURL('**/consultant?topic=demo')
  await expectSoundPage(page, lang)
  await page.waitForTimeout(2100)
  const send = page.getByRole('button', { name: say(lang, messageMessages.send), exact: true })
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectSoundPage(page, lang)
  const message = `Two branches ${crypto.randomUUID()}`
  await page.locator('input[name=name]').fill('Reem')
  await page.locator('input[name=email]').fill('reem@example.com')
  await page.locator('textarea[name=message]').fill(message)
  await send.click()
  await expect(page.getByText(say(lang, messageMessages.thanks))).toBeVisible()
  await expect(page.locator('textarea[name=message]')).toHaveValue('')
  const kept = await lookUp<{ ticket: string }>('select ticket from app.form_submissions where answers::text like $1', [
    `%${message}%`,
  ])
  expect(kept).toHaveLength(1)
  await expect(page.getByText(say(lang, messageMessages.thanks))).toBeHidden()
  await expect(page.getByText(kept[0]!.ticket)).toBeVisible()
})

test('an unknown address answers 404 and helps on', async ({ page, lang }) => {
  const response = await page.goto(publicPage(lang, '/nowhere/at/all'))
  expect(response!.status()).toBe(404)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page
    .locator('main')
    .getByRole('link', { name: say(lang, shellMessages.plans) })
    .click()
  await page.waitForURL(`**${publicPage(lang, '/plans')}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the first slide and the menus are there', async ({ page, lang }) => {
    await page.goto(publicPage(lang, '/'))
    await expect(page.locator('h1')).toBeVisible()
    await page.setViewportSize(phone)
    await page.locator('summary:visible').first().click()
    await expect(page.getByRole('link', { name: say(lang, navigationMessages.joinAsFreelancer) }).first()).toBeVisible()
  })
})

test('the side bar marks where one is', async ({ page, lang }) => {
  await signInOnPage(page, lang, people.saffron)
  const bar = page.getByRole('navigation', { name: say(lang, shellMessages.mainNavigation) })
  const current = bar.locator('[aria-current=page]')
  await expect(current).toHaveText(say(lang, shellMessages.dashboard))
  await bar.getByRole('link', { name: say(lang, shellMessages.reports) }).click()
  await page.waitForURL('**/client/reports')
  await expect(current).toHaveText(say(lang, shellMessages.reports))
  await expect(page.locator('h1')).toBeFocused()
})

test('Ctrl and K find a page in either language, and a record', async ({ page, lang }) => {
  await signInOnPage(page, lang, people.admin)
  const palette = page.getByRole('dialog', { name: say(lang, shellMessages.searchTitle) })
  const button = page.getByRole('button', { name: say(lang, shellMessages.search) })
  await expect(button).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  await expect(palette).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  for (const word of [shellMessages.activityLogs.en, shellMessages.activityLogs.ar]) {
    await page.goto('/admin')
    await hydrated(page)
    await button.click()
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/activity-logs')
  }
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type(people.saffron.email)
  const record = palette.getByRole('option').filter({ hasText: people.saffron.email })
  await expect(record).toBeVisible()
  await record.click()
  await page.waitForURL('**/admin/client-approval?q=**')
})
