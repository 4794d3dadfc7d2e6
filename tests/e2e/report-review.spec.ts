import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { gradePoints } from '../../domain/report.ts'
import { reviewMessages } from '../../messages/reporting/review.ts'
import { reportReviewMessages, reportMessages } from '../../messages/reports.ts'
import { uiMessages } from '../../messages/ui.ts'
import { asPerson, send } from './as-person.ts'
import { ownReport } from './own-report.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  type Journey,
  lookUp,
  openFilters,
  people,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

type Word = keyof typeof reviewMessages
const word = (lang: Journey['lang'], key: Word): string => {
  const text = reviewMessages[key][lang]
  return typeof text === 'string' ? text : text.other
}
const unique = (text: string) => `${text} ${uniqueEmail('edit').slice(5, 15)}`

/** Starts the review of a report beside the queue, which opens its desk. */
async function takeIntoHands(admin: Page, lang: Journey['lang'], reportId: string): Promise<void> {
  await admin.goto(`/admin/reports?open=${reportId}`)
  await hydrated(admin)
  await admin.locator('button[value=start-review]').click()
  await expect(admin).toHaveURL(new RegExp(`/admin/reports/${reportId}$`))
  await expect(admin.getByText(word(lang, 'inMine'), { exact: true })).toBeVisible()
}

const questionAt = (admin: Page): Locator => admin.locator('article[data-question]:focus')

/** Takes a review over as another editor and grades it, by requests. */
async function takeOverElsewhere(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string, reportId: string) {
  const colleague = await asPerson(playwright, baseURL, 'editor')
  const decide = async (intent: string, form: Record<string, string>) => {
    const [report] = await lookUp<{ version: number }>(
      'select version from app.mystery_shopping_reports where id = $1',
      [reportId],
    )
    const version = String(report!.version)
    await send(colleague, `/admin/reports/${reportId}`, { intent, version, ...form })
  }
  await decide('take-over', {})
  const grades = Object.fromEntries(gradePoints.map((point) => [point, '4']))
  await decide('grade', { note: 'Well seen.', ...grades })
  await colleague.dispose()
}

test.describe('before scripts arrive', () => {
  test.use({ scripts: false })

  test('clients and shoppers are refused the review list; its risk filter is part of the address', async ({
    page,
    lang,
  }) => {
    const alert = '/client/alerts/01890000-0000-7000-8000-000000000000'
    // why: foreign records look like missing ones
    for (const who of ['shopper', 'saffron'] as const) {
      await signIn(page, people[who])
      for (const path of ['/admin/reports', '/admin/reports/phrases', '/admin/reports?tab=disputes', alert])
        expect((await page.request.get(path)).status(), `${who} ${path}`).toBe(404)
    }
    // a client's own 'not found' page has the client's menu
    expect(await (await page.request.get(alert)).text()).toContain(say(lang, reportMessages.reports))

    await signIn(page, people.admin)
    await page.goto('/admin/reports')
    await expectSoundPage(page, lang)
    const library = page.getByRole('link', { name: word(lang, 'library') })
    await expect(library).toHaveAttribute('href', '/admin/reports/phrases')
    await openFilters(page, lang)
    await page.locator('select[name=risk]').selectOption('critical')
    await page.getByRole('button', { name: say(lang, uiMessages.apply), exact: true }).click()
    await page.waitForURL(/risk=critical/)
    await expect(page.locator('select[name=risk]')).toHaveValue('critical')
    await page.goto('/admin/reports?tab=disputes')
    await expectSoundPage(page, lang)
  })
})

