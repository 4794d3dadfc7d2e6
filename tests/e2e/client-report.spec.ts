import type { Page } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { actionMessages } from '../../messages/actions.ts'
import {
  alertPeopleMessages,
  disputeMessages,
  replyMessages,
  sharedPageMessages,
  shareMessages,
} from '../../messages/client-report.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  pageOf,
  people,
  publicPage,
  say,
  test,
  uniqueEmail,
} from './support.ts'

/** The newest released report of the demo client whose answers can still be disputed. */
async function openNewest(page: Page) {
  await page.goto('/client/reports?q=Corniche&sort=-date')
  await hydrated(page)
  await page.locator('tbody a').first().click()
  await page.waitForURL(/\/client\/reports\/[0-9a-f-]{36}/)
  await hydrated(page)
  await expect(page.locator('#findings')).toBeVisible()
}

const dialog = (page: Page) => page.getByRole('dialog')

test('a client acts on a finding, disputes an answer and takes it back, and replies', async ({
  browser,
  baseURL,
  lang,
}) => {
  // a long report is examined again and again on the way
  test.slow()
  const page = await pageOf(browser, lang, baseURL!, people.saffron)
  await openNewest(page)
  await expectSoundPage(page, lang)

  const findings = page.locator('#findings')
  const owner = `Owner ${uniqueEmail('x').slice(2, 9)}`
  await findings.getByText(say(lang, actionMessages.open), { exact: true }).first().click()
  await expectNoAxeViolations(page)
  await dialog(page).locator('input[name=ownerName]').fill(owner)
  await dialog(page).locator('button[value=open-action]').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(findings.getByText(owner)).toBeVisible()

  await findings.getByText(say(lang, disputeMessages.dispute), { exact: true }).first().click()
  await dialog(page).locator('textarea').fill('Short')
  await dialog(page).locator('button[value=open-dispute]').click()
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeFocused()
  await dialog(page).locator('textarea').fill('The camera over the door shows something else at 14:12.')
  await dialog(page).locator('button[value=open-dispute]').click()
  await expect(findings.getByText(say(lang, disputeMessages.state_open), { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await findings.getByText(say(lang, disputeMessages.withdraw), { exact: true }).first().click()
  await dialog(page).locator('button[value=withdraw-dispute]').click()
  await expect(findings.getByText(say(lang, disputeMessages.state_withdrawn), { exact: true }).first()).toBeVisible()

  const reply = `We thank you: ${owner}`
  await page.locator('#reply button').click()
  await page.locator('#reply textarea').fill(reply)
  await page.locator('#reply button[value=reply]').click()
  await expect(page.locator('#reply').getByText(reply)).toBeVisible()
  await expect(page.locator('#result').getByText(reply)).toBeVisible()
  await expect(page.locator('#reply figcaption')).toContainText(say(lang, replyMessages.ofClient))

  await page.goto('/client/tasks')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.goto(`/client/tasks?owner=${encodeURIComponent(owner)}`)
  await hydrated(page)
  await page.locator('tbody a').first().click()
  await page.waitForURL(/\/client\/tasks\/[0-9a-f-]{36}/)
  await page.locator('button[value=start]').click()
  await page.locator('textarea[name=rootCause]').fill('The rota had a gap.')
  await page.locator('button[value=finish]').click()
  await expect(page.locator('button[value=verify]')).toBeVisible()
  await expectSoundPage(page, lang)
  await page.locator('button[value=verify]').click()
  await expect(page.getByText(say(lang, actionMessages.status_verified), { exact: true }).first()).toBeVisible()
  await page.context().close()
})

test('a shared link opens the report without an account until it is withdrawn', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  test.slow()
  const client = await pageOf(browser, lang, baseURL!, people.saffron)
  await openNewest(client)
  await client.getByRole('button', { name: say(lang, shareMessages.share), exact: true }).click()
  const label = uniqueEmail('reader')
  await dialog(client).locator('input[name=label]').fill(label)
  await dialog(client).locator('button[value=share]').click()
  const link = await dialog(client).locator('input[name=made]').inputValue()
  await expectNoAxeViolations(client)

  const answer = await page.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.locator('#findings')).toBeVisible()
  await expect(page.locator('a[href^="/client"]')).toHaveCount(0)
  await expect(page.locator('#actions')).toHaveCount(0)
  await expectSoundPage(page, lang)
  const photo = await page.locator('#photos img').first().getAttribute('src')
  expect((await page.request.get(photo!)).headers()['content-type']).toBe('image/jpeg')

  const withdraw = dialog(client).getByRole('button', { name: translator(lang, shareMessages)('withdraw', { label }) })
  await withdraw.click()
  // why: links of other journeys are on the list too, so that one of them may be withdrawn before this one is
  await expect(withdraw).toHaveCount(0)
  await expect(
    dialog(client).getByText(say(lang, shareMessages.state_withdrawn), { exact: true }).first(),
  ).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(404)
  await expect(page.getByText(say(lang, sharedPageMessages.gone))).toBeVisible()
  await expectSoundPage(page, lang)
  expect((await page.goto(publicPage(lang, '/shared/unknown')))?.status()).toBe(404)
  await expect(page.getByText(say(lang, sharedPageMessages.gone))).toBeVisible()
  expect((await page.request.get(photo!)).status()).toBe(404)
  await client.context().close()
})

test('people are named who hear of critical failures, and taken off the list again', async ({
  browser,
  baseURL,
  lang,
}) => {
  const page = await pageOf(browser, lang, baseURL!, people.saffron)
  await page.goto('/client/reports/alerts')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const email = uniqueEmail('told')
  await page.locator('input[name=name]').fill('Huda')
  await page.locator('input[name=email]').fill(email)
  await page.locator('button[value=add]').click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await page.locator('input[name=agreed]').check()
  await page.locator('button[value=add]').click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toBeVisible()
  await row.getByText(say(lang, alertPeopleMessages.removeShort), { exact: true }).click()
  await dialog(page).locator('button[value=remove]').click()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.context().close()
})
