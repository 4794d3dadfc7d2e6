import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { Grades, ReportStatus } from '#/domain/report.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import { rejectReport } from '#/features/reporting/editing/reject.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { submitReport } from '#/features/fieldwork/visits/submit-report.server.ts'
import { now, setClock } from '#/platform/clock.ts'
import { begunVisit, fillReport, save } from './visits.ts'
import type { World } from './world.ts'

export const grades: Grades = { facts: 5, completeness: 4, objectivity: 5, language: 4, punctuality: 4 }

type Visit = { client?: Actor; shopper?: Actor; type?: 'full_service' | 'basic'; changed?: readonly AnswerSave[] }

/** Runs work at another time. */
export async function at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  const back = setClock(() => moment)
  try {
    return await work()
  } finally {
    back()
  }
}

export const submit = (shopper: Actor, reportId: string) =>
  submitReport(shopper, { reportId, submissionKey: randomUUID(), declaration: true })

/** Answers a point of a returned report with a comment. */
export async function answerPoint(shopper: Actor, reportId: string, questionKey: string): Promise<void> {
  const { answers } = await readReportForm(shopper, reportId)
  const answer = answers.find((one) => one.questionKey === questionKey)!
  const { value, version: baseVersion } = answer
  const comment = 'Looked at again: this is how it was at the branch.'
  await saveAnswers(shopper, { reportId, saves: [save(questionKey, value, { ...answer, comment, baseVersion })] })
}

/** A complete, submitted report. */
export async function submittedReport(
  world: World,
  { client, shopper, type = 'basic', changed }: Visit = {},
): Promise<string> {
  const author = shopper ?? (await world.shopper())
  const reportId = await begunVisit(world, author, { type, ...(client ? { client } : {}) })
  await fillReport(author, reportId, changed)
  await submit(author, reportId)
  return reportId
}

export type StoredReport = {
  id: string
  status: ReportStatus
  version: number
  request_id: string
  client_id: string
  shopper_id: string
  request_status: string
  request_shopper: string | null
  [column: string]: unknown
}

/** The stored row with its request's status. */
export async function storedReport(world: World, reportId: string): Promise<StoredReport> {
  const { rows } = await world.owner.query<StoredReport>(
    `select r.*, q.status as request_status, q.shopper_id as request_shopper from app.mystery_shopping_reports r
     join app.mystery_shopping_requests q on q.id = r.request_id where r.id = $1`,
    [reportId],
  )
  return rows[0]!
}

/** The version of a report that an editor sees now. */
export const seen = async (world: World, reportId: string) => ({
  reportId,
  version: (await storedReport(world, reportId)).version,
})

export async function reviewedReport(world: World, editor: Actor, visit: Visit = {}): Promise<string> {
  const reportId = await submittedReport(world, visit)
  await startReview(editor, await seen(world, reportId))
  return reportId
}

export async function releasedReport(world: World, editor: Actor, visit: Visit = {}): Promise<string> {
  const reportId = await reviewedReport(world, editor, visit)
  await releaseReport(editor, { ...(await seen(world, reportId)), grades })
  return reportId
}

/** A report in any state, brought there by verbs. */
export async function reportIn(status: ReportStatus, world: World, editor: Actor, visit: Visit = {}): Promise<string> {
  if (status === 'draft') return begunVisit(world, visit.shopper ?? (await world.shopper()), visit)
  if (status === 'submitted') return submittedReport(world, visit)
  if (status === 'in_review') return reviewedReport(world, editor, visit)
  if (status === 'released') return releasedReport(world, editor, visit)
  if (status === 'disputed') {
    const reportId = await releasedReport(world, editor, visit)
    // why: disputes have their own verbs; only the state matters here
    await world.owner.query(`update app.mystery_shopping_reports set status = 'disputed' where id = $1`, [reportId])
    return reportId
  }
  if (status === 'locked') {
    const reportId = await releasedReport(world, editor, visit)
    await at(addHours(now(), 8 * 24), lockOldReports)
    return reportId
  }
  const reportId = await reviewedReport(world, editor, visit)
  const step = { ...(await seen(world, reportId)), reason: 'The photos show another branch.' }
  if (status === 'rejected') await rejectReport(editor, step)
  else await requestRevision(editor, { ...step, questions: ['Q4'] })
  return reportId
}
