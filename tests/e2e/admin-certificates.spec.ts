import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { translator } from './page-words.ts'
import { certificatePageMessages } from '../../messages/certification/admin-certificate.ts'
import { adminCertificateMessages } from '../../messages/certification/admin-certificates.ts'
import { certificateRuleMessages } from '../../messages/certification/certificate-rules.ts'
import { certificateWords } from '../../messages/certification/certificate-words.ts'
import { formMessages } from '../../messages/forms.ts'
import { verificationMessages } from '../../messages/certification/verification.ts'
import { asPerson } from './as-person.ts'
import { asClientOf, certificateOf, decideAbout, ownEarningBranch } from './own-certificate.ts'
import { takeScriptsFrom } from './scripts.ts'
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

const base = '/admin/certificates'
const phone = { width: 360, height: 740 }
const wide = { width: 1440, height: 900 }
const dialog = (page: Page) => page.getByRole('dialog')
const search = (branch: string) => `q=${encodeURIComponent(branch)}`

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function expectToFit(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
}

test('a branch is declined with an answer, then issued a certificate, which is suspended, reinstated and revoked with reasons', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, adminCertificateMessages)
  const one = translator(lang, certificatePageMessages)
  const word = translator(lang, certificateWords)
  const say = translator(lang, formMessages)
  const own = await ownEarningBranch(playwright, baseURL!)
  const row = page.locator('tbody tr').filter({ hasText: own.branch })
  const client = await asClientOf(playwright, baseURL!, own)
  const applied = await client.post('/client/certificates', {
    form: { intent: 'apply', clientKey: randomUUID(), branchId: own.branchId, note: 'Before Ramadan, please.' },
  })
  expect(applied.status()).toBeLessThan(400)
  await client.dispose()
  await signIn(page, people.admin)

  await test.step('an application waits with what the rule says, and is declined with an answer', async () => {
    await page.setViewportSize(phone)
    await open(page, `${base}/applications?${search(own.branch)}`)
    await expect(page.getByText('Before Ramadan, please.')).toBeVisible()
    await expect(page.getByText(t('fulfils', { level: word('level_platinum') }))).toBeVisible()
    await expectSoundPage(page, lang)
    await page.getByRole('button', { name: `${t('decline')}: ${own.branch}` }).click()
    await dialog(page).locator('button[value=decline]').click()
    await expect(dialog(page)).toContainText(say('certificate-answer'))
    await dialog(page).locator('textarea').fill('One more visit, please.')
    await dialog(page).locator('button[value=decline]').click()
    await expect(dialog(page)).toHaveCount(0)
    await expectToFit(page, wide)
    const declined = await page.request.get(`${base}/applications?state=declined&${search(own.branch)}`)
    expect(await declined.text()).toContain('One more visit, please.')
  })

  await test.step('a branch that earned it is issued a certificate', async () => {
    await open(page, `${base}/eligible?${search(own.branch)}`)
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
  })

  const { certificateId, publicId, number } = await certificateOf(own.branchId)
  await test.step('it is suspended by the keyboard alone', async () => {
    await page.setViewportSize(phone)
    await open(page, `${base}/${certificateId}`)
    await expect(page.locator('h1')).toHaveText(own.branch)
    await expect(page.getByText(one('verified'))).toBeVisible()
    await expectSoundPage(page, lang)
    await expectToFit(page, wide)
    await page.getByRole('button', { name: one('suspend') }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).locator('button[value=suspend]').click()
    await expect(dialog(page)).toContainText(say('certificate-reason-class'))
    await expect(dialog(page)).toContainText(say('certificate-reason'))
    await dialog(page).locator('select[name=reasonClass]').selectOption('misuse')
    await dialog(page).locator('textarea[name=reason]').fill('Shown by another branch.')
    for (const each of ['en', 'ar'] as const)
      await expect(dialog(page).locator(`[lang=${each}]`).last()).toContainText(
        translator(each, verificationMessages)('is_suspended'),
      )
    await dialog(page).locator('button[value=suspend]').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('[data-state=suspended]')).toContainText('Shown by another branch.')
    const shown = await page.request.get(publicPage(lang, `/review/${publicId}`))
    expect(await shown.text()).toContain(translator(lang, verificationMessages)('is_suspended'))
  })

  await test.step('of two administrators the second is told that it was reinstated, keeps what was typed, and revokes by the number', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: one('revoke') }).click()
    await dialog(page).locator('select[name=reasonClass]').selectOption('branch_closed')
    await dialog(page).locator('textarea[name=reason]').fill('The branch closed in May.')
    await dialog(page).locator('input[name=typedNumber]').fill('ITQ-0000')
    await dialog(page).locator('button[value=revoke]').click()
    await expect(dialog(page)).toContainText(say('certificate-number'))
    await dialog(page).locator('input[name=typedNumber]').fill(number.toLowerCase())
    const other = await asPerson(playwright, baseURL!, 'admin')
    await decideAbout(other, certificateId, { intent: 'reinstate', reason: 'It was taken down.' })
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
    for (const reason of ['It was taken down.', 'Shown by another branch.'])
      await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('button', { name: one('revoke') })).toHaveCount(0)
  })

  await test.step('the register finds it, on the page before its scripts come and in the file', async () => {
    await takeScriptsFrom(page)
    await page.goto(`${base}?${search(own.branch)}`)
    await expect(row).toContainText(word('state_revoked'))
    await expect(row.locator(`a[href="${base}/${certificateId}"]`).first()).toBeVisible()
    await expectSoundPage(page, lang)
    await expectToFit(page, wide)
    const file = await page.request.get(`${base}/export?${search(own.branch)}&format=csv`)
    expect(await file.text()).toContain(`"${number}","${word('state_revoked')}"`)
  })
})

