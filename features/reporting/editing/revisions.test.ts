import { expect, test } from 'vitest'
import type { Answer, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { storeMoments } from '#/features/fieldwork/evidence/store-moments.server.ts'
import { weighEvidence } from '#/features/fieldwork/evidence/weigh.server.ts'
import { disputed, revisionsOf } from '#/tests/disputes.ts'
import { grades, seen, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { randomUUID } from 'node:crypto'
import { correctAnswer } from './correct-answer.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { releaseReport } from './release.server.ts'
import { startReview } from './start-review.server.ts'

const here = await world()
const editor = await here.admin()
const second = await here.admin()

/** BAS-1 with a question for the shopper's location, and one for a signature. */
const definition: QuestionnaireDefinition = {
  ...bas1,
  code: 'WITH-PLACE',
  unscored: [
    ...bas1.unscored,
    { ...bas1.unscored[0]!, key: 'where', type: 'place', text: { en: 'Where did you sit?', ar: 'أين جلست؟' } } as never,
  ],
}

test('what is kept for good holds no place and nothing of the device: not the revisions, not the traces of corrections', async () => {
  const { rows } = await here.owner.query<{ id: string }>(
    `insert into app.questionnaires (code, version, evaluation_type, definition) values ('WITH-PLACE', 1, 'basic', $1) returning id`,
    [JSON.stringify(definition)],
  )
  const [client, shopper] = [await here.client(), await here.shopper()]
  const reportId = await begunVisit(here, shopper, { client })
  await here.owner.query(
    `update app.mystery_shopping_reports set questionnaire_id = $2, check_in_latitude = 24.713579, check_in_longitude = 46.675319,
       check_in_device_at = '2026-01-02T03:04:05.678Z' where id = $1`,
    [reportId, rows[0]!.id],
  )
  await fillReport(shopper, reportId)
  const place = { latitude: 24.713579, longitude: 46.675319, accuracy: 12.25 }
  await here.owner.query(`update app.report_answers set value = $2 where report_id = $1 and question_key = 'where'`, [
    reportId,
    JSON.stringify(place),
  ])
  const moment = { id: randomUUID(), kind: 'app', name: 'offline', deviceAt: '2026-01-02T03:04:06.789Z' } as const
  await storeMoments(shopper, { reportId, moments: [moment] })
  await submit(shopper, reportId)
  await weighEvidence({ reportId })
  await startReview(editor, await seen(here, reportId))
  const words = { notApplicable: false, naReason: '', comment: 'By the window.' }
  const elsewhere = { latitude: 1, longitude: 2, accuracy: 3 }
  await correctAnswer(editor, {
    ...(await seen(here, reportId)),
    ...words,
    questionKey: 'where',
    value: elsewhere,
    reason: 'Said in the voice note.',
  })
  const { rows: kept } = await here.owner.query(
    `select value from app.report_answers where report_id = $1 and question_key = 'where'`,
    [reportId],
  )
  expect(kept, 'an editor was not there and moves nobody').toEqual([{ value: place }])
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  await disputed(client, reportId, 'Q6')
  const changed = { questionKey: 'Q6', value: false, ...words }
  await correctAnswer(second, { ...(await seen(here, reportId)), ...changed, reason: 'The photo shows it.' })

  const revisions = await revisionsOf(here, reportId)
  expect(revisions.map(({ number }) => number)).toEqual([1, 2])
  for (const revision of revisions) {
    const answers = revision['answers'] as Answer[]
    expect(answers.find(({ questionKey }) => questionKey === 'where')).toMatchObject({
      value: null,
      comment: 'By the window.',
    })
    for (const answer of answers)
      expect(Object.keys(answer).toSorted()).toEqual(
        ['answeredAt', 'comment', 'naReason', 'notApplicable', 'photos', 'questionKey', 'value'].toSorted(),
      )
  }
  const { rows: traces } = await here.owner.query(
    `select (select jsonb_agg(to_jsonb(e)) from app.report_answer_edits e where report_id = $1::uuid) as edits,
       (select jsonb_agg(to_jsonb(a)) from app.activity_log a where entity_id = $1::text) as log,
       (select evidence from app.mystery_shopping_reports where id = $1::uuid) as evidence`,
    [reportId],
  )
  const stored = JSON.stringify([revisions, traces])
  for (const trace of ['24.7135', '46.6753', 'latitude', 'longitude', '03:04:05', '03:04:06', 'device', 'userAgent'])
    expect(stored, trace).not.toContain(trace)
  const read = JSON.stringify(await readClientReport(client, reportId, 'en', 1))
  expect(read).not.toContain('24.7135')
})
