import { describe, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { grades, releasedReport, reviewedReport, storedReport } from '#/tests/reports.ts'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { browseClientReports } from '#/features/reporting/reports/client-list.server.ts'
import { readReviewQuery } from './review-list.ts'
import { browseReviews } from './review-list.server.ts'
import { excludeReport } from './exclude.server.ts'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { gradeReport } from './grade.server.ts'
import { nextReport } from './next-report.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { readReviewReport } from './read-review-report.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'
import { takeOver } from './take-over.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()
const shopper = await here.shopper()
const reportId = await reviewedReport(here, editor, { client, shopper })
const released = await releasedReport(here, editor, { client, shopper })
const { version } = await storedReport(here, reportId)
const report = { reportId, version }
const reason = 'A reason'
const none = new URLSearchParams()

const reviewVerbs: Record<string, (actor: Actor) => Promise<unknown>> = {
  browseReviews: (actor) => browseReviews(actor, readReviewQuery(none)),
  readReviewReport: (actor) => readReviewReport(actor, reportId, 'en'),
  startReview: (actor) => startReview(actor, report),
  takeOver: (actor) => takeOver(actor, report),
  nextReport: (actor) => nextReport(actor, reportId),
  requestRevision: (actor) => requestRevision(actor, { ...report, reason, questions: [] }),
  gradeReport: (actor) => gradeReport(actor, { ...report, grades, note: '' }),
  releaseReport: (actor) => releaseReport(actor, { ...report, grades }),
  rejectReport: (actor) => rejectReport(actor, { ...report, reason }),
  excludeReport: (actor) => excludeReport(actor, { ...report, excluded: true, reason }),
}
const clientVerbs: Record<string, (actor: Actor) => Promise<unknown>> = {
  browseClientReports: (actor) => browseClientReports(actor, readList(clientReportList, none)),
  readClientReport: (actor) => readClientReport(actor, released, 'en'),
}

test.each(Object.entries(reviewVerbs))('%s is for admins only', async (_name, verb) => {
  for (const stranger of [client, shopper, await here.client(), await here.freelancer()])
    await expect(verb(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(Object.entries(clientVerbs))('%s is for clients only', async (_name, verb) => {
  for (const stranger of [editor, shopper, await here.freelancer()])
    await expect(verb(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

describe('the database says the same, whatever the code above it does', () => {
  const secret = [
    'shopper_id',
    'overall_score',
    'grades',
    'grade_note',
    'check_in_latitude',
    'check_in_note',
    'editor_id',
  ] as const
  test.each(secret)('a client cannot read the column %s even of a released report', async (column) => {
    const read = readAs(client, (db) =>
      db.selectFrom('mystery_shopping_reports').select(column).where('id', '=', released).execute(),
    )
    await expect(read).rejects.toThrow(/permission denied/)
  })

  test('a client finds neither the report under review nor its answers, photos and events', async () => {
    const found = await readAs(client, async (db) => [
      ...(await db.selectFrom('mystery_shopping_reports').select('id').where('id', '=', reportId).execute()),
      ...(await db.selectFrom('report_answers').select('question_key').where('report_id', '=', reportId).execute()),
      ...(await db.selectFrom('report_photos').select('id').where('report_id', '=', reportId).execute()),
    ])
    expect(found).toEqual([])
    const events = readAs(client, (db) => db.selectFrom('report_events').select('id').execute())
    await expect(events).rejects.toThrow(/permission denied/)
  })

  test('neither a client nor its shopper can release, grade or rescore a report by hand', async () => {
    for (const person of [client, shopper]) {
      for (const change of [
        { status: 'released' },
        { branch_score: 100 },
        { overall_score: 5 },
        { excluded_from_statistics: true },
      ] as const) {
        const write = asActor(person, (tx) =>
          tx.updateTable('mystery_shopping_reports').set(change).where('id', '=', reportId).execute(),
        )
        await write.catch((error: Error) => expect(error.message).toMatch(/permission denied|row-level security/))
      }
    }
    expect(await storedReport(here, reportId)).toMatchObject({
      status: 'in_review',
      version,
      branch_score: null,
      overall_score: null,
    })
  })

  test('another client finds nothing of a released report', async () => {
    const other = await here.client()
    const found = await readAs(other, async (db) => [
      ...(await db.selectFrom('mystery_shopping_reports').select('id').execute()),
      ...(await db.selectFrom('report_answers').select('question_key').execute()),
      ...(await db.selectFrom('report_photos').select('id').execute()),
    ])
    expect(found).toEqual([])
  })
})
