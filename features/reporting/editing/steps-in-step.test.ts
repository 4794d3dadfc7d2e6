import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { withdrawDispute } from '#/features/reporting/disputes/open.server.ts'
import { now } from '#/platform/clock.ts'
import { disputed, revisionsOf } from '#/tests/disputes.ts'
import { at, grades, seen, storedReport, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { correctAnswer } from './correct-answer.server.ts'
import { excludeReport } from './exclude.server.ts'
import { gradeReport } from './grade.server.ts'
import { lockOldReports } from './lock-old.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'
import { takeOver } from './take-over.server.ts'

const here = await world()
const client = await here.client()
const shopper = await here.shopper()
const editors = [await here.admin(), await here.admin()] as const

type Visit = { reportId: string; by: Actor; flip: boolean }
const reason = 'As the receipt shows.'
const answer = (flip: boolean) => ({
  value: flip,
  notApplicable: false,
  naReason: '',
  comment: flip ? 'It was confirmed at the till.' : 'Nobody confirmed the order at the till.',
})
const openDispute = async (reportId: string): Promise<string | undefined> => {
  const { rows } = await here.owner.query<{ id: string }>(
    `select id from app.report_disputes where report_id = $1 and state = 'open' limit 1`,
    [reportId],
  )
  return rows[0]?.id
}

/** Every step of any role, allowed or not; some by the wrong person on purpose. */
const steps: Record<string, (visit: Visit) => Promise<unknown>> = {
  submit: ({ reportId }) => submit(shopper, reportId),
  startReview: async ({ reportId, by }) => startReview(by, await seen(here, reportId)),
  takeOver: async ({ reportId, by }) => takeOver(by, await seen(here, reportId)),
  requestRevision: async ({ reportId, by }) =>
    requestRevision(by, { ...(await seen(here, reportId)), reason, questions: ['Q7'] }),
  correct: async ({ reportId, by, flip }) =>
    correctAnswer(by, { ...(await seen(here, reportId)), questionKey: 'Q7', ...answer(flip), reason }),
  grade: async ({ reportId, by }) => gradeReport(by, { ...(await seen(here, reportId)), grades, note: '' }),
  release: async ({ reportId, by }) => releaseReport(by, { ...(await seen(here, reportId)), grades }),
  reject: async ({ reportId, by }) => rejectReport(by, { ...(await seen(here, reportId)), reason }),
  exclude: async ({ reportId, by, flip }) =>
    excludeReport(by, { ...(await seen(here, reportId)), excluded: flip, reason }),
  dispute: ({ reportId, flip }) => disputed(client, reportId, flip ? 'Q7' : 'Q6'),
  withdraw: async ({ reportId }) => {
    const disputeId = await openDispute(reportId)
    if (disputeId) await withdrawDispute(client, { reportId, disputeId })
  },
  decide: async ({ reportId, by, flip }) => {
    const disputeId = await openDispute(reportId)
    if (!disputeId) return
    const { version } = await seen(here, reportId)
    const outcome = flip ? 'upheld' : 'declined'
    await decideDispute(by, { disputeId, version, outcome, decision: reason, correction: flip ? answer(!flip) : null })
  },
  lock: () => at(addHours(now(), 24 * 8), lockOldReports),
}

/** A refusal is an expected error; any other fails. */
const tried = (step: Promise<unknown>) =>
  step.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })

const requestOf: Record<ReportStatus, string> = {
  draft: 'in_progress',
  submitted: 'in_progress',
  in_review: 'in_progress',
  revision_requested: 'in_progress',
  released: 'completed',
  disputed: 'completed',
  locked: 'completed',
  rejected: 'approved',
}

async function assertInStep(reportId: string): Promise<void> {
  const report = await storedReport(here, reportId)
  const isOut = requestOf[report.status] === 'completed'
  expect(report.request_status).toBe(requestOf[report.status])
  expect(report.request_shopper).toBe(report.status === 'rejected' ? null : shopper.id)
  const kept = await revisionsOf(here, reportId)
  expect(kept.map((one) => one['number'])).toEqual(isOut ? kept.map((_, index) => index + 1) : [])
  expect(kept).toHaveLength(isOut ? Number(report['revision']) : 0)
  if (isOut) expect(report['branch_score']).toBe(kept.at(-1)!['branch_score'])
  expect((await openDispute(reportId)) !== undefined).toBe(report.status === 'disputed')
}

const names = Object.keys(steps)
const aStep = fc.record({ name: fc.constantFrom(...names), editor: fc.constantFrom(0, 1), flip: fc.boolean() })
/** Most random walks end in a rejection; one that begins with a release also covers disputes and revisions. */
const start = fc.constantFrom<readonly string[]>([], ['submit', 'startReview', 'release'])

test('any sequence of steps keeps report, request and revisions in step, and a released version never changes', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(aStep, { minLength: 4, maxLength: 12 }), async (first, walk) => {
      const reportId = await begunVisit(here, shopper, { client, type: 'basic' })
      await fillReport(shopper, reportId)
      let released: Record<string, unknown>[] = []
      const all = [...first.map((name) => ({ name, editor: 0, flip: false })), ...walk]
      for (const { name, editor, flip } of all) {
        await tried(steps[name]!({ reportId, by: editors[editor]!, flip }))
        await assertInStep(reportId)
        const kept = await revisionsOf(here, reportId)
        expect(kept.slice(0, released.length)).toEqual(released)
        released = kept
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('the database itself refuses to change a released version', async () => {
  const reportId = await begunVisit(here, shopper, { client, type: 'basic' })
  await fillReport(shopper, reportId)
  for (const name of ['submit', 'startReview', 'release']) await steps[name]!({ reportId, by: editors[0], flip: false })
  for (const role of ['itqan_admin', 'itqan_client', 'itqan_shopper', 'itqan_system']) {
    const { rows } = await here.owner.query(
      `select has_any_column_privilege($1, 'app.report_revisions', 'update') or has_table_privilege($1, 'app.report_revisions', 'delete') as may`,
      [role],
    )
    expect(rows).toEqual([{ may: false }])
  }
})
