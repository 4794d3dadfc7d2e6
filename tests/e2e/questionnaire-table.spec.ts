import { yesNo } from '../../content/questionnaires/ask.ts'
import { lost } from '../../content/questionnaires/write-failures.ts'
import { builderMessages } from '../../messages/fieldwork/questionnaire-builder.ts'
import { tableMessages } from '../../messages/fieldwork/questionnaire-table.ts'
import { codeOf, draft, draftOf, draftWith, press, saved } from './questionnaire-steps.ts'
import { expect, expectSoundPage, hydrated, people, say, signIn, test } from './support.ts'

test('questions are edited as a table by keyboard and from a spreadsheet, and missing translations stand out', async ({
  page,
  lang,
}) => {
  const code = codeOf(lang, 'TABLE')
  await signIn(page, people.admin)
  const failure = lost('It was dirty', 'كان متسخًا', 'Clean it', 'تنظيفه')
  const clean = yesNo('K1', 1, { en: 'Was it clean?', ar: 'هل كان نظيفًا؟' }, { failure })
  const hot = yesNo('K2', 2, { en: 'Was it hot?', ar: '' }, { failure })
  const questions = draft(clean)
  const address = await draftWith(page, code, {
    ...questions,
    sections: [{ ...questions.sections[0]!, questions: [clean, hot] }],
  })
  await page.goto(address)
  await hydrated(page)
  await press(page, lang, builderMessages.asTable)
  const cell = (row: number, column: string) => page.locator(`#cell-0-${row}-${column}`)
  await page.getByLabel(say(lang, tableMessages.onlyMissing), { exact: true }).check()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectSoundPage(page, lang)
  await cell(1, 'textAr').fill('هل كان ساخنًا؟')
  await page.getByLabel(say(lang, tableMessages.onlyMissing), { exact: true }).uncheck()

  // Enter goes down, an arrow to the side; typing replaces what is marked on arrival
  await cell(0, 'weight').focus()
  await page.keyboard.press('Enter')
  await expect(cell(1, 'weight')).toBeFocused()
  await page.keyboard.type('٧')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(cell(1, 'critical')).toBeFocused()
  await page.keyboard.press('Space')

  // two rows of two cells from a spreadsheet
  await cell(0, 'textEn').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'One?\tواحد؟\nTwo?\tاثنان؟\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(cell(1, 'textAr')).toHaveValue('اثنان؟')
  await saved(page, lang)
  expect(await draftOf(code)).toMatchObject({
    sections: [
      {
        questions: [
          { key: 'K1', text: { en: 'One?', ar: 'واحد؟' }, weight: 1, critical: false },
          { key: 'K2', text: { en: 'Two?', ar: 'اثنان؟' }, weight: 7, critical: true },
        ],
      },
    ],
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSoundPage(page, lang)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
})
