import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { certificatePageMessages } from '../../messages/admin-certificate.ts'
import { adminCertificateMessages } from '../../messages/admin-certificates.ts'
import { certificateRuleMessages } from '../../messages/certificate-rules.ts'
import { certificateWords } from '../../messages/certificate-words.ts'
import { formMessages } from '../../messages/forms.ts'
import { verificationMessages } from '../../messages/verification.ts'
import { asPerson } from './as-person.ts'
import { networkOf } from './network.ts'
import { ownCertificate, ownEarningBranch } from './own-certificate.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  signIn,
  test,
} from './support.ts'

const desk = '/admin/certificates'
const phone = { width: 360, height: 740 }
const wide = { width: 1440, height: 900 }
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, branch: string) => page.locator('tbody tr').filter({ hasText: branch })
const search = (branch: string) => `q=${encodeURIComponent(branch)}`

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** The client of a branch, without a browser. */
async function asClient(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  of: { clientEmail: string; password: string },
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({
    baseURL,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: baseURL, ...networkOf(test.info()) },
  })
  await request.post('/login', { form: { intent: 'sign-in', email: of.clientEmail, password: of.password } })
  return request
}

test('a branch that earned it is issued a certificate, which is suspended and reinstated with reasons', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, adminCertificateMessages)
  const one = translator(lang, certificatePageMessages)
  const word = translator(lang, certificateWords)
  const own = await ownEarningBranch(playwright, baseURL!)
  await signIn(page, people.admin)
  await page.setViewportSize(wide)
  await open(page, `${desk}/eligible?${search(own.branch)}`)
  const row = rowOf(page, own.branch)
  await expect(row).toContainText(word('level_platinum'))
  await expect(row.locator('a[href^="/admin/reports/"]')).toHaveCount(3)
  await expectSoundPage(page, lang)

  await row.getByLabel(t('choose', { name: own.branch })).check()
  await page.getByRole('button', { name: t('issueChosen') }).click()
  await expect(dialog(page)).toContainText(own.branch)
  await expect(dialog(page)).toContainText(word('level_platinum'))
  await expectNoAxeViolations(page)
  await dialog(page).locator('button[value=issue]').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await page.setViewportSize(phone)
  await open(page, `${desk}?${search(own.branch)}`)
  await expect(row).toContainText(word('state_valid'))
  await expectSoundPage(page, lang)
  await row.getByRole('link').first().click()
  await page.waitForURL(/certificates\/[0-9a-f-]{36}$/)
  await expect(page.locator('h1')).toHaveText(own.branch)
  await expect(page.getByText(one('verified'))).toBeVisible()
  await expectSoundPage(page, lang)

  await page.setViewportSize(wide)
  const suspend = page.getByRole('button', { name: one('suspend') })
  await suspend.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).locator('button[value=suspend]').click()
  const say = translator(lang, formMessages)
  await expect(dialog(page)).toContainText(say('certificate-reason-class'))
  await expect(dialog(page)).toContainText(say('certificate-reason'))
  await dialog(page).locator('select[name=reasonClass]').selectOption('misuse')
  await dialog(page).locator('textarea[name=reason]').fill('Shown by another branch.')
  for (const each of ['en', 'ar'] as const)
    await expect(dialog(page).locator(`[lang=${each}]`).last()).toContainText(
      translator(each, verificationMessages)('is_suspended'),
    )
  await expectNoAxeViolations(page)
  await dialog(page).locator('button[value=suspend]').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[data-state=suspended]')).toContainText('Shown by another branch.')
  const [stored] = await lookUp<{ public_id: string }>('select public_id from app.certificates where branch_id = $1', [
    own.branchId,
  ])
  const shown = await page.request.get(publicPage(lang, `/review/${stored!.public_id}`))
  expect(await shown.text()).toContain(translator(lang, verificationMessages)('is_suspended'))

  await page.getByRole('button', { name: one('reinstate') }).click()
  await dialog(page).locator('textarea[name=reason]').fill('It was taken down.')
  await dialog(page).locator('button[value=reinstate]').click()
  await expect(page.locator('[data-state=valid]')).toBeVisible()
  await expect(page.getByText('It was taken down.')).toBeVisible()
})

