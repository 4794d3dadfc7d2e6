import { questionKinds } from '../../features/questionnaires/components/question-kinds.ts'
import { errorMessages } from '../../messages/errors.ts'
import { formMessages } from '../../messages/forms.ts'
import { conditionMessages, findingMessages } from '../../messages/questionnaire-builder-checks.ts'
import { branchMessages, questionnairesMessages } from '../../messages/questionnaire-builder-list.ts'
import { builderMessages, questionTypeMessages, simulationMessages } from '../../messages/questionnaire-builder.ts'
import {
  addQuestion,
  addSection,
  both,
  codeOf,
  create,
  draftOf,
  exported,
  importFile,
  list,
  newClient,
  open,
  press,
  publish,
  question,
  saved,
  start,
} from './questionnaire-steps.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, people, say, signIn, test } from './support.ts'

test('a questionnaire with every kind of question is made from nothing', async ({ page, lang }) => {
  const code = codeOf(lang, 'NEW')
  await signIn(page, people.admin)
  await create(page, lang, code)
  await addSection(page, lang, 0)
  for (const [n, type] of questionKinds.slice(1).entries()) {
    await addQuestion(page, lang, '0', type)
    await expect(page.locator(`[id="question-0-${n + 1}-text-en"]`)).toBeFocused()
    await page.keyboard.type(`Q${n}`)
  }
  await expectSoundPage(page, lang)
  await saved(page, lang)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-question]')).toHaveCount(questionKinds.length)
  for (const [n, type] of questionKinds.entries())
    await expect(question(page, `0 ${n}`)).toContainText(say(lang, questionTypeMessages[type]))
})

test('a missing translation is refused with the way to it; what is published changes as a new version', async ({
  page,
  lang,
}) => {
  const code = codeOf(lang, 'TEXT')
  await signIn(page, people.admin)
  await create(page, lang, code)
  await addSection(page, lang, 0)
  await page.locator('[id="question-0-0-type"]').selectOption('rating')
  for (const step of [0, 1, 2, 3, 4])
    await both(page, `question-0-0-steps.${step}`, `Step ${step}`, step === 2 ? '' : `درجة ${step}`)
  await press(page, lang, builderMessages.publish)
  await expect(page.locator('#beside')).toBeFocused()
  await expectSoundPage(page, lang)
  await open(page, '0 0')
  await expect(page.locator('#beside li button')).toHaveCount(1)
  await page.locator('#beside li button').click()
  await expect(page.locator('[id="question-0-0-steps.2-ar"]')).toBeFocused()
  await page.keyboard.type('متوسط')
  await expect(page.locator('#beside')).toContainText(say(lang, findingMessages.none))
  await publish(page, lang, 1)

  // a number that cannot be is said beside its field and not kept
  const weight = page.locator('[name="question-0-0-weight"]')
  await weight.fill('-3')
  await expect(question(page, '0 0')).toContainText(start(lang, builderMessages.numberBetween))
  await weight.fill('٤')
  await expect(weight).toHaveValue('4')
  await publish(page, lang, 2)
  const weights = async () => {
    const rows = await lookUp<{ weight: number }>(
      `select (definition #>> '{sections,0,questions,0,weight}')::float as weight from app.questionnaires where code = $1 order by version`,
      [code],
    )
    return rows.map((one) => one.weight)
  }
  // why: the words of the first publication may still be on the screen
  await expect.poll(weights).toEqual([1, 4])
  await press(page, lang, builderMessages.history)
  await page.getByRole('link', { name: builderMessages.versionN[lang].replace('{version}', '1') }).click()
  await page.waitForURL(/versions\/1$/)
  await expectSoundPage(page, lang)
})

