import type { Locator, Page } from '@playwright/test'
import { gradePoints } from '../../domain/report.ts'
import { deskWorkMessages } from '../../messages/desk.ts'
import { deskMessages, reportMessages } from '../../messages/reports.ts'
import { uiMessages } from '../../messages/ui.ts'
import { ownReport } from './own-report.ts'
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

/** Opens a report and takes its review into one's own hands. */
async function takeIntoHands(admin: Page, lang: Journey['lang'], reportId: string): Promise<void> {
  await admin.goto(`/admin/reports/${reportId}`)
  await hydrated(admin)
  await admin.locator('#decision button[value=start-review], #decision button[value=take-over]').click()
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
  playwright,
}) => {
  // why: the whole desk is examined four times, once with each of its dialogs
  test.slow()
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  const { reportId } = await ownReport(playwright, baseURL!)
  await takeIntoHands(admin, lang, reportId)
  await expectSoundPage(admin, lang)

  await admin.keyboard.press('Shift+Slash')
  const help = admin.getByRole('dialog', { name: word(lang, 'allKeys') })
  await expect(help.locator('kbd').first()).toHaveText('J')
  await expectSoundPage(admin, lang)
  await expect(help.locator(':focus').or(help.and(admin.locator(':focus')))).toHaveCount(1)
  await admin.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  // why: the keys go on from the first question in sight, and the button that was pressed is below all of them
  await admin.evaluate(() => window.scrollTo(0, 0))
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

test('on a phone the parts of the desk come one after the other', async ({ browser, baseURL, lang, playwright }) => {
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await admin.setViewportSize({ width: 360, height: 780 })
  const { reportId } = await ownReport(playwright, baseURL!)
  await takeIntoHands(admin, lang, reportId)
  await expectSoundPage(admin, lang)
  const top = async (id: string) => (await admin.locator(`#${id}`).boundingBox())!.y
  expect(await top('flags')).toBeLessThan(await top('decision'))
  await admin.context().close()
})

test('two editors at one report: the slower one is told, keeps what was typed, and sees in whose hands it is now', async ({
  browser,
  baseURL,
  lang,
  playwright,
}) => {
  test.slow()
  const { reportId } = await ownReport(playwright, baseURL!)
  const first = await pageOf(browser, lang, baseURL!, people.admin)
  await takeIntoHands(first, lang, reportId)
  const typed = unique(lang === 'ar' ? 'كان أحد الموظفين عند الباب' : 'One of the team stood at the door')
  await first.locator('article[data-question=K2]').focus()
  await first.keyboard.press('KeyC')
  const form = first.getByRole('dialog', { name: word(lang, 'correctTitle') })
  await form.getByRole('radio').last().check()
  await form.locator('textarea[name=comment]').fill(typed)
  await form.locator('textarea[name=reason]').fill(typed)

  const second = await pageOf(browser, lang, baseURL!, people.editor)
  await takeIntoHands(second, lang, reportId)
  for (const point of gradePoints) await second.locator(`input[name=${point}][value="4"]`).check({ force: true })
  await second.locator('textarea[name=note]').fill('Well seen.')
  await second.locator('button[value=grade]').click()
  await expect(second.getByText(say(lang, deskMessages.gradeSaved)).first()).toBeVisible()

  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form.getByRole('alert')).toContainText(word(lang, 'changedMeanwhile'))
  await expect(form.locator('textarea[name=comment]')).toHaveValue(typed)
  await expect(form.locator('textarea[name=reason]')).toHaveValue(typed)
  await expectSoundPage(first, lang)
  await form.getByRole('button', { name: word(lang, 'showNewest') }).click()
  await expect(form.locator('textarea[name=comment]')).toHaveValue(typed)
  await form.getByRole('button', { name: say(lang, uiMessages.back), exact: true }).click()
  await expect(first.locator('#decision').getByText(people.editor.name)).toBeVisible()

  const stored = await lookUp<{ note: string; value: boolean; edits: number }>(
    `select r.grade_note as note, a.value, (select count(*)::int from app.report_answer_edits e where e.report_id = r.id) as edits
     from app.mystery_shopping_reports r join app.report_answers a on a.report_id = r.id and a.question_key = 'K2' where r.id = $1`,
    [reportId],
  )
  expect(stored).toEqual([{ note: 'Well seen.', value: true, edits: 0 }])
  for (const editor of [first, second]) await editor.context().close()
})

test('a correction that makes an answer a critical failure starts an alert, which an editor sends', async ({
  browser,
  baseURL,
  lang,
  playwright,
}) => {
  test.slow()
  const { reportId } = await ownReport(playwright, baseURL!)
  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await takeIntoHands(admin, lang, reportId)
  await admin.locator('article[data-question=K3]').focus()
  await admin.keyboard.press('KeyC')
  const form = admin.getByRole('dialog', { name: word(lang, 'correctTitle') })
  await form.getByRole('radio').last().check()
  const comment = unique(lang === 'ar' ? 'مرّت حشرة تحت المنضدة' : 'An insect ran under the counter')
  await form.locator('textarea[name=comment]').fill(comment)
  await form.locator('textarea[name=reason]').fill(comment)
  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form).toHaveCount(0)
  const alert = admin.locator('section[aria-labelledby^=alert]').first()
  await expect(alert.getByText(comment)).toBeVisible()
  await expectSoundPage(admin, lang)
  await alert.getByRole('button', { name: word(lang, 'sendAlert') }).click()
  await expect(admin.getByText(word(lang, 'alertSent'))).toBeVisible()
  const mails = () =>
    lookUp<{ n: number }>(
      `select count(*)::int as n from app.emails where kind = 'report.alert' and position($1 in body) > 0`,
      [comment],
    )
  await expect.poll(mails, { timeout: 30_000 }).toEqual([{ n: 1 }])
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
