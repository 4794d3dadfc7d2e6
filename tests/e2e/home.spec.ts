import { aboutMessages } from '../../messages/about.ts'
import { contactMessages } from '../../messages/contact.ts'
import { homeMessages } from '../../messages/home.ts'
import { homeContentMessages } from '../../messages/home-content.ts'
import { planCardMessages } from '../../messages/plan-cards.ts'
import { plansMessages } from '../../messages/plans.ts'
import { serviceMessages } from '../../messages/service-pages.ts'
import { shellMessages } from '../../messages/shell.ts'
import { expect, expectSoundPage, hydrated, publicPage, say, test } from './support.ts'

const phone = { width: 360, height: 740 }
const pages = ['/services', '/plans', '/about', '/contact']

for (const path of pages)
  test(`${path} is sound on a desk and on a phone`, async ({ page, lang }) => {
    const response = await page.goto(publicPage(lang, path))
    expect(response!.status()).toBe(200)
    await hydrated(page)
    await expectSoundPage(page, lang)
    await page.setViewportSize(phone)
    await expectSoundPage(page, lang)
  })

test('the calls of the home page lead where they say', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
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

test('the consultant button leaves the closing words and the footer alone', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const button = page.getByRole('link', { name: say(lang, shellMessages.talkToConsultant), includeHidden: true }).last()
  await expect(button).toBeVisible()
  await page.locator('#footer').scrollIntoViewIfNeeded()
  await expect(button).toBeHidden()
})

test('the voices change every seven seconds and stop when asked', async ({ page, lang }) => {
  await page.clock.install()
  await page.goto(publicPage(lang, '/'))
  await hydrated(page)
  const voices = page.getByRole('region', { name: say(lang, homeMessages.stories), exact: true })
  await voices.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const quote = (index: 1 | 2) => voices.getByText(say(lang, homeContentMessages[`voice${index}`]))
  await expect(quote(1)).toBeVisible()
  await page.clock.runFor(7100)
  await expect(quote(2)).toBeVisible()
  await voices.getByRole('button', { name: say(lang, homeMessages.pauseStories) }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  await expect(quote(2)).toBeVisible()
})

test('every service is explained, and its place can be linked', async ({ page, lang }) => {
  await page.goto(`${publicPage(lang, '/services')}#split-payments`)
  await hydrated(page)
  await expect(page.locator('#split-payments')).toBeInViewport()
  await expect(page.locator('main article')).toHaveCount(11)
  await page
    .locator('main')
    .getByRole('link', { name: say(lang, serviceMessages.signUp) })
    .last()
    .click()
  await page.waitForURL(`**${publicPage(lang, '/signup')}`)
})

test('the plans say their prices before and with VAT, compare, and answer', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/plans'))
  await hydrated(page)
  const main = page.locator('main')
  for (const amount of ['999', '2,499', '1,148.85', '2,873.85', '300', '500', '345.00', '575.00'])
    await expect(main.getByText(new RegExp(`(^|\\D)${amount.replace('.', '\\.')}(\\D|$)`)).first()).toBeVisible()
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(12)
  await page.setViewportSize(phone)
  await expectSoundPage(page, lang)
  const question = main.locator('summary', { hasText: say(lang, plansMessages.q2) })
  await question.click()
  await expect(main.getByText(say(lang, plansMessages.a2))).toBeVisible()
  const begin = main.getByRole('link', {
    name: say(lang, planCardMessages.getStartedWith).replace('{plan}', say(lang, planCardMessages.planBasic)),
  })
  await expect(begin).toHaveAttribute('href', publicPage(lang, '/signup?plan=basic'))
})

test('about says who, why and by which values', async ({ page, lang }) => {
  await page.goto(publicPage(lang, '/about'))
  const main = page.locator('main')
  for (const word of ['vision', 'mission', 'honest', 'discreet', 'fair', 'useful'] as const)
    await expect(main.getByText(say(lang, aboutMessages[word]), { exact: true })).toBeVisible()
  await expect(main.getByText('500+')).toBeVisible()
  await expect(main.getByText(say(lang, aboutMessages.howTitle))).toBeVisible()
})

test('the contact page knows whether somebody is at work', async ({ page, lang }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T09:30:00Z'))
  await page.goto(publicPage(lang, '/contact'))
  await expect(page.getByText(say(lang, contactMessages.openNow))).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-27T09:30:00Z'))
  await page.reload()
  await expect(page.getByText(say(lang, contactMessages.opens_sunday))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('services, plans and the answers are there', async ({ page, lang }) => {
    await page.goto(publicPage(lang, '/plans'))
    await page.locator('summary', { hasText: say(lang, plansMessages.q1) }).click()
    await expect(page.getByText(say(lang, plansMessages.a1))).toBeVisible()
    await page.goto(publicPage(lang, '/services'))
    await expect(page.locator('main article')).toHaveCount(11)
  })
})
