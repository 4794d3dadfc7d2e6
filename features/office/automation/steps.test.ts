import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { now } from '#/platform/clock.ts'
import { decideReviews } from '#/features/certification/guest-reviews/moderate.server.ts'
import { certifiedBranch, leftReview } from '#/tests/guest-reviews.ts'
import { notesIn, noteStep, noticesTo, resultsIn, ruleOf, runsOf, taskStep, telling } from '#/tests/automation.ts'
import { reviewRules } from './rest.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { dryRun } from './dry-run.server.ts'
import { newRuleForm } from './form.ts'
import { readNewRule } from './new-rule.server.ts'
import { runRules } from './run-rules.server.ts'
import { addRule } from './write-rule.server.ts'

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

const open = () =>
  openCorrectiveAction(client, {
    id: randomUUID(),
    reportId,
    questionKey: null,
    title: 'Repair the fridge',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'high',
    dueOn: null,
  })
const visitsOf = async () =>
  (
    await w.owner.query('select count(*)::int as n from app.mystery_shopping_requests where client_id = $1', [
      client.id,
    ])
  ).rows[0].n as number

test('proposes a visit to those who may order one, who get the form of the branch; nothing is ordered', async () => {
  const manager = await w.member(client, [{ role: 'manager' }], { name: 'Salem' })
  const viewer = await w.member(client, [{ role: 'viewer' }])
  const before = await visitsOf()
  const spec = {
    matching: 'all',
    conditions: [],
    steps: [telling('propose', ['manager', 'viewer'])],
  } as const
  const id = await ruleOf(client, { event: 'action.opened', steps: [...spec.steps] })
  await open()
  const dry = await dryRun(client, { event: 'action.opened', nodeId: null, spec })
  expect(dry.recipients).toEqual(['Salem'])
  await runRules()
  expect(await resultsIn(w, id)).toEqual(['done'])
  expect((await noticesTo(w, manager, 'automation.proposed')).map(({ link }) => link)).toEqual([
    `/client/secret-shopper?new=1&branch=${branchId}`,
  ])
  expect(await noticesTo(w, viewer, 'automation.proposed')).toEqual([])
  expect(await visitsOf()).toBe(before)
})

test('a rule that proposes visits rests when its owner may no longer order', async () => {
  const manager = await w.member(client, [{ role: 'manager' }])
  const id = await ruleOf(manager, { event: 'action.opened', steps: [telling('propose', ['owner'])] })
  await w.owner.query(`update app.member_grants set role = 'viewer' where member_id = $1`, [manager.memberId])
  await reviewRules()
  const { rows } = await w.owner.query('select state from app.automation_rules where id = $1', [id])
  expect(rows).toEqual([{ state: 'paused' }])
})

test('takes steps of the same kind in their order', async () => {
  const note = (text: string) => ({ do: 'note', text }) as const
  const id = await ruleOf(client, { event: 'action.opened', steps: [note('First'), note('Second'), note('Third')] })
  await open()
  await runRules()
  expect(await notesIn(w, client)).toEqual(['A rule: First', 'A rule: Second', 'A rule: Third'])
  expect((await runsOf(w, id)).map(({ steps }) => steps.map((step) => step.do))).toEqual([['note', 'note', 'note']])
})

test('a rule of our team makes a task with a link to what happened, once', async () => {
  const editor = await w.admin({ role: 'editor' })
  const owned = { ...taskStep, ownerId: editor.id }
  const id = await ruleOf(admin, { event: 'report.submitted', steps: [owned, taskStep], name: 'New reports' })
  const report = await releasedReport(w, admin, { client })
  await runRules()
  await runRules()
  expect(await resultsIn(w, id)).toEqual(['done'])
  const { rows } = await w.owner.query(
    `select title, priority, due_on::text as due, owner_id, link, created_by from app.work_tasks order by owner_id nulls last`,
  )
  const made = {
    title: 'Call the client',
    priority: 'high',
    due: addDays(riyadhDay(now()), 2),
    link: `/admin/reports/${report}`,
    created_by: admin.id,
  }
  expect(rows).toEqual([
    { ...made, owner_id: editor.id },
    { ...made, owner_id: null },
  ])
})

test('follows a review of a guest from its publication, at its branch', async () => {
  const branch = await certifiedBranch(w, client)
  const here = await w.member(client, [{ role: 'branch_manager', node: branch.branchId }])
  const elsewhere = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  const rule = await ruleOf(client, {
    event: 'guest.reviewed',
    conditions: [{ field: 'stars', op: 'below', value: '3' }],
    steps: [telling('notify', ['branch_manager'])],
  })
  const [poor, good] = [
    await leftReview(branch.publicId, { stars: 1 }),
    await leftReview(branch.publicId, { stars: 5 }),
  ]
  await leftReview(branch.publicId, { stars: 2 })
  await runRules()
  expect(await resultsIn(w, rule)).toEqual([])
  await decideReviews(admin, [poor, good], { decision: 'publish' })
  await runRules()
  expect(await resultsIn(w, rule)).toEqual(['done'])
  expect((await noticesTo(w, here, 'automation.told')).map(({ link }) => link)).toEqual([
    `/client/certificates/reviews?branch=${branch.branchId}`,
  ])
  expect(await noticesTo(w, elsewhere, 'automation.told')).toEqual([])
})

test('reads the steps of a form in their places, and refuses at the place of the wrong one', async () => {
  const typed = {
    clientKey: randomUUID(),
    name: 'Two notes',
    event: 'note.written',
    's1-do': 'note',
    's1-text': 'First',
    's3-do': 'note',
    's3-text': '',
  }
  const given = newRuleForm.parse(typed)
  expect(given).toMatchObject({ slots: [1, 3], spec: { steps: [{ text: 'First' }, { text: '' }] } })
  const found = await addRule(client, given).catch((error: unknown) => error)
  expect(found).toMatchObject({ code: 'bad-request', fields: { 's3-text': 'required' } })
})

test('offers ready rules whose steps the person may take', async () => {
  const recipesFor = async (actor: Actor) => {
    const asked = await readNewRule(actor, new URLSearchParams())
    return asked.values ? [] : asked.recipes
  }
  expect(await recipesFor(client)).toEqual(
    expect.arrayContaining(['underTarget', 'guestStars', 'suspended', 'overdue']),
  )
  expect(await recipesFor(admin)).not.toContain('underTarget')
  const manager = await w.member(client, [{ role: 'manager' }])
  expect(await recipesFor(manager)).not.toContain('paper')
  expect(await recipesFor(manager)).toContain('underTarget')
  await expect(
    addRule(client, {
      id: randomUUID(),
      name: 'A rule',
      event: 'note.written',
      nodeId: null,
      spec: { matching: 'all', conditions: [], steps: Array.from({ length: 6 }, () => noteStep) },
    }),
  ).rejects.toMatchObject({ code: 'bad-request' })
})
