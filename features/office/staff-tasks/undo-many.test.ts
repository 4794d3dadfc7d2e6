import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now, setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { tellNewOwner } from './announce.server.ts'
import { changeTasks, moveTasks } from './change-many.server.ts'
import { staffTasksForm } from './form.ts'
import { moveTask } from './move-task.server.ts'
import { readTask } from './read-task.server.ts'
import { undoTasks } from './undo-many.server.ts'
import { createTask, type Task } from './write-task.server.ts'

const w = await world()
const [admin, colleague] = [await w.admin({ name: 'Huda Admin' }), await w.admin({ name: 'Badr Admin' })]
const [freelancer, other] = [await w.freelancer({ name: 'Omar Freelance' }), await w.shopper()]
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
const undoIn = (undo: unknown) => {
  const parsed = staffTasksForm.parse(undo)
  if (parsed.intent !== 'undo-many') throw new Error('no undo')
  return parsed
}

it.each([
  ['an owner', { ownerId: colleague.id }, { owner: { name: 'Omar Freelance' } }],
  ['a day', { dueOn: addDays(today, 4) }, { dueOn: addDays(today, 1) }],
  ['a priority', { priority: 'urgent' }, { priority: 'low' }],
] as const)('%s comes back, not where the task changed since', async (_, change, was) => {
  const own = { ownerId: freelancer.id, dueOn: addDays(today, 1), priority: 'low', repeats: 'monthly' } as const
  const [one, two] = [await task({ ...own, title: 'One' }), await task({ ...own, title: 'Two' })]
  const all = [one, two].map((taskId) => ({ taskId, version: 1 }))
  const { what, before } = undoIn((await changeTasks(admin, all, change)).undo)
  await moveTask(admin, { taskId: two, version: 2 }, 'start')
  expect(await undoTasks(admin, what, before)).toEqual({ undone: 1, kept: ['Two'] })
  expect(await readTask(admin, one)).toMatchObject({ ...was, version: 3 })
  expect(await undoTasks(admin, what, before)).toMatchObject({ undone: 0 })
  const { rows } = await w.owner.query(
    `select action from app.activity_log where entity_id = $1 and action = 'work.undo'`,
    [one],
  )
  expect(rows).toHaveLength(1)
})

it('the owner of an undone step is not told, nor the one before again', async () => {
  const id = await task({ title: 'Silent', ownerId: freelancer.id })
  const { undo } = await changeTasks(admin, [{ taskId: id, version: 1 }], { ownerId: other.id })
  const { what, before } = undoIn(undo)
  await undoTasks(admin, what, before)
  const jobs = (await w.waitingJobs('work.given')).filter((job) => (job as { taskId: string }).taskId === id)
  expect(jobs).toEqual([
    { taskId: id, ownerId: freelancer.id },
    { taskId: id, ownerId: other.id },
  ])
  await tellNewOwner({ taskId: id, ownerId: other.id })
  const { rows } = await w.owner.query(
    'select 1 from app.notifications where profile_id = $1 and params::text like $2',
    [other.id, `%${id}%`],
  )
  expect(rows).toEqual([])
})

it('a finished task opens again; one that was repeated or reopened has no undo', async () => {
  const [once, daily] = [await task({ title: 'Once' }), await task({ title: 'Daily', dueOn: today, repeats: 'daily' })]
  const all = [once, daily].map((taskId) => ({ taskId, version: 1 }))
  const { what, before } = undoIn((await moveTasks(admin, all, 'finish')).undo)
  expect(before).toEqual([{ id: once, was: '2/todo' }])
  expect(await undoTasks(admin, what, [...before, { id: daily, was: '2/todo' }])).toEqual({
    undone: 1,
    kept: ['Daily'],
  })
  expect(await readTask(admin, once)).toMatchObject({ status: 'todo', version: 3 })
  await moveTasks(admin, [{ taskId: once, version: 3 }], 'cancel')
  expect((await moveTasks(admin, [{ taskId: once, version: 4 }], 'reopen')).undo).toBeNull()
})

it.each([
  ['status', 'done'],
  ['priority', 'highest'],
  ['due', '2026-02-31.1'],
  ['due', '2026-02-03.40'],
  ['owner', 'nobody'],
] as const)('%s is not set to %s', async (what, value) => {
  const id = await task()
  expect(await undoTasks(admin, what, [{ id, was: `1/${value}` }])).toMatchObject({ undone: 0 })
  expect(await readTask(admin, id)).toMatchObject({ version: 1 })
})
