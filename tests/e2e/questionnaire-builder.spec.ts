import { rating, yesNo } from '../../content/questionnaires/ask.ts'
import { questionKinds } from '../../features/fieldwork/questionnaires/components/question-kinds.ts'
import { formMessages } from '../../messages/forms.ts'
import { conditionMessages, findingMessages } from '../../messages/fieldwork/questionnaire-builder-checks.ts'
import { branchMessages, questionnairesMessages } from '../../messages/questionnaire-builder-list.ts'
import {
  builderMessages,
  questionTypeMessages,
  simulationMessages,
} from '../../messages/fieldwork/questionnaire-builder.ts'
import { post } from './post.ts'
import {
  addQuestion,
  addSection,
  codeOf,
  create,
  draft,
  draftOf,
  draftWith,
  exported,
  importFile,
  list,
  newClient,
  open,
  press,
  publish,
  question,
  saveBySending,
  saved,
  start,
  unfinished,
  onLargestPlan,
} from './questionnaire-steps.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, say, signIn, test } from './support.ts'

const clean = { en: 'Was it clean 0?', ar: 'هل كان نظيفًا 0؟' }

test('a missing translation is refused with the way to it; what is published changes as a new version', async ({
  page,
  lang,
}) => {
  const code = codeOf(lang, 'TEXT')
  await signIn(page, people.admin)
  const steps = [0, 1, 2, 3, 4].map((step) => ({ en: `Step ${step}`, ar: step === 2 ? '' : `درجة ${step}` }))
  const asked = rating('K1', 1, clean, steps as unknown as Parameters<typeof rating>[3], unfinished)
  await page.goto(await draftWith(page, code, draft(asked)))
  await hydrated(page)
  await press(page, lang, builderMessages.publish)
  await expect(page.locator('#beside')).toBeFocused()
  await expect(page.locator('#beside li button')).toHaveCount(2)
  await page.locator('#beside li button').first().click()
  await expect(page.locator('[id="question-0-0-steps.2-ar"]')).toBeFocused()
  await page.keyboard.type('متوسط')
  await expect(page.locator('#beside li button')).toHaveCount(1)
  await page.locator('#beside li button').click()
  await expect(page.locator('[id="question-0-0-partly.task-ar"]')).toBeFocused()
  await page.keyboard.type('تنظيفه كل ساعة')
  await expect(page.locator('#beside')).toContainText(say(lang, findingMessages.none))
  await publish(page, lang, 1)
  // an invalid number is reported at its field and not saved
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
  // why: the message of the first publication may still be visible
  await expect.poll(weights).toEqual([1, 4])
  await press(page, lang, builderMessages.history)
  await page.getByRole('link', { name: builderMessages.versionN[lang].replace('{version}', '1') }).click()
  await page.waitForURL(/versions\/1$/)
  await expectSoundPage(page, lang)
})

test('rules are put together by keyboard, tried out and explained; two editors never write over each other', async ({
  page,
  lang,
}) => {
  const code = codeOf(lang, 'RULE')
  await signIn(page, people.admin)
  const address = await draftWith(page, code, draft(yesNo('K1', 1, clean)))
  await page.goto(address)
  await hydrated(page)
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

  // removed by keyboard, the focus stays among the conditions
  await page.locator('[id="section-1-rule-2"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="section-1-rule-1"]')).toBeFocused()

  // another type, another position, and all undone
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

  const theirs = { ...(await draftOf(code)), code, version: 1, title: { en: 'First was here', ar: 'سبقت' } }
  await saveBySending(page, address.split('/').at(-1)!, theirs)
  await page.locator('#questionnaire-title-en').fill('Second came later')
  await page.getByText(say(lang, builderMessages.conflict)).waitFor()
  await expectSoundPage(page, lang)
  await press(page, lang, builderMessages.keepMine)
  await page.waitForURL((url) => url.pathname.startsWith(list) && url.pathname !== address)
  await expect(page.locator('#questionnaire-title-en')).toHaveValue('Second came later')
  expect(await draftOf(code)).toMatchObject({ title: { en: 'First was here' } })
})

