import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { QuestionType } from '#/domain/questionnaire.ts'
import { workbookOf } from '#/platform/workbook.server.ts'
import { world, type World } from '#/tests/world.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { questionKinds } from './components/question-kinds.ts'
import { readQuestionnaire, saveQuestionnaire } from './edit-questionnaire.server.ts'
import { changeKind } from './editor-question.ts'
import { addQuestion, addSection } from './editor-state.ts'
import { exportQuestionnaire } from './export-questionnaire.server.ts'
import { importQuestionnaire } from './import-questionnaire.server.ts'
import { createQuestionnaire, questionnairesForm } from './new-questionnaire.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

let codes = 0
const fresh = () => ({ code: `I-${++codes}`, type: 'full_service' as const, clientId: null })
const bringIn = (content: Buffer, changes: Partial<{ code: string }> = {}) =>
  importQuestionnaire(admin, {
    ...fresh(),
    clientKey: crypto.randomUUID(),
    name: 'file',
    content: content.toString('base64'),
    ...changes,
  })

describe('a file from outside', () => {
  test.each<[string, Buffer, object]>([
    ['no file of ours', Buffer.from('not a file of ours'), { code: 'questionnaire.file-unreadable' }],
    ['a broken archive', Buffer.from('PK not an archive'), { code: 'questionnaire.file-unreadable' }],
    [
      'a workbook without a form',
      Buffer.from(workbookOf([{ name: 'other', rows: [['a']] }])),
      { code: 'questionnaire.file-no-form' },
    ],
    [
      'a question of no known kind',
      Buffer.from(JSON.stringify(bas1).replace('"type":"yes_no"', '"type":"maybe"')),
      {
        code: 'questionnaire.file-part',
        details: { place: 'sections › 2 › questions › 3 › type' },
      },
    ],
  ])('that is %s is refused with the reason', async (_, content, reason) => {
    await expect(bringIn(content)).rejects.toMatchObject(reason)
  })

  test('under a code that is taken is refused by its field, and leaves the other as it was', async () => {
    await expect(bringIn(Buffer.from(JSON.stringify(bas1)), { code: 'BAS-1' })).rejects.toMatchObject({
      code: 'questionnaire.code-taken',
      fields: { code: 'code-taken' },
    })
  })

  test('that is larger than a megabyte is refused by its field', () => {
    const sent = { intent: 'import', clientKey: crypto.randomUUID(), name: 'a.json', code: 'A-1', type: 'basic' }
    const read = (size: number) => questionnairesForm.safeParse({ ...sent, content: 'A'.repeat(size) })
    expect(read(1_400_000).success).toBe(true)
    expect(read(1_400_001).error?.issues).toMatchObject([{ path: ['content'], message: 'file-too-large' }])
  })

  test.each(['json', 'xlsx'] as const)('that left as %s comes back as it was', async (format) => {
    const one = await bringIn(Buffer.from(JSON.stringify(bas1)))
    const { body } = await exportQuestionnaire(admin, one.id, null, format)
    const two = await bringIn(Buffer.from(body))
    expect(two.notes).toEqual([])
    const [before, after] = [await readQuestionnaire(admin, one.id), await readQuestionnaire(admin, two.id)]
    expect({ ...after.draft, code: before.code }).toEqual(before.draft)
  })
})

test('what the builder adds or turns into another kind can be kept, whatever the kind', async () => {
  const { id } = await createQuestionnaire(admin, {
    intent: 'create',
    clientKey: crypto.randomUUID(),
    titleEn: 'All kinds',
    titleAr: 'كل الأنواع',
    ...fresh(),
  })
  const { draft, version } = await readQuestionnaire(admin, id)
  const added = questionKinds.reduce(
    (made, type) => addQuestion(addQuestion(made, 0, type), 'unscored', type),
    addSection(draft),
  )
  const saved = await saveQuestionnaire(admin, id, { version, definition: added })
  const kept = (await readQuestionnaire(admin, id)).draft
  expect(kept).toEqual(added)
  expect(kept.sections[0]!.questions.map(({ type }) => type)).toEqual(questionKinds)

  const turned = questionKinds.reduce(
    (made, _, index) =>
      questionKinds.reduce((so, type: QuestionType) => changeKind(so, { section: 0, index }, type), made),
    added,
  )
  await saveQuestionnaire(admin, id, { version: saved.version, definition: turned })
  expect((await readQuestionnaire(admin, id)).draft).toEqual(turned)
})
