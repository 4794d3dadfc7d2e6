import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { removePhoto } from '#/features/fieldwork/evidence/remove-photo.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { grades, seen, submit } from '#/tests/reports.ts'
import { begunVisit, goodAnswers, picture, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { readClientReport } from './read-client-report.server.ts'
import { readReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'

const here = await world()
const editor = await here.admin()
const [client, shopper] = [await here.client(), await here.shopper()]
const base = { weight: 1, required: true, allowNotApplicable: false, critical: false, major: false } as const
const text = { en: 'It', ar: 'هو' }
const front: Question = { ...base, key: 'FRONT', text, type: 'photo', photo: 'required', allowNotApplicable: true }
const late: Question = {
  ...base,
  key: 'LATE',
  text,
  type: 'text',
  photo: 'none',
  showIf: { question: 'OPEN', is: false },
}
const open: Question = { ...base, key: 'OPEN', text, type: 'yes_no', photo: 'on_fail' }
const definition: QuestionnaireDefinition = {
  ...bas1,
  code: 'FRONTS',
  sections: [{ key: 'A', title: text, weight: 1, questions: [open, late] }],
  unscored: [front],
}

async function visitOf(): Promise<string> {
  const reportId = await begunVisit(here, shopper, { client })
  // why: publishing is a verb of another feature; an old date keeps this questionnaire from being the current one.
  await here.owner.query(
    `insert into app.questionnaires (code, version, evaluation_type, definition, created_at)
     values ('FRONTS', 1, 'basic', $1, '2020-01-01') on conflict do nothing`,
    [JSON.stringify(definition)],
  )
  await here.owner.query(
    `update app.mystery_shopping_reports set questionnaire_id = (select id from app.questionnaires where code = 'FRONTS') where id = $1`,
    [reportId],
  )
  return reportId
}
const photograph = async (reportId: string, id: string = randomUUID()) =>
  storePhoto(shopper, { id, reportId, questionKey: 'FRONT', bytes: await picture() })
const openYes = goodAnswers(definition).filter(({ questionKey }) => questionKey === 'OPEN')
const storedFront = async (reportId: string) => {
  const { rows } = await here.owner.query(
    `select value, comment, version from app.report_answers where report_id = $1 and question_key = 'FRONT'`,
    [reportId],
  )
  return rows
}

test('a photo alone answers a question that asks for one: it is handed in, judged, released and read', async () => {
  const reportId = await visitOf()
  await saveAnswers(shopper, { reportId, saves: openYes })
  await photograph(reportId)
  await photograph(reportId)
  expect(await storedFront(reportId)).toEqual([{ value: null, comment: null, version: 0 }])
  await submit(shopper, reportId)
  await startReview(editor, await seen(here, reportId))
  const reviewed = await readReviewReport(editor, reportId, 'en')
  expect(reviewed.problems).toEqual([])
  expect(reviewed.unscored).toMatchObject([{ key: 'FRONT', state: 'unscored', photos: [{}, {}] }])
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  const report = await readClientReport(client, reportId, 'en')
  expect(report.unscored).toMatchObject([{ key: 'FRONT', state: 'unscored', photos: [{}, {}] }])
  expect(report.unscored[0]!.answeredAt).not.toBeNull()
})

test('without its photo the question is not answered, whatever was stored before', async () => {
  const reportId = await visitOf()
  await saveAnswers(shopper, { reportId, saves: openYes })
  const { id } = await photograph(reportId)
  await removePhoto(shopper, { id, reportId })
  await expect(submit(shopper, reportId)).rejects.toMatchObject({
    code: 'report.not-ready',
    details: { problems: 'FRONT:photo_required' },
  })
})

test('words that a phone saves beside the photo, before it heard of the answer, are no conflict', async () => {
  const reportId = await visitOf()
  await photograph(reportId)
  const saves = [save('FRONT', null), save('FRONT', null, { comment: 'Taken from across the street.' })]
  expect(await saveAnswers(shopper, { reportId, saves })).toMatchObject([
    { outcome: 'saved', version: 0 },
    { outcome: 'saved', version: 1 },
  ])
  await photograph(reportId)
  expect(await storedFront(reportId)).toEqual([{ value: null, comment: 'Taken from across the street.', version: 1 }])
})

test('an editor who corrects to a no is asked for words, never for a photo or an answer that only the shopper could give', async () => {
  const reportId = await visitOf()
  await saveAnswers(shopper, { reportId, saves: openYes })
  await photograph(reportId)
  await submit(shopper, reportId)
  await startReview(editor, await seen(here, reportId))
  const change = { questionKey: 'OPEN', value: false, notApplicable: false, naReason: '', comment: '' }
  const reason = 'The photo shows a closed door.'
  await correctAnswer(editor, { ...(await seen(here, reportId)), ...change, reason })
  expect((await readReviewReport(editor, reportId, 'en')).problems).toMatchObject([
    { questionKey: 'OPEN', problem: 'comment_required' },
  ])
  await expect(releaseReport(editor, { ...(await seen(here, reportId)), grades })).rejects.toMatchObject({
    code: 'report.not-ready',
  })
  const comment = 'The door was closed at 20:15, the photo shows it.'
  await correctAnswer(editor, { ...(await seen(here, reportId)), ...change, comment, reason })
  expect((await readReviewReport(editor, reportId, 'en')).problems).toEqual([])
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  expect((await readClientReport(client, reportId, 'en')).score).toBe(0)
})
