import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { world, type World } from '#/tests/world.ts'
import { builtinForms } from './builtin.ts'
import { editorForm, publishForm, readFormForEditor, saveForm, setFormOpen } from './edit-form.server.ts'
import { fieldOf, type FormDefinition } from './fields.ts'
import { formList } from './form-list.ts'
import { formRows, listForms, listPublishedForms } from './list-forms.server.ts'
import { copyForm, createForm, formsForm, type NewForm } from './new-form.server.ts'
import { readPublicForm } from './public-form.server.ts'

let w: World
let admin: Actor
let colleague: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  colleague = await w.admin()
})

let forms = 0
const create = (changes: Partial<NewForm> = {}) =>
  createForm(admin, {
    intent: 'create',
    clientKey: crypto.randomUUID(),
    titleEn: 'Guest survey',
    titleAr: 'استبيان الضيوف',
    slug: `survey-${++forms}`,
    ...changes,
  })
const named = (definition: FormDefinition, en: string): FormDefinition => ({
  ...definition,
  title: { ...definition.title, en },
})
const actionsOf = async (id: string) =>
  (
    await w.owner.query('select action from app.activity_log where entity = $1 and entity_id = $2 order by at, id', [
      'form',
      id,
    ])
  ).rows.map(({ action }) => action)

test('a form is begun, changed and published, and only then seen', async () => {
  const slug = `survey-${++forms}`
  const { id } = await create({ slug })
  const form = await readFormForEditor(admin, id)
  expect(form.draft.fields.map(({ type }) => type)).toEqual(['name', 'email', 'long-text'])
  expect(await readPublicForm(slug, 'en')).toBeNull()
  const { version } = await saveForm(admin, id, { version: form.version, definition: named(form.draft, 'Survey') })
  expect(await readPublicForm(slug, 'en')).toBeNull()
  await publishForm(admin, id, { version, definition: named(form.draft, 'Survey') })
  expect(await readPublicForm(slug, 'en')).toMatchObject({ title: 'Survey', isOpen: true })
  expect(await readPublicForm(slug, 'ar')).toMatchObject({ title: 'استبيان الضيوف' })
  const next = await readFormForEditor(admin, id)
  await saveForm(admin, id, { version: next.version, definition: named(next.draft, 'Not yet') })
  expect(await readPublicForm(slug, 'en')).toMatchObject({ title: 'Survey' })
  expect((await listForms(admin)).find((row) => row.id === id)).toMatchObject({ isPublished: true, isChanged: true })
  const query = readList(formList, new URLSearchParams())
  const lines = []
  for await (const line of await exportList(admin, formList, query, formRows, 'en')) lines.push(line)
  expect(lines.at(-1)).toEqual([
    'Not yet',
    `/forms/${slug}`,
    'Unpublished changes',
    0,
    0,
    { moment: expect.any(String) },
  ])
  expect(await actionsOf(id)).toEqual(['forms.create', 'forms.publish'])
})

