import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { openDispute, withdrawDispute } from '#/features/reporting/disputes/open.server.ts'
import { writeReply } from '#/features/reporting/replies/reply.server.ts'
import { getDocument } from '#/features/reporting/report-documents/get-document.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { readShares, shareReport } from '#/features/reporting/shares/shares.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { releasedReport } from './reports.ts'
import { anOrder } from './requests.ts'
import { newBranch } from './visits.ts'
import { world, type World } from './world.ts'

/** What members write, as each role inside and outside its scope. */
let w: World
let client: Actor
let reportId: string
let inside: string
let outside: string
type Role = 'manager' | 'branch_manager' | 'viewer'
const here: Partial<Record<Role, Actor>> = {}
const elsewhere: Partial<Record<Role, Actor>> = {}
let mixed: Actor

beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Saffron House' })
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query<{ id: string }>('select id from app.branches where client_id = $1', [client.id])
  inside = rows[0]!.id
  outside = await newBranch(w, client)
  const region = await w.node(client, 'region', 'North')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [inside, region])
  for (const role of ['manager', 'branch_manager', 'viewer'] as const) {
    here[role] = await w.member(client, [{ role, node: region }])
    elsewhere[role] = await w.member(client, [{ role, node: outside }])
  }
  mixed = await w.member(client, [
    { role: 'viewer', node: inside },
    { role: 'manager', node: outside },
  ])
})

/** 'done', or the code of the refusal as a page would show it. */
const outcome = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => expectedFailure(error)?.code ?? Promise.reject(error as Error),
  )
const order = (actor: Actor, branchId: string) => requestEvaluation(actor, { ...anOrder(), branchId })
const openAction = (actor: Actor, id: string = randomUUID()) =>
  openCorrectiveAction(actor, {
    id,
    reportId,
    questionKey: null,
    title: 'Repair the door',
    ownerName: 'Sara',
    ownerEmail: null,
    priority: 'high',
    dueOn: null,
  })
const roles = ['manager', 'branch_manager', 'viewer'] as const
const everyone = (within: Partial<Record<Role, string>>) =>
  roles.map((role) => [role, within[role] ?? 'not-allowed'] as const)

test.each(everyone({ manager: 'done' }))('%s orders a visit of an own branch: %s', async (role, expected) => {
  expect(await outcome(order(here[role]!, inside))).toBe(expected)
})
test('a manager orders no visit of a branch outside the scope', async () => {
  expect(await outcome(order(here.manager!, outside))).toBe('branch.unknown')
})
test('a manager cancels orders of own branches only', async () => {
  const { id } = await order(client, inside)
  expect(await outcome(withdrawRequest(elsewhere.manager!, id, 'Closed'))).toBe('not-found')
  expect(await outcome(withdrawRequest(here.manager!, id, 'Closed'))).toBe('done')
})

test.each(everyone({ manager: 'done', branch_manager: 'done', viewer: 'done' }))(
  '%s reads a report of an own branch only',
  async (role, expected) => {
    expect(await outcome(readClientReport(here[role]!, reportId, 'en'))).toBe(expected)
    expect(await outcome(readClientReport(elsewhere[role]!, reportId, 'en'))).toBe('not-found')
    expect(await findRecords(here[role]!, 'Olaya')).not.toEqual([])
    const found = await findRecords(elsewhere[role]!, 'Olaya')
    expect(found.filter(({ id }) => id !== outside)).toEqual([])
  },
)

const versionOfReply = async () => {
  const { rows } = await w.owner.query('select version from app.report_replies where report_id = $1', [reportId])
  return (rows[0]?.version ?? 0) as number
}
test.each(everyone({ manager: 'done', branch_manager: 'done' }))(
  '%s replies to a report: %s',
  async (role, expected) => {
    const text = `Thank you from ${role}.`
    const reply = async (actor: Actor) =>
      outcome(writeReply(actor, { reportId, version: await versionOfReply(), text }))
    expect(await reply(elsewhere[role]!)).toBe(expected === 'done' ? 'not-found' : expected)
    expect(await reply(here[role]!)).toBe(expected)
  },
)

test.each(everyone({ manager: 'done' }))('%s shares a report by a link: %s', async (role, expected) => {
  const share = { reportId, label: 'Landlord', days: 7 }
  expect(await outcome(shareReport(elsewhere[role]!, share))).toBe(expected === 'done' ? 'not-found' : expected)
  expect(await outcome(shareReport(here[role]!, share))).toBe(expected)
  if (expected === 'done') expect(await readShares(here[role]!, reportId)).not.toEqual([])
})

test.each(everyone({ manager: 'done', branch_manager: 'done' }))(
  '%s opens a corrective action and works on it: %s',
  async (role, expected) => {
    const id = randomUUID()
    expect(await outcome(openAction(elsewhere[role]!))).toBe(expected === 'done' ? 'not-found' : expected)
    expect(await outcome(openAction(here[role]!, id))).toBe(expected)
    if (expected !== 'done') return
    const step = { actionId: id, version: 1, step: 'start', note: '', rootCause: '' } as const
    expect(await outcome(moveCorrectiveAction(elsewhere[role]!, step))).toBe('not-found')
    expect(await outcome(moveCorrectiveAction(here[role]!, step))).toBe('done')
  },
)

test.each(everyone({ manager: 'done' }))('%s disputes an answer: %s', async (role, expected) => {
  const { sections } = await readClientReport(client, reportId, 'en')
  const questionKey = sections[0]!.questions[0]!.key
  const dispute = { id: randomUUID(), reportId, questionKey, reason: 'The receipt shows another time.' }
  expect(await outcome(openDispute(elsewhere[role]!, { ...dispute, id: randomUUID() }))).toBe(
    expected === 'done' ? 'not-found' : expected,
  )
  expect(await outcome(openDispute(here[role]!, dispute))).toBe(expected)
  if (expected === 'done')
    expect(await outcome(withdrawDispute(here[role]!, { reportId, disputeId: dispute.id }))).toBe('done')
})

test('each reader of a report gets its document, no one else', async () => {
  for (const role of roles) {
    expect(await outcome(getDocument(elsewhere[role]!, reportId, 'en'))).toBe('not-found')
    expect(await outcome(getDocument(here[role]!, reportId, 'en'))).toBe('done')
  }
})

test('a manager of another branch who only reads this one writes nothing here', async () => {
  expect(await outcome(readClientReport(mixed, reportId, 'en'))).toBe('done')
  expect(await outcome(shareReport(mixed, { reportId, label: 'Landlord', days: 7 }))).toBe('not-allowed')
  expect(await outcome(openAction(mixed))).toBe('not-allowed')
  expect(await outcome(order(mixed, inside))).toBe('not-allowed')
  const text = 'Changed by a reader.'
  const reply = writeReply(mixed, { reportId, version: await versionOfReply(), text })
  expect(await outcome(reply)).not.toBe('done')
  const { rows } = await w.owner.query('select text from app.report_replies where report_id = $1', [reportId])
  expect(rows[0]?.text).not.toBe(text)
})
