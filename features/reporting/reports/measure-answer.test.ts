import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { answersRequest } from '#/features/fieldwork/visits/form.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { readReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { answerInWords } from '#/features/reporting/insights/answer-in-words.ts'
import { answerWords } from '#/features/reporting/report-documents/answer-words.ts'
import { grades, seen, submit } from '#/tests/reports.ts'
import { begunVisit, goodAnswers, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readClientReport } from './read-client-report.server.ts'

const here = await world()
const editor = await here.admin()
const [client, shopper] = [await here.client(), await here.shopper()]

/** The cold chain of the kitchen audit, asked at a visit; the chillers need two readings. */
const [, cold] = boh1.sections
const definition: QuestionnaireDefinition = {
  ...boh1,
  code: 'COLD',
  evaluationType: 'basic',
  sections: [
    {
      ...cold!,
      questions: cold!.questions.map((question) => (question.key === 'B1' ? { ...question, fewest: 2 } : question)),
    },
  ],
}
const b1 = definition.sections[0]!.questions[0]!

async function visitOf(): Promise<string> {
  const reportId = await begunVisit(here, shopper, { client })
  await here.owner.query(
    `insert into app.questionnaires (code, version, evaluation_type, definition, created_at)
     values ('COLD', 1, 'basic', $1, '2020-01-01') on conflict do nothing`,
    [JSON.stringify(definition)],
  )
  await here.owner.query(
    `update app.mystery_shopping_reports set questionnaire_id = (select id from app.questionnaires where code = 'COLD') where id = $1`,
    [reportId],
  )
  return reportId
}
const read = (...values: number[]) => ({ readings: values.map((value, at) => ({ place: `Chiller ${at + 1}`, value })) })
/** As the phone's outbox sends it. */
const sent = (reportId: string, value: unknown, comment = '') =>
  saveAnswers(shopper, answersRequest.parse({ reportId, saves: [{ ...save('B1', null), value, comment }] }))

test('readings are stored as they were taken; what no thermometer shows is refused and changes nothing', async () => {
  const reportId = await visitOf()
  const readings = [
    { place: 'Walk-in\u0000', value: 4.2, device: 'P-2' },
    { place: 'الثلاجة 2', value: -0.5 },
  ]
  expect(await sent(reportId, { readings })).toMatchObject([{ outcome: 'saved' }])
  const stored = async () => (await readReportForm(shopper, reportId)).answers.map(({ value }) => value)
  const kept = [{ readings: [{ place: 'Walk-in', value: 4.2, device: 'P-2' }, readings[1]] }]
  expect(await stored()).toEqual(kept)
  for (const wrong of [read(4.25), read(620), read(-41), read(), read(1, 2, 3, 4, 5, 6, 7, 8, 9), 4, 'cold'])
    expect(await sent(reportId, wrong)).toMatchObject([{ outcome: 'refused', code: 'report.answer-invalid' }])
  expect(await stored()).toEqual(kept)
  expect(
    answersRequest.safeParse({ reportId, saves: [{ ...save('B1', null), value: { readings: [{}] } }] }).success,
  ).toBe(false)
})

test('too few readings are not handed in; a reading beyond the limit needs words, and fails', async () => {
  const reportId = await visitOf()
  const others = goodAnswers(definition).filter(({ questionKey }) => questionKey !== 'B1')
  await saveAnswers(shopper, { reportId, saves: others })
  const refusedFor = async (problems: string) =>
    expect(submit(shopper, reportId)).rejects.toMatchObject({ code: 'report.not-ready', details: { problems } })
  await refusedFor('B1:unanswered')
  await sent(reportId, read(4))
  await refusedFor('B1:too_few_readings')
  const again = (value: unknown, comment = '') =>
    saveAnswers(
      shopper,
      answersRequest.parse({
        reportId,
        saves: [{ ...save('B1', null), saveId: randomUUID(), baseVersion: 1, value, comment }],
      }),
    )
  expect(await again(read(4, 9))).toMatchObject([{ outcome: 'saved' }])
  await refusedFor('B1:comment_required')
  const words = 'The door seal of chiller 2 was torn at 11:40.'
  const last = { ...save('B1', null), baseVersion: 2, value: read(4, 9), comment: words }
  await saveAnswers(shopper, answersRequest.parse({ reportId, saves: [last] }))
  await submit(shopper, reportId)
  await startReview(editor, await seen(here, reportId))
  expect((await readReviewReport(editor, reportId, 'en')).problems).toEqual([])

  // An editor corrects a reading that was typed wrongly; it then lies in the grey band.
  const change = { questionKey: 'B1', notApplicable: false, naReason: '', comment: words }
  const reason = 'The photo of the display shows 6.9.'
  await expect(
    correctAnswer(editor, { ...(await seen(here, reportId)), ...change, value: read(4, 690), reason }),
  ).rejects.toMatchObject({ code: 'report.answer-invalid' })
  await correctAnswer(editor, { ...(await seen(here, reportId)), ...change, value: read(4, 6.9), reason })
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })

  const report = await readClientReport(client, reportId, 'en')
  // Half of B1's four points of the eighteen.
  expect(report.score).toBe(88.89)
  const answer = report.sections[0]!.questions.find(({ key }) => key === 'B1')
  expect(answer).toMatchObject({
    failed: false,
    score: 0.5,
    sentence: 'The warmest chiller read 6.9 °C; the limit is 5 °C',
    given: { kind: 'measure', readings: read(4, 6.9).readings, limit: { direction: 'at_most', limit: 5, grey: 7 } },
  })
  expect(answerWords(answer!.given!, 'en').text).toBe(
    'Chiller 1 4\u00a0°C, Chiller 2 6.9\u00a0°C (Limit: at most 5\u00a0°C, grey band to 7\u00a0°C)',
  )
  expect(answerInWords(b1, read(4, 6.9), 'en')).toBe('Chiller 1 4\u00a0°C, Chiller 2 6.9\u00a0°C')
})
