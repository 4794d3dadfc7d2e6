import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { RuleStep } from '#/domain/automation/rule.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { noteStep, ruleOf, stateOf, taskStep, telling } from '#/tests/automation.ts'
import { world } from '#/tests/world.ts'
import { dryRun } from './dry-run.server.ts'
import { automationList, officeAutomationList, runList } from './list.ts'
import { browseRules, browseRuns, officeRuleRows, ruleRows } from './list.server.ts'
import { readNewRule } from './new-rule.server.ts'
import { readRule, readRuleChoices } from './read-rule.server.ts'
import { addRule, changeRule, moveRule } from './write-rule.server.ts'

const w = await world()
const [client, other] = [await w.client(), await w.client()]
const [admin, support] = [await w.admin(), await w.admin({ role: 'support' })]
const north = await w.node(client, 'region', 'North')
const south = await w.node(client, 'region', 'South')
const ofNorth = await w.member(client, [{ role: 'manager', node: north }])
const ofSouth = await w.member(client, [{ role: 'manager', node: south }])
const viewer = await w.member(client, [{ role: 'viewer' }])
const accountant = await w.member(client, [{ role: 'accountant' }])
const branchManager = await w.member(client, [{ role: 'branch_manager', node: north }])

const whole = await ruleOf(client, { event: 'note.written', steps: [noteStep], name: 'Whole' })
const northern = await ruleOf(ofNorth, { event: 'note.written', steps: [noteStep], name: 'Northern' })
const office = await ruleOf(admin, { event: 'email.failed', steps: [telling('notify', ['owner'])], name: 'Office' })

const spec = { matching: 'all', conditions: [], steps: [noteStep] } as const
const input = { name: 'Changed', event: 'note.written', nodeId: null, spec } as const
const names = async (actor: Actor) =>
  (await browseRules(actor, readList(automationList, new URLSearchParams()))).rows.map(({ name }) => name)

test('owners see the rules of their company, managers those of their part, staff those of our team', async () => {
  expect(await names(client)).toEqual(['Northern', 'Whole'])
  expect(await names(ofNorth)).toEqual(['Northern'])
  expect(await names(ofSouth)).toEqual([])
  expect(await names(other)).toEqual([])
  expect(await names(admin)).toEqual(['Office'])
})

const without: [string, Actor][] = [
  ['a viewer', viewer],
  ['an accountant', accountant],
  ['a branch manager', branchManager],
  ['support', support],
]
test.each(without)('%s reaches no rule', async (_, actor) => {
  const refused = { code: 'not-allowed' }
  await expect(names(actor)).rejects.toMatchObject(refused)
  await expect(readRule(actor, whole)).rejects.toMatchObject(refused)
  await expect(readNewRule(actor, new URLSearchParams())).rejects.toMatchObject(refused)
  await expect(readRuleChoices(actor, 'note.written')).rejects.toMatchObject(refused)
  await expect(addRule(actor, { id: randomUUID(), ...input })).rejects.toMatchObject(refused)
  await expect(changeRule(actor, { id: whole, revision: 1, ...input })).rejects.toMatchObject(refused)
  await expect(moveRule(actor, { id: whole, revision: 1, intent: 'pause' })).rejects.toMatchObject(refused)
  await expect(dryRun(actor, { event: 'note.written', nodeId: null, spec })).rejects.toMatchObject(refused)
  const query = readList(runList('client', whole), new URLSearchParams())
  await expect(browseRuns(actor, whole, query)).rejects.toMatchObject(refused)
  const asked = new URLSearchParams()
  const file =
    actor.type === 'admin'
      ? exportList(actor, officeAutomationList, readList(officeAutomationList, asked), officeRuleRows, 'en')
      : exportList(actor, automationList, readList(automationList, asked), ruleRows, 'en')
  await expect(file).rejects.toMatchObject(refused)
})

const strangers: [string, Actor, string][] = [
  ['another company', other, whole],
  ['a manager of another part', ofSouth, northern],
  ['a manager of a part, the rule of the whole', ofNorth, whole],
  ['staff, the rule of a company', admin, whole],
  ['a company, the rule of our team', client, office],
]
test.each(strangers)('%s: the rule is not found', async (_, actor, id) => {
  const event = actor.type === 'admin' ? 'report.submitted' : 'note.written'
  const missing = { code: 'not-found' }
  await expect(readRule(actor, id)).rejects.toMatchObject(missing)
  await expect(changeRule(actor, { id, revision: 1, ...input, event })).rejects.toMatchObject(missing)
  await expect(moveRule(actor, { id, revision: 1, intent: 'pause' })).rejects.toMatchObject(missing)
  await expect(addRule(actor, { id, ...input, event })).rejects.toMatchObject(missing)
  const query = readList(runList('client', id), new URLSearchParams())
  expect((await browseRuns(actor, id, query)).rows).toEqual([])
  expect(await stateOf(w, id)).toMatchObject({ state: 'active', revision: 1 })
})

