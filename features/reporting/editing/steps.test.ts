import { describe, expect, test } from 'vitest'
import { type ReportStatus, reportStatuses } from '#/domain/report.ts'
import { grades, reportIn, seen, storedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { excludeReport } from './exclude.server.ts'
import { gradeReport } from './grade.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'

const here = await world()
const editor = await here.admin()

type Seen = { reportId: string; version: number }
type Step = { run: (by: typeof editor, report: Seen) => Promise<void>; leads: string }
const reason = 'The reason that is kept.'

/** Every step of an editor, with the result from each state in the order of `reportStatuses`; '.' is a refusal. */
const steps: Record<string, Step> = {
  startReview: { run: startReview, leads: '. in_review . . . . . .' },
  requestRevision: {
    run: (by, report) => requestRevision(by, { ...report, reason, questions: ['Q1'] }),
    leads: '. . revision_requested . . . . .',
  },
  grade: { run: (by, report) => gradeReport(by, { ...report, grades, note: '' }), leads: '. . in_review . . . . .' },
  release: { run: (by, report) => releaseReport(by, { ...report, grades }), leads: '. . released . . . . .' },
  reject: { run: (by, report) => rejectReport(by, { ...report, reason }), leads: '. . rejected . . . . .' },
  exclude: {
    run: (by, report) => excludeReport(by, { ...report, excluded: true, reason }),
    leads: '. . in_review . released disputed locked .',
  },
}
const outcome = ({ leads }: Step, status: ReportStatus) => leads.split(' ')[reportStatuses.indexOf(status)]!

describe.each(reportStatuses)('a report that is %s', (status) => {
  const refused = Object.entries(steps).filter(([, step]) => outcome(step, status) === '.')
  const allowed = Object.entries(steps).filter(([, step]) => outcome(step, status) !== '.')

  test(`refuses ${refused.map(([name]) => name).join(', ')} and stays as it is`, async () => {
    const reportId = await reportIn(status, here, editor)
    const before = await storedReport(here, reportId)
    for (const [, { run }] of refused) {
      await expect(run(editor, await seen(here, reportId))).rejects.toMatchObject({ code: 'report.step-refused' })
    }
    expect(await storedReport(here, reportId)).toEqual(before)
  })

  test.each(allowed)('%s moves it on, in a new version', async (_name, step) => {
    const reportId = await reportIn(status, here, editor)
    const before = await storedReport(here, reportId)
    await step.run(editor, await seen(here, reportId))
    const after = await storedReport(here, reportId)
    expect(after).toMatchObject({ status: outcome(step, status), version: before.version + 1 })
  })
})

test('only editors decide, neither the client nor the shopper', async () => {
  const client = await here.client()
  const shopper = await here.shopper()
  const reportId = await reportIn('in_review', here, editor, { client, shopper })
  const before = await storedReport(here, reportId)
  for (const stranger of [client, shopper, await here.freelancer(), await here.client()]) {
    for (const { run } of Object.values(steps)) {
      await expect(run(stranger, await seen(here, reportId))).rejects.toMatchObject({ code: 'not-allowed' })
    }
  }
  expect(await storedReport(here, reportId)).toEqual(before)
})

test.each(Object.entries(steps))('%s of a report that does not exist is not found', async (_name, { run }) => {
  const missing = { reportId: '01890000-0000-7000-8000-000000000000', version: 1 }
  await expect(run(editor, missing)).rejects.toMatchObject({ code: 'not-found' })
})
