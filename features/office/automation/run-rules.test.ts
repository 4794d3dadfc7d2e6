import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Condition } from '#/domain/automation/rule.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { writeNote } from '#/features/office/timeline/notes.server.ts'
import { now } from '#/platform/clock.ts'
import { actionStep, notesIn, noteStep, noticesTo, resultsIn, ruleOf, runsOf, telling } from '#/tests/automation.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { dryRun, eventsFor } from './dry-run.server.ts'
import { runRules } from './run-rules.server.ts'
import { changeRule } from './write-rule.server.ts'

const w = await world()
const admin = await w.admin()
const failing = [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })]

let client: Actor
let reportId: string
let branchId: string
beforeEach(async () => {
  client = await w.client()
  reportId = await releasedReport(w, admin, { client })
  const { rows } = await w.owner.query('select id from app.branches where client_id = $1', [client.id])
  branchId = rows[0].id as string
})

const open = (title = 'Repair the fridge', of: { dueOn?: string; priority?: 'high' | 'low' } = {}) =>
  openCorrectiveAction(client, {
    id: randomUUID(),
    reportId,
    questionKey: null,
    title,
    ownerName: 'Huda',
    ownerEmail: null,
    priority: of.priority ?? 'high',
    dueOn: of.dueOn ?? null,
  })
const note = (text: string, onBranch = true) =>
  writeNote(client, { clientKey: randomUUID(), branchId: onBranch ? branchId : null, day: riyadhDay(now()), text })
const titlesOf = async () =>
  (
    await w.owner.query('select title from app.report_actions where client_id = $1 order by created_at', [client.id])
  ).rows.map(({ title }) => title as string)
const notesOf = () => notesIn(w, client)
const noticesOf = (actor: Actor) => noticesTo(w, actor, 'automation.told')
const resultsOf = (ruleId: string) => resultsIn(w, ruleId)

test('follows an event once, and none from before its start', async () => {
  await open('Before the rule')
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await runRules()
  expect(await notesOf()).toEqual([])
  await open('After it')
  await runRules()
  await runRules()
  expect(await notesOf()).toEqual(['A rule: Look at it today'])
  expect(await resultsOf(id)).toEqual(['done'])
})

test('two workers at the same time take the steps once', async () => {
  await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await open()
  await Promise.all([runRules(), runRules()])
  expect(await notesOf()).toEqual(['A rule: Look at it today'])
})

test('a chain of rules stops at its third link, and the history says so', async () => {
  const first = await ruleOf(client, { event: 'action.opened', steps: [noteStep], name: 'Action to note' })
  const second = await ruleOf(client, { event: 'note.written', steps: [actionStep], name: 'Note to action' })
  await open()
  for (let pass = 0; pass < 4; pass++) await runRules()
  expect(await resultsOf(first)).toEqual(['done', 'stopped same-rule'])
  expect(await resultsOf(second)).toEqual(['done'])
  expect((await runsOf(w, first)).map(({ chain }) => chain)).toEqual([[], [first, second]])
  expect(await titlesOf()).toEqual(['Repair the fridge', 'Check the branch'])
  expect(await notesOf()).toEqual(['Action to note: Look at it today'])
})

test('a chain of more than three rules stops', async () => {
  const has = (value: string): Condition[] => [{ field: 'title', op: 'contains', value }]
  const says = (value: string): Condition[] => [{ field: 'text', op: 'contains', value }]
  const to = (title: string) => ({ ...actionStep, title })
  const rules = [
    await ruleOf(client, { event: 'action.opened', conditions: has('fridge'), steps: [{ do: 'note', text: 'one' }] }),
    await ruleOf(client, { event: 'note.written', conditions: says('one'), steps: [to('two')] }),
    await ruleOf(client, { event: 'action.opened', conditions: has('two'), steps: [{ do: 'note', text: 'three' }] }),
    await ruleOf(client, { event: 'note.written', conditions: says('three'), steps: [to('four')] }),
  ]
  await open()
  for (let pass = 0; pass < 4; pass++) await runRules()
  expect(await Promise.all(rules.map(resultsOf))).toEqual([['done'], ['done'], ['done'], ['stopped too-deep']])
})

