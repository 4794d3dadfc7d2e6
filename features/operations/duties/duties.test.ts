import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { cancelTask, finishTask, moveTask, startTask } from './do-task.server.ts'
import { followTasks } from './follow-tasks.server.ts'
import { type DutyInput, newDutyForm } from './form.ts'
import { handOverDuties } from './hand-over.server.ts'
import { dutyTaskList } from './list.ts'
import { browseDutyTasks } from './list.server.ts'
import { makeDueTasks, makeNextTask } from './make-tasks.server.ts'
import { readDuties, readDuty } from './read-duties.server.ts'
import { readTask, type TaskLine } from './read-tasks.server.ts'
import { addDuty, saveDuty, stepDuty } from './write-duty.server.ts'

let w: World
let client: Actor
let root: string
const today = riyadhDay(new Date())
const tomorrow = addDays(today, 1)

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    "select id from app.org_nodes where client_id = $1 and kind = 'root'",
    [client.id],
  )
  root = rows[0]!.id
}, 60_000)

const daily: DutyInput = {
  title: 'Check the fire extinguishers',
  details: null,
  nodeId: '',
  ownerId: null,
  ownerRole: 'owner',
  rule: 'FREQ=DAILY;WKST=SU;RSCALE=GREGORIAN;SKIP=BACKWARD',
  afterDays: null,
  firstDay: tomorrow,
  time: '10:00',
  ramadanTime: null,
  policy: 'keep',
  proof: 'none',
}
async function add(changes: Partial<DutyInput> = {}, by: Actor = client): Promise<string> {
  const id = randomUUID()
  await addDuty(by, { id, ...daily, nodeId: root, ...changes })
  return id
}
const tasksOf = async (dutyId: string, actor: Actor = client): Promise<TaskLine[]> =>
  (await browseDutyTasks(actor, { ...readList(dutyTaskList, new URLSearchParams(`view=all&duty=${dutyId}`)) })).rows
const seen = (id: string, revision = 1) => ({ id, revision })

test('days that are left out get no task, and come back when they are put back', async () => {
  const [third, fifth] = [addDays(tomorrow, 2), addDays(tomorrow, 4)]
  const id = await add({ exceptDays: [third, fifth] })
  const days = async () => (await tasksOf(id)).map(({ dueAt }) => riyadhDay(new Date(dueAt)))
  expect(await days()).toHaveLength(12)
  expect(await days()).not.toContain(third)
  const duty = await readDuty(client, id)
  expect(duty.exceptDays).toEqual([third, fifth])
  expect(duty.next.map(({ day }) => day)).not.toContain(fifth)
  await saveDuty(client, seen(id), { ...daily, nodeId: root, exceptDays: [fifth] }, new Date())
  expect(await days()).toContain(third)
  expect(await days()).not.toContain(fifth)
})

test.each([
  [
    'several days, each once',
    { except: [tomorrow, tomorrow], exceptNew: addDays(tomorrow, 1) },
    [tomorrow, addDays(tomorrow, 1)],
  ],
  ['no repetition: none', { repeat: 'once', except: tomorrow }, []],
  ['none', {}, []],
])('the form gives %s', (_, of, exceptDays) => {
  const given = { clientKey: randomUUID(), title: 'Check', node: randomUUID(), owner: 'role:owner', repeat: 'daily' }
  const fields = { ...given, firstDay: today, time: '10:00', policy: 'keep', proof: 'none', ...of }
  expect(newDutyForm.parse(fields)).toMatchObject({ exceptDays })
})

test('a new duty has its tasks of the next 14 days at once, and twice sent is one', async () => {
  const id = await add()
  expect((await tasksOf(id)).map(({ dueAt }) => riyadhDay(new Date(dueAt)))).toEqual(
    Array.from({ length: 14 }, (_, at) => addDays(tomorrow, at)),
  )
  await addDuty(client, { id, ...daily, nodeId: root })
  await makeDueTasks()
  expect(await tasksOf(id)).toHaveLength(14)
  expect((await readDuty(client, id)).next).toHaveLength(10)
})

