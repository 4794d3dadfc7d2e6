import type { Locator, Page } from '@playwright/test'
import { deskWorkMessages } from '../../messages/desk.ts'
import { deskMessages, reportMessages } from '../../messages/reports.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  type Journey,
  lookUp,
  pageOf,
  people,
  say,
  test,
  uniqueEmail,
} from './support.ts'

type Word = keyof typeof deskWorkMessages
const word = (lang: Journey['lang'], key: Word): string => {
  const text = deskWorkMessages[key][lang]
  return typeof text === 'string' ? text : text.other
}
const unique = (text: string) => `${text} ${uniqueEmail('desk').slice(5, 15)}`

/** The demo's report that is being reviewed, in the hands of whoever looks at it. */
async function reportInMyHands(admin: Page, lang: Journey['lang']): Promise<void> {
  const [report] = await lookUp<{ id: string }>(
    `select r.id from app.mystery_shopping_reports r where r.status = 'in_review'
     and exists (select from app.report_photos p where p.report_id = r.id) order by r.created_at limit 1`,
  )
  await admin.goto(`/admin/reports/${report!.id}`)
  await hydrated(admin)
  const takeOver = admin.getByRole('button', { name: word(lang, 'takeOver'), exact: true })
  if (await takeOver.isVisible()) await takeOver.click()
  await expect(admin.getByText(word(lang, 'inMine'), { exact: true })).toBeVisible()
}

const questionAt = (admin: Page): Locator => admin.locator('article[data-question]:focus')

test('the queue narrows by risk and keeps that in its address', async ({ browser, baseURL, lang }) => {
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await admin.goto('/admin/reports')
  await hydrated(admin)
  await expectSoundPage(admin, lang)
  await admin.locator('select[name=risk]').selectOption('critical')
  await admin.waitForURL(/risk=critical/)
  await admin.goto('/admin/reports?tab=disputes')
  await expectSoundPage(admin, lang)
  await admin.context().close()
})

test('an editor walks a report by keyboard, looks into a photo, and corrects an answer without losing the first one', async ({
  browser,
  baseURL,
  lang,
}) => {
  // why: the whole desk is examined four times, once with each of its dialogs
  test.slow()
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await reportInMyHands(admin, lang)
  await expectSoundPage(admin, lang)

  await admin.keyboard.press('Shift+Slash')
  const help = admin.getByRole('dialog', { name: word(lang, 'allKeys') })
  await expect(help.locator('kbd').first()).toHaveText('J')
  await expectSoundPage(admin, lang)
  await admin.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await admin.keyboard.press('KeyJ')
  const first = await questionAt(admin).getAttribute('data-question')
  await admin.keyboard.press('KeyJ')
  expect(await questionAt(admin).getAttribute('data-question')).not.toBe(first)
  await admin.keyboard.press('KeyK')
  expect(await questionAt(admin).getAttribute('data-question')).toBe(first)

  const withPhoto = admin.locator('article[data-question]:has([data-photo])').first()
  await withPhoto.focus()
  await admin.keyboard.press('KeyO')
  const viewer = admin.getByRole('dialog')
  await viewer
    .getByRole('button', { name: word(lang, 'zoomIn') })
    .last()
    .click()
  await expect(viewer.getByText('150%')).toBeVisible()
  await admin.keyboard.press('Equal')
  await expect(viewer.getByText('200%')).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  const comment = unique(lang === 'ar' ? 'كان الدرج مفتوحًا' : 'The drawer stood open')
  await withPhoto.focus()
  await admin.keyboard.press('KeyC')
  const form = admin.getByRole('dialog', { name: word(lang, 'correctTitle') })
  await form.locator('textarea[name=comment]').fill(comment)
  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form.locator('textarea[name=reason][aria-invalid=true]')).toBeVisible()
  await expect(form.locator('textarea[name=comment]')).toHaveValue(comment)
  await form.getByRole('button', { name: word(lang, 'phrases') }).click()
  await admin.getByRole('menuitem').first().click()
  await expect(form.locator('textarea[name=reason]')).not.toHaveValue('')
  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form).toHaveCount(0)
  await expect(withPhoto.getByText(comment)).toBeVisible()
  await withPhoto.locator('details summary').last().click()
  await expect(withPhoto.getByText(word(lang, 'before')).last()).toBeVisible()
  await expect(admin.getByText(say(lang, deskMessages.step_correct)).first()).toBeVisible()
  await expectSoundPage(admin, lang)
  await admin.context().close()
})

test('on a phone the parts of the desk come one after the other', async ({ browser, baseURL, lang }) => {
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await admin.setViewportSize({ width: 360, height: 780 })
  await reportInMyHands(admin, lang)
  await expectSoundPage(admin, lang)
  const top = async (id: string) => (await admin.locator(`#${id}`).boundingBox())!.y
  expect(await top('flags')).toBeLessThan(await top('decision'))
  await admin.context().close()
})

test('a phrase is written in both languages, retired and brought back', async ({ browser, baseURL, lang }) => {
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await admin.goto('/admin/reports')
  await hydrated(admin)
  await admin.getByRole('link', { name: word(lang, 'library') }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(word(lang, 'library'))
  await expectSoundPage(admin, lang)
  const english = unique('Say when the bill came')
  await admin.getByRole('button', { name: word(lang, 'newPhrase') }).click()
  const form = admin.getByRole('dialog')
  await form.locator('select[name=purpose]').selectOption('return')
  await form.locator('textarea[name=textEn]').fill(english)
  await form.getByRole('button', { name: word(lang, 'savePhrase') }).click()
  await expect(form.locator('textarea[name=textAr][aria-invalid=true]')).toBeVisible()
  await form.locator('textarea[name=textAr]').fill(unique('اذكر وقت وصول الفاتورة'))
  await form.getByRole('button', { name: word(lang, 'savePhrase') }).click()
  await expect(form).toHaveCount(0)
  const line = admin.locator('li', { hasText: english })
  await line.getByRole('button', { name: word(lang, 'retire'), exact: true }).click()
  await expect(line.getByText(word(lang, 'retired'), { exact: true })).toBeVisible()
  await admin.context().close()
})

test('neither a client nor a shopper comes near the desk', async ({ browser, baseURL, lang }) => {
  const client = await pageOf(browser, lang, baseURL!, people.saffron)
  // why: what is not theirs looks like what is not there
  for (const path of ['/admin/reports', '/admin/reports/phrases', '/admin/reports?tab=disputes'])
    expect((await client.goto(path))!.status()).toBe(404)
  expect((await client.goto('/client/alerts/01890000-0000-7000-8000-000000000000'))!.status()).toBe(404)
  await expect(client.getByText(say(lang, reportMessages.reports)).first()).toBeVisible()
  await client.context().close()
})