test('an editor walks a report by keyboard, looks into a photo, corrects answers without losing the first ones, sends an alert, is told who has taken it meanwhile, and writes a phrase in both languages', async ({
  page: admin,
  baseURL,
  lang,
  playwright,
}) => {
  await signIn(admin, people.admin)
  const { reportId } = await ownReport(playwright, baseURL!)
  await takeIntoHands(admin, lang, reportId)
  await expectSoundPage(admin, lang)

  // on a phone its parts are stacked
  const { width, height } = admin.viewportSize()!
  await admin.setViewportSize({ width: 360, height: 780 })
  expect(await admin.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  const top = async (id: string) => (await admin.locator(`#${id}`).boundingBox())!.y
  expect(await top('flags')).toBeLessThan(await top('decision'))
  await admin.setViewportSize({ width, height })

  await admin.keyboard.press('Shift+Slash')
  const help = admin.getByRole('dialog', { name: word(lang, 'allKeys') })
  await expect(help.locator('kbd').first()).toHaveText('J')
  await expectSoundPage(admin, lang)
  await expect(help.locator(':focus').or(help.and(admin.locator(':focus')))).toHaveCount(1)
  await admin.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await admin.keyboard.press('KeyA')
  // why: keys continue from the first visible question, and the pressed button is below all of them
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

  // corrects a comment
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
  await expect(admin.getByText(say(lang, reportReviewMessages.step_correct)).first()).toBeVisible()

  // types the other language, is warned of a figure, and saves
  const translation = withPhoto.locator('[data-translation]', {
    has: admin.locator('input[name=field][value=comment]'),
  })
  await withPhoto.focus()
  await admin.keyboard.press('KeyT')
  const translated = translation.locator('textarea[name=text]')
  await expect(translated).toBeFocused()
  const inOther = lang === 'ar' ? 'The drawer was open' : 'كان الدرج مفتوحًا'
  await translated.fill(`${inOther} 4321.`)
  await expect(translation.getByText('4321')).toBeVisible()
  await expectSoundPage(admin, lang)
  await translated.fill(inOther)
  await translation.locator('button[value=translate]').click()
  await expect(withPhoto.locator('[data-translation=made]').getByText(inOther).first()).toBeVisible()

  // an answer becomes a critical failure and sends its alert
  await admin.locator('article[data-question=K3]').focus()
  await admin.keyboard.press('KeyC')
  await form.getByRole('radio').last().check()
  const insect = unique(lang === 'ar' ? 'مرّت حشرة تحت المنضدة' : 'An insect ran under the counter')
  await form.locator('textarea[name=comment]').fill(insect)
  await form.locator('textarea[name=reason]').fill(insect)
  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form).toHaveCount(0)
  const alert = admin.locator('section[aria-labelledby^=alert]').first()
  await expect(alert.getByText(insect)).toBeVisible()
  await expectSoundPage(admin, lang)
  await alert.getByRole('button', { name: word(lang, 'sendAlert') }).click()
  await expect(admin.getByText(word(lang, 'alertSent'))).toBeVisible()
  const mails = () =>
    lookUp<{ n: number }>(
      `select count(*)::int as n from app.emails where kind = 'report.alert' and position($1 in body) > 0`,
      [insect],
    )
  await expect.poll(mails, { timeout: 30_000 }).toEqual([{ n: 1 }])

  // of two editors the slower one gets a message, keeps the input, and sees the current editor
  const typed = unique(lang === 'ar' ? 'كان أحد الموظفين عند الباب' : 'One of the team stood at the door')
  await admin.locator('article[data-question=K2]').focus()
  await admin.keyboard.press('KeyC')
  await form.getByRole('radio').last().check()
  await form.locator('textarea[name=comment]').fill(typed)
  await form.locator('textarea[name=reason]').fill(typed)
  await takeOverElsewhere(playwright, baseURL!, reportId)
  await form.getByRole('button', { name: word(lang, 'saveCorrection') }).click()
  await expect(form.getByRole('alert')).toContainText(word(lang, 'changedMeanwhile'))
  await expect(form.locator('textarea[name=comment]')).toHaveValue(typed)
  await expect(form.locator('textarea[name=reason]')).toHaveValue(typed)
  await expectSoundPage(admin, lang)
  await form.getByRole('button', { name: word(lang, 'showNewest') }).click()
  await expect(form.locator('textarea[name=comment]')).toHaveValue(typed)
  await form.getByRole('button', { name: say(lang, uiMessages.back), exact: true }).click()
  await expect(admin.locator('#decision').getByText(people.editor.name)).toBeVisible()

  const stored = await lookUp<{ note: string; value: boolean; edits: string[] }>(
    `select r.grade_note as note, a.value,
       (select array_agg(e.question_key order by e.question_key) from app.report_answer_edits e where e.report_id = r.id) as edits
     from app.mystery_shopping_reports r join app.report_answers a on a.report_id = r.id and a.question_key = 'K2' where r.id = $1`,
    [reportId],
  )
  expect(stored).toEqual([{ note: 'Well seen.', value: true, edits: ['K1', 'K3'] }])

  // the library of phrases: one is written in both languages and retired
  await admin.goto('/admin/reports/phrases')
  await hydrated(admin)
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(word(lang, 'library'))
  const english = unique('Say when the bill came')
  await admin.getByRole('button', { name: word(lang, 'newPhrase') }).click()
  const phrase = admin.getByRole('dialog')
  await phrase.locator('select[name=purpose]').selectOption('return')
  await phrase.locator('textarea[name=textEn]').fill(english)
  await phrase.getByRole('button', { name: word(lang, 'savePhrase') }).click()
  await expect(phrase.locator('textarea[name=textAr][aria-invalid=true]')).toBeVisible()
  await phrase.locator('textarea[name=textAr]').fill(unique('اذكر وقت وصول الفاتورة'))
  await phrase.getByRole('button', { name: word(lang, 'savePhrase') }).click()
  await expect(phrase).toHaveCount(0)
  const line = admin.locator('li', { hasText: english })
  await line.getByRole('button', { name: word(lang, 'retire'), exact: true }).click()
  await expect(line.getByText(word(lang, 'retired'), { exact: true })).toBeVisible()
  await expectSoundPage(admin, lang)
})
