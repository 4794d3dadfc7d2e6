import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now, setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { changeTasks, moveTasks } from './change-many.server.ts'
import { findOwners } from './find-owners.server.ts'
import { staffTaskList } from './list.ts'
import { moveTask } from './move-task.server.ts'
import { noteTask } from './note-task.server.ts'
import { readOwnTasks, readTask } from './read-task.server.ts'
import { browseStaffTasks, readTaskBoard } from './read-tasks.server.ts'
import { remindTaskOwners, tellNewOwner } from './announce.server.ts'
import { undoTasks } from './undo-many.server.ts'
import { changeTask, createTask, type Task } from './write-task.server.ts'

const w = await world()
const admin = await w.admin({ name: 'Huda Admin' })
const colleague = await w.admin({ name: 'Badr Admin' })
const freelancer = await w.freelancer({ name: 'Omar Freelance' })
const other = await w.shopper({ name: 'سارة' })
const client = await w.client()
// why: at midnight in Riyadh the day would change between two tests
const today = riyadhDay(now())
const back = setClock(() => addHours(startOfDay(today), 12))
afterAll(back)

const plain: Task = {
  title: 'Call the branch',
  details: '',
  ownerId: null,
  priority: 'normal',
  dueOn: null,
  repeats: null,
  link: null,
}
async function task(of: Partial<Task> = {}): Promise<string> {
  const id = randomUUID()
  await createTask(admin, id, { ...plain, ...of })
  return id
}
const browse = (search: string) => browseStaffTasks(admin, readList(staffTaskList, new URLSearchParams(search)))
const titles = async (search: string) => (await browse(search)).rows.map(({ title }) => title)
const successors = async (id: string) =>
  (
    await w.owner.query(
      'select id, due_on::text as due, owner_id, title, month_day, status from app.work_tasks where repeat_of = $1',
      [id],
    )
  ).rows

it('writes work down once, however often it is sent, and tells the new owner', async () => {
  const id = randomUUID()
  const own = { ...plain, title: 'Check the papers', ownerId: freelancer.id, dueOn: today }
  await createTask(admin, id, own)
  await createTask(admin, id, { ...own, title: 'Something else' })
  expect(await readTask(admin, id)).toMatchObject({ title: 'Check the papers', version: 1, status: 'todo' })
  expect(await w.waitingJobs('work.given')).toEqual([{ taskId: id, ownerId: freelancer.id }])
  await tellNewOwner({ taskId: id, ownerId: freelancer.id })
  await tellNewOwner({ taskId: id, ownerId: freelancer.id })
  await tellNewOwner({ taskId: id, ownerId: other.id })
  const { rows } = await w.owner.query('select profile_id, kind from app.notifications where link like $1', [
    '/freelancer/%',
  ])
  expect(rows).toEqual([{ profile_id: freelancer.id, kind: 'work.given' }])
})

it('is for active people of the office and the field only', async () => {
  await expect(task({ ownerId: client.id })).rejects.toMatchObject({ fields: { owner: 'work-owner' } })
  await expect(task({ ownerId: randomUUID() })).rejects.toMatchObject({ fields: { owner: 'work-owner' } })
  await expect(task({ dueOn: addDays(today, -1) })).rejects.toMatchObject({ fields: { dueOn: 'work-due' } })
  await expect(task({ repeats: 'daily' })).rejects.toMatchObject({ fields: { dueOn: 'work-repeat-due' } })
})

