import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { rejectReport } from '#/features/reporting/editing/reject.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { readOwnReport } from '#/features/reporting/shopper-reports/read-own.server.ts'
import { at, grades, reportIn, seen, storedReport, submittedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { announceAppeal } from './announce.server.ts'
import { appealRejection } from './appeal.server.ts'
import { type AppealDecision, decideAppeal } from './decide-appeal.server.ts'

const here = await world()
const [editor, second] = [await here.admin(), await here.admin()]
const reason = 'The photos were taken at the branch: the receipt in the third one names it.'

async function rejected(shopper: Actor): Promise<string> {
  const reportId = await submittedReport(here, { shopper })
  await startReview(editor, await seen(here, reportId))
  await rejectReport(editor, { ...(await seen(here, reportId)), reason: 'The photos show another branch.' })
  return reportId
}
const decision = async (reportId: string, of: Partial<AppealDecision> = {}): Promise<AppealDecision> => ({
  ...(await seen(here, reportId)),
  outcome: 'upheld',
  decision: 'The receipt proves the branch.',
  fee: null,
  grades: null,
  ...of,
})
const appealOf = async (reportId: string) => {
  const { rows } = await here.owner.query('select * from app.report_appeals where report_id = $1', [reportId])
  return rows[0]
}
const giveToAnother = async (reportId: string, status = 'assigned') => {
  const { request_id } = await storedReport(here, reportId)
  const other = await here.shopper()
  // why: reassigning a visit has rules and tests of its own
  await here.owner.query('update app.mystery_shopping_requests set status = $2, shopper_id = $3 where id = $1', [
    request_id,
    status,
    status === 'cancelled' ? null : other.id,
  ])
  return other
}

describe('an appeal', () => {
  test('is made once, by the shopper of a rejected report, and tells the office', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await appealRejection(shopper, { reportId, reason })
    expect(await appealOf(reportId)).toMatchObject({ status: 'open', reason })
    await expect(appealRejection(shopper, { reportId, reason })).rejects.toMatchObject({ code: 'appeal.already-made' })
    for (const _ of [1, 2]) await handlers['appeals.announce']({ reportId })
    const { rows } = await here.owner.query(
      `select kind from app.notifications where profile_id = $1 and link = $2 and kind = 'appeal.opened'`,
      [second.id, `/admin/reports/${reportId}#appeal`],
    )
    expect(rows).toHaveLength(1)
  })

  test('of two made at the same moment one counts', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    const tries = await Promise.allSettled([1, 2, 3].map(() => appealRejection(shopper, { reportId, reason })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is possible for seven days, to the second', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    const week = addHours(now(), 7 * 24)
    await expect(at(addHours(week, 0.01), () => appealRejection(shopper, { reportId, reason }))).rejects.toMatchObject({
      code: 'appeal.window-over',
    })
    await at(addHours(week, -0.01), () => appealRejection(shopper, { reportId, reason }))
  })

  test('is nobody else’s, and of no other state', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await expect(appealRejection(await here.shopper(), { reportId, reason })).rejects.toMatchObject({
      code: 'not-found',
    })
    for (const stranger of [editor, await here.client()])
      await expect(appealRejection(stranger, { reportId, reason })).rejects.toMatchObject({ code: 'not-allowed' })
    for (const status of ['draft', 'in_review', 'released'] as const) {
      const other = await here.shopper()
      const id = await reportIn(status, here, editor, { shopper: other })
      await expect(appealRejection(other, { reportId: id, reason })).rejects.toMatchObject({
        code: 'appeal.not-rejected',
      })
    }
  })
})

describe('upheld while the visit is open', () => {
  test('the report goes back to review and the visit to its shopper; it can be released', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await appealRejection(shopper, { reportId, reason })
    await decideAppeal(second, await decision(reportId))
    expect(await storedReport(here, reportId)).toMatchObject({
      status: 'in_review',
      editor_id: second.id,
      request_status: 'in_progress',
      request_shopper: shopper.id,
    })
    expect(await appealOf(reportId)).toMatchObject({ status: 'upheld', decided_by: second.id, fee_due: null })
    await releaseReport(second, { ...(await seen(here, reportId)), grades })
    expect(await storedReport(here, reportId)).toMatchObject({ status: 'released', request_status: 'completed' })
  })

  test('whoever was asked for the visit meanwhile is told that it is gone', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    const { request_id, client_id } = await storedReport(here, reportId)
    const other = await here.shopper()
    await here.owner.query(
      `insert into app.visit_offers (request_id, client_id, shopper_id, fit, expires_at) values ($1, $2, $3, 50, now() + interval '4 hours')`,
      [request_id, client_id, other.id],
    )
    await appealRejection(shopper, { reportId, reason })
    await decideAppeal(second, await decision(reportId))
    const { rows } = await here.owner.query(`select status, ended_by from app.visit_offers where request_id = $1`, [
      request_id,
    ])
    expect(rows).toEqual([{ status: 'expired', ended_by: 'taken' }])
  })
})

