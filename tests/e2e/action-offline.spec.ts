import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { actionPhoneMessages } from '../../messages/reporting/action-phone.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { networkOf } from './network.ts'
import { ownBranch } from './own-certificate.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, say, signIn } from './support.ts'
import { correctiveActionMessages } from '../../messages/reporting/corrective-actions.ts'
import { killTab } from './kill-tab.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, serviceWorkers: 'allow' })

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#36a' } })
    .jpeg()
    .toBuffer()

/** Opens an action on the first finding, and answers its page on the phone, kept for use without a connection. */
async function openAction(page: Page, lang: 'en' | 'ar', reportId: string): Promise<{ id: string; path: string }> {
  await page.goto(`/client/reports/${reportId}`)
  await hydrated(page)
  await page.locator('#findings').getByText(say(lang, correctiveActionMessages.open), { exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=ownerName]').fill('Maha')
  await dialog.locator('button[value=open-action]').click()
  await expect(dialog).toHaveCount(0)
  const [action] = await lookUp<{ id: string }>(
    `select id from app.report_actions where report_id = $1 and status = 'open' order by created_at desc limit 1`,
    [reportId],
  )
  await page.goto(`/client/tasks/${action!.id}`)
  await hydrated(page)
  await page.getByRole('link', { name: say(lang, actionPhoneMessages.toPhone) }).click()
  const path = `/client/field/task/${action!.id}`
  await page.waitForURL(`**${path}`)
  await hydrated(page)
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path))
    .toBe(true)
  return { id: action!.id, path }
}

test('an action is marked as done without a connection, survives a killed tab, and is sent once', async ({
  page: first,
  context,
  line,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, actionPhoneMessages)
  const own = await ownBranch(playwright, baseURL!, { K3: false })
  await signIn(first, own.client)
  const { id, path } = await openAction(first, lang, own.reportId)
  await expectSoundPage(first, lang)
  await goOffline(context, line)

  await first.getByRole('button', { name: t('finish') }).click()
  await expect(first.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(first.getByText(t('photosNeeded'))).toBeVisible()
  await first
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'drain.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
  await first.locator('select[name=causeClass]').selectOption('premises')
  await first.locator('textarea[name=rootCause]').fill('The cover was broken.')
  await first.locator('textarea[name=note]').fill('The cover is new.')
  await expect(first.locator('main img')).toHaveCount(1)

  const page = await killTab(context, first, path)
  await expect(page.locator('textarea[name=note]')).toHaveValue('The cover is new.')
  await expect(page.locator('main img')).toHaveCount(1)
  await page.locator('textarea[name=prevention]').fill('It is on the weekly check.')
  await page.getByRole('button', { name: t('finish') }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()

  await goOnline(context, line)
  await expect(page.locator('[data-settled=done]')).toBeVisible({ timeout: 30_000 })
  const rows = await lookUp<{ status: string; done_note: string; finishes: string; photos: string }>(
    `select a.status, a.done_note,
       (select count(*) from app.report_action_events e where e.action_id = a.id and e.step = 'finish') as finishes,
       (select count(*) from app.report_attachments f where f.action_id = a.id) as photos
     from app.report_actions a where a.id = $1`,
    [id],
  )
  expect(
    rows.map(({ finishes, photos, ...row }) => ({ ...row, finishes: Number(finishes), photos: Number(photos) })),
  ).toEqual([{ status: 'done', done_note: 'The cover is new.', finishes: 1, photos: 1 }])
})

test('what somebody else finished meanwhile is refused calmly, and the words stay readable', async ({
  page,
  context,
  line,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, actionPhoneMessages)
  const own = await ownBranch(playwright, baseURL!, { K3: false })
  await signIn(page, own.client)
  const { id } = await openAction(page, lang, own.reportId)
  await goOffline(context, line)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'drain.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
  await page.locator('select[name=causeClass]').selectOption('premises')
  await page.locator('textarea[name=rootCause]').fill('The cover was broken.')
  await page.locator('textarea[name=note]').fill('I cleaned it as well.')
  await page.locator('textarea[name=prevention]').fill('A weekly check.')
  await page.getByRole('button', { name: t('finish') }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()

  // why: requests of the test go through the line that is cut, those of this process do not
  const headers = { origin: baseURL!, ...networkOf(test.info()) }
  const { email, password } = own.client
  const login = await fetch(`${baseURL}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ intent: 'sign-in', email, password }),
  })
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]!)
  const body = new FormData()
  const fields = { intent: 'finish', version: '1', causeClass: 'premises', rootCause: 'Old cover.' }
  for (const [name, value] of Object.entries({ ...fields, prevention: 'Checked monthly.' })) body.set(name, value)
  body.set('note', 'Replaced by the landlord.')
  body.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'a.jpg')
  const finished = await fetch(`${baseURL}/client/tasks/${id}.data`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie: cookie.join('; ') },
    body,
  })
  expect(finished.status).toBeLessThan(400)

  await goOnline(context, line)
  await expect(page.locator('[data-settled=closed]')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('main')).toContainText('I cleaned it as well.')
  await expectSoundPage(page, lang)
  const [row] = await lookUp<{ done_note: string }>('select done_note from app.report_actions where id = $1', [id])
  expect(row!.done_note).toBe('Replaced by the landlord.')
})
