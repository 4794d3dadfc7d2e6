import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { disputed } from '#/tests/disputes.ts'
import { grades, releasedReport, reviewedReport, seen, storedReport, submittedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { correctAnswer } from './correct-answer.server.ts'
import { excludeReport } from './exclude.server.ts'
import { gradeReport } from './grade.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'
import { takeOver } from './take-over.server.ts'

const here = await world()
const editor = await here.admin({ name: 'First Editor' })
const second = await here.admin({ name: 'Second Editor' })
const third = await here.admin({ name: 'Third Editor' })

type Seen = { reportId: string; version: number }
type Write = (actor: Actor, report: Seen, disputeId: string) => Promise<unknown>

const answer = { questionKey: 'Q6', value: false, notApplicable: false, naReason: '', comment: 'The sign was dark.' }
const reason = 'The photo shows it.'
/** Every write of an editor to a report under review. */
const reviewing: Record<string, Write> = {
  grade: (actor, report) => gradeReport(actor, { ...report, grades, note: `By ${actor.name}` }),
  correct: (actor, report) => correctAnswer(actor, { ...report, ...answer, reason }),
  return: (actor, report) => requestRevision(actor, { ...report, reason, questions: ['Q4'] }),
  release: (actor, report) => releaseReport(actor, { ...report, grades, note: `By ${actor.name}` }),
  reject: (actor, report) => rejectReport(actor, { ...report, reason }),
  exclude: (actor, report) => excludeReport(actor, { ...report, excluded: true, reason }),
  takeOver: (actor, report) => takeOver(actor, report),
}
/** Every write to a disputed one. */
const disputing: Record<string, Write> = {
  uphold: (actor, { version }, disputeId) =>
    decideDispute(actor, { disputeId, version, outcome: 'upheld', decision: reason, correction: answer }),
  decline: (actor, { version }, disputeId) =>
    decideDispute(actor, { disputeId, version, outcome: 'declined', decision: reason, correction: null }),
  correct: (actor, report) => correctAnswer(actor, { ...report, ...answer, questionKey: 'Q7', reason }),
  exclude: (actor, report) => excludeReport(actor, { ...report, excluded: true, reason }),
}

/** All stored rows of a report that an editor could have written. */
async function everything(reportId: string): Promise<string> {
  const { rows } = await here.owner.query<{ all: string }>(
    `select concat_ws(chr(10), (select to_jsonb(r) from app.mystery_shopping_reports r where id = $1::uuid),
       ${[
         'report_answers',
         'report_answer_edits',
         'report_events',
         'report_revisions',
         'report_disputes',
         'report_alerts',
       ]
         .map(
           (table) =>
             `(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from app.${table} t where report_id = $1::uuid)`,
         )
         .join(', ')},
       (select jsonb_agg(to_jsonb(a) order by to_jsonb(a)) from app.activity_log a where entity_id = $1::text)) as all`,
    [reportId],
  )
  return rows[0]!.all
}

const disputedReport = async () => {
  const client = await here.client()
  const reportId = await releasedReport(here, editor, { client })
  return { reportId, disputeId: await disputed(client, reportId, 'Q6') }
}

/** Two editors send the same concurrently: one succeeds, the other is refused, and nothing is stored twice. */
async function race(write: Write, reportId: string, disputeId = ''): Promise<void> {
  const report = await seen(here, reportId)
  const outcomes = await Promise.allSettled([write(second, report, disputeId), write(third, report, disputeId)])
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toMatchObject([{ code: 'changed-meanwhile' }])
  const winner = outcomes[0].status === 'fulfilled' ? second : third
  const { rows } = await here.owner.query<{ actor_id: string }>(
    `select actor_id from app.report_events where report_id = $1 and actor_id = any($2) and step <> 'resolveDispute'`,
    [reportId, [second.id, third.id]],
  )
  expect(rows).toEqual([{ actor_id: winner.id }])
}

test('of two editors who take the same report at once one gets it', async () => {
  const reportId = await submittedReport(here)
  await race((actor, report) => startReview(actor, report), reportId)
})

test.each(Object.entries(reviewing))('under review, of two who %s at once one is told', async (_name, write) => {
  await race(write, await reviewedReport(here, editor))
})

test.each(Object.entries(disputing))('in a dispute, of two who %s at once one is told', async (_name, write) => {
  const { reportId, disputeId } = await disputedReport()
  await race(write, reportId, disputeId)
})

test('whoever looks at a report under review that has changed since writes nothing at all', async () => {
  const reportId = await reviewedReport(here, editor)
  const old = await seen(here, reportId)
  await gradeReport(second, { ...old, grades, note: 'By the second editor' })
  const before = await everything(reportId)
  for (const write of Object.values(reviewing))
    await expect(write(third, old, '')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await everything(reportId)).toBe(before)
  expect(await storedReport(here, reportId)).toMatchObject({ editor_id: second.id, grade_note: 'By the second editor' })
})

test('whoever looks at a disputed report that has changed since writes nothing at all', async () => {
  const { reportId, disputeId } = await disputedReport()
  const old = await seen(here, reportId)
  await correctAnswer(second, { ...old, ...answer, questionKey: 'Q7', reason })
  const before = await everything(reportId)
  for (const write of Object.values(disputing))
    await expect(write(third, old, disputeId)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await everything(reportId)).toBe(before)
})
