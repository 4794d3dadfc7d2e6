import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Condition } from '#/domain/automation/rule.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  changeCorrectiveAction,
  moveCorrectiveAction,
} from '#/features/reporting/corrective-actions/change-action.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { now } from '#/platform/clock.ts'
import { notesIn, noteStep, resultsIn, ruleOf, runsOf, stateOf } from '#/tests/automation.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { dryRun } from './dry-run.server.ts'
import { reviewRules } from './rest.server.ts'
import { runRules } from './run-rules.server.ts'
import { changeRule, moveRule } from './write-rule.server.ts'

const w = await world()
const admin = await w.admin()

let client: Actor
let reportId: string
beforeEach(async () => {
  client = await w.client()
  reportId = await releasedReport(w, admin, { client })
})

const open = async (title = 'Repair the fridge') => {
  const id = randomUUID()
  await openCorrectiveAction(client, {
    id,
    reportId,
    questionKey: null,
    title,
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'medium',
    dueOn: addDays(riyadhDay(now()), 20),
  })
  return id
}
const unfinished: Condition[] = [{ field: 'state', op: 'in', value: 'open,in_progress,reopened' }]
const spec = { matching: 'all', conditions: unfinished, wait: 3, steps: [noteStep] } as const
const waitingRule = (conditions = unfinished) =>
  ruleOf(client, { event: 'action.opened', conditions, wait: 3, steps: [noteStep] })
const inDays = (days: number) => addHours(now(), days * 24 + 1)
const runAfter = (days: number) => at(inDays(days), runRules)

test('waits, asks its conditions again, and takes its steps once', async () => {
  const id = await waitingRule()
  await open()
  await runRules()
  await runRules()
  expect(await resultsIn(w, id)).toEqual(['waiting'])
  await runAfter(2)
  expect(await notesIn(w, client)).toEqual([])
  await at(inDays(3), () => Promise.all([runRules(), runRules()]))
  await runAfter(4)
  expect(await resultsIn(w, id)).toEqual(['done'])
  expect(await notesIn(w, client)).toEqual(['A rule: Look at it today'])
})

test('does nothing when the conditions are no longer met, and says so', async () => {
  const id = await waitingRule()
  const actionId = await open()
  await runRules()
  await moveCorrectiveAction(client, { actionId, version: 1, step: 'start', note: '', rootCause: '' })
  await moveCorrectiveAction(client, { actionId, version: 2, step: 'finish', note: 'Done', rootCause: 'It was old' })
  await runAfter(3)
  expect(await resultsIn(w, id)).toEqual(['stopped no-longer'])
  expect(await notesIn(w, client)).toEqual([])
})

test('a condition is asked about the record as it is after the wait', async () => {
  const medium: Condition[] = [{ field: 'priority', op: 'is', value: 'medium' }]
  const id = await waitingRule(medium)
  const actionId = await open()
  await runRules()
  await changeCorrectiveAction(client, {
    actionId,
    version: 1,
    title: 'Repair the fridge',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'low',
    dueOn: null,
  })
  await runAfter(3)
  expect(await resultsIn(w, id)).toEqual(['stopped no-longer'])
})

test.each([
  ['pause', 'paused'],
  ['archive', 'archived'],
] as const)('%s: what it waits for ends, and the history says so', async (intent, reason) => {
  const id = await waitingRule()
  await open()
  await runRules()
  await moveRule(client, { id, revision: 1, intent })
  expect(await resultsIn(w, id)).toEqual([`stopped ${reason}`])
  if (intent === 'pause') await moveRule(client, { id, revision: 2, intent: 'resume' })
  await runAfter(4)
  expect(await resultsIn(w, id)).toEqual([`stopped ${reason}`])
  expect(await notesIn(w, client)).toEqual([])
})

test('a new version does not take over what the old one waited for', async () => {
  const id = await waitingRule()
  await open()
  await runRules()
  await changeRule(client, { id, revision: 1, name: 'A rule', event: 'action.opened', nodeId: null, spec })
  await runAfter(4)
  expect((await runsOf(w, id)).map(({ version, result, reason }) => [version, result, reason])).toEqual([
    [1, 'stopped', 'changed'],
  ])
})

test('a rule whose owner has left rests, and what it waited for ends', async () => {
  const leaving = await w.member(client, [{ role: 'owner' }])
  const id = await ruleOf(leaving, { event: 'action.opened', wait: 3, steps: [noteStep] })
  await open()
  await runRules()
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [leaving.memberId])
  await reviewRules()
  expect(await stateOf(w, id)).toMatchObject({ state: 'paused', pause_reason: 'owner-gone' })
  expect(await resultsIn(w, id)).toEqual(['stopped paused'])
})

test('a company that closes meanwhile is left alone', async () => {
  const id = await waitingRule()
  await open()
  await runRules()
  await w.owner.query(
    `insert into app.company_closings (client_id, asked_by, asked_at, due_on)
     values ($1, $1, now(), (now() at time zone 'Asia/Riyadh')::date + 30)`,
    [client.id],
  )
  await runAfter(3)
  expect(await resultsIn(w, id)).toEqual(['stopped closing'])
  expect(await notesIn(w, client)).toEqual([])
})

test('an action that is no longer overdue after the wait is let alone', async () => {
  const conditions: Condition[] = [{ field: 'days', op: 'is', value: '1' }]
  const id = await ruleOf(client, { event: 'action.overdue', conditions, wait: 2, steps: [noteStep] })
  const [late, done] = [await open('Late'), await open('Done in time')]
  await w.owner.query('update app.report_actions set due_on = $2 where id = any ($1)', [
    [late, done],
    addDays(riyadhDay(now()), 1),
  ])
  await runRules()
  for (const days of [1, 2]) await runAfter(days)
  expect(await resultsIn(w, id)).toEqual(['waiting', 'waiting'])
  await at(inDays(2), async () => {
    await moveCorrectiveAction(client, { actionId: done, version: 1, step: 'start', note: '', rootCause: '' })
    await moveCorrectiveAction(client, {
      actionId: done,
      version: 2,
      step: 'finish',
      note: 'Done',
      rootCause: 'It was old',
    })
  })
  for (const days of [3, 4, 5]) await runAfter(days)
  expect((await resultsIn(w, id)).toSorted()).toEqual(['done', 'stopped no-longer'])
})

test('a dry run says what would have been done after the wait, and what would still wait', async () => {
  const finished = await open('Done in time')
  await moveCorrectiveAction(client, { actionId: finished, version: 1, step: 'start', note: '', rootCause: '' })
  await moveCorrectiveAction(client, {
    actionId: finished,
    version: 2,
    step: 'finish',
    note: 'Done',
    rootCause: 'It was old',
  })
  await open('Still open')
  const tried = { event: 'action.opened', nodeId: null, spec } as const
  expect(await dryRun(client, tried)).toMatchObject({ count: 2, wait: 3, waiting: 2 })
  const after = await at(inDays(4), () => dryRun(client, tried))
  expect(after).toMatchObject({ count: 1, wait: 3, waiting: 0 })
  expect(after.samples.map(({ what }) => what)).toEqual(['Corrective action opened: Still open'])
})
