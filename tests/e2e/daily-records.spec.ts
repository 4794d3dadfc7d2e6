import { activityMessages, chainMessages } from '../../messages/activity.ts'
import { outboxMessages } from '../../messages/emails.ts'
import { bellMessages } from '../../messages/notifications.ts'
import { shellMessages } from '../../messages/shell.ts'
import { invoicedClient } from './issued-invoice.ts'
import { expect, expectSoundPage, fileAddress, hydrated, people, say, signIn, test } from './support.ts'

test('the bell opens by keyboard, marks all as read, gives the focus back and leads on', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  // why: other journeys would cause notices for a demo person
  await signIn(page, await invoicedClient(playwright, baseURL!, { details: false }))
  await page.goto('/client/reports')
  await hydrated(page)
  const bell = page.getByRole('banner').getByRole('button', { name: say(lang, bellMessages.notifications).slice(0, 9) })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: say(lang, bellMessages.notifications) })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  expect(await panel.getByRole('listitem').count()).toBeLessThanOrEqual(10)
  await panel.getByRole('button', { name: say(lang, bellMessages.markAllRead) }).click()
  await expect(panel.getByRole('button', { name: say(lang, bellMessages.markAllRead) })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await expect(bell).toHaveAttribute('aria-label', say(lang, bellMessages.allRead))
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: say(lang, bellMessages.seeAll) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, bellMessages.notifications))
  await hydrated(page)
  await expectSoundPage(page, lang)
})

test('the outbox changes language in place, with the query and what was typed, and shows each mail as it went out', async ({
  page,
  lang,
}) => {
  const other = lang === 'en' ? 'ar' : 'en'
  await signIn(page, people.admin)
  await page.goto('/admin/emails?state=kept')
  await hydrated(page)
  await expect(page.getByText(say(lang, outboxMessages.keptNotice))).toBeVisible()
  const search = page.locator('main input[type=search]').first()
  await search.fill('طلب')
  await page.getByRole('button', { name: say(lang, shellMessages.switchLanguage) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  expect(new URL(page.url()).search).toBe('?state=kept')
  await expect(search).toHaveValue('طلب')
  await page.getByRole('button', { name: say(other, shellMessages.switchLanguage) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByText(say(lang, outboxMessages.keptNotice))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: say(lang, outboxMessages.text) })).toBeVisible()
  await expectSoundPage(page, lang)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('the bell is a link', async ({ page, lang }) => {
    await signIn(page, people.freelancer)
    await page.goto('/freelancer/payouts')
    await page.getByRole('link', { name: say(lang, bellMessages.notifications) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, bellMessages.notifications))
  })
})

test('the activity log is whole, can be narrowed down and taken along', async ({ page, lang }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/activity-logs?action=evaluations.assign')
  await hydrated(page)
  const state = page.getByText(say(lang, chainMessages.holds)).or(page.getByText(say(lang, chainMessages.empty)))
  await expect(state).toBeVisible()
  const assigned = say(lang, activityMessages['evaluations.assign'])
  await expect(page.getByRole('table').getByText(assigned).first()).toBeVisible()
  await expectSoundPage(page, lang)
  const file = await page.request.get(await fileAddress(page, lang))
  expect(file.headers()['content-type']).toContain('text/csv')
  const text = await file.text()
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain(`"${assigned}"`)
  expect(text).not.toContain(`"${say(lang, activityMessages['evaluations.approve'])}"`)
})