test('files leave and come back as they were, bad ones say what is wrong; a client has its own; one is made of questions of every kind', async ({
  page,
  request,
  baseURL,
  lang,
}) => {
  const company = await newClient(request, baseURL!, lang)
  await signIn(page, people.admin)
  await onLargestPlan(page, company)
  const json = await exported(page, 'FSR-1', 'json')
  const form = await exported(page, 'FSR-1', 'xlsx')
  expect(json.name).toMatch(/^FSR-1-.*\.json$/)
  const original = await draftOf('FSR-1')
  const again = codeOf(lang, 'JSON')
  await post(page, list, {
    form: {
      intent: 'import',
      clientKey: crypto.randomUUID(),
      name: json.name,
      content: json.buffer.toString('base64'),
      code: again,
      type: 'full_service',
      clientId: '',
    },
  })
  expect(await draftOf(again)).toEqual(original)

  await page.goto(`${list}?q=BAS-1`)
  await hydrated(page)
  const bad = codeOf(lang, 'BAD')
  const broken = json.buffer.toString().replace('"type": "yes_no"', '"type": "maybe"')
  const dialog = await importFile(page, lang, bad, 'broken.json', Buffer.from(broken))
  await expect(dialog).toContainText('sections › 1 › questions')
  await expectSoundPage(page, lang)
  await importFile(page, lang, bad, 'large.json', Buffer.alloc(1024 * 1024 + 1, 32))
  await expect(dialog).toContainText(say(lang, formMessages['file-too-large']))
  const code = codeOf(lang, 'XLS')
  await importFile(page, lang, code, form.name, form.buffer)
  await expect(dialog).toContainText(say(lang, questionnairesMessages.importedAll))
  await expectSoundPage(page, lang)
  expect(await draftOf(code)).toEqual(original)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const own = codeOf(lang, 'OWN')
  await page.getByRole('row', { name: /BAS-1/ }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say(lang, questionnairesMessages.copy), exact: true }).click()
  await dialog.locator('[name=code]').fill(own)
  await dialog.getByRole('combobox').fill(company)
  await page.getByRole('option', { name: company }).click()
  await press(dialog, lang, questionnairesMessages.copy)
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await publish(page, lang, 1)
  await press(page, lang, builderMessages.use)
  await press(page.getByRole('alertdialog'), lang, builderMessages.use)
  await page.getByText(say(lang, builderMessages.used)).first().waitFor()
  const current = () =>
    lookUp<{ code: string }>(
      `select d.code from app.questionnaire_drafts d join app.profiles p on p.id = d.client_id
       where p.company_name = $1 and d.evaluation_type = 'basic' and d.is_current`,
      [company],
    )
  expect((await current()).map((one) => one.code)).toEqual([own])
  await press(page, lang, builderMessages.stop)
  await press(page.getByRole('alertdialog'), lang, builderMessages.stop)
  await page.getByText(say(lang, builderMessages.stopped)).first().waitFor()
  expect(await current()).toEqual([])

  // created from scratch, with a question of every type
  await page.goBack()
  const made = codeOf(lang, 'NEW')
  await create(page, lang, made)
  await addSection(page, lang, 0)
  await addQuestion(page, lang, '0', 'rating')
  await expect(page.locator('[id="question-0-1-text-en"]')).toBeFocused()
  await page.keyboard.type('Q1')
  await expect(page.locator('[id="question-0-1-scale"]')).toHaveValue('quality')
  const kind = page.locator('[id="question-0-1-type"]')
  for (const type of questionKinds.toReversed()) {
    await kind.selectOption(type)
    await expect(kind).toBeFocused()
    await expect(question(page, '0 1')).toContainText(say(lang, questionTypeMessages[type]))
  }
  await kind.selectOption('choices')
  await expect(kind).toHaveValue('choices')
  await saved(page, lang)
  expect(await draftOf(made)).toMatchObject({
    sections: [{ questions: [{ type: 'yes_no' }, { type: 'choices', text: { en: 'Q1' } }] }],
  })
  await press(page, lang, builderMessages.publish)
  await expect(page.locator('#beside')).toBeFocused()
  await expectSoundPage(page, lang)
})

test('on a phone it is said what a branch has, and the builder works', async ({ page, lang }) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, people.admin)
  await page.goto('/admin/forms/questionnaires/branches?q=a')
  await page.waitForURL(`${list}/branches?q=a`)
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

  await page
    .getByRole('navigation', { name: say(lang, questionnairesMessages.tabs) })
    .getByRole('link', { name: say(lang, questionnairesMessages.title) })
    .click()
  // why: the address changes before the page, and the branches have their own search
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, questionnairesMessages.title))
  await page.getByRole('searchbox').fill('FSR-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(/questionnaires\?q=FSR-1/)
  await expect(page.getByRole('row').filter({ hasText: 'BAS-1' })).toHaveCount(0)
  await expectSoundPage(page, lang)
  await page.getByRole('row').getByRole('link', { name: /FSR-1/ }).first().click()
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await open(page, '0 0')
  await expectSoundPage(page, lang)
  for (const view of ['simulate', 'checks', 'history'] as const) {
    await press(page, lang, builderMessages[view])
    await expect(page.locator('#beside')).toBeVisible()
    expect(await fits(), view).toBe(true)
  }
  await expectSoundPage(page, lang)
  for (const format of ['exportJson', 'exportXls'] as const)
    await expect(page.getByRole('link', { name: say(lang, questionnairesMessages[format]) })).toHaveAttribute(
      'href',
      new RegExp(`/export\\?format=${format === 'exportJson' ? 'json' : 'xlsx'}$`),
    )
  await press(page, lang, builderMessages.questions)
  await expect(page.locator('#beside')).toBeHidden()
  await expect(question(page, '0 0')).toBeVisible()
})
