import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mostRunsAnHour } from '#/domain/automation/rule.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { notesIn, noteStep, noticesTo, resultsIn, ruleOf, stateOf } from '#/tests/automation.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { reviewRules } from './rest.server.ts'
import { runRules } from './run-rules.server.ts'
import { moveRule } from './write-rule.server.ts'

const w = await world()
const admin = await w.admin()

let client: Actor
let reportId: string
let branchId: string
beforeEach(async () => {
  client = await w.client()
  reportId = await releasedReport(w, admin, { client })
  const { rows } = await w.owner.query('select id from app.branches where client_id = $1', [client.id])
  branchId = rows[0].id as string
})

const open = (title = 'Repair the fridge') =>
  openCorrectiveAction(client, {
    id: randomUUID(),
    reportId,
    questionKey: null,
    title,
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'high',
    dueOn: null,
  })
const notesOf = () => notesIn(w, client)
const noticesOf = (actor: Actor) => noticesTo(w, actor, 'automation.paused')
const resultsOf = (ruleId: string) => resultsIn(w, ruleId)

test('rests when its owner is removed or loses a right, and the company is told', async () => {
  const leaving = await w.member(client, [{ role: 'owner' }])
  const lowered = await w.member(client, [{ role: 'manager' }])
  const ofLeaving = await ruleOf(leaving, { event: 'action.opened', steps: [noteStep] })
  const ofLowered = await ruleOf(lowered, { event: 'action.opened', steps: [noteStep] })
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [leaving.memberId])
  await w.owner.query(`update app.member_grants set role = 'viewer' where member_id = $1`, [lowered.memberId])
  await open()
  await runRules()
  expect(await stateOf(w, ofLeaving)).toMatchObject({ state: 'paused', pause_reason: 'owner-gone' })
  expect(await stateOf(w, ofLowered)).toMatchObject({ state: 'paused', pause_reason: 'owner-rights' })
  expect(await notesOf()).toEqual([])
  expect(await noticesOf(client)).toHaveLength(2)
  expect(await noticesOf(lowered)).toHaveLength(1)
})

test('rests when its owner is moved to another part of the company', async () => {
  const north = await w.node(client, 'region', 'North')
  const east = await w.node(client, 'region', 'East')
  const manager = await w.member(client, [{ role: 'manager', node: north }])
  const id = await ruleOf(manager, { event: 'action.opened', steps: [noteStep], nodeId: north })
  await reviewRules()
  expect(await stateOf(w, id)).toMatchObject({ state: 'active' })
  await w.owner.query(`update app.member_grants set node_id = $2 where member_id = $1`, [manager.memberId, east])
  await reviewRules()
  expect(await stateOf(w, id)).toMatchObject({ state: 'paused', pause_reason: 'owner-rights' })
})

test('rests before any event when its part is gone', async () => {
  const region = await w.node(client, 'region', 'South')
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep], nodeId: region })
  await reviewRules()
  expect(await stateOf(w, id)).toMatchObject({ state: 'active' })
  await w.owner.query('delete from app.org_nodes where id = $1', [region])
  await reviewRules()
  expect(await stateOf(w, id)).toMatchObject({ state: 'paused', pause_reason: 'part-gone' })
})

test('rests after too many runs, and tells its owner', async () => {
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await w.owner.query(
    `insert into app.automation_runs (rule_id, version, client_id, event_key, event, needs, node_id, happened_at, facts, result)
     select $1, 1, $2, 'x:' || n, 'action.opened', 'actions.read', $3, now(), '{}', 'done' from generate_series(1, $4) n`,
    [id, client.id, branchId, mostRunsAnHour - 1],
  )
  await open('The last one')
  await open('One too many')
  await runRules()
  expect(await notesOf()).toEqual(['A rule: Look at it today'])
  expect((await resultsOf(id)).slice(-2)).toEqual(['done', 'stopped too-many'])
  expect(await stateOf(w, id)).toMatchObject({ state: 'paused', pause_reason: 'too-many' })
  expect(await noticesOf(client)).toHaveLength(1)
})

test('a paused rule follows nothing, a resumed one what happens afterwards', async () => {
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await moveRule(client, { id, revision: 1, intent: 'pause' })
  await open('While it rests')
  await runRules()
  await moveRule(client, { id, revision: 2, intent: 'resume' })
  await open('Afterwards')
  await runRules()
  expect(await resultsOf(id)).toEqual(['done'])
  await moveRule(client, { id, revision: 3, intent: 'archive' })
  await expect(moveRule(client, { id, revision: 4, intent: 'resume' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('follows nothing while its company closes, and what happens after the company is kept', async () => {
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await open('Just before')
  const { rows } = await w.owner.query(
    `insert into app.company_closings (client_id, asked_by, asked_at, due_on)
     values ($1, $1, now(), (now() at time zone 'Asia/Riyadh')::date + 30) returning id`,
    [client.id],
  )
  await runRules()
  await reviewRules()
  expect(await resultsOf(id)).toEqual([])
  expect(await stateOf(w, id)).toMatchObject({ state: 'active' })
  await w.owner.query('update app.company_closings set kept_at = now(), kept_by = $2 where id = $1', [
    rows[0].id,
    client.id,
  ])
  await open('Afterwards')
  await runRules()
  expect(await notesOf()).not.toEqual([])
  expect(await stateOf(w, id)).toMatchObject({ state: 'active' })
})
