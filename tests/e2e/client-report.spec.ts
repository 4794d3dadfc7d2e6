import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from './page-words.ts'
import { attachmentMessages } from '../../messages/reporting/attachments.ts'
import { correctiveActionMessages } from '../../messages/reporting/corrective-actions.ts'
import {
  alertPeopleMessages,
  disputeMessages,
  replyMessages,
  sharedPageMessages,
  shareMessages,
} from '../../messages/reporting/client-report.ts'
import { reportPageMessages } from '../../messages/reporting/report-page.ts'
import { newestReport } from './newest-report.ts'
import { smallPdf } from '../small-pdf.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  people,
  publicPage,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** A page of a visitor without scripts. */
async function strangersPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  const page = await context.newPage()
  await takeScriptsFrom(page)
  return page
}

test('a client disputes an answer and takes it back, replies, and names people who hear of critical failures and takes one off the list', async ({
  page,
  lang,
}) => {
  await signIn(page, people.saffron)
  await page.goto(await newestReport('saffron', 'Jeddah Corniche'))
  await hydrated(page)
  const findings = page.locator('#findings')
  await findings.getByText(say(lang, disputeMessages.dispute), { exact: true }).first().click()
  await dialog(page).locator('textarea').fill('Short')
  await dialog(page).locator('button[value=open-dispute]').click()
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeFocused()
  await dialog(page).locator('textarea').fill('The camera over the door shows something else at 14:12.')
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const pick = dialog(page).locator('input[type=file]:not([hidden])')
  await pick.setInputFiles([
    { name: 'door.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'wrong.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'roster.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ])
  await expect(dialog(page).getByText(say(lang, attachmentMessages.problem_kind))).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: translator(lang, attachmentMessages)('remove', { name: 'wrong.jpg' }) })
    .click()
  await expect(dialog(page).locator('li')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await dialog(page).locator('button[value=open-dispute]').click()
  await expect(findings.getByText(say(lang, disputeMessages.state_open), { exact: true })).toBeVisible()
  // the dispute of the other language was withdrawn and keeps its files
  const open = findings
    .locator('[id^=dispute-]')
    .filter({ has: page.getByText(say(lang, disputeMessages.state_open), { exact: true }) })
  const attached = open.locator('[data-attached]')
  await expect(attached.locator('img')).toHaveCount(1)
  const paper = attached.getByRole('link', { name: 'roster.pdf' })
  expect(await (await page.request.get((await paper.getAttribute('href'))!)).text()).toContain('%PDF')
  await expectSoundPage(page, lang)
  await findings.getByText(say(lang, disputeMessages.withdraw), { exact: true }).first().click()
  await dialog(page).locator('button[value=withdraw-dispute]').click()
  await expect(findings.getByText(say(lang, disputeMessages.state_withdrawn), { exact: true }).first()).toBeVisible()

  const reply = `We thank you: ${uniqueEmail('x')}`
  await page.getByRole('link', { name: say(lang, reportPageMessages.tab_reply), exact: true }).click()
  await page.locator('#reply button').click()
  await page.locator('#reply textarea').fill(reply)
  await page.locator('#reply button[value=reply]').click()
  await expect(page.locator('#reply').getByText(reply)).toBeVisible()
  await expect(page.locator('#result').getByText(reply)).toBeVisible()
  await expect(page.locator('#reply figcaption')).toContainText(say(lang, replyMessages.ofClient))

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
})

test('a client has a finding put right, and shares the report by a link that opens it without an account until it is withdrawn', async ({
  page: client,
  browser,
  baseURL,
  lang,
}) => {
  await signIn(client, people.dallah)
  // why: a short report, because a dialog is examined together with the page below it
  await client.goto(await newestReport('dallah', 'حي الملقا'))
  await hydrated(client)
  const owner = `Owner ${uniqueEmail('x').slice(2, 9)}`
  const findings = client.locator('#findings')
  await findings.getByText(say(lang, correctiveActionMessages.open), { exact: true }).first().click()
  await expectNoAxeViolations(client)
  await dialog(client).locator('input[name=ownerName]').fill(owner)
  await dialog(client).locator('button[value=open-action]').click()
  await expect(dialog(client)).toHaveCount(0)
  await expect(findings.getByText(owner)).toBeVisible()

  await client.getByRole('button', { name: say(lang, shareMessages.share), exact: true }).click()
  const label = uniqueEmail('reader')
  await dialog(client).locator('input[name=label]').fill(label)
  await dialog(client).locator('button[value=share]').click()
  const link = await dialog(client).locator('input[name=made]').inputValue()
  await expectNoAxeViolations(client)
  const reader = await strangersPage(browser, baseURL!)
  const answer = await reader.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(reader.locator('#findings')).toBeVisible()
  await expect(reader.locator('a[href^="/client"]')).toHaveCount(0)
  await expect(reader.locator('#actions')).toHaveCount(0)
  await expectSoundPage(reader, lang)
  const photo = await reader.locator('#photos img').first().getAttribute('src')
  expect((await reader.request.get(photo!)).headers()['content-type']).toBe('image/jpeg')

  const withdraw = dialog(client).getByRole('button', { name: translator(lang, shareMessages)('withdraw', { label }) })
  await withdraw.click()
  // why: links of other journeys are on the list too, so this one is not necessarily the last
  await expect(withdraw).toHaveCount(0)
  await expect(
    dialog(client).getByText(say(lang, shareMessages.state_withdrawn), { exact: true }).first(),
  ).toBeVisible()
  expect((await reader.goto(link))?.status()).toBe(404)
  await expect(reader.getByText(say(lang, sharedPageMessages.gone))).toBeVisible()
  await expectSoundPage(reader, lang)
  const unknown = await reader.request.get(publicPage(lang, '/shared/unknown'))
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(say(lang, sharedPageMessages.gone))
  expect((await reader.request.get(photo!)).status()).toBe(404)

  const proof = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  // what follows are a list and plain forms, which work without scripts
  await takeScriptsFrom(client)
  await client.goto(`/client/tasks?owner=${encodeURIComponent(owner)}`)
  await expectSoundPage(client, lang)
  await client.locator('tbody a').first().click()
  await client.waitForURL(/\/client\/tasks\/[0-9a-f-]{36}/)
  await client.locator('button[value=start]').click()
  await client.locator('input[type=file]').setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer: proof })
  await client.locator('select[name=causeClass]').selectOption('staffing')
  await client.locator('textarea[name=rootCause]').fill('The rota had a gap.')
  await client.locator('textarea[name=note]').fill('The rota is full.')
  await client.locator('textarea[name=prevention]').fill('It is checked every Sunday.')
  await client.locator('button[value=finish]').click()
  await expect(client.getByText(say(lang, correctiveActionMessages.noProof))).toHaveCount(0)
  // the one who finished an action does not verify it
  await expect(client.getByText(say(lang, correctiveActionMessages.verifyOwnHint))).toBeVisible()
  await expect(client.locator('button[value=verify]')).toHaveCount(0)
  await expectSoundPage(client, lang)
})
