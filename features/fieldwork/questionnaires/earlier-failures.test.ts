import { beforeAll, expect, test } from 'vitest'
import { asSystem, readAs } from '#/db/database.server.ts'
import { asAsked, toldOf } from '#/domain/failure.ts'
import { type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { world, type World } from '#/tests/world.ts'
import { readQuestionnaire, readVersion } from './edit-questionnaire.server.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { publishQuestionnaires } from './publish.server.ts'
import { questionnaireById } from './read-questionnaire.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

/** A version frozen before questions had failure sentences. */
async function frozenEarlier(code: string, definition: QuestionnaireDefinition, clientId: string | null = null) {
  const bare = JSON.stringify({ ...asAsked(definition), code })
  const draft = await w.owner.query(
    `insert into app.questionnaire_drafts (code, evaluation_type, draft) values ($1, 'full_service', $2) returning id`,
    [code, bare],
  )
  const version = await w.owner.query(
    `insert into app.questionnaires (code, version, evaluation_type, definition, client_id) values ($1, 1, 'full_service', $2, $3) returning id`,
    [code, bare, clientId],
  )
  return { draftId: String(draft.rows[0].id), id: String(version.rows[0].id) }
}
const other: QuestionnaireDefinition = {
  ...fsr1,
  sections: [
    {
      ...fsr1.sections[0]!,
      questions: fsr1.sections[0]!.questions.map((question) => ({
        ...question,
        text: { en: `Own: ${question.text.en}`, ar: `خاص: ${question.text.ar}` },
      })),
    },
  ],
}

test('a version that was published before there were failure sentences gets those of its questions, and is itself unchanged', async () => {
  const { id, draftId } = await frozenEarlier('EARLY-1', fsr1)
  const before = await w.owner.query('select definition from app.questionnaires where id = $1', [id])
  await publishQuestionnaires()
  await publishQuestionnaires()
  const after = await w.owner.query('select definition from app.questionnaires where id = $1', [id])
  expect(after.rows).toEqual(before.rows)
  const read = await asSystem('a test reads a version', (tx) => questionnaireById(tx, id))
  expect(scoredQuestions(read)).toEqual(scoredQuestions(fsr1))
  const admin = await w.admin()
  expect((await readVersion(admin, draftId, '1')).definition.sections).toEqual(fsr1.sections)
  expect((await readQuestionnaire(admin, draftId)).draft.sections).toEqual(fsr1.sections)
})

test('a question of another wording is told as not met', async () => {
  const { id } = await frozenEarlier('EARLY-2', other)
  await publishQuestionnaires()
  const read = await asSystem('a test reads a version', (tx) => questionnaireById(tx, id))
  const [question] = scoredQuestions(read)
  expect(toldOf(question!, false)?.sentence).toEqual({
    en: `Not met: ${question!.text.en}`,
    ar: `لم يتحقق: ${question!.text.ar}`,
  })
})

test('the sentences of a client’s own version are read by that client alone', async () => {
  const [owner, stranger, shopper] = [await w.client(), await w.client(), await w.shopper()]
  const { id } = await frozenEarlier('EARLY-3', fsr1, owner.id)
  await publishQuestionnaires()
  const seenBy = (actor: typeof owner) =>
    readAs(actor, (db) =>
      db.selectFrom('question_failures').select('question_key').where('questionnaire_id', '=', id).execute(),
    )
  expect(await seenBy(owner)).toHaveLength(40)
  expect(await seenBy(stranger)).toEqual([])
  expect(await seenBy(shopper)).toEqual([])
})
