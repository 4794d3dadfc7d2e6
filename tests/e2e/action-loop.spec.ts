import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { actionLinkMessages, actionLinkPageMessages } from '../../messages/reporting/action-links.ts'
import { correctiveActionMessages } from '../../messages/reporting/corrective-actions.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function withoutAccount(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  return context.newPage()
}

test('a contractor without an account starts, proves and finishes an action by its link; the company verifies it', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  await signIn(page, people.saffron)
  const owner = `Repairs ${uniqueEmail('x').slice(2, 9)}`
  // an action of its own for each language and repetition of the journey
  const [action] = await lookUp<{ id: string }>(
    `insert into app.report_actions (id, client_id, report_id, branch_id, title, owner_name, priority, due_on, created_by)
     select gen_random_uuid(), a.client_id, a.report_id, a.branch_id, 'Mend the drain cover', $2, 'critical', current_date + 1, a.client_id
     from app.report_actions a join app.profiles p on p.id = a.client_id where p.email = $1 and a.report_id is not null limit 1 returning id`,
    [people.saffron.email, owner],
  )
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
  const unknown = await stranger.request.get(publicPage(lang, '/action/unknown'))
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(say(lang, actionLinkPageMessages.gone))
})
