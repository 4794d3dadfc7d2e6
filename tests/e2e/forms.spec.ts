import type { Browser, Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import type { FormDefinition } from '../../features/site/forms/fields.ts'
import { errorMessages } from '../../messages/errors.ts'
import {
  fieldTypeMessages,
  formEditorMessages,
  formsListMessages,
  inboxMessages,
  submissionMessages,
} from '../../messages/site/forms-admin.ts'
import { answerMessages, publicFormMessages } from '../../messages/site/public-forms.ts'
import { post } from './post.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectSoundPage,
  fileAddress,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signIn,
  test,
} from './support.ts'

type Texts = Record<string, { en: string | object; ar: string | object }>
/** A message with its arguments filled in. */
const words = (lang: Lang, messages: Texts, key: string, values: Record<string, string> = {}): string =>
  (messages[key]![lang] as string).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const editor = (lang: Lang, key: keyof typeof formEditorMessages) => words(lang, formEditorMessages, key)

async function fillPair(page: Page, id: RegExp, en: string, ar: string) {
  await page.locator('input, textarea').and(page.locator(`[id$="-en"]`)).filter({ visible: true }).first().waitFor()
  const ids = await page.locator('[id$="-en"]:visible').evaluateAll((all) => all.map(({ id }) => id))
  const found = ids.filter((one) => id.test(one)).at(-1)!
  await page.locator(`[id="${found}"]`).fill(en)
  await page.locator(`[id="${found.replace(/-en$/, '-ar')}"]`).fill(ar)
}