test('of two administrators the second is told, keeps what was typed, and revokes by the number', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const one = translator(lang, certificatePageMessages)
  const word = translator(lang, certificateWords)
  const own = await ownCertificate(playwright, baseURL!)
  await signIn(page, people.admin)
  await page.setViewportSize(phone)
  await open(page, `${desk}/${own.certificateId}`)
  await page.getByRole('button', { name: one('revoke') }).click()
  await dialog(page).locator('select[name=reasonClass]').selectOption('branch_closed')
  await dialog(page).locator('textarea[name=reason]').fill('The branch closed in May.')
  await dialog(page).locator('input[name=typedNumber]').fill('ITQ-0000')
  await dialog(page).locator('button[value=revoke]').click()
  await expect(dialog(page)).toContainText(translator(lang, formMessages)('certificate-number'))
  await dialog(page).locator('input[name=typedNumber]').fill(own.number.toLowerCase())

  const other = await asPerson(playwright, baseURL!, 'admin')
  const step = { intent: 'suspend', version: '1', reasonClass: 'misuse', reason: 'Seen elsewhere.' }
  await other.post(`${desk}/${own.certificateId}`, { form: step })
  await other.dispose()
  await dialog(page).locator('button[value=revoke]').click()
  await expect(dialog(page)).toContainText(one('changed'))
  await expectNoAxeViolations(page)
  await dialog(page)
    .getByRole('button', { name: one('lookNow') })
    .click()
  await expect(dialog(page)).toContainText(one('stateNow'))
  await expect(dialog(page).locator('textarea[name=reason]')).toHaveValue('The branch closed in May.')
  await dialog(page).locator('button[value=revoke]').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[data-state=revoked]')).toContainText(word('reason_branch_closed'))
  await expect(page.getByRole('button', { name: one('revoke') })).toHaveCount(0)
  await expectSoundPage(page, lang)

  const file = await page.request.get(`${desk}/export?${search(own.branch)}&format=csv`)
  expect(await file.text()).toContain(`"${own.number}","${word('state_revoked')}"`)
})

test('an application waits with what the rule says, and is declined with an answer', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, adminCertificateMessages)
  const word = translator(lang, certificateWords)
  const own = await ownEarningBranch(playwright, baseURL!)
  const client = await asClient(playwright, baseURL!, own)
  const applied = await client.post('/client/certificates', {
    form: { intent: 'apply', clientKey: randomUUID(), branchId: own.branchId, note: 'Before Ramadan, please.' },
  })
  expect(applied.status()).toBeLessThan(400)
  await client.dispose()

  await signIn(page, people.admin)
  await page.setViewportSize(phone)
  await open(page, `${desk}/applications?${search(own.branch)}`)
  await expect(page.getByText('Before Ramadan, please.')).toBeVisible()
  await expect(page.getByText(t('fulfils', { level: word('level_platinum') }))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: `${t('decline')}: ${own.branch}` }).click()
  await dialog(page).locator('button[value=decline]').click()
  await expect(dialog(page)).toContainText(translator(lang, formMessages)('certificate-answer'))
  await dialog(page).locator('textarea').fill('One more visit, please.')
  await dialog(page).locator('button[value=decline]').click()
  await expect(dialog(page)).toHaveCount(0)
  await page.setViewportSize(wide)
  await open(page, `${desk}/applications?state=declined&${search(own.branch)}`)
  await expect(page.getByText('One more visit, please.')).toBeVisible()
  await expectSoundPage(page, lang)
})

test('a new rule shows what it would mean before anybody publishes it', async ({ page, playwright, baseURL, lang }) => {
  const t = translator(lang, certificateRuleMessages)
  await signIn(page, people.admin)
  await page.setViewportSize(wide)
  await open(page, `${desk}/rules`)
  await expectSoundPage(page, lang)
  await expect(page.getByText(t('nothingNew'))).toBeVisible()
  await page.locator('input[name=visits]').fill('٢')
  await expect(page.getByRole('columnheader', { name: t('typed') })).toBeVisible()
  await expect(page.getByText(t('nothingNew'))).toHaveCount(0)
  await page.locator('input[name=gold]').fill('12')
  await expect(page.getByText(t('previewWrong'))).toBeVisible()
  await page.locator('form:has(input[name=visits]) button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText(translator(lang, formMessages)('certificate-note'))
  await expect(page.locator('input[name=visits]')).toHaveValue('2')
  await expectNoAxeViolations(page)

  const other = await asPerson(playwright, baseURL!, 'admin')
  const late = await other.post(`${desk}/rules`, {
    form: Object.fromEntries(
      'basedOn=99999&note=Two&visits=2&withinMonths=12&silver=80&gold=87&platinum=93&criticalMonths=6&validMonths=12'
        .split('&')
        .map((pair) => pair.split('=')),
    ),
  })
  expect(late.status()).toBe(409)
  expect(await late.text()).toContain(translator('en', certificatePageMessages)('changed'))
  await other.dispose()
})
