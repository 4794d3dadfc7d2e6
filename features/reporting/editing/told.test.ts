import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import {
  answerPoint,
  at,
  releasedReport,
  reportIn,
  seen,
  storedReport,
  submit,
  submittedReport,
} from '#/tests/reports.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { announceReport } from './announce.server.ts'
import { chaseReports } from './chase.server.ts'
import { lockOldReports } from './lock-old.server.ts'
import { rejectReport } from './reject.server.ts'

const here = await world()
const editor = await here.admin()

/** Runs all announcements enqueued so far. */
async function announceAll() {
  for (const job of await here.waitingJobs('reports.announce'))
    await announceReport({ eventId: String(job['eventId']) })
}
const toldTo = async (profileId: string) => {
  const { rows } = await here.owner.query<{ kind: string; link: string; params: Record<string, string> }>(
    'select kind, link, params from app.notifications where profile_id = $1 order by id',
    [profileId],
  )
  return rows
}
const mailsTo = async (profileId: string) => {
  const { rows } = await here.owner.query<{ kind: string; subject: string; body: string; language: string }>(
    'select kind, subject, body, language from app.emails where profile_id = $1 order by id',
    [profileId],
  )
  return rows
}
const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind)

test('the jobs of reports are these verbs', () => {
  expect(handlers['reports.announce']).toBe(announceReport)
  expect(handlers['reports.chase']).toBe(chaseReports)
  expect(handlers['reports.lock-old']).toBe(lockOldReports)
})

test('a release tells the client the score and the shopper the grade, by bell and mail, each in their language, once', async () => {
  const client = await here.client({ language: 'ar' })
  const shopper = await here.shopper({ language: 'en' })
  const reportId = await releasedReport(here, editor, { client, shopper })
  await announceAll()
  await announceAll()
  const score = `${(Math.round(Number((await storedReport(here, reportId))['branch_score']) * 10) / 10).toFixed(1)}%`
  expect(await toldTo(client.id)).toEqual([
    { kind: 'report.released', link: `/client/reports/${reportId}`, params: { branch: 'Olaya', score } },
  ])
  expect(await toldTo(shopper.id)).toEqual([
    { kind: 'report.graded', link: `/freelancer/reports/${reportId}`, params: { branch: 'Olaya', grade: '4.4' } },
  ])
  const [mail, ...more] = await mailsTo(client.id)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'report.released', language: 'ar', subject: `تقرير Olaya: ${score}` })
  expect(mail?.body).toContain(`/client/reports/${reportId}`)
  expect(kinds(await mailsTo(shopper.id))).toEqual(['report.graded'])
})

test('editors are told of what is handed in, and a client of nothing before the release', async () => {
  const client = await here.client()
  const reportId = await submittedReport(here, { client })
  await announceAll()
  const told = await toldTo(editor.id)
  expect(told.at(-1)).toMatchObject({ kind: 'report.submitted', link: `/admin/reports/${reportId}` })
  expect(await toldTo(client.id)).toEqual([])
})

test('a shopper reads why a report came back or was rejected; editors learn that a new visit is needed', async () => {
  const shopper = await here.shopper()
  const reportId = await reportIn('revision_requested', here, editor, { shopper })
  await announceAll()
  expect(kinds(await toldTo(shopper.id))).toEqual(['report.returned'])
  expect((await mailsTo(shopper.id))[0]?.body).toContain('The photos show another branch.')
  await answerPoint(shopper, reportId, 'Q4')
  await submit(shopper, reportId)
  await rejectReport(editor, { ...(await seen(here, reportId)), reason: 'Still another branch.' })
  await announceAll()
  expect(kinds(await toldTo(shopper.id))).toEqual(['report.returned', 'report.rejected'])
  const again = (await toldTo(editor.id)).filter(({ kind }) => kind === 'report.visit-again')
  expect(again).toHaveLength(1)
  expect(again[0]?.link).toBe(`/admin/secret-shopper/${(await storedReport(here, reportId)).request_id}`)
})

