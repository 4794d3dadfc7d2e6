import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChoiceQuestion, Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { ReportScore } from '#/domain/score.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { grades, releasedReport, reviewedReport, seen, storedReport, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport, goodAnswers, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readClientReport } from './read-client-report.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'

const here = await world()
const editor = await here.admin()
const why = 'Nobody came to the door for more than five minutes.'

/** Best answer to every question, so that points are lost only by the change under test. */
const perfect = goodAnswers(fsr1).map((answer) => (answer.value === 4 ? { ...answer, value: 5, comment: why } : answer))
const perfectBut = (...changes: typeof perfect) =>
  perfect.map((answer) => changes.find(({ questionKey }) => questionKey === answer.questionKey) ?? answer)

const storedScore = async (reportId: string) => {
  const { rows } = await here.owner.query<{ branch: string; calculated: string; score: ReportScore }>(
    'select branch_score::text as branch, calculated_score::text as calculated, score from app.mystery_shopping_reports where id = $1',
    [reportId],
  )
  return rows[0]!
}

const workedA = [
  save('A1', true),
  save('A2', null, { notApplicable: true, naReason: 'The branch takes no bookings' }),
  save('A3', 4),
  save('A4', false, { comment: why }),
]

test('A1 yes, A2 N/A, A3 4 and A4 no are stored as 3.5 of 6, 58.33 %, and the rest of the sum with it', async () => {
  const reportId = await releasedReport(here, editor, { type: 'full_service', changed: perfectBut(...workedA) })
  const { branch, calculated, score } = await storedScore(reportId)
  expect(score.sections[0]).toEqual({ key: 'A', weight: 8, numerator: 3.5, denominator: 6, score: 58.33 })
  expect(score.sections.slice(1).every((section) => section.score === 100)).toBe(true)
  // 92 + 8 x 3.5/6 = 96.666...
  expect({ branch, calculated }).toEqual({ branch: '96.67', calculated: '96.67' })
  expect(score.questions.find(({ key }) => key === 'A2')).toMatchObject({ shown: true, applicable: false, possible: 0 })
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'released', request_status: 'completed' })
})

/** FSR-1 with its own weights, where every question outside section A can earn exactly 90 % or be not applicable. */
const earning = ({ key, text, weight }: Question): ChoiceQuestion => ({
  key,
  text,
  weight,
  type: 'choice',
  required: true,
  allowNotApplicable: true,
  critical: false,
  major: false,
  photo: 'none',
  options: [{ key: 'it', text, value: 0.9 }],
})
const ninety: QuestionnaireDefinition = {
  ...fsr1,
  code: 'WORKED',
  sections: fsr1.sections.map((section) =>
    section.key === 'A' ? section : { ...section, questions: section.questions.map(earning) },
  ),
}

test('without section H, and 90 % in all others but A, the report is released with 87.30 and not 87.93', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper, { type: 'full_service' })
  // why: publishing a client's questionnaire is not available yet; an old date keeps it from being the current one.
  const { rows } = await here.owner.query<{ id: string }>(
    `insert into app.questionnaires (code, version, evaluation_type, definition, created_at)
     values ('WORKED', 1, 'full_service', $1, '2020-01-01') returning id`,
    [JSON.stringify(ninety)],
  )
  await here.owner.query('update app.mystery_shopping_reports set questionnaire_id = $2 where id = $1', [
    reportId,
    rows[0]!.id,
  ])
  const withoutH = goodAnswers(ninety).map((answer) =>
    answer.questionKey.startsWith('H')
      ? { ...answer, value: null, notApplicable: true, naReason: 'Take-away window only' }
      : answer,
  )
  await fillReport(
    shopper,
    reportId,
    withoutH.map((answer) => workedA.find(({ questionKey }) => questionKey === answer.questionKey) ?? answer),
  )
  await submit(shopper, reportId)
  await startReview(editor, await seen(here, reportId))
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  const { branch, calculated, score } = await storedScore(reportId)
  expect(score.sections.map((section) => section.score)).toEqual([58.33, 90, 90, 90, 90, 90, 90, null])
  expect(score.overall.denominator).toBe(94)
  expect({ branch, calculated }).toEqual({ branch: '87.30', calculated: '87.30' })
})

test('a failed critical question caps the score at 59; the calculated one stays for the client to see', async () => {
  const client = await here.client()
  const changed = perfectBut(save('F4', false, { comment: 'A cockroach beside the kitchen door at 20:40.' }))
  const reportId = await releasedReport(here, editor, { client, type: 'full_service', changed })
  expect(await storedScore(reportId)).toMatchObject({
    branch: '59.00',
    calculated: '96.00',
    score: { criticalFailed: ['F4'] },
  })
  const report = await readClientReport(client, reportId, 'en')
  expect(report).toMatchObject({ score: 59, calculated: 96, criticalFailed: ['F4'] })
  expect(report.findings[0]).toMatchObject({ key: 'F4', critical: true, failed: true, lost: 4 })
})

test('the released score does not change when somebody later touches an answer', async () => {
  const client = await here.client()
  const shopper = await here.shopper()
  const reportId = await releasedReport(here, editor, { client, shopper })
  const before = await readClientReport(client, reportId, 'en')
  const late = { reportId, saves: [save('Q2', 1, { comment: why, saveId: randomUUID() })] }
  await expect(saveAnswers(shopper, late)).rejects.toMatchObject({ code: 'report.not-editable' })
  expect(await readClientReport(client, reportId, 'en')).toEqual(before)
})

test('a report whose answers are not complete cannot be released', async () => {
  const reportId = await reviewedReport(here, editor)
  // why: submission refuses gaps, so only direct SQL can make one.
  await here.owner.query(`delete from app.report_answers where report_id = $1 and question_key = 'Q7'`, [reportId])
  const release = releaseReport(editor, { ...(await seen(here, reportId)), grades })
  await expect(release).rejects.toMatchObject({ code: 'report.not-ready' })
  expect(await storedReport(here, reportId)).toMatchObject({
    status: 'in_review',
    request_status: 'in_progress',
    score: null,
  })
})