test('a new rule shows what it would mean before anybody publishes it; the keys are the office’s alone, and what a key signed is on its page and in a file', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, certificateRuleMessages)
  await signIn(page, people.admin)
  await page.setViewportSize(wide)
  await open(page, `${base}/rules`)
  await expect(page.getByText(t('nothingNew'))).toBeVisible()
  await page.locator('input[name=visits]').fill('٢')
  await expect(page.getByRole('columnheader', { name: t('typed') })).toBeVisible()
  await expect(page.getByText(t('nothingNew'))).toHaveCount(0)
  await page.locator('input[name=gold]').fill('12')
  await expect(page.getByText(t('previewWrong'))).toBeVisible()
  await page.locator('form:has(input[name=visits]) button[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText(translator(lang, formMessages)('certificate-note'))
  await expect(page.locator('input[name=visits]')).toHaveValue('2')
  await expectSoundPage(page, lang)

  const form = Object.fromEntries(
    'basedOn=99999&note=Two&visits=2&withinMonths=12&silver=80&gold=87&platinum=93&criticalMonths=6&validMonths=12'
      .split('&')
      .map((pair) => pair.split('=')),
  )
  const late = await page.request.post(`${base}/rules`, { form, headers: { origin: baseURL! } })
  expect(late.status()).toBe(409)
  expect(await late.text()).toContain(translator(lang, certificatePageMessages)('changed'))

  // why: key changes have a journey that runs alone; these pages are only viewed, without scripts
  const room = `${base}/keys`
  const [key] = await lookUp<{ kid: string }>('select kid from app.signing_keys where retired_at is null')
  const { kid } = key!
  const stranger = await asPerson(playwright, baseURL!, null)
  for (const path of [room, `${room}/${kid}`, `${room}/${kid}/export`])
    expect([302, 303], path).toContain((await stranger.get(path)).status())
  await stranger.dispose()
  await takeScriptsFrom(page)
  await page.goto(room)
  await expectSoundPage(page, lang)
  await page.locator(`tbody a[href="${room}/${kid}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${room}/${kid}$`))
  await expectSoundPage(page, lang)
  const file = await page.request.get(`${room}/${kid}/export?format=csv`)
  expect(file.headers()['content-disposition']).toContain(`key-${kid.slice(0, 8)}`)
  expect((await file.text()).split('\n').length).toBeGreaterThan(2)
  expect((await page.request.get(`${room}/${'x'.repeat(43)}`)).status()).toBe(404)
})