test('a deleted event is not announced', async () => {
  await expect(announceReport({ eventId: '01890000-0000-7000-8000-000000000000' })).resolves.toBeUndefined()
})

const chase = (moment: Date) => at(moment, chaseReports)
const overdueOf = async (profileId: string, reportId: string) =>
  (await toldTo(profileId)).filter(({ kind, link }) => kind === 'report.overdue' && link.endsWith(reportId)).length

test('a shopper who misses the deadline is told once, to the second, and again only for a new deadline', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const dueAt = (await storedReport(here, reportId))['due_at'] as Date
  await chase(new Date(dueAt.getTime() - 1))
  expect(await overdueOf(shopper.id, reportId)).toBe(0)
  await chase(dueAt)
  await chase(addHours(dueAt, 1))
  await chase(addHours(dueAt, 100))
  expect(await overdueOf(shopper.id, reportId)).toBe(1)
  expect(await overdueOf(editor.id, reportId)).toBe(1)
  expect(kinds(await mailsTo(shopper.id))).toEqual(['report.overdue'])
  // why: a second deadline comes with a return, which a draft cannot have.
  await here.owner.query('update app.mystery_shopping_reports set due_at = $2 where id = $1', [
    reportId,
    addHours(dueAt, 110),
  ])
  await chase(addHours(dueAt, 111))
  expect(await overdueOf(shopper.id, reportId)).toBe(2)
})

test('editors are told after 24 hours and once more after 72; nothing is decided by itself', async () => {
  const reportId = await submittedReport(here)
  const submitted = (await storedReport(here, reportId))['submitted_at'] as Date
  const told = async () => kinds((await toldTo(editor.id)).filter(({ link }) => link.endsWith(reportId)))
  const after = (hours: number, milliseconds = 0) => new Date(addHours(submitted, hours).getTime() + milliseconds)
  await chase(after(24, -1))
  expect(await told()).toEqual([])
  await chase(after(24))
  await chase(after(30))
  expect(await told()).toEqual(['report.review-late'])
  await chase(after(72, -1))
  expect(await told()).toEqual(['report.review-late'])
  await chase(after(72))
  await chase(after(80))
  expect(await told()).toEqual(['report.review-late', 'report.escalated'])
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'submitted' })
})

test('no reminder for a decided report', async () => {
  const shopper = await here.shopper()
  const reportId = await releasedReport(here, editor, { shopper })
  await chase(addHours(now(), 24 * 10))
  expect(await overdueOf(shopper.id, reportId)).toBe(0)
  const told = (await toldTo(editor.id)).filter(({ link }) => link.endsWith(reportId))
  expect(told).toEqual([])
})

test('a released report becomes final seven days later, not a millisecond sooner', async () => {
  const reportId = await releasedReport(here, editor)
  const released = (await storedReport(here, reportId))['released_at'] as Date
  const week = addHours(released, 7 * 24)
  await at(new Date(week.getTime() - 1), lockOldReports)
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'released', locked_at: null })
  await at(week, lockOldReports)
  const { version } = await storedReport(here, reportId)
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'locked', locked_at: week })
  await at(addHours(week, 1), lockOldReports)
  expect(await storedReport(here, reportId)).toMatchObject({ version, locked_at: week })
  const { rows } = await here.owner.query(
    `select v.step, v.actor_id, l.action, l.actor_type from app.report_events v
     join app.activity_log l on l.entity_id = v.report_id::text and l.action = 'reports.lock'
     where v.report_id = $1 and v.step = 'lock'`,
    [reportId],
  )
  expect(rows).toEqual([{ step: 'lock', actor_id: null, action: 'reports.lock', actor_type: 'system' }])
})

test('an open dispute keeps a report from becoming final', async () => {
  const reportId = await reportIn('disputed', here, editor)
  await at(addHours(now(), 24 * 30), lockOldReports)
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'disputed', locked_at: null })
})
