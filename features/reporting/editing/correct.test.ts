import { expect, test } from 'vitest'
import { reportStatuses } from '#/domain/report.ts'
import { releasedReport, reportIn, reviewedReport, seen, storedReport } from '#/tests/reports.ts'
import { disputed, revisionsOf } from '#/tests/disputes.ts'
import { world } from '#/tests/world.ts'
import { correctAnswer } from './correct-answer.server.ts'
import { readReviewReport } from './read-review-report.server.ts'

const here = await world()
const editor = await here.admin({ name: 'First Editor' })
const second = await here.admin({ name: 'Second Editor' })

const toNo = { questionKey: 'Q6', value: false, notApplicable: false, naReason: '', comment: 'The sign was dark.' }
const reason = 'The photo shows it.'

const storedAnswer = async (reportId: string, key = 'Q6') => {
  const { rows } = await here.owner.query(
    'select value, comment, version from app.report_answers where report_id = $1 and question_key = $2',
    [reportId, key],
  )
  return rows[0]
}
const editsOf = async (reportId: string) => {
  const { rows } = await here.owner.query(
    'select question_key, before, after, reason, editor_id from app.report_answer_edits where report_id = $1 order by id',
    [reportId],
  )
  return rows
}

test('a correction keeps what the shopper answered, raises the version, and moves the score', async () => {
  const reportId = await reviewedReport(here, editor)
  const before = await storedReport(here, reportId)
  const score = (await readReviewReport(editor, reportId, 'en')).score.final!
  const answer = await storedAnswer(reportId)
  await correctAnswer(editor, { ...(await seen(here, reportId)), ...toNo, reason })
  expect(await storedAnswer(reportId)).toEqual({
    value: false,
    comment: 'The sign was dark.',
    version: answer.version + 1,
  })
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'in_review', version: before.version + 1 })
  expect(await editsOf(reportId)).toMatchObject([
    {
      question_key: 'Q6',
      before: { value: true, notApplicable: false },
      after: { value: false, comment: 'The sign was dark.' },
      reason,
      editor_id: editor.id,
    },
  ])
  const report = await readReviewReport(editor, reportId, 'en')
  expect(report.score.final!).toBeLessThan(score)
  expect(report.history[0]).toMatchObject({ step: 'correct', reason, by: 'First Editor' })
})

test.each(reportStatuses.filter((status) => status !== 'in_review' && status !== 'disputed'))(
  'a report that is %s is not corrected',
  async (status) => {
    const reportId = await reportIn(status, here, editor)
    const before = await storedReport(here, reportId)
    const correct = correctAnswer(editor, { ...(await seen(here, reportId)), ...toNo, reason })
    await expect(correct).rejects.toMatchObject({ code: 'report.step-refused' })
    expect(await storedReport(here, reportId)).toEqual(before)
    expect(await editsOf(reportId)).toEqual([])
  },
)

test('never silently: without a reason, without a change, with a wrong value or of an unknown question nothing happens', async () => {
  const reportId = await reviewedReport(here, editor)
  const report = await seen(here, reportId)
  const refused = async (change: object, code: string) =>
    expect(correctAnswer(editor, { ...report, ...toNo, reason, ...change })).rejects.toMatchObject({ code })
  await refused({ reason: '  ' }, 'report.reason-required')
  await refused({ value: true, comment: '' }, 'report.nothing-changed')
  await refused({ value: 'no' }, 'report.answer-invalid')
  await refused({ value: null }, 'report.answer-invalid')
  await refused({ notApplicable: true, naReason: ' ' }, 'report.answer-invalid')
  await refused({ questionKey: 'Z99' }, 'not-found')
  expect(await editsOf(reportId)).toEqual([])
  expect(await storedReport(here, reportId)).toMatchObject({ version: report.version })
})

test('of two editors who correct at once one is told', async () => {
  const reportId = await reviewedReport(here, editor)
  const report = await seen(here, reportId)
  const outcomes = await Promise.allSettled([
    correctAnswer(editor, { ...report, ...toNo, reason }),
    correctAnswer(second, { ...report, ...toNo, comment: 'Another comment', reason }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'changed-meanwhile' } })
  expect(await editsOf(reportId)).toHaveLength(1)
})

test('in a dispute only a second editor corrects, and the client gets a new revision', async () => {
  const client = await here.client()
  const reportId = await releasedReport(here, editor, { client })
  await disputed(client, reportId)
  const report = await seen(here, reportId)
  await expect(correctAnswer(editor, { ...report, ...toNo, reason })).rejects.toMatchObject({
    code: 'report.second-editor',
  })
  await correctAnswer(second, { ...report, ...toNo, reason })
  const [first, next] = await revisionsOf(here, reportId)
  expect(next).toMatchObject({ number: 2, reason })
  expect(Number(next!['branch_score'])).toBeLessThan(Number(first!['branch_score']))
  const stored = await storedReport(here, reportId)
  expect(stored).toMatchObject({ revision: 2, editor_id: editor.id, branch_score: next!['branch_score'] })
})

test('strangers correct nothing', async () => {
  const client = await here.client()
  const shopper = await here.shopper()
  const reportId = await reviewedReport(here, editor, { client, shopper })
  const report = await seen(here, reportId)
  for (const stranger of [client, shopper, await here.freelancer(), await here.client()])
    await expect(correctAnswer(stranger, { ...report, ...toNo, reason })).rejects.toMatchObject({ code: 'not-allowed' })
  const missing = { reportId: '01890000-0000-7000-8000-000000000000', version: 1 }
  await expect(correctAnswer(editor, { ...missing, ...toNo, reason })).rejects.toMatchObject({ code: 'not-found' })
})
