import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import type { Question } from '#/domain/questionnaire.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { world, type World } from '#/tests/world.ts'
import { readQuestionnaire, saveQuestionnaire } from '../edit-questionnaire.server.ts'
import { insertFromBank } from '../editor-state.ts'
import { publishQuestionnaires } from '../publish.server.ts'
import {
  addToBank,
  bankForm,
  changeBankQuestion,
  newBankForm,
  readBankQuestion,
  setBankRetired,
} from './bank.server.ts'
import { bankList } from './list.ts'
import { browseBank, offeredQuestions } from './list.server.ts'

let w: World
let admin: Actor
let colleague: Actor
beforeAll(async () => {
  w = await world()
  ;[admin, colleague] = [await w.admin(), await w.admin()]
})

const asked: Question = {
  key: 'K9',
  type: 'yes_no',
  text: { en: 'Was the cappuccino hot?', ar: 'هل كان الكابتشينو ساخنًا؟' },
  failure: { sentence: { en: 'It was cold', ar: 'كان باردًا' }, task: { en: 'Serve it hot', ar: 'تقديمه ساخنًا' } },
  weight: 3,
  required: true,
  allowNotApplicable: true,
  critical: false,
  major: false,
  photo: 'none',
}
const sent = (part: object = {}) =>
  newBankForm.parse({
    question: JSON.stringify(asked),
    tags: 'Coffee, قهوة',
    standard: 'ISO 22000 8.2',
    source: 'T-1 K9',
    clientKey: crypto.randomUUID(),
    ...part,
  })
const query = (part: Record<string, string> = {}) => readList(bankList, new URLSearchParams(part))
const change = (version: number, part: Partial<Question> = {}) =>
  bankForm.parse({
    intent: 'save',
    version,
    question: JSON.stringify({ ...asked, ...part }),
    tags: 'Drinks',
    standard: '',
  }) as Parameters<typeof changeBankQuestion>[2]

test('the shipped questions are in the bank once, also after another start', async () => {
  await publishQuestionnaires()
  const { total } = await browseBank(admin, query())
  const questions = fsr1.sections.flatMap((section) => section.questions)
  expect(total).toBeGreaterThanOrEqual(questions.length)
  const [first] = await offeredQuestions(admin, questions[0]!.text.ar)
  expect(first).toMatchObject({ question: { text: questions[0]!.text } })
  expect(await browseBank(admin, query({ q: questions[0]!.text.en }))).toMatchObject({ total: 1 })
})

test('a question is kept once, without its condition, and is found in both scripts, by tag and standard', async () => {
  const withRule = { ...asked, showIf: { always: true } }
  const form = sent({ question: JSON.stringify(withRule) })
  const { id } = await addToBank(admin, form)
  expect(await addToBank(admin, form)).toEqual({ id })
  const record = await readBankQuestion(admin, id)
  expect(record).toMatchObject({ question: asked, tags: ['Coffee', 'قهوة'], standard: 'ISO 22000 8.2', version: 1 })
  expect(record.question).not.toHaveProperty('showIf')
  for (const q of ['cappuccino hot', 'ألكابتشينو', 'قهوه', 'iso 22000', 'T-1 K9'])
    expect((await browseBank(admin, query({ q }))).rows.map((row) => row.id)).toEqual([id])
  expect((await browseBank(admin, query({ q: 'cappuccino', type: 'rating' }))).total).toBe(0)
  const { rows } = await w.owner.query('select action from app.activity_log where entity_id = $1', [id])
  expect(rows).toEqual([{ action: 'questionnaires.bank-add' }])
})

test('a change of the bank changes no questionnaire, and two colleagues do not overwrite each other', async () => {
  const { id } = await addToBank(admin, sent())
  const seed = (await w.owner.query(`select id from app.questionnaire_drafts where code = 'BAS-1'`)).rows[0].id
  const { draft, version } = await readQuestionnaire(admin, seed)
  const inserted = insertFromBank(draft, 0, { id, question: asked })
  await saveQuestionnaire(admin, seed, { version, definition: inserted.definition })
  expect(await readBankQuestion(admin, id)).toMatchObject({ usedIn: [{ id: seed, code: 'BAS-1' }] })

  expect(await changeBankQuestion(admin, id, change(1, { weight: 9 }))).toEqual({ version: 2 })
  await expect(changeBankQuestion(colleague, id, change(1))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await readBankQuestion(admin, id)).toMatchObject({ question: { weight: 9 }, tags: ['Drinks'], version: 2 })
  const copy = (await readQuestionnaire(admin, seed)).draft.sections[0]!.questions.find(({ bank }) => bank === id)
  expect(copy).toEqual({ ...asked, key: inserted.key, bank: id })
})

test('a retired question is not offered until it is restored', async () => {
  const { id } = await addToBank(admin, sent({ standard: 'RET 1' }))
  await setBankRetired(admin, id, true)
  expect(await offeredQuestions(admin, 'RET 1')).toEqual([])
  expect((await browseBank(admin, query({ q: 'RET 1', state: 'retired' }))).rows).toMatchObject([{ id }])
  await setBankRetired(admin, id, false)
  expect(await offeredQuestions(admin, 'RET 1')).toMatchObject([{ id }])
})

describe('the form refuses', () => {
  test.each([
    [
      'a question in one language',
      { question: JSON.stringify({ ...asked, text: { en: 'Hot?', ar: ' ' } }) },
      'question-text',
    ],
    ['a long standard', { standard: 'x'.repeat(121) }, 'too-long'],
  ])('%s', (_, part, message) => {
    const read = newBankForm.safeParse({ question: JSON.stringify(asked), clientKey: crypto.randomUUID(), ...part })
    expect(read.error?.issues[0]?.message).toBe(message)
  })

  test('what is no question', () => {
    const read = newBankForm.safeParse({ question: '{"type":"maybe"}', clientKey: crypto.randomUUID() })
    expect(read.success).toBe(false)
  })
})

test('strangers find nothing', async () => {
  const { id } = await addToBank(admin, sent())
  for (const stranger of [await w.client(), await w.shopper(), await w.admin({ role: 'finance' })]) {
    await expect(browseBank(stranger, query())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(offeredQuestions(stranger, '')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readBankQuestion(stranger, id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(addToBank(stranger, sent())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(changeBankQuestion(stranger, id, change(1))).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(setBankRetired(stranger, id, true)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(readBankQuestion(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' })
})
