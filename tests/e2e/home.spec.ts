import { planContentNames } from '../../domain/plans.ts'
import { aboutMessages } from '../../messages/site/about.ts'
import { contactMessages } from '../../messages/site/contact.ts'
import { homeMessages } from '../../messages/site/home.ts'
import { homeContentMessages } from '../../messages/site/home-content.ts'
import { oneVisitMessages } from '../../messages/site/one-visit.ts'
import { navigationMessages } from '../../messages/site/navigation.ts'
import { planCardMessages } from '../../messages/billing/plan-cards.ts'
import { plansMessages } from '../../messages/site/plans.ts'
import { serviceMessages } from '../../messages/site/service-pages.ts'
import { shellMessages } from '../../messages/shell.ts'
import { expect, expectNoAxeViolations, expectSoundPage, hydrated, publicPage, say, test } from './support.ts'
import { expectSoundAndNarrow, phone } from './widths.ts'

/** Rows of the table of plans beside its contents: head, prices, visits a month. */
const rowsBesideContents = 3

test('the home page is sound; its slides and voices move, wait for the mouse, for play with reduced motion, and stay where somebody put them; the contact page is sound and knows whether somebody is at work', async ({
  page,
  lang,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T09:30:00Z') })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(publicPage(lang, '/'))
  await expect(page).toHaveTitle(new RegExp(say(lang, homeMessages.title)))
  const slider = page.getByRole('region', { name: say(lang, homeMessages.slideshow) })
  const shown = slider.locator('[role=group]:not([inert])[aria-roledescription]')
  const number = (index: number) =>
    say(lang, homeMessages.slideOf).replace('{index}', String(index)).replace('{total}', '4')
  await expect(slider.getByRole('button', { name: say(lang, homeMessages.playSlides) })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveAttribute('aria-label', number(1))
  await expectSoundPage(page, lang)

  await hydrated(page)
  await page.emulateMedia({ reducedMotion: null })
  const first = slider.locator('button, a[href]').first()
  await expect(first).toHaveAccessibleName(say(lang, homeMessages.pauseSlides))
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
  const dots = slider.getByRole('group', { name: say(lang, homeMessages.chooseSlide) }).getByRole('button')
  await dots.first().focus()
  await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(dots.nth(1)).toBeFocused()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')

  const voices = page.getByRole('region', { name: say(lang, homeMessages.stories), exact: true })
  await voices.hover()
  await page.mouse.move(2, 2)
  const spoken = await voices
    .locator('[data-slide]')
    .evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('inert')))
  const next = homeContentMessages[`voice${(((spoken + 1) % 3) + 1) as 1 | 2 | 3}`]
  await expect(voices.getByText(say(lang, next))).toBeHidden()
  await page.clock.runFor(7100)
  await expect(voices.getByText(say(lang, next))).toBeVisible()
  await voices.getByRole('button', { name: say(lang, homeMessages.pauseStories) }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  await expect(voices.getByText(say(lang, next))).toBeVisible()

  const answer = await page.goto(publicPage(lang, '/contact'))
  expect(answer!.status()).toBe(200)
  await hydrated(page)
  await expect(page.getByText(say(lang, contactMessages.openNow))).toBeVisible()
  await expectSoundAndNarrow(page, lang)
  await page.clock.fastForward(5 * 24 * 3600_000)
  await expect(page.getByText(say(lang, contactMessages.opens_sunday))).toBeVisible()
})

test('on a phone the slides move before any script is fetched, nobody is asked about cookies, nothing is pushed about and reading fetches nothing; the first press brings the scripts, and the menu as a dialog that gives the focus back', async ({
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
  await expect(page.locator('section[data-consent]')).toBeHidden()
  const rulesThatWait = async () => {
    // why: idle callbacks run only while the installed clock advances
    await page.clock.runFor(100)
    return page.evaluate(() => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length))
  }
  // lower sections are laid out at last (app/live/reveal.ts)
  await expect.poll(rulesThatWait).toEqual([0])
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => scrollTo(0, 0))
  expect(scripts).toEqual([])
  const shifts = await page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => {
      const { value, sources } = entry as Shift
      return { value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '') }
    })
  })
  // rounding of a zero shift; a dot of the slides grows by as little
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.0005)

  await page.locator('summary:visible').first().click()
  await page.clock.resume()
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length).toBeLessThan(9)
  const menu = page.getByRole('dialog', { name: say(lang, shellMessages.menu) })
  const link = menu.getByRole('link', { name: say(lang, navigationMessages.joinAsFreelancer) })
  await expect(link).toBeVisible()
  await expect(slides.nth(1)).not.toHaveAttribute('inert')
  await expectSoundPage(page, lang)

  const button = page.getByRole('button', { name: say(lang, shellMessages.openMenu) })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await link.click()
  await page.waitForURL(`**${publicPage(lang, '/join-freelancer')}`)
  await expect(menu).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
})

