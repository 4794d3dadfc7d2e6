import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { addGroup } from '#/features/companies/hierarchy/add-group.server.ts'
import {
  closeGroup,
  deleteGroup,
  mergeGroup,
  renameGroup,
  reopenGroup,
} from '#/features/companies/hierarchy/change-group.server.ts'
import { moveNode } from '#/features/companies/hierarchy/move-node.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { changeMember, leaveCompany } from '#/features/companies/members/change-member.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { rescheduleOwn } from '#/features/ordering/assignment/reschedule-own.server.ts'
import { approveRequest, withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { writeReply } from '#/features/reporting/replies/reply.server.ts'
import { changeNext } from '#/features/billing/plans/change-next.server.ts'
import { now } from '#/platform/clock.ts'
import { disputed } from '#/tests/disputes.ts'
import { clientOn, withSeller } from '#/tests/plans.ts'
import { releasedReport, seen } from '#/tests/reports.ts'
import { anOrder } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { timelineList } from './list.ts'
import { readTimeline, timelineChoices, timelineRows } from './list.server.ts'
import { sentenceOf } from './sentence.ts'

const w = await world()
const admin = await w.admin()

const query = (address = '') => readList(timelineList, new URLSearchParams(address))
const read = async (actor: Actor, address = '') => (await readTimeline(actor, query(address))).rows
/** Steps told since the company began, oldest first. */
const steps = async (actor: Actor, address = '') =>
  (await read(actor, address)).toReversed().map(({ kind, step }) => `${kind} ${step}`)
const versionOf = async (actor: Actor, id: string) => (await readTree(actor)).find((node) => node.id === id)!.version

test('tells orders of visits with their number, branch and who ordered', async () => {
  const client = await w.client()
  const { id, number } = await requestEvaluation(client, anOrder({ branchName: 'Olaya' }))
  await approveRequest(admin, id)
  await rescheduleOwn(client, id, addHours(now(), 200))
  await withdrawRequest(client, id, 'closed for works')
  const rows = await read(client)
  expect(rows.toReversed().map(({ kind, step, doneBy }) => [kind, step, doneBy])).toEqual([
    ['place', 'added', 'person'],
    ['visit', 'ordered', 'person'],
    ['visit', 'approved', 'team'],
    ['visit', 'rescheduled', 'person'],
    ['visit', 'cancelled', 'person'],
  ])
  expect(rows[0]).toMatchObject({ refId: id, no: `MS-${String(number).padStart(4, '0')}`, place: 'Olaya' })
  expect(rows[0]!.who).toBeTruthy()
  expect(rows[2]!.who).toBeNull()
  const { rows: stored } = await w.owner.query(
    `select 1 from app.timeline_events where client_id = $1 and (actor_id = $2 or params ? 'visit')`,
    [client.id, admin.id],
  )
  expect(stored).toEqual([])
})

test('tells of a report, what is said about it and what is done', async () => {
  const client = await w.client()
  const reportId = await releasedReport(w, admin, { client })
  await writeReply(client, { reportId, version: 0, text: 'We thank the visitor.' })
  const disputeId = await disputed(client, reportId)
  const { version } = await seen(w, reportId)
  await decideDispute(await w.admin(), {
    disputeId,
    version,
    outcome: 'declined',
    decision: 'The photo shows it.',
    correction: null,
  })
  const actionId = randomUUID()
  await openCorrectiveAction(client, {
    id: actionId,
    reportId,
    questionKey: null,
    title: 'Greet every guest',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'medium',
    dueOn: null,
  })
  // the one who finished an action does not verify it
  const manager = await w.member(client, [{ role: 'manager' }])
  for (const [version, step] of [
    [1, 'start'],
    [2, 'finish'],
    [3, 'verify'],
  ] as const)
    await moveCorrectiveAction(step === 'verify' ? manager : client, {
      actionId,
      version,
      step,
      note: '',
      rootCause: 'No one at the door',
    })
  expect(await steps(client, 'group=scores')).toEqual([
    'report released',
    'report replied',
    'dispute opened',
    'dispute declined',
  ])
  expect(await steps(client, 'group=actions')).toEqual([
    'action opened',
    'action started',
    'action finished',
    'action verified',
  ])
  const rows = await read(client)
  const score = (await w.owner.query('select branch_score from app.mystery_shopping_reports where id = $1', [reportId]))
    .rows[0].branch_score
  expect(rows.find(({ step }) => step === 'released')!.score).toBe(Number(score))
  expect(sentenceOf(rows[0]!, 'en')).toBe('Corrective action verified: Greet every guest')
  // the shopper is not named, not even as the one who handed in
  expect(rows.find(({ step }) => step === 'done')).toMatchObject({ kind: 'visit', doneBy: 'platform', who: null })
})

test('tells of groups and branches, with their names of today and of then', async () => {
  const client = await w.client()
  const rootId = (await readTree(client))[0]!.id
  const group = async (nameEn: string, nameAr: string | null = null) =>
    (await addGroup(client, { parentId: rootId, kind: 'region', nameEn, nameAr, code: null })).id
  const [north, south, gone] = [await group('North', 'الشمال'), await group('South'), await group('Gone')]
  const at = async (nodeId: string) => ({ nodeId, version: await versionOf(client, nodeId) })
  await renameGroup(client, { ...(await at(south)), nameEn: 'Deep South', nameAr: null, code: null })
  await moveNode(client, { ...(await at(south)), parentId: north })
  await closeGroup(client, await at(south))
  await reopenGroup(client, await at(south))
  await mergeGroup(client, { ...(await at(south)), intoId: gone })
  await closeGroup(client, await at(gone))
  const empty = await group('Empty')
  await deleteGroup(client, await at(empty))
  const said = async (lang: 'en' | 'ar') =>
    (await read({ ...client, language: lang }, 'group=company')).toReversed().map((row) => sentenceOf(row, lang))
  expect(await said('en')).toEqual([
    'Group added: North',
    'Group added: Deep South',
    'Group added: Gone',
    'Group South renamed: Deep South',
    'Group Deep South moved to North',
    'Group closed: Deep South',
    'Group reopened: Deep South',
    'Group Deep South merged into Gone',
    'Group closed: Gone',
    'Group added: a former group',
    'Group deleted: Empty',
  ])
  expect((await said('ar'))[0]).toContain('الشمال')
})

test('tells who joined, left and was removed', async () => {
  const client = await w.client()
  const [first, second] = [
    await w.member(client, [{ role: 'viewer' }], { name: 'Huda' }),
    await w.member(client, [{ role: 'viewer' }], { name: 'Sami' }),
  ]
  await leaveCompany(first)
  await changeMember(client, second.memberId, { intent: 'remove' })
  const rows = await read(client, 'group=company')
  expect(rows.toReversed().map((row) => [sentenceOf(row, 'en'), row.who === null])).toEqual([
    ['Huda joined the team', false],
    ['Sami joined the team', false],
    ['Huda left the team', false],
    ['Sami removed from the team', false],
  ])
})

test('tells of the plan and its invoices', async () => {
  await withSeller(w)
  const client = await clientOn(w, 'professional')
  const { rows: plans } = await w.owner.query(`select id, version from app.subscriptions where client_id = $1`, [
    client.id,
  ])
  await changeNext(client, { id: plans[0].id, version: plans[0].version, to: 'basic' })
  const said = (await read(client, 'group=money')).map((row) => sentenceOf(row, 'en'))
  expect(said.toSorted()).toEqual([
    expect.stringMatching(/^Invoice INV-\S+ issued, SAR /),
    expect.stringMatching(/^Invoice INV-\S+ paid$/),
    'Plan chosen for the next month: Basic',
    'Plan started: Professional',
  ])
})

test('filters by branch, group, kind, month and the name of the branch; pages neither skip nor repeat', async () => {
  const client = await w.client()
  const { id } = await requestEvaluation(client, anOrder({ branchName: 'Olaya' }))
  await requestEvaluation(client, anOrder({ branchName: 'Corniche' }))
  const olaya = (await w.owner.query('select branch_id from app.mystery_shopping_requests where id = $1', [id])).rows[0]
    .branch_id as string
  const region = await w.node(client, 'region', 'Centre')
  await moveNode(client, { nodeId: olaya, version: await versionOf(client, olaya), parentId: region })
  expect(await steps(client, `branch=${olaya}`)).toEqual(['place added', 'visit ordered', 'place moved'])
  expect(await steps(client, `part=${region}`)).toEqual(['place added', 'visit ordered', 'place moved'])
  expect(await steps(client, 'q=corniche')).toEqual(['place added', 'visit ordered'])
  expect(await steps(client, 'group=visits')).toEqual(['visit ordered', 'visit ordered'])
  const month = riyadhDay(now()).slice(0, 7)
  expect(await steps(client, `from=${month}&to=${month}`)).toHaveLength(5)
  expect(await steps(client, 'to=2020-01')).toEqual([])
  const choices = await timelineChoices(client, null)
  expect(choices.months).toEqual([month])
  expect(choices.branches.map(({ label }) => label)).toEqual(['Corniche', 'Olaya'])
  const all = (await read(client)).map((row) => row.id)
  const found: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await readTimeline(client, { ...query(next && `before=${next}`), rows: 2 })
    found.push(...page.rows.map((row) => row.id))
    next = page.older
  }
  expect(found).toEqual(all)
})

