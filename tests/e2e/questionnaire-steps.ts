import type { Locator, Page } from '@playwright/test'
import type { QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { currentEdition } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { lost } from '../../content/questionnaires/write-failures.ts'
import { questionnairesMessages } from '../../messages/questionnaire-builder-list.ts'
import { builderMessages, questionTypeMessages } from '../../messages/fieldwork/questionnaire-builder.ts'
import { password } from './account-steps.ts'
import { post } from './post.ts'
import { expect, lookUp, say, uniqueEmail } from './support.ts'

/** Failure sentences of a rating; one task lacks its Arabic text. */
export const unfinished = {
  failure: lost('It was dirty', 'كان متسخًا', 'Clean it every hour', 'تنظيفه كل ساعة'),
  partly: lost('It was dusty', 'كان مغبرًا', 'Dust it every hour', ''),
}

/** A draft of one section with one question. */
export const draft = (
  first: QuestionnaireDefinition['sections'][number]['questions'][number],
): QuestionnaireDefinition => ({
  code: 'X',
  version: 1,
  evaluationType: 'full_service',
  title: { en: 'Drive-through', ar: 'طلبات السيارات' },
  sections: [{ key: 'S1', title: { en: 'Section 0', ar: 'محور 0' }, weight: 100, questions: [first] }],
  unscored: [],
})

export const list = '/admin/questionnaires'
export const codeOf = (lang: Lang, word: string) =>
  `${word}-${lang}-${Date.now().toString(36)}`.toUpperCase().slice(0, 20)
/** Beginning of a text up to its first placeholder. */
export const start = (lang: Lang, text: { en: string; ar: string }) => text[lang].split('{')[0]!.trim()

export const press = (where: Page | Locator, lang: Lang, text: { en: string; ar: string }) =>
  where.getByRole('button', { name: say(lang, text), exact: true }).click()
// why not an expectation: saving is debounced by a second, and each retry of an expectation renders the accessibility
// tree
export const saved = (page: Page, lang: Lang) =>
  page.getByRole('status').getByText(say(lang, builderMessages.saved), { exact: true }).waitFor()
export const question = (page: Page, place: string) => page.locator(`[data-question="${place}"]`)
/** Button that folds and unfolds a question. */
export const open = (page: Page, place: string) =>
  question(page, place).locator('button[aria-expanded]').first().click()

export async function both(page: Page, id: string, en: string, ar: string) {
  await page.locator(`[id="${id}-en"]`).fill(en)
  await page.locator(`[id="${id}-ar"]`).fill(ar)
}

/** Creates a questionnaire from the list. */
export async function create(page: Page, lang: Lang, code: string) {
  await press(page, lang, questionnairesMessages.new)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=code]').fill(code)
  await dialog.locator('[name=titleEn]').fill(`Drive-through ${code}`)
  await dialog.locator('[name=titleAr]').fill(`طلبات السيارات ${code}`)
  await press(dialog, lang, questionnairesMessages.create)
  await page.waitForURL(/questionnaires\/[0-9a-f-]{36}$/)
  await expect(dialog).toHaveCount(0)
}

export async function addQuestion(page: Page, lang: Lang, section: string, type: keyof typeof questionTypeMessages) {
  await press(page.locator(`#section-${section}`), lang, builderMessages.addQuestion)
  await page.getByRole('menuitem', { name: say(lang, questionTypeMessages[type]), exact: true }).click()
}

/** Adds a section with one complete yes-or-no question. */
export async function addSection(page: Page, lang: Lang, at: number) {
  await press(page, lang, builderMessages.addSection)
  await expect(page.locator(`[id="section-${at}-title-en"]`)).toBeFocused()
  await both(page, `section-${at}-title`, `Section ${at}`, `محور ${at}`)
  await addQuestion(page, lang, String(at), 'yes_no')
  await expect(page.locator(`[id="question-${at}-0-text-en"]`)).toBeFocused()
  await both(page, `question-${at}-0-text`, `Was it clean ${at}?`, `هل كان نظيفًا ${at}؟`)
}

export async function publish(page: Page, lang: Lang, version: number) {
  await saved(page, lang)
  await press(page, lang, builderMessages.publish)
  const name = builderMessages.publishVersion[lang].replace('{version}', String(version))
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByText(say(lang, builderMessages.published)).first().waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Creates a draft with these questions by requests. */
export async function draftWith(page: Page, code: string, definition: QuestionnaireDefinition): Promise<string> {
  const id = crypto.randomUUID()
  const { en, ar } = definition.title
  const about = { code, titleEn: en, titleAr: ar, type: definition.evaluationType, clientId: '' }
  const made = await post(page, list, { form: { intent: 'create', clientKey: id, ...about } })
  expect(made.status()).toBe(302)
  await saveBySending(page, id, definition)
  return `${list}/${id}`
}

/** Saves over the current version by a request, as a colleague would. */
export async function saveBySending(page: Page, id: string, definition: object): Promise<void> {
  const [row] = await lookUp<{ version: string }>('select version::text from app.questionnaire_drafts where id = $1', [
    id,
  ])
  const answer = await post(page, `${list}/${id}`, {
    form: { intent: 'save', version: row!.version, definition: JSON.stringify(definition) },
  })
  expect(answer.status()).toBe(200)
}

export async function exported(page: Page, code: string, format: 'json' | 'xlsx') {
  const [row] = await lookUp<{ id: string }>('select id from app.questionnaire_drafts where code = $1', [code])
  const answer = await page.request.get(`${list}/${row!.id}/export?format=${format}`)
  const [, name] = /filename="([^"]+)"/.exec(answer.headers()['content-disposition'] ?? '') ?? []
  return { name: name ?? '', buffer: await answer.body() }
}

export async function importFile(page: Page, lang: Lang, code: string, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) await press(page, lang, questionnairesMessages.import)
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.locator('[name=code]').fill(code)
  await press(dialog, lang, questionnairesMessages.import)
  return dialog
}

export const draftOf = async (code: string) => {
  const [row] = await lookUp<{ draft: object }>(
    `select draft - 'code' - 'version' as draft from app.questionnaire_drafts where code = $1`,
    [code],
  )
  return row!.draft
}

/** A client without orders of other journeys. */
export async function newClient(visitor: Page['request'], baseURL: string, lang: Lang): Promise<string> {
  const company = codeOf(lang, 'CAFE')
  const secret = { password, confirmPassword: password, agreed: currentEdition }
  await visitor.post('/client-registration', {
    form: { fullName: 'Noura', email: uniqueEmail('owner'), companyName: company, ...secret },
    headers: { origin: baseURL },
  })
  expect(await lookUp('select 1 from app.profiles where company_name = $1', [company])).toHaveLength(1)
  return company
}

/** Approves a company and puts it on the largest plan, which custom questionnaires need. */
export async function onLargestPlan(page: Page, company: string): Promise<void> {
  const [client] = await lookUp<{ id: string }>('select id from app.profiles where company_name = $1', [company])
  const clientId = client!.id
  const approval = { intent: 'approve', clientId }
  expect((await post(page, '/admin/client-approval', { form: approval })).status()).toBeLessThan(400)
  const form = { intent: 'give', clientId, tier: 'enterprise', reason: 'journey' }
  expect((await post(page, '/admin/invoices/plans/new', { form })).status()).toBeLessThan(400)
}