async function newForm(page: Page, lang: Lang, slug: string) {
  await page.getByRole('button', { name: say(lang, formsListMessages.new) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=titleEn]').fill(`Guest survey ${slug}`)
  await dialog.locator('[name=titleAr]').fill(`استبيان ${slug}`)
  await dialog.locator('[name=slug]').fill(slug)
  await dialog.getByRole('button', { name: say(lang, formsListMessages.create) }).click()
  await page.waitForURL(/\/admin\/forms\/[0-9a-f-]{36}$/)
  await expect(page.locator('#form-title-en')).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

const addField = (page: Page, lang: Lang, type: keyof typeof fieldTypeMessages) =>
  page
    .getByRole('group', { name: editor(lang, 'addField') })
    .getByRole('button', { name: say(lang, fieldTypeMessages[type]), exact: true })
    .click()

const branches = { en: 'Branches', ar: 'عدد الفروع' }

async function visitorWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  const page = await context.newPage()
  await takeScriptsFrom(page)
  return page
}

/** Fills the form in without scripts, first with invalid input, and returns the ticket. */
async function fillIn(page: Page, lang: Lang, slug: string): Promise<string> {
  const main = page.locator('main')
  await page.goto(publicPage(lang, `/forms/${slug}`))
  await expectSoundPage(page, lang)
  await main.locator('[name=name]').fill('=نورة')
  await main.locator('[name=email]').fill('nowhere')
  await page.getByLabel(say(lang, branches)).fill('٠')
  await main.locator('[name=message]').fill(`Hello from ${slug}`)
  const send = main.locator('form button[type=submit]')
  await send.click()
  await expect(page.getByRole('alert')).toContainText(
    words(lang, answerMessages, 'number-small', { label: lang === 'en' ? 'Branches' : '', min: '1' }).slice(0, 10),
  )
  await expect(main).toContainText(say(lang, answerMessages['email-invalid']))
  await expect(main.locator('[name=message]')).toHaveValue(`Hello from ${slug}`)
  await expectSoundPage(page, lang)
  await main.locator('[name=email]').fill('noura@example.com')
  await page.getByLabel(say(lang, branches)).fill('٣')
  await main.locator('input[type=checkbox]').check()
  await send.click()
  await expect(main.locator('[role=status]').filter({ hasText: /\d{4,}/ })).toBeVisible()
  await expect(main).not.toContainText(say(lang, errorMessages['bad-request']))
  const [kept] = await lookUp<{ ticket: string; state: string }>(
    'select ticket, state from app.form_submissions where answers::text like $1',
    [`%Hello from ${slug}%`],
  )
  expect(kept!.state).toBe('new')
  await expect(main.getByText(kept!.ticket)).toBeVisible()
  await page.context().close()
  return kept!.ticket
}

const rowOf = async (slug: string) => {
  const rows = await lookUp<{ id: string; version: string; draft: FormDefinition }>(
    'select id, version::text, draft from app.forms where slug = $1',
    [slug],
  )
  return rows[0]!
}

test('a form is built by hand and by keys, published, filled in, answered and closed; two editors never write over each other', async ({
  page,
  browser,
  request,
  baseURL,
  lang,
}) => {
  const slug = `survey-${lang}-${Date.now().toString(36)}`
  await signIn(page, people.admin)
  await page.goto('/admin/forms')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await newForm(page, lang, slug)

  const cards = page.locator('li[id^="field-"]')
  await expect(cards).toHaveCount(3)
  await cards.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(cards.nth(1)).toHaveAttribute('id', 'field-name')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('Alt+d')
  await expect(cards).toHaveCount(4)
  // why: the copy is inserted after its original and takes the focus, which the next key needs
  await expect(cards.nth(2)).toBeFocused()
  await page.keyboard.press('Alt+Delete')
  await expect(cards).toHaveCount(3)
  await page.locator('body').press('Control+z')
  await expect(cards).toHaveCount(4)
  for (const left of [3, 3]) {
    await page
      .getByRole('button', { name: editor(lang, 'undo'), exact: true })
      .first()
      .click()
    await expect(cards).toHaveCount(left)
  }
  await expect(cards.first()).toHaveAttribute('id', 'field-name')

  await addField(page, lang, 'number')
  await page.getByRole('button', { name: editor(lang, 'publish'), exact: true }).click()
  await expect(page.locator('#open-points')).toBeVisible()
  await expectSoundPage(page, lang)
  await fillPair(page, /-label-en$/, branches.en, branches.ar)
  await page.locator('[name$="-min"]').fill('1')
  await addField(page, lang, 'consent')
  await fillPair(page, /-label-en$/, 'I agree to be called', 'أوافق على الاتصال بي')
  await expect(page.locator('#open-points')).toHaveCount(0)
  await page.getByRole('button', { name: editor(lang, 'publish'), exact: true }).click()
  await page.getByText(editor(lang, 'published')).waitFor()
  const ticket = await fillIn(await visitorWithoutScripts(browser, baseURL!), lang, slug)

  const { id, version, draft } = await rowOf(slug)
  const theirs = { ...draft, title: { ...draft.title, en: 'Theirs' } }
  const kept = await post(page, `/admin/forms/${id}`, {
    form: { intent: 'save', version, definition: JSON.stringify(theirs) },
  })
  expect(kept.status()).toBe(200)
  await page.locator('#form-title-en').fill('Mine')
  const notice = page.getByRole('alert').filter({ hasText: editor(lang, 'conflict') })
  // why not an expectation: saving is debounced by a second, and each retry of an expectation renders the accessibility
  // tree
  await notice.waitFor()
  await expectSoundPage(page, lang)
  await expect(page.locator('#form-title-en')).toHaveValue('Mine')
  expect((await rowOf(slug)).draft.title.en).toBe('Theirs')
  await notice.getByRole('button', { name: editor(lang, 'loadTheirs') }).click()
  await expect(page.locator('#form-title-en')).toHaveValue('Theirs')
  await expect(notice).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('link', { name: say(lang, formsListMessages.title), exact: true })
    .first()
    .click()
  const row = page.getByRole('row').filter({ hasText: `/forms/${slug}` })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: say(lang, formsListMessages.close) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(lang, formsListMessages.close), exact: true })
    .click()
  await expect(row).toContainText(say(lang, formsListMessages.state_closed))
  const closed = await request.get(publicPage(lang, `/forms/${slug}`))
  expect(await closed.text()).toContain(say(lang, publicFormMessages.closed))

  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: say(lang, formsListMessages.readMessages) }).click()
  await page.waitForURL(/submissions\?form=/)
  await page.getByRole('searchbox').fill('نوره')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=/)
  await page
    .getByRole('checkbox', { name: words(lang, inboxMessages, 'choose', { ticket }).slice(0, 9) })
    .first()
    .check()
  await expectSoundPage(page, lang)
  const answer = await page.request.get(await fileAddress(page, lang))
  expect(answer.headers()['content-disposition']).toContain('attachment')
  expect(await answer.text()).toContain(`"'=نورة"`)
  await page.getByRole('button', { name: say(lang, inboxMessages['mark.open']), exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: say(lang, inboxMessages.state_open) })).toHaveCount(1)

  await page.getByRole('row').getByRole('link').first().click()
  await page.waitForURL(/submissions\/[0-9a-f-]{36}$/)
  await expect(page.getByText(ticket).first()).toBeVisible()
  await page.locator('[name=note]').fill('اتصلت بها')
  await page.getByRole('button', { name: say(lang, submissionMessages.saveNote) }).click()
  await page.getByText(say(lang, submissionMessages.noteSaved)).waitFor()
  await page.getByRole('button', { name: say(lang, inboxMessages['mark.done']), exact: true }).click()
  await expect(page.locator('h1 + *')).toContainText(say(lang, inboxMessages.state_done))
  await expectSoundPage(page, lang)
})
