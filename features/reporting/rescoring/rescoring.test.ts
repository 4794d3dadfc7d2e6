import { beforeAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import {
  publishQuestionnaire,
  readQuestionnaire,
} from '#/features/fieldwork/questionnaires/edit-questionnaire.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { grades, releasedReport, reviewedReport, seen, storedReport, submittedReport } from '#/tests/reports.ts'
import { begunVisit, save } from '#/tests/visits.ts'
import { world, type World } from '#/tests/world.ts'
import { previewScores, rescoreInReview } from './rescore.server.ts'

let w: World
let admin: Actor
let id: string
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  id = (await w.owner.query(`select id from app.questionnaire_drafts where code = 'BAS-1'`)).rows[0].id
})

type OfQuestion = (question: Question) => Question
const withQuestion = (draft: QuestionnaireDefinition, key: string, change: OfQuestion): QuestionnaireDefinition => ({
  ...draft,
  sections: draft.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => (question.key === key ? change(question) : question)),
  })),
})

async function publish(change: (draft: QuestionnaireDefinition) => QuestionnaireDefinition): Promise<number> {
  const { draft, version } = await readQuestionnaire(admin, id)
  return (await publishQuestionnaire(admin, id, { version, definition: change(draft) })).published
}

const lost = [save('Q6', false, { comment: 'The sign outside was dark on arrival.' })]
const boundTo = async (reportId: string): Promise<number> =>
  (
    await w.owner.query(
      'select q.version from app.mystery_shopping_reports r join app.questionnaires q on q.id = r.questionnaire_id where r.id = $1',
      [reportId],
    )
  ).rows[0].version

test('reports in review move to a version that asks the same; all others keep theirs', async () => {
  const shopper = () => w.shopper()
  const waiting = await submittedReport(w, { shopper: await shopper(), changed: lost })
  const reviewed = await reviewedReport(w, admin, { shopper: await shopper(), changed: lost })
  const released = await releasedReport(w, admin, { shopper: await shopper(), changed: lost })
  const begun = await begunVisit(w, await shopper())
  const was = await boundTo(waiting)
  const { draft } = await readQuestionnaire(admin, id)
  const heavier = (definition: QuestionnaireDefinition) =>
    withQuestion(definition, 'Q6', (question) => ({ ...question, weight: question.weight * 5 }))

  const preview = await previewScores(admin, id, heavier(draft))
  expect(preview.others).toBe(0)
  expect(preview.inReview.map((pair) => pair.id).toSorted()).toEqual([waiting, reviewed].toSorted())
  expect(preview.released.map((pair) => pair.id)).toEqual([released])
  for (const { before, after } of [...preview.inReview, ...preview.released])
    expect(after).toBeLessThan(before ?? Number.NaN)

  const number = await publish(heavier)
  const { rows } = await w.owner.query('select branch_score from app.mystery_shopping_reports where id = $1', [
    released,
  ])
  expect(await rescoreInReview(admin, id)).toEqual({ moved: 2, kept: 0 })
  expect(await rescoreInReview(admin, id)).toEqual({ moved: 0, kept: 0 })
  expect(await boundTo(waiting)).toBe(number)
  expect(await boundTo(reviewed)).toBe(number)
  expect(await boundTo(released)).toBe(was)
  expect(await boundTo(begun)).toBe(was)
  expect((await storedReport(w, released))['branch_score']).toEqual(rows[0].branch_score)

  // the score that was shown before publication is the one that the client reads
  await releaseReport(admin, { ...(await seen(w, reviewed)), grades })
  expect(Number((await storedReport(w, reviewed))['branch_score'])).toBe(
    preview.inReview.find((pair) => pair.id === reviewed)?.after,
  )
  const events = await w.owner.query(
    'select step, reason from app.report_events where report_id = $1 order by created_at',
    [waiting],
  )
  expect(events.rows.at(-1)).toEqual({ step: 'rescore', reason: `BAS-1 ${number}` })
})

test('a question that becomes critical raises its alert, and a report that was asked something else stays', async () => {
  const report = await submittedReport(w, { shopper: await w.shopper(), changed: lost })
  await publish((draft) => withQuestion(draft, 'Q6', (question) => ({ ...question, critical: true })))
  await rescoreInReview(admin, id)
  expect(await storedReport(w, report)).toMatchObject({ has_critical: true })
  const alerts = await w.owner.query('select state, questions from app.report_alerts where report_id = $1', [report])
  expect(alerts.rows).toEqual([{ state: 'waiting', questions: ['Q6'] }])

  const bound = await boundTo(report)
  const other = (draft: QuestionnaireDefinition) =>
    withQuestion(draft, 'Q6', (question) => ({ ...question, key: 'Q6N' }))
  expect(await previewScores(admin, id, other((await readQuestionnaire(admin, id)).draft))).toMatchObject({
    inReview: [],
    released: [],
  })
  await publish(other)
  expect(await rescoreInReview(admin, id)).toMatchObject({ moved: 0 })
  expect(await boundTo(report)).toBe(bound)
})

test('the database keeps the version of a released report and the questionnaire of every report', async () => {
  const { rows } = await w.owner.query(
    `select r.id, r.status, (select q.id from app.questionnaires q where q.id <> r.questionnaire_id
       and (q.code = 'BAS-1') = (r.status = 'released') limit 1) as other
     from app.mystery_shopping_reports r where r.status in ('released', 'submitted')`,
  )
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['released', 'submitted']))
  for (const row of rows)
    await expect(
      asActor(admin, (tx) =>
        tx
          .updateTable('mystery_shopping_reports')
          .set({ questionnaire_id: row.other })
          .where('id', '=', row.id)
          .execute(),
      ),
    ).rejects.toThrow(/keeps its questionnaire/)
})

test('no other account reads or moves scores', async () => {
  const { draft } = await readQuestionnaire(admin, id)
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()]) {
    await expect(previewScores(stranger, id, draft)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(rescoreInReview(stranger, id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(rescoreInReview(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' })
})
