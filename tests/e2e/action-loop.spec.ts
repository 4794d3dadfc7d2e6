import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { actionLinkMessages, actionLinkPageMessages } from '../../messages/reporting/action-links.ts'
import { correctiveActionMessages } from '../../messages/reporting/corrective-actions.ts'
import { ownBranch } from './own-certificate.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  publicPage,
  say,
  signIn,
  test,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function withoutAccount(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  return context.newPage()
}

test('a critical failure becomes an action; a contractor without an account proves it by a link; it is verified, the next visit confirms it, and a failure after that opens a linked one', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(240_000)
  const own = await ownBranch(playwright, baseURL!, { K3: false })
  await signIn(page, own.client)
  await page.goto(`/client/reports/${own.reportId}`)
  await hydrated(page)
  const owner = 'Repairs of Riyadh'
  await page.locator('#findings').getByText(say(lang, correctiveActionMessages.open), { exact: true }).first().click()
  await dialog(page).locator('input[name=ownerName]').fill(owner)
  await dialog(page).locator('button[value=open-action]').click()
  await expect(dialog(page)).toHaveCount(0)
  const [action] = await lookUp<{ id: string; priority: string }>(
    'select id, priority from app.report_actions where report_id = $1',
    [own.reportId],
  )
  expect(action?.priority).toBe('critical')
  await page.goto(`/client/tasks/${action!.id}`)
  await hydrated(page)

  await page.getByRole('button', { name: say(lang, actionLinkMessages.make), exact: true }).click()
  await dialog(page).locator('input[name=ownerName]').fill(owner)
  await dialog(page).locator(`input[name=language][value=${lang}]`).check({ force: true })
  await dialog(page).locator('button[value=make-link]').click()
  const link = await dialog(page).locator('input[name=made]').inputValue()
  await expect(dialog(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
  await expectNoAxeViolations(page)

  const stranger = await withoutAccount(browser, baseURL!)
  const answer = await stranger.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await hydrated(stranger)
  await expectSoundPage(stranger, lang)
  await expect(stranger.locator('a[href^="/client"]')).toHaveCount(0)
  await stranger.locator('button[value=start]').click()
  await expect(stranger.getByText(say(lang, actionLinkPageMessages.started)).first()).toBeVisible()
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#36a' } })
    .jpeg()
    .toBuffer()
  const picked = { name: 'drain.jpg', mimeType: 'image/jpeg', buffer: photo }
  await stranger.locator('input[type=file]:not([hidden])').setInputFiles(picked)
  await stranger.locator('button[value=add-photos]').click()
  await expect(stranger.locator('img[src*="/photos/"]')).toHaveCount(1)
  await stranger.locator('button[value=finish]').click()
  await expect(stranger.locator('[aria-invalid=true]').first()).toBeFocused()
  await stranger.locator('select[name=causeClass]').selectOption('premises')
  await stranger.locator('textarea[name=rootCause]').fill('The cover was broken.')
  await stranger.locator('textarea[name=note]').fill('The cover is new.')
  await stranger.locator('textarea[name=prevention]').fill('It is on the weekly check.')
  await stranger.locator('button[value=finish]').click()
  await expect(stranger.getByText(say(lang, actionLinkPageMessages.doneTitle))).toBeVisible()
  await expectSoundPage(stranger, lang)

  await page.reload()
  await hydrated(page)
  await page.locator('button[value=verify]').click()
  await expect(page.getByText(say(lang, correctiveActionMessages.status_declared)).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await stranger.reload()
  await expect(stranger.getByText(say(lang, actionLinkPageMessages.verifiedTitle))).toBeVisible()

  await own.visitAgain({})
  const verification = () =>
    lookUp<{ verification: string }>('select verification from app.report_actions where id = $1', [action!.id])
  await expect.poll(verification, { timeout: 60_000 }).toEqual([{ verification: 'visit' }])
  await page.reload()
  await expect(page.getByText(say(lang, correctiveActionMessages['step_confirm-by-visit']))).toBeVisible()

  await own.visitAgain({ K3: false })
  const repeats = () =>
    lookUp<{ priority: string; status: string }>(
      'select priority, status from app.report_actions where repeats_id = $1',
      [action!.id],
    )
  await expect.poll(repeats, { timeout: 60_000 }).toEqual([{ priority: 'critical', status: 'open' }])
  const unknown = await stranger.request.get(publicPage(lang, '/action/unknown'))
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(say(lang, actionLinkPageMessages.gone))
})
