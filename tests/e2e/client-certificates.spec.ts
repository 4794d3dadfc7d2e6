import type { Page } from '@playwright/test'
import { translator } from './page-words.ts'
import { certificateWords } from '../../messages/certification/certificate-words.ts'
import { certificatePageMessages } from '../../messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '../../messages/certification/client-certificates.ts'
import { asPerson } from './as-person.ts'
import { certified, decideAbout, type OwnBranch, ownEarningBranch } from './own-certificate.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  publicPage,
  signIn,
  test,
} from './support.ts'

const list = '/client/certificates'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

const rowOf = (page: Page, branch: string) => page.locator('tbody tr').filter({ hasText: branch })
const dialog = (page: Page) => page.getByRole('dialog')

async function expectToFit(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
}

test.describe.serial('a branch that earned a certificate', () => {
  let own: OwnBranch
  test.beforeAll(async ({ playwright, baseURL }) => {
    own = await ownEarningBranch(playwright, baseURL!)
  })
  const applications = () =>
    lookUp<{ state: string; note: string }>(
      'select state, note from app.certificate_applications where branch_id = $1 order by created_at',
      [own.branchId],
    )

  test.describe('before scripts come', () => {
    test.use({ scripts: false })
    test('is applied for in one step, and the application is taken back', async ({ page, lang }) => {
      const t = translator(lang, clientCertificateMessages)
      await signIn(page, own.client)
      await page.setViewportSize(phone)
      await page.goto(list)
      await expectSoundPage(page, lang)
      await expectToFit(page, desktop)
      await rowOf(page, own.branch).locator('a[href*="apply="]').click()
      await page.locator('textarea[name=note]').fill('Without scripts')
      await page.locator('button[value=apply]').click()
      await rowOf(page, own.branch).locator('button[value=withdraw]').click()
      await expect(
        rowOf(page, own.branch).getByRole('link', { name: t('applyFor', { branch: own.branch }) }),
      ).toBeVisible()
      expect(await applications()).toEqual([{ state: 'withdrawn', note: 'Without scripts' }])
    })
  })

  test('is applied for in a dialog; it shows the certificate: files, badge, code, link, band; revoked, it is told the reason and how to reply', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const t = translator(lang, certificatePageMessages)
    const word = translator(lang, certificateWords)
    await signIn(page, own.client)
    await page.setViewportSize(desktop)
    await page.goto(`${list}?show=eligible`)
    await hydrated(page)
    const row = rowOf(page, own.branch)
    await row
      .getByRole('link', { name: translator(lang, clientCertificateMessages)('applyFor', { branch: own.branch }) })
      .click()
    await expect(dialog(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog(page).locator('textarea').fill('The sign over the door reads “Olaya”.')
    await dialog(page).locator('button[value=apply]').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(row.locator('button[value=withdraw]')).toBeVisible()
    expect((await applications()).at(-1)).toEqual({ state: 'waiting', note: 'The sign over the door reads “Olaya”.' })

    const { certificateId, publicId, number } = await certified(playwright, baseURL!, own)
    const path = `${list}/${certificateId}`
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText(word('state_valid'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(number)).toBeVisible()
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
    expect(code).toContain(`/review/${publicId}/badge.svg?lang=${other}`)
    expect(code).toContain(own.branch)
    await page.getByRole('button', { name: t('copyLink') }).click()
    await expect(page.getByText(t('linkCopied'))).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${baseURL}${publicPage(lang, `/review/${publicId}`)}`)
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: t('qrDownload') }).click()
    expect((await waiting).suggestedFilename()).toBe(`${number}-qr.svg`)
    for (const file of ['certificate.pdf', 'certificate.png', 'badge.png'])
      expect((await page.request.get(`/review/${publicId}/${file}`)).status(), file).toBe(200)
    await page.locator('input[name=showsBand]').check()
    await page.locator('button[value=present]').click()
    await expect(page.getByText(t('saved'))).toBeVisible()
    await expect(page.getByText(word('step_show_band'))).toBeVisible()
    await expectToFit(page, phone)

    const stranger = await asPerson(playwright, baseURL!, 'saffron')
    for (const one of [path, `${path}/qr`]) expect((await stranger.get(one)).status(), one).toBe(404)
    await stranger.dispose()

    const admin = await asPerson(playwright, baseURL!, 'admin')
    const step = { intent: 'revoke', reasonClass: 'misuse', typedNumber: number }
    await decideAbout(admin, certificateId, { ...step, reason: 'It hangs in another branch.' })
    await admin.dispose()
    await takeScriptsFrom(page)
    await page.goto(list)
    await rowOf(page, own.branch).getByRole('link', { name: own.branch, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await expect(page.getByText('It hangs in another branch.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: t('write') })).toBeVisible()
    await expect(page.getByText(t('rightOfReply'))).toBeVisible()
    await expectSoundPage(page, lang)
  })
})
