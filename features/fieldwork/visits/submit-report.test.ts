import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allQuestions } from '#/domain/questionnaire.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { answerPoint, seen, submittedReport } from '#/tests/reports.ts'
import { begunVisit, fillReport, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readReportForm } from './read-report-form.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import { submitReport } from './submit-report.server.ts'

const here = await world()
const submission = (reportId: string, submissionKey: string = randomUUID()) => ({
  reportId,
  submissionKey,
  declaration: true,
})
const eventsOf = async (reportId: string) =>
  (
    await here.owner.query<{ step: string }>('select step from app.report_events where report_id = $1 order by id', [
      reportId,
    ])
  ).rows.map(({ step }) => step)

test('a report with gaps is refused with the list of what is missing', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const { definition } = await readReportForm(shopper, reportId)
  await expect(submitReport(shopper, submission(reportId))).rejects.toMatchObject({
    code: 'report.not-ready',
    details: { count: allQuestions(definition).length },
  })
  await fillReport(shopper, reportId, [save('Q2', 2, { comment: 'short' })])
  await expect(submitReport(shopper, submission(reportId))).rejects.toMatchObject({
    code: 'report.not-ready',
    details: { count: 1, problems: 'Q2:comment_too_short' },
  })
  expect(await eventsOf(reportId)).toEqual(['begin'])
})

test('without the declaration nothing is handed in', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await fillReport(shopper, reportId)
  await expect(submitReport(shopper, { ...submission(reportId), declaration: false })).rejects.toMatchObject({
    code: 'bad-request',
  })
})

test('pressed twenty times at once, from two tabs, it is handed in once', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper, { type: 'full_service' })
  await fillReport(shopper, reportId)
  const keys = [randomUUID(), randomUUID()]
  const receipts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => submitReport(shopper, submission(reportId, keys[index % 2]))),
  )
  expect(new Set(receipts.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
  expect(await eventsOf(reportId)).toEqual(['begin', 'submit'])
  expect(await here.waitingJobs('reports.announce')).toHaveLength(1)
  const form = await readReportForm(shopper, reportId)
  expect(form.status).toBe('submitted')
  expect(Date.parse(form.reviewDueAt!) - Date.parse(form.submittedAt!)).toBe(24 * 3_600_000)
})

test('a returned report goes back to review; a late copy of the first press does not send it', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await fillReport(shopper, reportId)
  const first = submission(reportId)
  await submitReport(shopper, first)
  await here.owner.query(`update app.mystery_shopping_reports set status = 'revision_requested' where id = $1`, [
    reportId,
  ])
  await here.owner.query(
    `insert into app.report_events (report_id, client_id, shopper_id, step, from_status, to_status, reason, questions)
     select id, client_id, shopper_id, 'requestRevision', 'in_review', 'revision_requested', 'Which table?', '["Q13"]'
     from app.mystery_shopping_reports where id = $1`,
    [reportId],
  )
  expect(await readReportForm(shopper, reportId)).toMatchObject({
    status: 'revision_requested',
    decision: { reason: 'Which table?', questions: ['Q13'] },
  })
  await submitReport(shopper, first)
  expect((await readReportForm(shopper, reportId)).status).toBe('revision_requested')
  await saveAnswers(shopper, { reportId, saves: [save('Q13', 3, { baseVersion: 1 })] })
  await submitReport(shopper, submission(reportId))
  expect((await readReportForm(shopper, reportId)).status).toBe('in_review')
  expect(await eventsOf(reportId)).toEqual(['begin', 'submit', 'requestRevision', 'resubmit'])
})

test('each point that the editor returned must be answered: changed, commented on or photographed', async () => {
  const editor = await here.admin()
  const shopper = await here.shopper()
  const reportId = await submittedReport(here, { shopper })
  await startReview(editor, await seen(here, reportId))
  const questions = ['Q2', 'Q4', 'Q13']
  await requestRevision(editor, { ...(await seen(here, reportId)), reason: 'Say more.', questions })
  const openOnes = async () => (await readReportForm(shopper, reportId)).decision?.open
  expect(await openOnes()).toEqual(questions)
  await answerPoint(shopper, reportId, 'Q4')
  await expect(submitReport(shopper, submission(reportId))).rejects.toMatchObject({
    code: 'report.points-open',
    details: { count: 2, questions: 'Q2 Q13' },
  })
  expect((await readReportForm(shopper, reportId)).status).toBe('revision_requested')
  await answerPoint(shopper, reportId, 'Q2')
  await here.owner.query(
    `insert into app.report_photos (id, report_id, client_id, shopper_id, question_key, file_id, kind)
     select $2, report_id, client_id, shopper_id, 'Q13', file_id, kind from app.report_photos where report_id = $1 limit 1`,
    [reportId, randomUUID()],
  )
  expect(await openOnes()).toEqual([])
  await submitReport(shopper, submission(reportId))
  expect((await readReportForm(shopper, reportId)).status).toBe('in_review')
})

test('answers that race the submission are either part of it or refused', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await fillReport(shopper, reportId)
  const [saved] = await Promise.all([
    saveAnswers(shopper, { reportId, saves: [save('Q2', 3, { baseVersion: 1 })] }).catch(
      (error: { code: string }) => error.code,
    ),
    submitReport(shopper, submission(reportId)),
  ])
  const stored = (await readReportForm(shopper, reportId)).answers.find(({ questionKey }) => questionKey === 'Q2')!
  expect(stored.value).toBe(saved === 'report.not-editable' ? 4 : 3)
})

test('the key of somebody else’s submission hands nothing in', async () => {
  const [one, other] = [await here.shopper(), await here.shopper()]
  const mine = await begunVisit(here, one)
  await fillReport(one, mine)
  const sent = submission(mine)
  await submitReport(one, sent)
  const theirs = await begunVisit(here, other)
  await fillReport(other, theirs)
  await expect(submitReport(other, { ...sent, reportId: theirs })).rejects.toThrow()
  expect((await readReportForm(other, theirs)).status).toBe('draft')
})