test('a manager has rules on the own part only, and takes over a rule by changing it', async () => {
  const on = (nodeId: string) => addRule(ofNorth, { id: randomUUID(), ...input, nodeId })
  await expect(on(south)).rejects.toMatchObject({ code: 'not-found' })
  const id = await ruleOf(client, { event: 'note.written', steps: [noteStep], nodeId: north })
  await changeRule(ofNorth, { id, revision: 1, ...input })
  expect(await stateOf(w, id)).toMatchObject({ owner_id: ofNorth.id, version: 2 })
  await moveRule(client, { id, revision: 2, intent: 'pause' })
  expect(await stateOf(w, id)).toMatchObject({ owner_id: ofNorth.id, state: 'paused' })
  await moveRule(client, { id, revision: 3, intent: 'resume' })
  expect(await stateOf(w, id)).toMatchObject({ owner_id: client.id, state: 'active' })
})

test('the database refuses a rule that acts with the rights of another person', async () => {
  await w.owner.query('begin')
  await w.owner.query(
    `select set_config('role', 'itqan_client', true), set_config('app.user_id', $1, true), set_config('app.company_id', $1, true)`,
    [client.id],
  )
  await expect(
    w.owner.query(`update app.automation_rules set spec = '{"steps":[]}' where id = $1`, [northern]),
  ).rejects.toMatchObject({ code: '42501' })
  await w.owner.query('rollback')
})

const told = telling('notify', ['owner'])
const wrong: [string, Actor, Partial<Parameters<typeof addRule>[1]>, string][] = [
  ['an event of our team', client, { event: 'email.failed', spec: { ...spec, steps: [told] } }, 'event'],
  ['an event that the manager may not see', ofNorth, { event: 'invoice.moved' }, 'event'],
  ['no steps', client, { spec: { ...spec, steps: [] } }, 's1-do'],
  ['nobody to tell', client, { spec: { ...spec, steps: [telling('mail', [])] } }, 's1-person'],
  ['an empty note', client, { spec: { ...spec, steps: [{ do: 'note', text: '' }] } }, 's1-text'],
  [
    'an action without end',
    client,
    { spec: { ...spec, steps: [{ do: 'action', title: 'Repair', priority: 'low', days: 400 } satisfies RuleStep] } },
    's1-days',
  ],
  [
    'an action about an invoice',
    client,
    { event: 'invoice.moved', spec: { ...spec, steps: [{ do: 'action', title: 'Pay', priority: 'low', days: 1 }] } },
    's1-do',
  ],
  ['a task of our team in a company', client, { spec: { ...spec, steps: [noteStep, taskStep] } }, 's2-do'],
  ['a proposal to nobody', client, { spec: { ...spec, steps: [noteStep, telling('propose', [])] } }, 's2-person'],
  [
    'a second note without words',
    client,
    { spec: { ...spec, steps: [noteStep, { do: 'note', text: '' }] } },
    's2-text',
  ],
  ['a wait of more than 30 days', client, { spec: { ...spec, wait: 31 } }, 'wait'],
  [
    'a value of another kind',
    client,
    { event: 'report.released', spec: { ...spec, conditions: [{ field: 'score', op: 'below', value: 'low' }] } },
    'value-score',
  ],
]
test.each(wrong)('refuses %s, at its field', async (_, actor, given, field) => {
  const found = await addRule(actor, { id: randomUUID(), ...input, ...given }).catch((error: unknown) => error)
  expect(found).toMatchObject({ code: 'bad-request' })
  expect(Object.keys((found as { fields: object }).fields)).toEqual([field])
})

test('a form sent twice makes one rule, an older page changes nothing', async () => {
  const id = randomUUID()
  await addRule(other, { id, ...input })
  await addRule(other, { id, ...input })
  expect(await names(other)).toEqual(['Changed'])
  await expect(changeRule(other, { id, revision: 7, ...input })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(moveRule(other, { id, revision: 7, intent: 'pause' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})