describe.each(['assigned', 'in_progress', 'completed', 'cancelled'])('upheld when the visit is %s by now', (status) => {
  test('the report is graded and its fee owed; it stays out of the client’s sight, and the visit where it is', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await appealRejection(shopper, { reportId, reason })
    const other = await giveToAnother(reportId, status)
    await expect(decideAppeal(second, await decision(reportId))).rejects.toMatchObject({
      code: 'report.grade-required',
    })
    await expect(decideAppeal(second, await decision(reportId, { grades }))).rejects.toMatchObject({
      code: 'bad-request',
    })
    await decideAppeal(second, await decision(reportId, { grades, fee: 250_00 }))
    expect(await storedReport(here, reportId)).toMatchObject({
      status: 'rejected',
      overall_score: '4.4',
      request_status: status,
      request_shopper: status === 'cancelled' ? null : other.id,
    })
    expect(await appealOf(reportId)).toMatchObject({ status: 'upheld', fee_due: '25000' })
    expect(await readOwnReport(shopper, reportId, 'en')).toMatchObject({
      branch: 'Olaya',
      feeDue: 250_00,
      next: { is: 'paid' },
      grade: { overall: 4.4 },
    })
  })
})

describe('the decision', () => {
  test('dismissed: the rejection stands, and the shopper is told once, by bell and mail', async () => {
    const shopper = await here.shopper({ language: 'ar' })
    const reportId = await rejected(shopper)
    await appealRejection(shopper, { reportId, reason })
    await decideAppeal(second, await decision(reportId, { outcome: 'dismissed', decision: 'الإيصال من فرع آخر.' }))
    expect(await storedReport(here, reportId)).toMatchObject({ status: 'rejected', request_status: 'approved' })
    for (const _ of [1, 2]) await announceAppeal({ reportId })
    const { rows } = await here.owner.query(
      `select kind, link from app.notifications where profile_id = $1 and kind like 'appeal.%'`,
      [shopper.id],
    )
    expect(rows).toEqual([{ kind: 'appeal.dismissed', link: `/freelancer/reports/${reportId}` }])
    const mails = await here.owner.query(
      `select subject, body from app.emails where profile_id = $1 and kind = 'appeal.dismissed'`,
      [shopper.id],
    )
    expect(mails.rows).toHaveLength(1)
    expect(mails.rows[0].subject).toBe('لم يُقبل التظلّم: تقرير Olaya')
    expect(mails.rows[0].body).toContain('الإيصال من فرع آخر.')
  })

  test('is another editor’s than the rejection, is made once, and on what was looked at', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await expect(decideAppeal(second, await decision(reportId))).rejects.toMatchObject({ code: 'not-found' })
    await appealRejection(shopper, { reportId, reason })
    await expect(decideAppeal(editor, await decision(reportId))).rejects.toMatchObject({ code: 'report.second-editor' })
    await expect(decideAppeal(shopper, await decision(reportId))).rejects.toMatchObject({ code: 'not-allowed' })
    const looked = await decision(reportId)
    await expect(decideAppeal(second, { ...looked, version: looked.version - 1 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    const third = await here.admin()
    const both = await Promise.allSettled([decideAppeal(second, looked), decideAppeal(third, looked)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decideAppeal(third, await decision(reportId))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test('a second rejection after an upheld appeal is final', async () => {
    const shopper = await here.shopper()
    const reportId = await rejected(shopper)
    await appealRejection(shopper, { reportId, reason })
    await decideAppeal(second, await decision(reportId))
    await rejectReport(second, { ...(await seen(here, reportId)), reason: 'The receipt is of another day.' })
    await expect(appealRejection(shopper, { reportId, reason })).rejects.toMatchObject({ code: 'appeal.already-made' })
  })
})
