import type { Page } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { certificateWords } from '../../messages/certificate-words.ts'
import { certificatePageMessages } from '../../messages/client-certificate-page.ts'
import { clientCertificateMessages } from '../../messages/client-certificates.ts'
import { asPerson } from './as-person.ts'
import { ownCertificate, ownEarningBranch } from './own-certificate.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  people,
  publicPage,
  signIn,
  test,
} from './support.ts'

const list = '/client/certificates'
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }

const rowOf = (page: Page, branch: string) => page.locator('tbody tr').filter({ hasText: branch })
const dialog = (page: Page) => page.getByRole('dialog')

test('a branch that earned a certificate is applied for, taken back and applied for again', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, clientCertificateMessages)
  const own = await ownEarningBranch(playwright, baseURL!)
  await signIn(page, { email: own.clientEmail, password: own.password, type: 'client' })
  await page.setViewportSize(phone)
  await page.goto(list)
  await hydrated(page)
  await expectSoundPage(page, lang)

  const row = rowOf(page, own.branch)
  await row.getByRole('link', { name: t('applyFor', { branch: own.branch }) }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog(page).locator('textarea').fill('The sign over the door reads “Olaya”.')
  await dialog(page).locator('button[value=apply]').click()
  await expect(dialog(page)).toHaveCount(0)
  const withdraw = row.locator('button[value=withdraw]')
  await expect(withdraw).toBeVisible()
  const applications = () =>
    lookUp<{ state: string; note: string }>(
      'select state, note from app.certificate_applications where branch_id = $1 order by created_at',
      [own.branchId],
    )
  expect(await applications()).toEqual([{ state: 'waiting', note: 'The sign over the door reads “Olaya”.' }])

  await withdraw.click()
  await expect(row.getByRole('link', { name: t('applyFor', { branch: own.branch }) })).toBeVisible()
  await page.setViewportSize(desk)
  await page.goto(`${list}?show=eligible`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await row.getByRole('link', { name: t('applyFor', { branch: own.branch }) }).click()
  await dialog(page).locator('button[value=apply]').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(withdraw).toBeVisible()
  expect((await applications()).map(({ state }) => state)).toEqual(['withdrawn', 'waiting'])
})

test('without scripts a certificate is applied for in one step', async ({ browser, playwright, baseURL, lang }) => {
  test.slow()
  const own = await ownEarningBranch(playwright, baseURL!)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
  await context.addCookies([
    { name: 'lang', value: lang, url: baseURL! },
    { name: 'consent', value: '1.necessary', url: baseURL! },
  ])
  const page = await context.newPage()
  await page.goto(publicPage(lang, '/login'))
  await page.locator('input[name=email]').fill(own.clientEmail)
  await page.locator('input[name=password]').fill(own.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.goto(list)
  await rowOf(page, own.branch).locator('a[href*="apply="]').click()
  await page.locator('textarea[name=note]').fill('Without scripts')
  await page.locator('button[value=apply]').click()
  await expect(rowOf(page, own.branch).locator('button[value=withdraw]')).toBeVisible()
  expect(
    await lookUp('select state, note from app.certificate_applications where branch_id = $1', [own.branchId]),
  ).toEqual([{ state: 'waiting', note: 'Without scripts' }])
  await context.close()
})

test('a holder shows its certificate: files, badge, code, link, band; nobody else opens its page', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, certificatePageMessages)
  const word = translator(lang, certificateWords)
  const own = await ownCertificate(playwright, baseURL!)
  const path = `${list}/${own.certificateId}`
  await signIn(page, { email: own.clientEmail, password: own.password, type: 'client' })
  await page.setViewportSize(desk)
  await page.goto(list)
  await hydrated(page)
  await rowOf(page, own.branch).getByRole('link', { name: own.branch, exact: true }).click()
  await page.waitForURL(`**${path}`)
  await expect(page.getByText(word('state_valid'), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(own.number)).toBeVisible()
  await expectSoundPage(page, lang)
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const other = lang === 'ar' ? 'en' : 'ar'
  await page.locator('select[name=badge-language]').selectOption(other)
  await page.getByRole('button', { name: t('copyCode') }).click()
  await expect(page.getByText(t('codeCopied'))).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain(`/review/${own.publicId}/badge.svg?lang=${other}`)
  expect(code).toContain(own.branch)
  await page.getByRole('button', { name: t('copyLink') }).click()
  await expect(page.getByText(t('linkCopied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}${publicPage(lang, `/review/${own.publicId}`)}`)

  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: t('qrDownload') }).click()
  expect((await waiting).suggestedFilename()).toBe(`${own.number}-qr.svg`)
  for (const file of ['certificate.pdf', 'certificate.png', 'badge.png'])
    expect((await page.request.get(`/review/${own.publicId}/${file}`)).status(), file).toBe(200)

  await page.locator('input[name=showsBand]').check()
  await page.locator('button[value=present]').click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await expect(page.getByText(word('step_show_band'))).toBeVisible()
  // why: the page is examined as it stays, not while a message lies over it
  await expect(page.getByText(t('saved'))).toHaveCount(0)
  await page.setViewportSize(phone)
  // why: a link that is half scrolled under the head of the page is measured by the half that shows
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundPage(page, lang)

  const stranger = await pageOf(browser, lang, baseURL!, people.saffron)
  expect((await stranger.goto(path))?.status()).toBe(404)
  expect((await stranger.goto(`${path}/qr`))?.status()).toBe(404)
  await stranger.context().close()
})

test('what our office revokes says so on its holder’s page, with the reason and the way to reply', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, certificatePageMessages)
  const own = await ownCertificate(playwright, baseURL!)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  await admin.post(`/admin/certificates/${own.certificateId}`, {
    form: {
      intent: 'revoke',
      version: '1',
      reasonClass: 'misuse',
      reason: 'It hangs in another branch.',
      typedNumber: own.number,
    },
  })
  await admin.dispose()
  await signIn(page, { email: own.clientEmail, password: own.password, type: 'client' })
  await page.goto(`${list}/${own.certificateId}`)
  await hydrated(page)
  await expect(page.getByText('It hangs in another branch.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('write') })).toBeVisible()
  await expect(page.getByText(t('rightOfReply'))).toBeVisible()
  await expectSoundPage(page, lang)
})
