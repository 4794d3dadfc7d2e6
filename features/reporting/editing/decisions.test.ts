import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import {
  at,
  grades,
  releasedReport,
  reviewedReport,
  seen,
  storedReport,
  submit,
  submittedReport,
} from '#/tests/reports.ts'
import { arrival, fillReport } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { excludeReport } from './exclude.server.ts'
import { gradeReport } from './grade.server.ts'
import { readReviewReport } from './read-review-report.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'

const here = await world()
const editor = await here.admin({ name: 'First Editor' })
const second = await here.admin({ name: 'Second Editor' })

const eventsOf = async (reportId: string) => {
  const { rows } = await here.owner.query(
    `select step, from_status, to_status, reason, questions, actor_id from app.report_events where report_id = $1 order by id`,
    [reportId],
  )
  return rows
}

test('of two editors who start at once one gets the report and the other is told', async () => {
  const reportId = await submittedReport(here)
  const report = await seen(here, reportId)
  const outcomes = await Promise.allSettled([startReview(editor, report), startReview(second, report)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'changed-meanwhile' } })
  expect((await eventsOf(reportId)).filter(({ step }) => step === 'startReview')).toHaveLength(1)
})

test('an editor who looks at an older version changes nothing', async () => {
  const reportId = await reviewedReport(here, editor)
  const old = await seen(here, reportId)
  await gradeReport(second, { ...old, grades, note: 'By the second editor' })
  await expect(releaseReport(editor, { ...old, grades })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(rejectReport(editor, { ...old, reason: 'No' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'in_review', request_status: 'in_progress' })
})

test('of release and rejection at once exactly one happens, and the request follows it', async () => {
  const reportId = await reviewedReport(here, editor)
  const report = await seen(here, reportId)
  const outcomes = await Promise.allSettled([
    releaseReport(editor, { ...report, grades }),
    rejectReport(second, { ...report, reason: 'Copied from another report' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { status, request_status } = await storedReport(here, reportId)
  expect([`${status} ${request_status}`]).toEqual([
    outcomes[0]?.status === 'fulfilled' ? 'released completed' : 'rejected approved',
  ])
})

test('a returned report names the answers, tells the shopper why, and gives 24 hours', async () => {
  const shopper = await here.shopper()
  const reportId = await reviewedReport(here, editor, { shopper })
  const moment = new Date('2026-11-20T09:00:00Z')
  const revision = { reason: '  Say when the order was placed.  ', questions: ['Q4', 'Q8', 'Q4'] }
  await at(moment, async () => requestRevision(editor, { ...(await seen(here, reportId)), ...revision }))
  const stored = await storedReport(here, reportId)
  expect(stored).toMatchObject({ status: 'revision_requested', due_at: addHours(moment, 24) })
  const event = (await eventsOf(reportId)).at(-1)
  expect(event).toMatchObject({
    step: 'requestRevision',
    reason: 'Say when the order was placed.',
    questions: ['Q4', 'Q8'],
    actor_id: editor.id,
  })
  await fillReport(shopper, reportId)
  await submit(shopper, reportId)
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'in_review', editor_id: editor.id })
})

test('a return needs a reason and questions that exist', async () => {
  const reportId = await reviewedReport(here, editor)
  const report = await seen(here, reportId)
  await expect(requestRevision(editor, { ...report, reason: ' ', questions: [] })).rejects.toMatchObject({
    code: 'report.reason-required',
    fields: { reason: 'reason' },
  })
  await expect(requestRevision(editor, { ...report, reason: 'See', questions: ['Q1', 'Z99'] })).rejects.toMatchObject({
    code: 'bad-request',
  })
  await expect(rejectReport(editor, { ...report, reason: '' })).rejects.toMatchObject({
    code: 'report.reason-required',
  })
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'in_review' })
})

test.each([
  [{ facts: 5, completeness: 5, objectivity: 5, language: 5, punctuality: 5 }, '5.0'],
  [{ facts: 0, completeness: 0, objectivity: 0, language: 0, punctuality: 0 }, '0.0'],
  [{ facts: 5, completeness: 4, objectivity: 5, language: 4, punctuality: 4 }, '4.4'],
  [{ facts: 3, completeness: 3, objectivity: 3, language: 3, punctuality: 4 }, '3.2'],
])('the grade is the mean of its five points: %o is %s', async (points, mean) => {
  const reportId = await reviewedReport(here, editor)
  await gradeReport(editor, { ...(await seen(here, reportId)), grades: points, note: ' Well seen. ' })
  const { rows } = await here.owner.query(
    'select overall_score::text, grades, grade_note from app.mystery_shopping_reports where id = $1',
    [reportId],
  )
  expect(rows).toEqual([{ overall_score: mean, grades: points, grade_note: 'Well seen.' }])
})

test.each([
  { grades: {}, missing: ['facts', 'completeness', 'objectivity', 'language', 'punctuality'] },
  { grades: { ...grades, language: undefined }, missing: ['language'] },
  { grades: { ...grades, facts: 6 }, missing: ['facts'] },
  { grades: { ...grades, facts: 2.5 }, missing: ['facts'] },
])('without all five points nothing is graded or released: $missing', async ({ grades: given, missing }) => {
  const reportId = await reviewedReport(here, editor)
  const report = await seen(here, reportId)
  const points = given as Partial<typeof grades>
  const refusal = {
    code: 'report.grade-required',
    fields: Object.fromEntries(missing.map((point) => [point, 'grade'])),
  }
  await expect(gradeReport(editor, { ...report, grades: points, note: '' })).rejects.toMatchObject(refusal)
  await expect(releaseReport(editor, { ...report, grades: points })).rejects.toMatchObject(refusal)
  expect(await storedReport(here, reportId)).toMatchObject({
    status: 'in_review',
    released_at: null,
    overall_score: null,
  })
})

test('a grade that was saved before is enough to release', async () => {
  const reportId = await reviewedReport(here, editor)
  await expect(releaseReport(editor, await seen(here, reportId))).rejects.toMatchObject({
    code: 'report.grade-required',
  })
  await gradeReport(editor, { ...(await seen(here, reportId)), grades, note: 'Kept' })
  await releaseReport(editor, await seen(here, reportId))
  expect(await storedReport(here, reportId)).toMatchObject({
    status: 'released',
    grade_note: 'Kept',
    overall_score: '4.4',
  })
})

test('a rejected report frees the request for another shopper and stays readable', async () => {
  const author = await here.shopper({ name: 'Rejected Author' })
  const reportId = await reviewedReport(here, editor, { shopper: author })
  await rejectReport(editor, { ...(await seen(here, reportId)), reason: 'The receipt is of another day.' })
  const { request_id, request_status, request_shopper } = await storedReport(here, reportId)
  expect({ request_status, request_shopper }).toEqual({ request_status: 'approved', request_shopper: null })
  const { rows } = await here.owner.query(
    `select step, from_status, to_status, reason, shopper_id, actor_id from app.request_events where request_id = $1 order by id desc limit 1`,
    [request_id],
  )
  expect(rows[0]).toEqual({
    step: 'returnToPool',
    from_status: 'in_progress',
    to_status: 'approved',
    reason: 'The receipt is of another day.',
    shopper_id: author.id,
    actor_id: editor.id,
  })
  const next = await here.shopper()
  // why: assigning is a verb of another feature with rules of its own; here only the state matters.
  await here.owner.query(
    `update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`,
    [request_id, next.id],
  )
  const again = await checkIn(next, arrival(request_id, randomUUID()))
  expect(again.reportId).not.toBe(reportId)
  expect(await readReviewReport(editor, reportId, 'en')).toMatchObject({
    status: 'rejected',
    shopper: { name: 'Rejected Author' },
  })
})

test('excluding keeps its reason, can be undone, and is refused when nothing would change', async () => {
  const reportId = await releasedReport(here, editor)
  await excludeReport(editor, { ...(await seen(here, reportId)), excluded: true, reason: 'Kitchen fire on that day' })
  expect(await storedReport(here, reportId)).toMatchObject({ excluded_from_statistics: true, status: 'released' })
  const again = { ...(await seen(here, reportId)), excluded: true, reason: 'Twice' }
  await expect(excludeReport(editor, again)).rejects.toMatchObject({ code: 'report.step-refused' })
  await excludeReport(editor, { ...again, excluded: false })
  expect((await eventsOf(reportId)).slice(-2)).toMatchObject([
    { step: 'exclude', reason: 'Kitchen fire on that day', from_status: 'released', to_status: 'released' },
    { step: 'include', reason: 'Twice' },
  ])
})

test('every decision is in the activity log with its reason, before and after', async () => {
  const reportId = await reviewedReport(here, editor)
  await gradeReport(editor, { ...(await seen(here, reportId)), grades, note: '' })
  await releaseReport(editor, await seen(here, reportId))
  const { rows } = await here.owner.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from app.activity_log where entity_id = $1 and actor_id = $2 order by id`,
    [reportId, editor.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['reports.start-review', 'reports.grade', 'reports.release'])
  expect(rows[0]).toMatchObject({ before: { status: 'submitted' }, after: { status: 'in_review' } })
  expect(rows[1]).toMatchObject({ before: { grades: null }, after: { grades, mean: 4.4 } })
  expect(rows[2]).toMatchObject({ before: { status: 'in_review' }, after: { status: 'released', grade: 4.4 } })
})