test('a task is done once, by the person who is responsible, with its proof', async () => {
  const member = await w.member(client, [{ role: 'accountant' }])
  const id = await add({ ownerId: member.id, ownerRole: null, proof: 'number' })
  const [task] = await tasksOf(id, member)
  const given = { note: null, figure: 12.5, files: [] }
  await startTask(member, seen(task!.id))
  await expect(finishTask(member, seen(task!.id, 2), { ...given, figure: null })).rejects.toMatchObject({
    code: 'duty.proof-required',
    fields: { figure: 'duty-figure' },
  })
  await expect(finishTask(member, seen(task!.id, 1), given)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await finishTask(member, seen(task!.id, 2), given)
  expect(await readTask(member, task!.id)).toMatchObject({ state: 'done', figure: 12.5, doneBy: expect.any(String) })
  await expect(finishTask(member, seen(task!.id, 3), given)).rejects.toMatchObject({ code: 'duty.closed' })
  // the accountant neither keeps duties nor sees those of others
  await expect(readDuties(member)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(cancelTask(member, seen(task!.id, 3), 'no')).rejects.toMatchObject({ code: 'not-allowed' })
  const other = await add()
  expect(await tasksOf(other, member)).toEqual([])
  const [foreign] = await tasksOf(other)
  await expect(readTask(member, foreign!.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(finishTask(member, seen(foreign!.id), given)).rejects.toMatchObject({ code: 'not-found' })
})

test('a role at a node is responsible there, and a manager keeps duties of the own part alone', async () => {
  const here = await w.node(client, 'region', 'Here')
  const elsewhere = await w.node(client, 'region', 'Elsewhere')
  const manager = await w.member(client, [{ role: 'manager', node: here }])
  const other = await w.member(client, [{ role: 'manager', node: elsewhere }])
  const id = await add({ nodeId: here, ownerRole: 'manager' }, manager)
  expect(await tasksOf(id, manager)).toHaveLength(14)
  expect(await tasksOf(id, other)).toEqual([])
  await expect(readDuty(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(saveDuty(other, seen(id), { ...daily, nodeId: elsewhere }, new Date())).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(add({ nodeId: root }, manager)).rejects.toMatchObject({ fields: { node: 'choose-place' } })
  await expect(add({ nodeId: elsewhere, ownerRole: 'branch_manager' })).rejects.toMatchObject({
    fields: { owner: 'duty-role-empty' },
  })
  const stranger = await w.client({ company: 'Stranger' })
  await expect(readDuty(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await tasksOf(id, stranger)).toEqual([])
})

test('a change makes later tasks anew and leaves those that were begun', async () => {
  const id = await add()
  const [first, second] = await tasksOf(id)
  await startTask(client, seen(first!.id))
  await cancelTask(client, seen(second!.id), 'Closed for repairs')
  await saveDuty(client, seen(id), { ...daily, nodeId: root, title: 'Check the hood', time: '12:00' }, new Date())
  const after = await tasksOf(id)
  expect(after.map(({ title }) => title)).toEqual([
    'Check the fire extinguishers',
    'Check the fire extinguishers',
    ...Array.from({ length: 12 }, () => 'Check the hood'),
  ])
  await expect(stepDuty(client, seen(id), 'pause', new Date())).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await stepDuty(client, seen(id, 2), 'pause', new Date())
  expect(await tasksOf(id)).toHaveLength(2)
  await stepDuty(client, seen(id, 3), 'resume', new Date())
  expect(await tasksOf(id)).toHaveLength(14)
})

test('one task moves to another day and owner', async () => {
  const member = await w.member(client, [{ role: 'viewer' }])
  const id = await add()
  const [task] = await tasksOf(id)
  const to = { day: addDays(today, 20), time: '15:30', owner: `person:${member.id}` }
  await expect(moveTask(client, seen(task!.id), { ...to, day: addDays(today, -1) })).rejects.toMatchObject({
    fields: { day: 'duty-past' },
  })
  await moveTask(client, seen(task!.id), to)
  expect(await readTask(member, task!.id)).toMatchObject({ owner: { id: member.id }, state: 'todo' })
  await expect(moveTask(member, seen(task!.id, 2), to)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a duty that comes back after it was done waits for the last one', async () => {
  const id = await add({ rule: null, afterDays: 5 })
  const [task] = await tasksOf(id)
  expect(await tasksOf(id)).toHaveLength(1)
  await makeNextTask({ dutyId: id })
  expect(await tasksOf(id)).toHaveLength(1)
  await finishTask(client, seen(task!.id), { note: null, figure: null, files: [] })
  await makeNextTask({ dutyId: id })
  const after = await tasksOf(id)
  expect(after.map(({ dueAt }) => riyadhDay(new Date(dueAt)))).toEqual([tomorrow, addDays(today, 5)])
})

const setDue = (id: string, day: string) =>
  w.owner.query("update app.duty_tasks set due_at = ($2 || 'T10:00+03')::timestamptz where id = $1", [id, day])
const told = async (actor: Actor) => {
  const { rows } = await w.owner.query<{ n: number }>(
    "select count(*)::int as n from app.notifications where profile_id = $1 and kind = 'duty.due'",
    [actor.id],
  )
  return rows[0]!.n
}

test('late tasks are told upwards once a day a person, and are missed after eight days', async () => {
  const node = await w.node(client, 'region', 'Late')
  const branchManager = await w.member(client, [{ role: 'branch_manager', node }])
  const manager = await w.member(client, [{ role: 'manager', node }])
  const id = await add({ nodeId: node, ownerRole: 'branch_manager', rule: null, afterDays: 30 })
  const [task] = await tasksOf(id)
  await setDue(task!.id, addDays(today, -2))
  await followTasks()
  await followTasks()
  expect([await told(branchManager), await told(manager)]).toEqual([1, 0])
  await setDue(task!.id, addDays(today, -4))
  await followTasks()
  expect(await told(manager)).toBe(1)
  await setDue(task!.id, addDays(today, -9))
  await followTasks()
  expect((await readTask(client, task!.id)).state).toBe('missed')
})

test('work of a member who left goes to the manager above', async () => {
  const node = await w.node(client, 'region', 'Left')
  const manager = await w.member(client, [{ role: 'manager', node }])
  const former = await w.member(client, [{ role: 'branch_manager', node }])
  const id = await add({ nodeId: node, ownerId: former.id, ownerRole: null })
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [former.memberId])
  await handOverDuties({ memberId: former.memberId })
  await handOverDuties({ memberId: former.memberId })
  expect((await readDuty(client, id)).owner).toMatchObject({ id: manager.id })
  expect((await tasksOf(id)).every(({ owner }) => 'id' in owner && owner.id === manager.id)).toBe(true)
})

test.each([
  [{ repeat: 'weekly', weekday: ['SU', 'TU'] }, 'FREQ=WEEKLY;BYDAY=SU,TU'],
  [{ repeat: 'monthly', monthMode: 'last-working' }, 'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH;BYSETPOS=-1'],
  [{ repeat: 'yearly', month: ['1', '7'], monthDay: '15' }, 'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=15'],
  [{ repeat: 'once' }, 'FREQ=DAILY;COUNT=1'],
] as const)('the form %o is the rule %s', (fields, rule) => {
  const sent = {
    clientKey: randomUUID(),
    title: 't',
    node: randomUUID(),
    owner: 'role:manager',
    firstDay: '2027-01-01',
  }
  const read = newDutyForm.parse({ ...sent, time: '10:00', policy: 'keep', proof: 'none', ...fields })
  expect(read.rule).toBe(`${rule};WKST=SU;RSCALE=GREGORIAN;SKIP=BACKWARD`)
})

test.each([
  [{ repeat: 'daily', interval: '0' }, 'interval', 'duty-rule-interval'],
  [{ repeat: 'daily', end: 'until', until: '2026-12-31' }, 'repeat', 'duty-rule-never'],
  [{ repeat: 'other', rule: 'FREQ=HOURLY' }, 'rule', 'duty-rule-frequency'],
  [{ repeat: 'after', afterDays: '0' }, 'afterDays', 'duty-after'],
] as const)('the form %o is refused at %s', (fields, field, problem) => {
  const sent = {
    clientKey: randomUUID(),
    title: 't',
    node: randomUUID(),
    owner: 'role:manager',
    firstDay: '2027-01-01',
  }
  const read = newDutyForm.safeParse({ ...sent, time: '10:00', policy: 'keep', proof: 'none', ...fields })
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]])
})
