import { beforeAll, expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { begunVisit } from '#/tests/visits.ts'
import { checkQuestionnaire, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { world, type World } from '#/tests/world.ts'
import {
  editorForm,
  publishQuestionnaire,
  readQuestionnaire,
  readVersion,
  saveQuestionnaire,
  stopUsing,
  useForNewVisits,
} from './edit-questionnaire.server.ts'
import { listQuestionnaires } from './list-questionnaires.server.ts'
import { questionnaireList } from './questionnaire-list.ts'
import { copyQuestionnaire, createQuestionnaire, keepAsCopy, questionnairesForm } from './new-questionnaire.server.ts'
import { currentQuestionnaire } from './read-questionnaire.server.ts'

const questionnaires = (q = '') => readList(questionnaireList, new URLSearchParams({ q }))
let w: World
let admin: Actor
let colleague: Actor
let client: Actor
let shopper: Actor
beforeAll(async () => {
  w = await world()
  ;[admin, colleague] = [await w.admin(), await w.admin()]
  ;[client, shopper] = [await w.client({ plan: 'enterprise' }), await w.shopper()]
})

const seedId = async (code: string): Promise<string> =>
  (await w.owner.query('select id from app.questionnaire_drafts where code = $1', [code])).rows[0].id
let codes = 0
const copyOf = async (code: string, clientId: string | null = null) => {
  const { id } = await copyQuestionnaire(admin, {
    id: await seedId(code),
    clientKey: crypto.randomUUID(),
    code: `T-${++codes}`,
    clientId,
  })
  return readQuestionnaire(admin, id)
}
const named = (definition: QuestionnaireDefinition, en: string): QuestionnaireDefinition => ({
  ...definition,
  title: { ...definition.title, en },
})
const inUse = (type: 'full_service' | 'basic', clientId: string) =>
  asSystem('a test reads the questionnaire of a new visit', (tx) => currentQuestionnaire(tx, type, clientId))

test.each(['FSR-1', 'BAS-1'])('%s opens, and is published as its second version unchanged', async (code) => {
  const id = await seedId(code)
  const seed = await readQuestionnaire(admin, id)
  expect(seed).toMatchObject({ code, isCurrent: true, versions: [{ version: 1 }] })
  const answer = await publishQuestionnaire(admin, id, { version: seed.version, definition: seed.draft })
  expect(answer).toMatchObject({ published: 2 })
  const first = await readVersion(admin, id, '1')
  const second = await readVersion(admin, id, '2')
  expect({ ...second.definition, version: 1 }).toEqual(first.definition)
})

test('a draft is changed without changing a version, and becomes the next one', async () => {
  const copy = await copyOf('BAS-1')
  expect(copy).toMatchObject({ published: null, versions: [], isCurrent: false, draft: { version: 1 } })
  await expect(useForNewVisits(admin, copy.id)).rejects.toMatchObject({
    code: 'questionnaire.not-published',
  })
  const one = await publishQuestionnaire(admin, copy.id, { version: copy.version, definition: copy.draft })
  const two = await saveQuestionnaire(admin, copy.id, { version: one.version, definition: named(copy.draft, 'Cafes') })
  expect((await readVersion(admin, copy.id, '1')).definition.title.en).toBe(copy.draft.title.en)
  expect((await listQuestionnaires(admin, questionnaires(copy.code)))[0]).toMatchObject({
    state: 'changed',
    published: 1,
  })
  await publishQuestionnaire(admin, copy.id, { version: two.version, definition: named(copy.draft, 'Cafes') })
  const after = await readQuestionnaire(admin, copy.id)
  expect(after.versions.map(({ version }) => version)).toEqual([2, 1])
  expect((await readVersion(admin, copy.id, '1')).definition.title.en).toBe(copy.draft.title.en)
  expect((await listQuestionnaires(admin, questionnaires(copy.code.toLowerCase())))[0]).toMatchObject({
    state: 'published',
  })
})

test('two editors never overwrite each other, and what was typed is kept', async () => {
  const copy = await copyOf('BAS-1')
  await saveQuestionnaire(colleague, copy.id, { version: copy.version, definition: named(copy.draft, 'Theirs') })
  const late = { version: copy.version, definition: named(copy.draft, 'Mine') }
  await expect(saveQuestionnaire(admin, copy.id, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(publishQuestionnaire(admin, copy.id, late)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect((await readQuestionnaire(admin, copy.id)).draft.title.en).toBe('Theirs')
  const kept = { clientKey: crypto.randomUUID(), definition: late.definition }
  const mine = await keepAsCopy(admin, copy.id, kept)
  expect(await keepAsCopy(admin, copy.id, kept)).toEqual(mine)
  expect((await readQuestionnaire(admin, mine.id)).draft.title.en).toBe('Mine')
})

test('of two publications at once one counts', async () => {
  const copy = await copyOf('BAS-1')
  const change = { version: copy.version, definition: copy.draft }
  const answers = await Promise.allSettled([
    publishQuestionnaire(admin, copy.id, change),
    publishQuestionnaire(colleague, copy.id, change),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await readQuestionnaire(admin, copy.id)).versions).toHaveLength(1)
})

test('what is not complete in both languages is not published', async () => {
  const copy = await copyOf('BAS-1')
  const half = { ...copy.draft, title: { en: 'Only English', ar: '' } }
  await expect(publishQuestionnaire(admin, copy.id, { version: copy.version, definition: half })).rejects.toMatchObject(
    { code: 'questionnaire.not-ready' },
  )
})

test('a question without its failure sentence and task is not published, and the checks name it', async () => {
  const copy = await copyOf('BAS-1')
  const [first, ...sections] = copy.draft.sections
  const [question, ...questions] = first!.questions
  const { failure, ...bare } = question!
  const without = (part: object) =>
    ({
      ...copy.draft,
      sections: [{ ...first!, questions: [{ ...bare, ...part }, ...questions] }, ...sections],
    }) as QuestionnaireDefinition
  for (const part of [{}, { failure: { ...failure, task: { en: 'Only English', ar: '' } } }]) {
    const draft = without(part)
    expect(checkQuestionnaire(draft).filter(isError)).toContainEqual({
      code: 'text-missing',
      question: question!.key,
      section: first!.key,
      part: 'failure.task',
      lang: 'ar',
    })
    const refused = publishQuestionnaire(admin, copy.id, { version: copy.version, definition: draft })
    await expect(refused).rejects.toMatchObject({ code: 'questionnaire.not-ready' })
  }
})

test('new visits follow what is put to use: the client’s own first, everybody’s else', async () => {
  const other = await w.client({ plan: 'enterprise' })
  const own = await copyOf('BAS-1', client.id)
  const general = (await inUse('basic', client.id)).definition.code
  await publishQuestionnaire(admin, own.id, { version: own.version, definition: own.draft })
  expect((await inUse('basic', client.id)).definition.code).toBe(general)
  await useForNewVisits(admin, own.id)
  await useForNewVisits(admin, own.id)
  expect((await inUse('basic', client.id)).definition.code).toBe(own.code)
  expect((await inUse('basic', other.id)).definition.code).toBe(general)
  await stopUsing(admin, own.id)
  expect((await inUse('basic', client.id)).definition.code).toBe(general)
  const seed = await readQuestionnaire(admin, await seedId('BAS-1'))
  await expect(stopUsing(admin, seed.id)).rejects.toMatchObject({ code: 'questionnaire.needed' })
})

test('a visit is asked what is in use for its client when it begins, and keeps that version', async () => {
  const owner = await w.client({ plan: 'enterprise' })
  const own = await copyOf('BAS-1', owner.id)
  const one = await publishQuestionnaire(admin, own.id, { version: own.version, definition: own.draft })
  await useForNewVisits(admin, own.id)
  const asked = async (reportId: string) => {
    const found = await w.owner.query(
      `select q.code, q.version from app.mystery_shopping_reports r join app.questionnaires q on q.id = r.questionnaire_id
       where r.id = $1`,
      [reportId],
    )
    return found.rows[0]
  }
  const before = await begunVisit(w, await w.shopper(), { client: owner })
  expect(await asked(before)).toEqual({ code: own.code, version: 1 })
  await publishQuestionnaire(admin, own.id, { version: one.version, definition: named(own.draft, 'Newer') })
  expect(await asked(before)).toEqual({ code: own.code, version: 1 })
  expect(await asked(await begunVisit(w, await w.shopper(), { client: owner }))).toEqual({ code: own.code, version: 2 })
  expect((await asked(await begunVisit(w, await w.shopper(), {})))?.code).not.toBe(own.code)
})

test('two put to use at once leave exactly one in use', async () => {
  const [a, b] = [await copyOf('FSR-1'), await copyOf('FSR-1')]
  const publish = (of: typeof a) => publishQuestionnaire(admin, of.id, { version: of.version, definition: of.draft })
  await publish(a)
  await publish(b)
  await Promise.allSettled([useForNewVisits(admin, a.id), useForNewVisits(colleague, b.id)])
  const { rows } = await w.owner.query(
    "select code from app.questionnaire_drafts where is_current and client_id is null and evaluation_type = 'full_service'",
  )
  expect(rows).toHaveLength(1)
})

test('a code is one questionnaire’s, and a key sent twice makes one', async () => {
  const sent = questionnairesForm.parse({
    intent: 'create',
    clientKey: crypto.randomUUID(),
    code: 'cafe-9',
    titleEn: 'Cafe',
    titleAr: 'مقهى',
    type: 'basic',
    clientId: '',
  })
  if (sent.intent !== 'create') throw new Error('not read as create')
  expect(await createQuestionnaire(admin, sent)).toEqual(await createQuestionnaire(admin, sent))
  await expect(createQuestionnaire(colleague, { ...sent, clientKey: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'questionnaire.code-taken',
  })
  const foreign = { ...sent, code: 'X-1', clientKey: crypto.randomUUID(), clientId: shopper.id }
  await expect(createQuestionnaire(admin, foreign)).rejects.toMatchObject({ code: 'bad-request' })
})

test('only staff reads or changes them', async () => {
  const id = await seedId('FSR-1')
  const seed = await readQuestionnaire(admin, id)
  const change = { version: seed.version, definition: seed.draft }
  for (const person of [client, shopper]) {
    await expect(readQuestionnaire(person, id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(saveQuestionnaire(person, id, change)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(publishQuestionnaire(person, id, change)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(useForNewVisits(person, id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(listQuestionnaires(person, questionnaires())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(
      copyQuestionnaire(person, { id, clientKey: crypto.randomUUID(), code: 'Y-1', clientId: null }),
    ).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const missing of ['nonsense', crypto.randomUUID()]) {
    await expect(readQuestionnaire(admin, missing)).rejects.toMatchObject({ code: 'not-found' })
    await expect(saveQuestionnaire(admin, missing, change)).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(readVersion(admin, id, '99')).rejects.toMatchObject({ code: 'not-found' })
})

test('a client sees the published questions of its own and of everybody, never another’s', async () => {
  const other = await w.client({ plan: 'enterprise' })
  const own = await copyOf('BAS-1', other.id)
  await publishQuestionnaire(admin, own.id, { version: own.version, definition: own.draft })
  const seen = await readAs(client, (db) => db.selectFrom('questionnaires').select('code').execute())
  expect(seen.map(({ code }) => code)).not.toContain(own.code)
  await expect(readAs(client, (db) => db.selectFrom('questionnaire_drafts').select('id').execute())).rejects.toThrow(
    /permission denied/,
  )
})

test.each<[string, Record<string, unknown>]>([
  ['no JSON', { definition: '{' }],
  ['too deep', { definition: '['.repeat(30) + ']'.repeat(30) }],
  ['an unknown part', { definition: JSON.stringify({ code: 'A', extra: 1 }) }],
  ['no version', { version: 'x' }],
])('the editor’s form refuses %s', async (_, part) => {
  const seed = await readQuestionnaire(admin, await seedId('BAS-1'))
  const sent = { intent: 'save', version: '1', definition: JSON.stringify(seed.draft) }
  expect(editorForm.safeParse(sent).success).toBe(true)
  expect(editorForm.safeParse({ ...sent, ...part }).success).toBe(false)
})