test('tells those of the chosen roles who may read the event, by bell or by mail', async () => {
  const manager = await w.member(client, [{ role: 'manager' }])
  const here = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  const accountant = await w.member(client, [{ role: 'accountant' }])
  const viewer = await w.member(client, [{ role: 'viewer' }])
  await ruleOf(client, {
    event: 'report.released',
    conditions: [{ field: 'criticalFailures', op: 'is', value: '0' }],
    steps: [telling('notify', ['branch_manager', 'accountant'], [viewer.id]), telling('mail', ['manager'])],
  })
  const second = await releasedReport(w, admin, { client })
  await runRules()
  // another branch: its manager is not the one of the first
  expect(await noticesOf(here)).toEqual([])
  expect((await noticesOf(viewer)).map(({ link }) => link)).toEqual([`/client/reports/${second}`])
  expect(await noticesOf(accountant)).toEqual([])
  expect(await noticesOf(manager)).toEqual([])
  const { rows: mails } = await w.owner.query(`select profile_id from app.emails where kind = 'automation.told'`)
  expect(mails.map(({ profile_id }) => profile_id)).toEqual([manager.id])
  await open()
  await ruleOf(client, { event: 'action.opened', steps: [telling('notify', ['branch_manager'])] })
  await open('Another one')
  await runRules()
  expect((await noticesOf(here)).map(({ params }) => params['text'])).toEqual(['Please take care of it'])
})

test('opens an action on the question that failed twice in a row, for the nearest manager', async () => {
  const visit = await releasedReport(w, admin, { client, changed: failing })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [visit])
  const branch = rows[0].branch_id as string
  const manager = await w.member(client, [{ role: 'branch_manager', node: branch }], { name: 'Noura' })
  const conditions: Condition[] = [{ field: 'times', op: 'above', value: '1' }]
  const id = await ruleOf(client, { event: 'question.failed', conditions, steps: [actionStep] })
  const again = await releasedReport(w, admin, { client, changed: failing })
  // why: each visit of the tests has a branch of its own
  await w.owner.query(
    'update app.mystery_shopping_requests set branch_id = $1 where id in (select request_id from app.mystery_shopping_reports where id = $2)',
    [branch, again],
  )
  await w.owner.query('update app.mystery_shopping_reports set branch_id = $1 where id = $2', [branch, again])
  await w.owner.query(`update app.timeline_events set branch_id = $1, node_id = $1 where ref_id = $2`, [branch, again])
  await runRules()
  expect(await resultsOf(id)).toEqual(['done'])
  const { rows: actions } = await w.owner.query(
    'select question_key, owner_name, owner_email, report_id, created_by, due_on::text as due from app.report_actions where client_id = $1',
    [client.id],
  )
  expect(actions).toEqual([
    {
      question_key: 'Q6',
      owner_name: 'Noura',
      owner_email: manager.email,
      report_id: again,
      created_by: client.id,
      due: addDays(riyadhDay(now()), 3),
    },
  ])
})

test('counts reports in a row under the target', async () => {
  const target = (percent: number, version: number) =>
    saveInsightSettings(client, { version, covers: null, bill: null, target: percent, rate: null })
  await target(100, 0)
  const lower = await releasedReport(w, admin, { client, changed: failing })
  const facts = async () =>
    (
      await eventsFor(client, {
        event: 'report.released',
        nodeId: null,
        spec: { matching: 'all', conditions: [], steps: [] },
      })
    ).find(({ event }) => event.refId === lower)!.event.facts
  expect(await facts()).toMatchObject({ underTarget: 1, type: 'basic' })
  await target(10, 1)
  expect(await facts()).toMatchObject({ underTarget: 0 })
})