it('the second of two concurrent changes is refused', async () => {
  const id = await task({ title: 'Two at once' })
  await changeTask(colleague, { taskId: id, version: 1 }, { ...plain, title: 'Two at once, changed' })
  const late = { taskId: id, version: 1 }
  await expect(changeTask(admin, late, { ...plain, title: 'Overwritten' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await expect(moveTask(admin, late, 'start')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await readTask(admin, id)).toMatchObject({ title: 'Two at once, changed', version: 2, status: 'todo' })
})

it('creates the next repeated task exactly once, for any finisher and concurrent calls', async () => {
  const id = await task({ title: 'Weekly', ownerId: freelancer.id, dueOn: today, repeats: 'weekly' })
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => moveTask(n % 2 ? admin : freelancer, { taskId: id, version: 1 }, 'finish')),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await successors(id)).toEqual([
    {
      id: expect.any(String),
      due: addDays(today, 7),
      owner_id: freelancer.id,
      title: 'Weekly',
      month_day: null,
      status: 'todo',
    },
  ])
  await moveTask(admin, { taskId: id, version: 2 }, 'reopen')
  await moveTask(admin, { taskId: id, version: 3 }, 'finish')
  expect(await successors(id)).toHaveLength(1)
})

it('keeps the day of the month over a short one', async () => {
  const id = await task({ title: 'Monthly', dueOn: '2027-01-31', repeats: 'monthly' })
  await moveTask(admin, { taskId: id, version: 1 }, 'finish')
  const [february] = await successors(id)
  expect(february).toMatchObject({ due: '2027-02-28', month_day: 31 })
  await moveTask(admin, { taskId: february.id, version: 1 }, 'finish')
  const [march] = await successors(february.id)
  expect(march).toMatchObject({ due: '2027-03-31', month_day: 31 })
  await moveTask(admin, { taskId: march.id, version: 1 }, 'cancel')
  expect(await successors(march.id)).toEqual([])
})

it('is moved by its owner, and by no other shopper', async () => {
  const id = await task({ title: 'Own', ownerId: freelancer.id })
  const looked = { taskId: id, version: 1 }
  await expect(moveTask(other, looked, 'start')).rejects.toMatchObject({ code: 'not-found' })
  await expect(noteTask(other, id, { id: randomUUID(), text: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  await moveTask(freelancer, looked, 'start')
  await expect(moveTask(freelancer, { taskId: id, version: 2 }, 'cancel')).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(moveTask(freelancer, { taskId: id, version: 2 }, 'start')).rejects.toMatchObject({
    code: 'work.step-refused',
  })
  const note = { id: randomUUID(), text: 'Half of it is done' }
  await noteTask(freelancer, id, note)
  await noteTask(freelancer, id, note)
  await noteTask(admin, id, { id: randomUUID(), text: 'Thank you' })
  await moveTask(freelancer, { taskId: id, version: 2 }, 'finish')
  const { open, done } = await readOwnTasks(freelancer)
  expect(open.map(({ title }) => title)).toContain('Check the papers')
  expect(done.find((one) => one.id === id)?.said.map(({ isOwn, text }) => [isOwn, text])).toEqual([
    [false, 'Thank you'],
    [true, 'Half of it is done'],
  ])
  expect(await readOwnTasks(other)).toEqual({ open: [], done: [] })
})

it('changes many at once, and leaves alone what is over or was changed meanwhile', async () => {
  const [one, two, over] = [await task({ title: 'A1' }), await task({ title: 'A2' }), await task({ title: 'A3' })]
  await moveTask(admin, { taskId: over, version: 1 }, 'cancel')
  const all = [
    { taskId: one, version: 1 },
    { taskId: two, version: 7 },
    { taskId: over, version: 2 },
  ]
  expect(await changeTasks(admin, all, { ownerId: colleague.id })).toMatchObject({
    done: 1,
    refused: [
      { taskId: two, code: 'changed-meanwhile' },
      { taskId: over, code: 'work.over' },
    ],
  })
  const next = [{ taskId: one, version: 2 }]
  expect(await changeTasks(admin, next, { priority: 'urgent' })).toMatchObject({ done: 1, refused: [] })
  expect(await changeTasks(admin, [{ taskId: one, version: 3 }], { dueOn: today })).toMatchObject({ done: 1 })
  expect(await moveTasks(admin, [{ taskId: one, version: 4 }], 'finish')).toMatchObject({ done: 1 })
  expect(await readTask(admin, one)).toMatchObject({
    owner: { name: 'Badr Admin' },
    priority: 'urgent',
    dueOn: today,
    status: 'done',
    version: 5,
  })
})

it('is found by its words, its owner, its day and its state', async () => {
  await task({ title: 'تدقيق الفواتير', ownerId: admin.id, dueOn: addDays(today, 3), priority: 'high' })
  const late = await task({ title: 'Late one', ownerId: admin.id, dueOn: today })
  await w.owner.query('update app.work_tasks set due_on = $2 where id = $1', [late, addDays(today, -2)])
  expect(await titles('q=الفواتير')).toEqual(['تدقيق الفواتير'])
  expect(await titles('q=الفواتِير')).toEqual(['تدقيق الفواتير'])
  expect(await titles('tab=mine')).toEqual(['Late one', 'تدقيق الفواتير'])
  expect(await titles('tab=overdue')).toEqual(['Late one'])
  expect(await titles('priority=high')).toEqual(['تدقيق الفواتير'])
  expect(await titles(`owner=${admin.id}&due=week`)).toEqual(['تدقيق الفواتير'])
  expect(await titles('owner=nobody&q=Two')).toEqual(['Two at once, changed'])
  expect(await titles('status=cancelled&q=A3')).toEqual(['A3'])
  const { board } = await readTaskBoard(admin, readList(staffTaskList, new URLSearchParams('tab=mine')))
  expect(board.todo.rows.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
    ['Late one', true],
    ['تدقيق الفواتير', false],
  ])
  for (const sort of ['due', '-due', 'priority', '-priority', 'title', '-title', 'newest', '-newest'])
    expect((await browse(`sort=${sort}`)).rows.length).toBeGreaterThan(2)
})

it('reminds its owner once on the day', async () => {
  const id = await task({ title: 'Today', ownerId: colleague.id, dueOn: today })
  await task({ title: 'Tomorrow', ownerId: colleague.id, dueOn: addDays(today, 1) })
  await remindTaskOwners()
  await remindTaskOwners()
  const { rows } = await w.owner.query(
    `select link from app.notifications where profile_id = $1 and kind = 'work.due'`,
    [colleague.id],
  )
  expect(rows).toEqual([{ link: `/admin/tasks/${id}` }])
  const { rows: mails } = await w.owner.query(`select subject from app.emails where profile_id = $1`, [colleague.id])
  expect(mails).toEqual([{ subject: 'Task due today: Today' }])
})

it('finds owners by name: colleagues first, never clients', async () => {
  expect((await findOwners(admin, '')).map(({ name }) => name)).toEqual([
    'Badr Admin',
    'Huda Admin',
    'Omar Freelance',
    'سارة',
  ])
  expect((await findOwners(admin, 'ساره')).map(({ name }) => name)).toEqual(['سارة'])
})

test.each([
  ['client', client],
  ['shopper', other],
  ['freelancer', freelancer],
])('a %s writes no work and sees no list of it', async (_, stranger) => {
  const id = randomUUID()
  const refused = { code: 'not-allowed' }
  await expect(createTask(stranger, id, plain)).rejects.toMatchObject(refused)
  await expect(changeTask(stranger, { taskId: id, version: 1 }, plain)).rejects.toMatchObject(refused)
  await expect(changeTasks(stranger, [], { priority: 'low' })).rejects.toMatchObject(refused)
  await expect(moveTasks(stranger, [], 'start')).rejects.toMatchObject(refused)
  await expect(undoTasks(stranger, 'priority', [])).rejects.toMatchObject(refused)
  await expect(browseStaffTasks(stranger, readList(staffTaskList, new URLSearchParams()))).rejects.toMatchObject(
    refused,
  )
  await expect(readTaskBoard(stranger, readList(staffTaskList, new URLSearchParams()))).rejects.toMatchObject(refused)
  await expect(readTask(stranger, id)).rejects.toMatchObject(refused)
  await expect(findOwners(stranger, '')).rejects.toMatchObject(refused)
})

test('a client has no work at all', async () => {
  await expect(readOwnTasks(client)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(moveTask(client, { taskId: randomUUID(), version: 1 }, 'start')).rejects.toMatchObject({
    code: 'not-allowed',
  })
})
