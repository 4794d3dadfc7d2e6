import { yesNo } from '../../content/questionnaires/ask.ts'
import type { QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { bankMessages } from '../../messages/fieldwork/question-bank.ts'
import { codeOf, draft, draftOf, draftWith, open, press, question, saved, start } from './questionnaire-steps.ts'
import { expect, expectSoundPage, hydrated, people, say, signIn, test } from './support.ts'

test('a question of the bank becomes a copy that remembers its source, and one of a questionnaire joins the bank', async ({
  page,
  lang,
}) => {
  const code = codeOf(lang, 'BANK')
  await signIn(page, people.admin)
  await page.goto(await draftWith(page, code, draft(yesNo('K1', 1, { en: `Hot ${code}?`, ar: `ساخن ${code}؟` }))))
  await hydrated(page)
  await press(page.locator('#section-0'), lang, bankMessages.fromBank)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=bank-search]').fill('BAS-1 Q16')
  const offered = dialog.getByRole('button', { name: new RegExp(`^${start(lang, bankMessages.insertOf)}`) })
  await expect(offered).toHaveCount(1)
  await expectSoundPage(page, lang)
  await offered.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(question(page, '0 1')).toContainText(say(lang, bankMessages.inBank))

  await open(page, '0 0')
  await press(question(page, '0 0'), lang, bankMessages.keep)
  await dialog.locator('[name=standard]').fill('ISO 22000 8.2')
  await press(dialog, lang, bankMessages.keep)
  await expect(dialog).toHaveCount(0)
  await expect(question(page, '0 0')).toContainText(say(lang, bankMessages.inBank))
  await saved(page, lang)
  const { questions } = ((await draftOf(code)) as QuestionnaireDefinition).sections[0]!
  const bank: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(questions).toMatchObject([
    { key: 'K1', bank },
    { type: 'yes_no', bank },
  ])

  await page.goto(`/admin/questionnaires/bank?q=${encodeURIComponent(code)}`)
  await expectSoundPage(page, lang)
  await page
    .getByRole('row')
    .getByRole('link', { name: new RegExp(code) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
  await expect(page.locator('[name=standard]')).toHaveValue('ISO 22000 8.2')
  await expectSoundPage(page, lang)
})
