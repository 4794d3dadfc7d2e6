import { answerPlan } from '../../domain/billing/plan-choice.ts'
import { formatMoney } from '../../domain/money.ts'
import { planCardMessages } from '../../messages/billing/plan-cards.ts'
import { planToolMessages } from '../../messages/site/plan-tool.ts'
import { field, fillClientSteps, password, sendSignIn, submit } from './account-steps.ts'
import { expect, expectSoundPage, hydrated, publicPage, say, test, uniqueEmail } from './support.ts'
import { typeVisit } from './type-visit.ts'
import { expectSoundAndNarrow } from './widths.ts'

const prices = {
  single: { full_service: 50_000, basic: 30_000 },
  included: { free: 0, basic: 10, professional: 30, enterprise: null },
}
const twelve = answerPlan({ branches: 12, visits: 2, type: 'full_service' }, prices)

test('an owner finds the price for 12 branches and orders one visit in six steps', async ({ page, lang }) => {
  const tool = page.locator('#tool')
  let steps = 0
  const step = async (action: () => Promise<unknown>) => {
    steps += 1
    await action()
  }
  const email = uniqueEmail('owner')
  await page.goto(publicPage(lang, '/plans'))
  await hydrated(page)

  await step(() => field(page, 'branches').fill('12'))
  await expect(tool.getByRole('heading', { name: say(lang, planCardMessages.planProfessional) })).toBeVisible()
  await expect(tool.getByText('2,499', { exact: false }).first()).toBeVisible()
  for (const amount of [twelve.ways[0].perVisit, twelve.saving])
    await expect(tool.getByText(formatMoney(amount, lang).replace(/\.00(?=\D|$)/, ''))).toBeVisible()

  await step(() => tool.locator('a[href*="visit=full_service"]').click())
  await page.waitForURL(/client-registration\?visit=full_service&branches=12$/)
  await hydrated(page)
  await expect(field(page, 'numberOfBranches')).toHaveValue('12')

  await step(async () => {
    await fillClientSteps(page, lang, email)
    await submit(page).click()
    await page.waitForURL(/\/login\?next=/)
  })
  await hydrated(page)
  await step(() => sendSignIn(page, email, password))
  await page.waitForURL(/\/client\/secret-shopper\?new=1&visit=full_service$/)
  await hydrated(page)
  await expect(page.locator('[name=evaluationType][value=full_service]')).toBeChecked()

  await step(async () => {
    const form = page.locator('main form').filter({ has: page.locator('[name=evaluationType]') })
    await form.locator('input[role=combobox]').fill('Corniche')
    await page.keyboard.press('Tab')
    await form.locator('[name=branchLocation]').fill('Corniche Road, Jeddah')
    await typeVisit(page, new Date(Date.now() + 14 * 24 * 3600_000))
    await form.locator('button[type=submit]').last().click()
  })
  await page.waitForURL(/\/client\/secret-shopper\?done=created$/)
  expect(steps).toBeLessThanOrEqual(6)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('the price is calculated by the server, and every cell of the map leads to its calculation', async ({
    page,
    lang,
  }) => {
    const tool = page.locator('#tool')
    await page.goto(publicPage(lang, '/plans'))
    await expectSoundAndNarrow(page, lang)
    await field(page, 'branches').fill('12')
    await tool.getByRole('button', { name: say(lang, planToolMessages.show) }).click()
    await page.waitForURL(/\?branches=12&visits=2&type=full_service#tool$/)
    await expect(tool.getByRole('heading', { name: say(lang, planCardMessages.planProfessional) })).toBeVisible()
    const map = page.locator('#map table')
    await expect(map.getByRole('link')).toHaveCount(32)
    await expect(map.locator('[aria-current=true]')).toHaveCount(1)
    await map.getByRole('link').first().click()
    await page.waitForURL(/\?branches=1&visits=1&type=full_service#tool$/)
    await expect(tool.getByRole('heading', { name: say(lang, planToolMessages.waySingles) })).toBeVisible()
    await expectSoundPage(page, lang)
  })
})
