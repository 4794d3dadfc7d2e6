import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { momentsRequest } from '#/features/fieldwork/evidence/form.ts'
import { storeMoments } from '#/features/fieldwork/evidence/store-moments.server.ts'
import { exportReports } from '#/features/reporting/insights/export-reports.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { now } from '#/platform/clock.ts'
import { grades, seen, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { correctAnswer } from './correct-answer.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { releaseReport } from './release.server.ts'
import { startReview } from './start-review.server.ts'

const here = await world()
const editor = await here.admin()

/** A café visit with two stamps this many minutes apart, and another answer to the same question. */
async function reviewed(stamped: number | null, answered: number) {
  const [client, shopper] = [await here.client(), await here.shopper()]
  const reportId = await begunVisit(here, shopper, { client, type: 'basic' })
  await fillReport(shopper, reportId, [save('Q8', answered)])
  const stamp = (name: string, minutes: number) => ({
    id: randomUUID(),
    kind: 'stamp',
    name,
    deviceAt: addMinutes(now(), minutes - 60).toISOString(),
  })
  const moments = [stamp('paid', 0), ...(stamped === null ? [] : [stamp('served', stamped)])]
  await storeMoments(shopper, momentsRequest.parse({ reportId, moments }))
  await submit(shopper, reportId)
  await startReview(editor, await seen(here, reportId))
  return { client, reportId }
}
const release = async (reportId: string) => releaseReport(editor, { ...(await seen(here, reportId)), grades })
const edits = async (reportId: string) =>
  (
    await here.owner.query(
      `select before -> 'value' as before, after -> 'value' as after, reason from app.report_answer_edits
       where report_id = $1 order by created_at, id`,
      [reportId],
    )
  ).rows

test('an answer of 9 minutes where the stamps say 3.5 is reported as 3.5 everywhere, with a trace of what was answered', async () => {
  const { client, reportId } = await reviewed(3.5, 9)
  expect(await edits(reportId)).toEqual([
    { before: 9, after: 3.5, reason: 'Set to the recorded time of the visit in minutes: 3.5. The answer was 9.' },
  ])
  await release(reportId)
  const report = await readClientReport(client, reportId, 'en')
  expect(report.timings.find(({ key }) => key === 'Q8')).toMatchObject({ given: { minutes: 3.5 }, score: 1 })
  expect(report.stamps.map(({ name }) => name)).toEqual(['paid', 'served'])
  expect(report.summary.map(({ text }) => text).join(' ')).not.toContain('payment to product: 9')
  const rows = []
  const query = readInsightQuery(new URLSearchParams())
  for await (const row of await exportReports(client, query, { what: 'answers', lang: 'en', format: 'csv' }))
    if (row[4] === 'Q8') rows.push(row[6])
  expect(rows).toEqual([3.5])
})

test('an editor who finds the stamps wrong has the last word', async () => {
  const { client, reportId } = await reviewed(2, 9)
  await correctAnswer(editor, {
    ...(await seen(here, reportId)),
    questionKey: 'Q8',
    value: 9,
    notApplicable: false,
    naReason: '',
    comment: '',
    reason: 'The stamp was pressed before the coffee came.',
  })
  await release(reportId)
  const { timings } = await readClientReport(client, reportId, 'en')
  expect(timings.find(({ key }) => key === 'Q8')).toMatchObject({ given: { minutes: 9 } })
  expect(await edits(reportId)).toHaveLength(2)
})

test.each([
  ['one stamp alone', null, 9],
  ['stamps that say the same', 4, 4],
])('%s leaves the answer as it is', async (_, stamped, answered) => {
  const { client, reportId } = await reviewed(stamped, answered)
  await release(reportId)
  const { timings } = await readClientReport(client, reportId, 'ar')
  expect(timings.find(({ key }) => key === 'Q8')).toMatchObject({ given: { minutes: answered } })
  expect(await edits(reportId)).toEqual([])
})