test('the file holds the sentences in the language of the reader', async () => {
  const client = await w.client()
  await requestEvaluation(client, anOrder({ branchName: 'Olaya' }))
  const lines: (readonly unknown[])[] = []
  for await (const line of await exportList(client, timelineList, query(), timelineRows, 'ar')) lines.push(line)
  expect(lines).toHaveLength(3)
  expect(lines[1]!.join(' ')).toContain('طُلبت الزيارة')
  expect(lines[1]!.join(' ')).toContain('Olaya')
})

test('what happened before is told by the same words, and filling again adds nothing', async () => {
  const stored = async () =>
    (
      await w.owner.query(
        `select client_id, node_id, branch_id, kind, step, fact, ref_id, ref_no, params, needs, request_id from app.timeline_events
         where kind <> 'plan' and not (kind = 'member' and step <> 'joined') order by client_id, kind, step, fact`,
      )
    ).rows
  const live = await stored()
  await w.owner.query('select priv.fill_timeline()')
  expect(await stored()).toEqual(live)
  await w.owner.query(`delete from app.timeline_events where kind <> 'plan'`)
  for (const _ of [1, 2]) await w.owner.query('select priv.fill_timeline()')
  const filled = await stored()
  // names of places and the state of today
  const facts = (rows: typeof live) =>
    rows.map(({ client_id, kind, step, fact, ref_no }) => [client_id, kind, step, fact, ref_no])
  expect(facts(filled)).toEqual(facts(live))
  const { rows } = await w.owner.query(
    `select step, count(*)::int as n from app.timeline_events where kind = 'member' and step in ('left', 'removed') group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { step: 'left', n: 1 },
    { step: 'removed', n: 1 },
  ])
})
