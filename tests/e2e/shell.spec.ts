import { homeMessages } from '../../messages/site/home.ts'
import { homeContentMessages } from '../../messages/site/home-content.ts'
import { messageMessages } from '../../messages/site/messages.ts'
import { navigationMessages } from '../../messages/site/navigation.ts'
import { shellMessages } from '../../messages/shell.ts'
import { complaintsOf } from './complaints.ts'
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
import { expectSoundAndNarrow, phone } from './widths.ts'

test('from the home page by the header to a service, to a consultant, and to the other language', async ({
  page,
  lang,
}) => {
  const header = page.getByRole('banner')
  await test.step('the home page starts without a complaint of the browser, and its calls lead where they say', async () => {
    const complaints = complaintsOf(page)
    await page.goto(publicPage(lang, '/'))
    await hydrated(page)
    expect(complaints).toEqual([])
    const ways = [
      [say(lang, homeContentMessages.explore), '/services'],
      [say(lang, homeMessages.howMore), '/mystery-shopping'],
      [say(lang, homeMessages.sampleLink), '/ai-reports'],
      [say(lang, homeMessages.comparePlans), '/plans'],
      [say(lang, homeMessages.closingRegister), '/client-registration'],
      [say(lang, homeMessages.closingContact), '/contact'],
    ] as const
    for (const [name, path] of ways) {
      const link = page.locator('main').getByRole('link', { name, exact: true, includeHidden: true }).first()
      await expect(link).toHaveAttribute('href', publicPage(lang, path))
    }
  })
  await test.step('the header turns to glass after 50 px and keeps its height; the consultant button leaves the footer alone', async () => {
    const before = await header.boundingBox()
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-glass')
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-glass')
    expect((await header.boundingBox())!.height).toBe(before!.height)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const button = page
      .getByRole('link', { name: say(lang, shellMessages.talkToConsultant), includeHidden: true })
      .last()
    await expect(button).toBeVisible()
    await page.locator('#footer').scrollIntoViewIfNeeded()
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  })
  await test.step('a menu opens by mouse and by keyboard, closes by Escape, and leads on', async () => {
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
    await services.click()
    await header.getByRole('link', { name: say(lang, navigationMessages.training) }).click()
    await page.waitForURL((url) => url.hash === '#training')
    await expect(page.locator('#training')).toBeInViewport()
  })
  await test.step('a consultant can be asked, and the message is kept with a ticket', async () => {
    await page
      .getByRole('link', { name: say(lang, shellMessages.requestDemo) })
      .first()
      .click()
    await page.waitForURL('**/consultant?topic=demo')
    await page.waitForTimeout(2100)
    const send = page.getByRole('button', { name: say(lang, messageMessages.send), exact: true })
    await send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectSoundAndNarrow(page, lang)
    const message = `Two branches ${crypto.randomUUID()}`
    await page.locator('input[name=name]').fill('Reem')
    await page.locator('input[name=email]').fill('reem@example.com')
    await page.locator('textarea[name=message]').fill(message)
    await send.click()
    await expect(page.getByText(say(lang, messageMessages.thanks))).toBeVisible()
    await expect(page.locator('textarea[name=message]')).toHaveValue('')
    const kept = await lookUp<{ ticket: string }>(
      'select ticket from app.form_submissions where answers::text like $1',
      [`%${message}%`],
    )
    expect(kept).toHaveLength(1)
    await expect(page.getByText(say(lang, messageMessages.thanks))).toBeHidden()
    await expect(page.getByText(kept[0]!.ticket)).toBeVisible()
  })
  await test.step('the other language keeps the page, the query and what was typed', async () => {
    const other = lang === 'en' ? 'ar' : 'en'
    await page.locator('input[name=name]').fill('نورة الشهري')
    await page.locator('textarea[name=message]').fill('Three branches')
    await page.locator('select[name=topic]').selectOption('franchise')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(lang, shellMessages.switchLanguage) })
      .click()
    await page.waitForURL(`**${publicPage(other, '/consultant')}?topic=demo`)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('input[name=name]')).toHaveValue('نورة الشهري')
    await expect(page.locator('textarea[name=message]')).toHaveValue('Three branches')
    await expect(page.locator('select[name=topic]')).toHaveValue('franchise')
  })
})

test.describe('with scripts off', () => {
  test.use({ scripts: false })

  test('an unknown address answers 404 and helps on; the menus open, and the first slide is there', async ({
    page,
    lang,
  }) => {
    const response = await page.goto(publicPage(lang, '/nowhere/at/all'))
    expect(response!.status()).toBe(404)
    await expectSoundAndNarrow(page, lang)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const menus = page.getByRole('banner').locator('summary:visible')
    await expect(menus).not.toHaveCount(0)
    for (const menu of await menus.all()) {
      await menu.click()
      await expect(page.locator('header details[open] a').last()).toBeVisible()
      await menu.click()
    }
    // the longest menu; the others are built alike
    await menus.first().click()
    await expectNoAxeViolations(page)
    await menus.first().click()
    await page
      .locator('main')
      .getByRole('link', { name: say(lang, shellMessages.plans) })
      .click()
    await page.waitForURL(`**${publicPage(lang, '/plans')}`)
    await page.setViewportSize(phone)
    await page.goto(publicPage(lang, '/'))
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
    await page.locator('summary:visible').first().click()
    await expect(page.getByRole('link', { name: say(lang, navigationMessages.joinAsFreelancer) }).first()).toBeVisible()
  })
})

test('Ctrl and K find a page in either language, and a record; the side bar marks where one is', async ({
  page,
  lang,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/alerts')
  await hydrated(page)
  const palette = page.getByRole('dialog', { name: say(lang, shellMessages.searchTitle) })
  const button = page.getByRole('button', { name: say(lang, shellMessages.searchShort), exact: true })
  const bar = page.getByRole('navigation', { name: say(lang, shellMessages.mainNavigation) })
  const current = bar.locator('[aria-current=page]')
  await expect(button).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  await expect(palette).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await button.click()
  const entry = palette.getByRole('option').first()
  for (const word of [shellMessages.activityLogs.en, shellMessages.activityLogs.ar]) {
    await palette.getByRole('combobox').fill('')
    await expect(entry).not.toHaveText(say(lang, shellMessages.activityLogs))
    await page.keyboard.type(word)
    await expect(entry).toHaveText(say(lang, shellMessages.activityLogs))
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/activity-logs')
  await expect(current).toHaveText(say(lang, shellMessages.activityLogs))
  await bar.getByRole('link', { name: say(lang, shellMessages.officeTasks) }).click()
  await page.waitForURL('**/admin/tasks')
  await expect(current).toHaveText(say(lang, shellMessages.officeTasks))
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type(people.saffron.email)
  const record = palette.getByRole('option').filter({ hasText: people.saffron.email })
  await expect(record).toBeVisible()
  await record.click()
  await page.waitForURL('**/admin/clients/*')
})
