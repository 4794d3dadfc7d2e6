import { describe, expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { disputed } from '#/tests/disputes.ts'
import { at, releasedReport, reportIn, reviewedReport, storedReport, submittedReport } from '#/tests/reports.ts'
import { begunVisit, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { reviewList, readReviewQuery } from './review-list.ts'
import { browseReviews, reviewRows } from './review-list.server.ts'
import { readReviewReport } from './read-review-report.server.ts'

const here = await world()
const editor = await here.admin({ name: 'Review Editor' })
const queue = (address: string, moment = now()) =>
  at(moment, () => browseReviews(editor, readReviewQuery(new URLSearchParams(address))))

describe('the queue', async () => {
  const client = await here.client({ company: 'مطاعم الأصيل' })
  const shopper = await here.shopper({ name: 'إيمان الحربي' })
  const waiting = await submittedReport(here, { client, shopper })
  const later = await submittedReport(here)
  await reviewedReport(here, editor)
  for (const status of ['revision_requested', 'released', 'rejected'] as const) await reportIn(status, here, editor)
  const objector = await here.client()
  await disputed(objector, await releasedReport(here, editor, { client: objector }), 'Q6')
  const draft = await begunVisit(here, await here.shopper())

  test('counts and shows every state', async () => {
    const { counts, rows, total } = await queue('')
    expect(counts).toEqual({
      waiting: 2,
      'in-review': 1,
      returned: 1,
      disputes: 1,
      appeals: 0,
      overdue: 0,
      released: 2,
      rejected: 1,
    })
    expect({ total, ids: rows.map(({ id }) => id) }).toEqual({ total: 2, ids: [waiting, later] })
    for (const [tab, n] of Object.entries(counts)) expect((await queue(`tab=${tab}`)).total).toBe(n)
  })

  test('a draft appears when it is overdue', async () => {
    const dueAt = (await storedReport(here, draft))['due_at'] as Date
    expect((await queue('tab=overdue', new Date(dueAt.getTime() - 1))).rows).toEqual([])
    const { rows } = await queue('tab=overdue', dueAt)
    expect(rows).toMatchObject([{ id: draft, status: 'draft', lateness: 'overdue' }])
  })

  test.each([
    [23.9, 'on_time'],
    [24.1, 'late'],
    [71.9, 'late'],
    [72.1, 'escalated'],
  ])('after %f hours the review is %s', async (hours, lateness) => {
    const submitted = (await storedReport(here, waiting))['submitted_at'] as Date
    const { rows } = await queue('q=الاصيل', new Date(submitted.getTime() + hours * 3_600_000))
    expect(rows).toMatchObject([{ id: waiting, lateness, waitedHours: Math.floor(hours) }])
  })

  test.each(['مطاعم الاصيل', 'ايمان', 'إيمان', 'الحربى'])('search reads Arabic as people type it: %s', async (typed) => {
    expect((await queue(`q=${encodeURIComponent(typed)}`)).rows.map(({ id }) => id)).toEqual([waiting])
  })

  test('search finds the number and takes wildcards literally', async () => {
    const number = Number((await storedReport(here, later))['receipt_number'])
    expect((await queue(`q=R-000${number}`)).rows.map(({ id }) => id)).toEqual([later])
    expect((await queue('q=%25')).total).toBe(0)
    expect((await queue('q=O_aya')).total).toBe(0)
  })

  test('the file holds a queue as the page shows it, without filters that the queue does not have', async () => {
    const fileOf = async (address: string) => {
      const lines = []
      const query = readList(reviewList, new URLSearchParams(address))
      for await (const line of await exportList(editor, reviewList, query, reviewRows, 'en')) lines.push(line)
      return lines
    }
    const [heading, ...lines] = await fileOf('q=الاصيل')
    expect(heading?.slice(0, 3)).toEqual(['Branch', 'Report number', 'Location'])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toEqual(expect.arrayContaining(['مطاعم الأصيل', 'إيمان الحربي', 'Submitted']))
    expect(await fileOf('tab=released&age=escalated')).toHaveLength(3)
    const { rows } = await here.owner.query(
      `select after from app.activity_log where action = 'reports.export' and actor_id = $1 order by at`,
      [editor.id],
    )
    expect(rows[0]).toEqual({ after: { q: 'الاصيل' } })
  })

  test('an address that makes no sense shows the usual view', async () => {
    expect((await queue('tab=x&sort=;&page=-3&q=')).rows.map(({ id }) => id)).toEqual([waiting, later])
    expect((await queue('sort=-due')).rows.map(({ id }) => id)).toEqual([later, waiting])
    expect((await queue('page=99')).rows).toEqual([])
  })
})

test('the review page shows the visit, the check-in, the current score and the history', async () => {
  const comment = 'Nobody greeted us for the whole of five minutes.'
  const shopper = await here.shopper({ name: 'Seen By Editors' })
  const reportId = await reviewedReport(here, editor, { shopper, changed: [save('Q16', false, { comment })] })
  const report = await readReviewReport(editor, reportId, 'en')
  expect(report).toMatchObject({
    status: 'in_review',
    client: 'Saffron House',
    shopper: { name: 'Seen By Editors', level: 'senior' },
    editor: { id: editor.id, name: 'Review Editor' },
    checkIn: { place: { latitude: 24.69, longitude: 46.68, accuracy: 12 } },
    problems: [],
    lateness: 'on_time',
    score: { final: 59, criticalFailed: ['Q16'] },
  })
  expect(report.score.calculated).toBeGreaterThan(59)
  expect(report.history.map(({ step }) => step)).toEqual(['startReview', 'submit', 'begin'])
  expect(report.history[0]).toMatchObject({ by: 'Review Editor', from: 'submitted', to: 'in_review' })
})

test('the review page shows a draft with the findings of its final check', async () => {
  const reportId = await begunVisit(here, await here.shopper())
  const report = await at(addHours(now(), 48), () => readReviewReport(editor, reportId, 'ar'))
  expect(report).toMatchObject({ status: 'draft', score: { final: null, calculated: null }, lateness: 'overdue' })
  expect(report.problems.length).toBeGreaterThan(18)
  expect(report.problems[0]).toMatchObject({
    questionKey: 'Q1',
    text: 'مدة الانتظار حتى أول ترحيب (بالدقائق)',
    problem: 'unanswered',
  })
})

test('a return is in the history with the questions it points at', async () => {
  const reportId = await reportIn('revision_requested', here, editor)
  const { history } = await readReviewReport(editor, reportId, 'en')
  expect(history[0]).toMatchObject({
    step: 'requestRevision',
    questions: [{ key: 'Q4', text: 'Minutes in the queue' }],
  })
})
