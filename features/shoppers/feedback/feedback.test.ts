import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Grades } from '#/domain/report.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { grades, reportIn, reviewedReport, seen } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { announceReply } from './announce.server.ts'
import { readReviewVoice } from './read-review-voice.server.ts'
import { readFeedback } from './read-feedback.server.ts'
import { answerReply, rateBrief, replyToGrade } from './write-feedback.server.ts'

const here = await world()
const editor = await here.admin()

async function graded(shopper: Actor, given: Grades = grades, note = ''): Promise<string> {
  const reportId = await reviewedReport(here, editor, { shopper })
  await releaseReport(editor, { ...(await seen(here, reportId)), grades: given, note })
  return reportId
}

describe('a reply to a grade', () => {
  test('is written once, answered once, and both are told', async () => {
    const shopper = await here.shopper()
    const reportId = await graded(shopper)
    await replyToGrade(shopper, { reportId, text: 'The times are in the moments of the visit.' })
    await expect(replyToGrade(shopper, { reportId, text: 'Once more.' })).rejects.toMatchObject({
      code: 'feedback.already-written',
    })
    await announceReply({ reportId })
    await answerReply(editor, { reportId, answer: 'They are; the grade stands for the photos.' })
    await expect(answerReply(editor, { reportId, answer: 'Again.' })).rejects.toMatchObject({
      code: 'feedback.already-answered',
    })
    for (const _ of [1, 2]) await announceReply({ reportId })
    const { rows } = await here.owner.query<{ kind: string; profile_id: string }>(
      `select kind, profile_id from app.notifications where kind like 'reply.%' and link like $1 order by id`,
      [`%${reportId}%`],
    )
    expect(rows).toEqual([
      { kind: 'reply.written', profile_id: editor.id },
      { kind: 'reply.answered', profile_id: shopper.id },
    ])
    expect((await readReviewVoice(editor, reportId)).reply).toMatchObject({ answeredBy: editor.name })
  })

  test('waits for the grade: one that an editor is still writing is not read by anybody', async () => {
    const shopper = await here.shopper()
    const reportId = await reportIn('in_review', here, editor, { shopper })
    await here.owner.query(`update app.mystery_shopping_reports set overall_score = 4, grades = $2 where id = $1`, [
      reportId,
      JSON.stringify(grades),
    ])
    await expect(replyToGrade(shopper, { reportId, text: 'Well?' })).rejects.toMatchObject({
      code: 'feedback.not-graded',
    })
    expect((await readFeedback(shopper)).reports).toBe(0)
  })

  test('a report with an overall grade alone counts in the mean, and in no criterion', async () => {
    const shopper = await here.shopper()
    const reportId = await graded(shopper)
    const before = await readFeedback(shopper)
    await here.owner.query(`update app.mystery_shopping_reports set grades = null where id = $1`, [reportId])
    const after = await readFeedback(shopper)
    expect(after).toMatchObject({ reports: 1, mean: before.mean, points: [], improve: null })
    expect(before.points).not.toEqual([])
  })

  test('is nobody else’s', async () => {
    const shopper = await here.shopper()
    const reportId = await graded(shopper)
    const stranger = await here.shopper()
    await expect(replyToGrade(stranger, { reportId, text: 'Mine?' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(rateBrief(stranger, { reportId, stars: 1, note: '' })).rejects.toMatchObject({ code: 'not-found' })
    const client = await here.client()
    await expect(replyToGrade(client, { reportId, text: 'Mine?' })).rejects.toMatchObject({ code: 'not-allowed' })
    for (const other of [client, stranger]) {
      await expect(answerReply(other, { reportId, answer: 'No.' })).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(readReviewVoice(other, reportId)).rejects.toMatchObject({ code: 'not-allowed' })
    }
    await expect(readFeedback(client)).rejects.toMatchObject({ code: 'not-allowed' })
  })
})

describe('a brief', () => {
  test('is rated once, after the visit; reviewers read it beside the mean of that client', async () => {
    const client = await here.client()
    const ids: string[] = []
    for (const stars of [5, 2]) {
      const shopper = await here.shopper()
      const reportId = await reportIn('submitted', here, editor, { client, shopper })
      await rateBrief(shopper, { reportId, stars, note: 'The terrace was closed.' })
      await expect(rateBrief(shopper, { reportId, stars, note: '' })).rejects.toMatchObject({
        code: 'feedback.already-written',
      })
      ids.push(reportId)
    }
    expect((await readReviewVoice(editor, ids[1]!)).rating).toMatchObject({ stars: 2, mean: 3.5, count: 2 })
    const shopper = await here.shopper()
    const draft = await reportIn('draft', here, editor, { shopper })
    await expect(rateBrief(shopper, { reportId: draft, stars: 4, note: '' })).rejects.toMatchObject({
      code: 'feedback.not-graded',
    })
  })
})

describe('what a shopper reads of the own work', () => {
  test('nothing before the first grade', async () => {
    expect(await readFeedback(await here.shopper())).toMatchObject({ reports: 0, mean: 0, line: [], improve: null })
  })

  test('the mean, each point, the editors’ words where a point cost something, and where most is to be won', async () => {
    const shopper = await here.shopper()
    await graded(shopper, { facts: 5, completeness: 3, objectivity: 5, language: 4, punctuality: 5 }, 'Name the dish.')
    await graded(
      shopper,
      { facts: 5, completeness: 2, objectivity: 5, language: 5, punctuality: 5 },
      'Two photos missing.',
    )
    const feedback = await readFeedback(shopper)
    expect(feedback).toMatchObject({
      reports: 2,
      mean: 4.4,
      improve: { point: 'completeness', mean: 2.5, low: 2, of: 2 },
    })
    const point = (name: string) => feedback.points.find((one) => one.point === name)!
    expect(point('completeness').examples.map(({ note }) => note)).toEqual(['Two photos missing.', 'Name the dish.'])
    expect(point('facts').examples).toEqual([])
    expect(point('language')).toMatchObject({ mean: 4.5, low: 0, change: null })
    expect(feedback.line.map(({ grade }) => grade)).toEqual([4.4, 4.4])
  })

  test('nothing to improve when every point is good', async () => {
    const shopper = await here.shopper()
    await graded(shopper, { facts: 5, completeness: 5, objectivity: 5, language: 5, punctuality: 5 })
    expect((await readFeedback(shopper)).improve).toBeNull()
  })
})
