import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  isOpenStaffTask,
  monthDayOf,
  type StaffTaskPriority,
  type StaffTaskRhythm,
} from '#/domain/office/staff-task.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { holdTask, type Looked, writeTask } from './hold-task.server.ts'
import { mostDaysAhead } from './lists.ts'

export type Task = {
  title: string
  details: string
  ownerId: string | null
  priority: StaffTaskPriority
  dueOn: Day | null
  repeats: StaffTaskRhythm | null
  link: string | null
}

/** Owners must be active people of the office or the field, never clients. */
export async function refuseOwner(tx: Tx, ownerId: string | null): Promise<void> {
  if (ownerId === null) return
  const owner = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', ownerId)
    .where('user_type', 'in', ['admin', 'freelancer', 'mystery_shopper'])
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!owner) throw new AppError('bad-request', {}, { owner: 'work-owner' })
}

/** An unchanged day may have passed; a new one must not be in the past. */
export function refuseDue(dueOn: Day | null, before: Day | null = null): void {
  if (dueOn === null || dueOn === before) return
  const today = riyadhDay(now())
  if (dueOn < today || dueOn > addDays(today, mostDaysAhead))
    throw new AppError('bad-request', {}, { dueOn: 'work-due' })
}

function refuseRhythm({ dueOn, repeats }: Task): void {
  if (repeats && !dueOn) throw new AppError('bad-request', {}, { dueOn: 'work-repeat-due' })
}

/** Notifies a new owner, unless it is the actor. */
export async function tellOwner(tx: Tx, actor: Actor, taskId: string, ownerId: string | null): Promise<void> {
  if (ownerId !== null && ownerId !== actor.id) await enqueue(tx, 'work.given', { taskId, ownerId })
}

const seen = ({ title, ownerId, priority, dueOn, repeats }: Task) => ({
  title,
  owner: ownerId,
  priority,
  due: dueOn,
  repeats,
})

/** Creates a task. Idempotent by id. */
export async function createTask(actor: Actor, id: string, task: Task): Promise<void> {
  authorize(actor, 'work.write')
  await asActor(actor, (tx) => createTaskWithin(tx, actor, id, task))
}

/** The same in a transaction of the actor, for a rule of automation. */
export async function createTaskWithin(tx: Tx, actor: Actor, id: string, task: Task): Promise<void> {
  authorize(actor, 'work.write')
  refuseRhythm(task)
  refuseDue(task.dueOn)
  await refuseOwner(tx, task.ownerId)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('work_tasks')
    .values({
      id,
      title: task.title,
      details: task.details || null,
      owner_id: task.ownerId,
      priority: task.priority,
      due_on: task.dueOn,
      repeats: task.repeats,
      month_day: task.repeats === 'monthly' && task.dueOn ? monthDayOf(task.dueOn) : null,
      link: task.link,
      created_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return
  await recordActivity(tx, actor, { action: 'work.create', entity: 'task', entityId: id, after: seen(task) })
  await tellOwner(tx, actor, id, task.ownerId)
}

/** Changes subject, owner and due day of an unfinished task. */
export async function changeTask(actor: Actor, looked: Looked, task: Task): Promise<void> {
  authorize(actor, 'work.write')
  refuseRhythm(task)
  await asActor(actor, async (tx) => {
    const held = await holdTask(tx, actor, looked)
    if (!isOpenStaffTask(held.status)) throw new AppError('work.over')
    refuseDue(task.dueOn, held.due_on)
    if (task.ownerId !== held.owner_id) await refuseOwner(tx, task.ownerId)
    const kept = held.repeats === 'monthly' && task.dueOn === held.due_on ? held.month_day : null
    await writeTask(tx, actor, held, {
      title: task.title,
      details: task.details || null,
      owner_id: task.ownerId,
      priority: task.priority,
      due_on: task.dueOn,
      repeats: task.repeats,
      month_day: task.repeats === 'monthly' && task.dueOn ? (kept ?? monthDayOf(task.dueOn)) : null,
      link: task.link,
    })
    const { title, owner_id: owner, priority, due_on: due, repeats } = held
    await recordActivity(tx, actor, {
      action: 'work.change',
      entity: 'task',
      entityId: held.id,
      before: { title, owner, priority, due, repeats },
      after: seen(task),
    })
    if (task.ownerId !== held.owner_id) await tellOwner(tx, actor, held.id, task.ownerId)
  })
}
