import { expect, test } from 'vitest'
import { disputed, revisionsOf } from '#/tests/disputes.ts'
import { at, releasedReport, seen, storedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { announceDispute } from './announce.server.ts'
import { decideDispute, type DisputeDecision } from './decide.server.ts'
import { openDisputeList } from './open-list.ts'
import { browseOpenDisputes, openDisputeRows } from './open-list.server.ts'
import { readReviewDisputes } from './read-review-disputes.server.ts'

const here = await world()
const editor = await here.admin({ name: 'First Editor' })
const second = await here.admin({ name: 'Second Editor' })

const wrong = { value: false, notApplicable: false, naReason: '', comment: 'Nobody confirmed the order.' }
const disputedReport = async (questions: string[] = ['Q7']) => {
  const client = await here.client({ language: 'ar' })
  const reportId = await releasedReport(here, editor, { client })
  const disputes: string[] = []
  for (const key of questions) disputes.push(await disputed(client, reportId, key))
  return { client, reportId, disputes }
}
const decision = async (reportId: string, disputeId: string, more: Partial<DisputeDecision> = {}) => ({
  disputeId,
  version: (await seen(here, reportId)).version,
  outcome: 'declined' as const,
  decision: 'The receipt supports the answer.',
  correction: null,
  ...more,
})
const storedDispute = async (id: string) => {
  const { rows } = await here.owner.query('select * from app.report_disputes where id = $1', [id])
  return rows[0]
}

test('an upheld dispute makes the next revision, moves the score, and leaves the first one and the grade as they were', async () => {
  const { client, reportId, disputes } = await disputedReport()
  const before = await storedReport(here, reportId)
  const [first] = await revisionsOf(here, reportId)
  const given = await decision(reportId, disputes[0]!, { outcome: 'upheld', correction: wrong })
  await decideDispute(second, given)
  const [still, next] = await revisionsOf(here, reportId)
  expect(still).toEqual(first)
  expect(next).toMatchObject({ number: 2, reason: given.decision, created_by: second.id })
  const after = await storedReport(here, reportId)
  expect(after).toMatchObject({
    status: 'released',
    revision: 2,
    branch_score: next!['branch_score'],
    overall_score: before['overall_score'],
    grades: before['grades'],
    request_status: 'completed',
  })
  expect(Number(after['branch_score'])).toBeLessThan(Number(before['branch_score']))
  expect(await storedDispute(disputes[0]!)).toMatchObject({ state: 'upheld', decided_by: second.id, revision: 2 })
  await announceDispute({ disputeId: disputes[0]! })
  await announceDispute({ disputeId: disputes[0]! })
  const { rows } = await here.owner.query(
    `select kind, language, body from app.emails where profile_id = $1 and kind like 'dispute.%'`,
    [client.id],
  )
  expect(rows).toMatchObject([{ kind: 'dispute.upheld', language: 'ar' }])
  expect(rows[0].body).toContain(given.decision)
})

test('a declined dispute changes nothing but its own state, and the report is released again with the last one', async () => {
  const { reportId, disputes } = await disputedReport(['Q6', 'Q7'])
  const before = await storedReport(here, reportId)
  await decideDispute(second, await decision(reportId, disputes[0]!))
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'disputed' })
  await decideDispute(second, await decision(reportId, disputes[1]!))
  expect(await storedReport(here, reportId)).toMatchObject({
    status: 'released',
    revision: 1,
    branch_score: before['branch_score'],
  })
  expect(await revisionsOf(here, reportId)).toHaveLength(1)
  expect(await storedDispute(disputes[1]!)).toMatchObject({ state: 'declined', revision: null })
})

const all = readList(openDisputeList, new URLSearchParams())

test('who released the report never decides about it', async () => {
  const { reportId, disputes } = await disputedReport()
  for (const more of [{}, { outcome: 'upheld' as const, correction: wrong }])
    await expect(decideDispute(editor, await decision(reportId, disputes[0]!, more))).rejects.toMatchObject({
      code: 'report.second-editor',
    })
  expect(await storedDispute(disputes[0]!)).toMatchObject({ state: 'open' })
  expect((await readReviewDisputes(second, reportId, 'en'))[0]).toMatchObject({ state: 'open', questionKey: 'Q7' })
  const { rows } = await browseOpenDisputes(editor, all)
  expect(rows.find(({ reportId: id }) => id === reportId)).toMatchObject({ mine: true, releasedBy: 'First Editor' })
  const lines = []
  for await (const line of await exportList(second, openDisputeList, all, openDisputeRows, 'en')) lines.push(line)
  expect(lines[0]).toEqual('Branch,Location,Client,Disputed question,Client’s reason,Released by,Due'.split(','))
  expect(lines.slice(1).map((line) => line[5])).toContain('First Editor')
})

test('upholding asks for a correction that changes the answer, and every decision for a reason', async () => {
  const { reportId, disputes } = await disputedReport()
  const refused = async (more: Partial<DisputeDecision>, code: string) =>
    expect(decideDispute(second, await decision(reportId, disputes[0]!, more))).rejects.toMatchObject({ code })
  await refused({ outcome: 'upheld' }, 'dispute.correction-required')
  await refused({ outcome: 'upheld', correction: { ...wrong, value: true, comment: '' } }, 'report.nothing-changed')
  await refused({ outcome: 'upheld', correction: { ...wrong, value: 7 } }, 'report.answer-invalid')
  await refused({ decision: '  ' }, 'report.reason-required')
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'disputed', revision: 1 })
})

test('of two editors who decide at once one is told, and a decision is made once', async () => {
  const third = await here.admin()
  const { reportId, disputes } = await disputedReport()
  const given = await decision(reportId, disputes[0]!)
  const outcomes = await Promise.allSettled([
    decideDispute(second, { ...given, outcome: 'upheld', correction: wrong }),
    decideDispute(third, given),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(decideDispute(third, await decision(reportId, disputes[0]!))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('a disputed report is not locked when its seven days are over', async () => {
  const { reportId } = await disputedReport()
  await at(addHours(now(), 24 * 30), lockOldReports)
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'disputed' })
})

test('strangers decide nothing and read nothing', async () => {
  const { client, reportId, disputes } = await disputedReport()
  for (const stranger of [client, await here.client(), await here.shopper(), await here.freelancer()]) {
    const tried = decideDispute(stranger, await decision(reportId, disputes[0]!))
    await expect(tried).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readReviewDisputes(stranger, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(browseOpenDisputes(stranger, all)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const missing = { ...(await decision(reportId, disputes[0]!)), disputeId: '01890000-0000-7000-8000-000000000000' }
  await expect(decideDispute(second, missing)).rejects.toMatchObject({ code: 'not-found' })
})