test.describe('with scripts off', () => {
  test.use({ scripts: false })

  test('home, services, plans and about are sound, fit a phone and say what they must', async ({ page, lang }) => {
    const main = page.locator('main')
    await test.step('the home page shows the product: one visit as text, its screens as pictures of known size', async () => {
      await page.goto(publicPage(lang, '/'))
      await expect(main.locator('#slides [role=img]').first()).toHaveAccessibleName(/97\.5/)
      await expect(main.locator('#one-visit li')).toHaveCount(8)
      await expect(main.locator('#one-visit')).toContainText(say(lang, oneVisitMessages.missingQuote))
      const pictures = main.locator('picture img')
      expect(await pictures.count()).toBeGreaterThan(4)
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveAttribute('loading', 'lazy')
        await expect(picture).toHaveAttribute('alt', /\S/)
        await expect(picture).toHaveAttribute('width', /^\d+$/)
        await expect(picture).toHaveAttribute('height', /^\d+$/)
      }
      await expectSoundAndNarrow(page, lang)
    })
    await test.step('the home page is sound in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoAxeViolations(page)
      await page.emulateMedia({ colorScheme: null })
    })
    await test.step('every service is explained, and its place can be linked', async () => {
      const answer = await page.goto(`${publicPage(lang, '/services')}#split-payments`)
      expect(answer!.status()).toBe(200)
      await expect(page.locator('#split-payments')).toBeInViewport()
      await expect(main.locator('article')).toHaveCount(11)
      await expectSoundAndNarrow(page, lang)
      await main
        .getByRole('link', { name: say(lang, serviceMessages.signUp) })
        .last()
        .click()
      await page.waitForURL(`**${publicPage(lang, '/signup')}`)
    })
    await test.step('the plans say their prices before and with VAT, compare, and answer', async () => {
      const answer = await page.goto(publicPage(lang, '/plans'))
      expect(answer!.status()).toBe(200)
      for (const amount of ['999', '2,499', '1,148.85', '2,873.85', '300', '500', '345.00', '575.00'])
        await expect(main.getByText(new RegExp(`(^|\\D)${amount.replace('.', '\\.')}(\\D|$)`)).first()).toBeVisible()
      await expect(main.locator('#compare').getByRole('table').getByRole('row')).toHaveCount(
        planContentNames.length + rowsBesideContents,
      )
      await expectSoundAndNarrow(page, lang)
      const question = main.locator('summary', { hasText: say(lang, plansMessages.q2) })
      await question.click()
      await expect(main.getByText(say(lang, plansMessages.a2))).toBeVisible()
      const begin = main.locator('#plans').getByRole('link', {
        name: say(lang, planCardMessages.getStartedWith).replace('{plan}', say(lang, planCardMessages.planBasic)),
      })
      await expect(begin).toHaveAttribute('href', publicPage(lang, '/signup?plan=basic'))
      // on a phone the table of plans is a list per row
      await page.setViewportSize(phone)
      await expectNoAxeViolations(page)
    })
    await test.step('about says who, why and by which values', async () => {
      const answer = await page.goto(publicPage(lang, '/about'))
      expect(answer!.status()).toBe(200)
      for (const word of ['vision', 'mission', 'honest', 'discreet', 'fair', 'useful'] as const)
        await expect(main.getByText(say(lang, aboutMessages[word]), { exact: true })).toBeVisible()
      await expect(main.getByText('500+')).toBeVisible()
      await expect(main.getByText(say(lang, aboutMessages.howTitle))).toBeVisible()
      await expectSoundAndNarrow(page, lang)
    })
  })
})