test('an action that is overdue is an event of each day', async () => {
  const conditions: Condition[] = [{ field: 'days', op: 'is', value: '3' }]
  const id = await ruleOf(client, { event: 'action.overdue', conditions, steps: [telling('notify', ['owner'])] })
  const due = addDays(riyadhDay(now()), 1)
  await open('Repair the oven', { dueOn: due })
  const noon = (day: string) => addHours(startOfDay(day), 12)
  for (const days of [1, 2, 3, 4]) await at(noon(addDays(due, days)), runRules)
  expect((await runsOf(w, id)).map(({ event_key }) => event_key.slice(-10))).toEqual([addDays(due, 3)])
  expect(await noticesOf(client)).toHaveLength(1)
})

test('a rule of a part follows the events of that part only', async () => {
  const region = await w.node(client, 'region', 'Centre')
  const elsewhere = await ruleOf(client, { event: 'action.opened', steps: [noteStep], nodeId: region })
  const here = await ruleOf(client, { event: 'action.opened', steps: [noteStep], nodeId: branchId })
  await open()
  await runRules()
  expect(await resultsOf(elsewhere)).toEqual([])
  expect(await resultsOf(here)).toEqual(['done'])
})

test('a dry run finds what a run follows, tells the same people, and changes nothing', async () => {
  const manager = await w.member(client, [{ role: 'manager' }], { name: 'Salem' })
  const conditions: Condition[] = [{ field: 'priority', op: 'in', value: 'high,critical' }]
  const steps = [telling('notify', ['manager']), noteStep]
  const id = await ruleOf(client, { event: 'action.opened', conditions, steps })
  await open('One')
  await open('Two')
  await open('Three', { priority: 'low' })
  const tried = { event: 'action.opened', nodeId: null, spec: { matching: 'all', conditions, steps } } as const
  const before = await w.owner.query('select count(*)::int as rows from app.activity_log')
  const dry = await dryRun(client, tried)
  expect(await noticesOf(manager)).toEqual([])
  expect(await notesOf()).toEqual([])
  expect((await w.owner.query('select count(*)::int as rows from app.activity_log')).rows).toEqual(before.rows)
  await runRules()
  const runs = await runsOf(w, id)
  expect(dry.samples.map(({ key }) => key).toSorted()).toEqual(runs.map(({ event_key }) => event_key).toSorted())
  expect(dry).toMatchObject({ count: 2, recipients: ['Salem'] })
  expect(runs.map(({ steps: done }) => done[0])).toEqual([
    { do: 'notify', told: 1 },
    { do: 'notify', told: 1 },
  ])
  expect(await noticesOf(manager)).toHaveLength(2)
})

test('takes all steps or none, and says why', async () => {
  const id = await ruleOf(client, { event: 'note.written', steps: [noteStep, actionStep] })
  await note('About the whole company', false)
  await runRules()
  expect(await resultsOf(id)).toEqual(['failed no-branch'])
  expect(await notesOf()).toEqual(['About the whole company'])
})

test('a changed rule is a new version, which follows events from its start on', async () => {
  const id = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
  await open('One')
  await runRules()
  const spec = { matching: 'all', conditions: [], steps: [{ do: 'note', text: 'Changed' }] } as const
  await changeRule(client, { id, revision: 1, name: 'A rule', event: 'action.opened', nodeId: null, spec })
  await runRules()
  await open('Two')
  await runRules()
  expect((await runsOf(w, id)).map(({ version, result }) => [version, result])).toEqual([
    [1, 'done'],
    [2, 'done'],
  ])
  expect(await notesOf()).toEqual(['A rule: Look at it today', 'A rule: Changed'])
})

test('rules of our team tell staff who may read the event, and note on the client', async () => {
  const finance = await w.admin({ role: 'finance' })
  const editor = await w.admin({ role: 'editor' })
  const roles = ['finance', 'editor']
  const id = await ruleOf(admin, { event: 'report.submitted', steps: [telling('notify', roles), noteStep] })
  await releasedReport(w, admin, { client })
  await runRules()
  expect(await resultsOf(id)).toEqual(['done'])
  expect(await noticesOf(finance)).toEqual([])
  expect(await noticesOf(editor)).toHaveLength(1)
  const { rows } = await w.owner.query('select text from app.client_notes where client_id = $1', [client.id])
  expect(rows).toEqual([{ text: 'A rule: Look at it today' }])
})