test('two editors never overwrite each other', async () => {
  const { id } = await create()
  const mine = await readFormForEditor(admin, id)
  const theirs = await readFormForEditor(colleague, id)
  await saveForm(colleague, id, { version: theirs.version, definition: named(theirs.draft, 'Theirs') })
  const late = { version: mine.version, definition: named(mine.draft, 'Mine') }
  await expect(saveForm(admin, id, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(publishForm(admin, id, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect((await readFormForEditor(admin, id)).draft.title.en).toBe('Theirs')
  const copy = await copyForm(admin, { id, clientKey: crypto.randomUUID(), definition: late.definition })
  expect((await readFormForEditor(admin, copy.id)).draft.title.en).toBe('Mine (copy)')
  expect(await actionsOf(id)).toEqual(['forms.create', 'forms.save'])
})

test('of two saves at once one wins', async () => {
  const { id } = await create()
  const { version, draft } = await readFormForEditor(admin, id)
  const outcomes = await Promise.allSettled(
    ['One', 'Two'].map((title) => saveForm(admin, id, { version, definition: named(draft, title) })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a form that lacks words in one language is kept but not published', async () => {
  const slug = `survey-${++forms}`
  const { id } = await create({ slug })
  const { version, draft } = await readFormForEditor(admin, id)
  const half = { ...draft, fields: [...draft.fields, fieldOf('extra', 'text', { en: 'Extra', ar: '' })] }
  await expect(publishForm(admin, id, { version, definition: half })).rejects.toMatchObject({ code: 'form.not-ready' })
  await saveForm(admin, id, { version, definition: half })
  expect(await readPublicForm(slug, 'en')).toBeNull()
})

test('the same press twice is one form, and an address is taken once', async () => {
  const clientKey = crypto.randomUUID()
  const slug = `survey-${++forms}`
  expect(await create({ clientKey, slug })).toEqual(await create({ clientKey, slug }))
  await expect(create({ slug })).rejects.toMatchObject({
    code: 'form.address-taken',
    fields: { slug: 'address-taken' },
  })
  await expect(create({ slug: 'contact' })).rejects.toMatchObject({ code: 'form.address-taken' })
})

test.each([
  [{ slug: 'Guest Survey' }, ['slug: address-invalid']],
  [{ slug: '-x' }, ['slug: address-invalid']],
  [{ slug: '' }, ['slug: address', 'slug: address-invalid']],
  [{ titleAr: ' ' }, ['titleAr: form-title']],
  [{ titleEn: 'x'.repeat(121) }, ['titleEn: too-long']],
  [{ clientKey: 'x' }, ['clientKey: Invalid UUID']],
])('a new form with %j is answered with %j', (changes, expected) => {
  const sent = { intent: 'create', clientKey: crypto.randomUUID(), titleEn: 'A', titleAr: 'أ', slug: 'a', ...changes }
  const issues = formsForm.safeParse(sent).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${String(path[0])}: ${message}`)).toEqual(expected)
})

test('a draft that is no JSON or no form is refused', () => {
  const read = (definition: string) => editorForm.safeParse({ intent: 'save', version: '1', definition }).success
  expect(read('{')).toBe(false)
  expect(read('{}')).toBe(false)
  expect(read(JSON.stringify(builtinForms.contact))).toBe(true)
})

test('a built-in form takes new words and questions, keeps its own, and stays open', async () => {
  const row = (await listForms(admin)).find(({ slug }) => slug === 'contact')!
  const form = await readFormForEditor(admin, row.id)
  expect(form.ownFields).toContain('email')
  const changed = {
    ...form.draft,
    title: { en: 'Ask us', ar: 'اسألنا' },
    fields: [fieldOf('branches', 'number', { en: 'Branches', ar: 'الفروع' })],
  }
  await publishForm(admin, form.id, { version: form.version, definition: changed })
  const shown = await readPublicForm('contact', 'ar')
  expect(shown!.title).toBe('اسألنا')
  expect(shown!.fields.map(({ key }) => key)).toEqual(['name', 'email', 'phone', 'subject', 'message', 'branches'])
  await expect(setFormOpen(admin, form.id, false)).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('a copy has an address of its own and nothing that only our page fills in', async () => {
  const franchise = (await listForms(admin)).find(({ slug }) => slug === 'franchise')!
  const one = await copyForm(admin, { id: franchise.id, clientKey: crypto.randomUUID() })
  const two = await copyForm(admin, { id: franchise.id, clientKey: crypto.randomUUID() })
  const copies = await Promise.all([one, two].map(({ id }) => readFormForEditor(admin, id)))
  expect(copies.map(({ slug }) => slug)).toEqual(['franchise-copy', 'franchise-copy-2'])
  expect(copies[0]!.draft.fields.some(({ unseen }) => unseen)).toBe(false)
  expect(copies[0]!.builtin).toBe(false)
})

test('a form is closed and opened again, once each', async () => {
  const slug = `survey-${++forms}`
  const { id } = await create({ slug })
  const { version, draft } = await readFormForEditor(admin, id)
  await publishForm(admin, id, { version, definition: draft })
  await setFormOpen(admin, id, false)
  expect(await readPublicForm(slug, 'en')).toMatchObject({ isOpen: false })
  await expect(setFormOpen(admin, id, false)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await setFormOpen(admin, id, true)
  expect(await listPublishedForms(admin)).toContainEqual({ slug, title: draft.title, isOpen: true })
})

test('only administrators reach forms', async () => {
  const { id } = await create()
  const { version, draft: definition } = await readFormForEditor(admin, id)
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()])
    for (const attempt of [
      () => listForms(stranger),
      () => listPublishedForms(stranger),
      () => readFormForEditor(stranger, id),
      () => saveForm(stranger, id, { version, definition }),
      () => publishForm(stranger, id, { version, definition }),
      () => setFormOpen(stranger, id, false),
      () => copyForm(stranger, { id, clientKey: crypto.randomUUID() }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', ''])('an unknown form (%j) is not found', async (id) => {
  const change = { version: 1, definition: builtinForms.contact }
  await expect(readFormForEditor(admin, id)).rejects.toThrow(AppError)
  await expect(saveForm(admin, id, change)).rejects.toMatchObject({ code: 'not-found' })
  await expect(publishForm(admin, id, change)).rejects.toMatchObject({ code: 'not-found' })
})