test('rules are put together by keyboard, tried out and explained', async ({ page, lang }) => {
  await signIn(page, people.admin)
  await create(page, lang, codeOf(lang, 'RULE'))
  await addSection(page, lang, 0)
  await addSection(page, lang, 1)
  const rule = page
    .locator('#section-1')
    .getByRole('group', { name: say(lang, conditionMessages.add) })
    .first()
  const add = async (what: { en: string; ar: string }, place: string) => {
    await rule.getByRole('button', { name: say(lang, what), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`[id="section-1-rule-${place}"]`)).toBeFocused()
  }
  await add(conditionMessages.addAnswer, '0')
  await add(conditionMessages.addAttribute, '1')
  await add(conditionMessages.addTime, '2')
  await page.keyboard.press('Tab')
  await page.locator('[name="section-1-rule-1-attribute"]').selectOption({ index: 0 })
  await expectSoundPage(page, lang)

  const panel = page.locator('#beside')
  const second = panel.locator('ol > li').nth(1)
  await second.getByRole('button', { name: new RegExp(`^${say(lang, simulationMessages.why).slice(0, -1)}`) }).click()
  await expect(second).toContainText(say(lang, simulationMessages.hiddenBecause))
  await expect(second.getByRole('img', { name: say(lang, simulationMessages.fails) })).not.toHaveCount(0)
  await panel
    .locator('ol > li')
    .first()
    .getByRole('button', { name: say(lang, simulationMessages.yes) })
    .click()
  await panel.locator('[name="simulated-hour"]').selectOption('13:00')
  await expect(second).toContainText(say(lang, simulationMessages.shownBecause))
  await press(panel, lang, simulationMessages.allWorst)
  await expect(second).toContainText(say(lang, simulationMessages.hiddenBecause))
  await press(panel, lang, simulationMessages.allBest)
  await expect(panel.getByRole('status').first()).toContainText('100')
  await expectSoundPage(page, lang)

  // removed by the keyboard, the cursor stays among the conditions
  await page.locator('[id="section-1-rule-2"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="section-1-rule-1"]')).toBeFocused()

  // another kind, another place, and all undone
  await page.locator('[id="question-1-0-type"]').selectOption('rating')
  await expect(page.locator('[id="question-1-0-type"]')).toBeFocused()
  await page.locator('[id="question-1-0-section"]').selectOption('0')
  await expect(question(page, '0 1')).toContainText(say(lang, questionTypeMessages.rating))
  await press(page, lang, builderMessages.undo)
  await press(page, lang, builderMessages.undo)
  await expect(question(page, '1 0')).toContainText(say(lang, questionTypeMessages.yes_no))
  await question(page, '1 0').locator('button[aria-expanded]').first().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(question(page, '0 1')).toBeFocused()
  await page.keyboard.press('Alt+Delete')
  await expect(page.locator('[data-question]')).toHaveCount(1)
  await saved(page, lang)
})

test('two editors of one draft: the second is told and loses nothing', async ({ page, browser, baseURL, lang }) => {
  const code = codeOf(lang, 'TWO')
  await signIn(page, people.admin)
  await create(page, lang, code)
  const other = await pageOf(browser, lang, baseURL!, people.admin)
  await other.goto(page.url())
  await hydrated(other)
  await page.locator('#questionnaire-title-en').fill('First was here')
  await saved(page, lang)
  await other.locator('#questionnaire-title-en').fill('Second came later')
  await expect(other.getByText(say(lang, builderMessages.conflict))).toBeVisible()
  await expectSoundPage(other, lang)
  await press(other, lang, builderMessages.keepMine)
  await other.waitForURL((url) => url.href !== page.url())
  await expect(other.locator('#questionnaire-title-en')).toHaveValue('Second came later')
  expect(await draftOf(code)).toMatchObject({ title: { en: 'First was here' } })
  await other.context().close()
})

test('files leave and come back as they were, and bad ones say what is wrong', async ({ page, lang }) => {
  await signIn(page, people.admin)
  await page.goto(`${list}?q=FSR-1`)
  await hydrated(page)
  await page.getByRole('row').getByRole('link', { name: /FSR-1/ }).first().click()
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await press(page, lang, builderMessages.history)
  const json = await exported(page, lang, 'exportJson')
  const form = await exported(page, lang, 'exportXls')
  expect(json.name).toMatch(/^FSR-1-.*\.json$/)

  await page.goto(list)
  await hydrated(page)
  const bad = codeOf(lang, 'BAD')
  const dialog = await importFile(page, lang, bad, 'notes.json', Buffer.from('not a file of ours'))
  await expect(dialog).toContainText(say(lang, errorMessages['questionnaire.file-unreadable']))
  const broken = json.buffer.toString().replace('"type": "yes_no"', '"type": "maybe"')
  await importFile(page, lang, bad, 'broken.json', Buffer.from(broken))
  await expect(dialog).toContainText('sections › 1 › questions')
  await expectSoundPage(page, lang)
  await importFile(page, lang, bad, 'large.json', Buffer.alloc(1024 * 1024 + 1, 32))
  await expect(dialog).toContainText(say(lang, formMessages['file-too-large']))
  await importFile(page, lang, 'FSR-1', 'same.json', json.buffer)
  await expect(dialog).toContainText(say(lang, formMessages['code-taken']))
  await page.keyboard.press('Escape')

  const original = await draftOf('FSR-1')
  for (const [word, name, buffer] of [
    ['JSON', json.name, json.buffer],
    ['XLS', form.name, form.buffer],
  ] as const) {
    const code = codeOf(lang, word)
    await page.goto(list)
    await hydrated(page)
    const done = await importFile(page, lang, code, name, buffer)
    await expect(done).toContainText(say(lang, questionnairesMessages.importedAll))
    await expectSoundPage(page, lang)
    expect(await draftOf(code)).toEqual(original)
  }
})

test('a client has a questionnaire of its own, and new visits begin with it', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  const code = codeOf(lang, 'OWN')
  const company = await newClient(browser, baseURL!, lang)
  await signIn(page, people.admin)
  await page.goto(`${list}?q=BAS-1`)
  await hydrated(page)
  await page.getByRole('row', { name: /BAS-1/ }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say(lang, questionnairesMessages.copy), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=code]').fill(code)
  await dialog.getByRole('combobox').fill(company)
  await page.getByRole('option', { name: company }).click()
  await press(dialog, lang, questionnairesMessages.copy)
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await publish(page, lang, 1)
  await press(page, lang, builderMessages.use)
  await press(page.getByRole('alertdialog'), lang, builderMessages.use)
  await expect(page.getByText(say(lang, builderMessages.used)).first()).toBeVisible()
  await expectSoundPage(page, lang)
  const current = () =>
    lookUp<{ code: string }>(
      `select d.code from app.questionnaire_drafts d join app.profiles p on p.id = d.client_id
       where p.company_name = $1 and d.evaluation_type = 'basic' and d.is_current`,
      [company],
    )
  expect((await current()).map((one) => one.code)).toEqual([code])
  await press(page, lang, builderMessages.stop)
  await press(page.getByRole('alertdialog'), lang, builderMessages.stop)
  await expect(page.getByText(say(lang, builderMessages.stopped)).first()).toBeVisible()
  expect(await current()).toEqual([])
})

test('what a branch has is said on a phone', async ({ page, lang }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, people.admin)
  await page.goto(`${list}/branches`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('button', { name: new RegExp(start(lang, branchMessages.editOf)) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=place]').fill('north of the river')
  await press(dialog, lang, branchMessages.save)
  await expect(dialog).toContainText(say(lang, formMessages.coordinates))
  await expectSoundPage(page, lang)
  await dialog.locator('[name=place]').fill('24.7136, 46.6753')
  await press(dialog, lang, branchMessages.save)
  await expect(dialog).toHaveCount(0)
})

test('the builder works on a phone', async ({ page, lang }) => {
  // seven examinations of a page with forty questions
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, people.admin)
  await page.goto(`${list}?q=FSR-1`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('row').getByRole('link', { name: /FSR-1/ }).first().click()
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await expectSoundPage(page, lang)
  await open(page, '0 0')
  await expectSoundPage(page, lang)
  for (const view of ['simulate', 'checks', 'history', 'questions'] as const) {
    await press(page, lang, builderMessages[view])
    await expect(page.locator('#beside')).toBeVisible({ visible: view !== 'questions' })
    await expectSoundPage(page, lang)
  }
})
