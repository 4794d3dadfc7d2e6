import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  isOpenStaffTask,
  type StaffTaskPriority,
  staffTaskPriorities,
  staffTaskStatuses,
} from '#/domain/office/staff-task.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import type { Before, UndoFields, Undone } from '#/domain/undo.ts'
import { writeBefore } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type HeldTask, holdTask, writeTask } from './hold-task.server.ts'
import type { Undoable } from './lists.ts'
import { refuseOwner } from './write-task.server.ts'

const none = '-'

/** What a task had before a step, with the version that the step left. */
export function beforeOf(what: Undoable, held: HeldTask): Before {
  const was = {
    owner: held.owner_id ?? none,
    due: held.due_on ? `${held.due_on}.${held.month_day ?? none}` : none,
    priority: held.priority,
    status: held.status,
  }[what]
  return { id: held.id, was: `${held.version + 1}/${was}` }
}

export const undoOf = (what: Undoable, before: readonly Before[]): UndoFields =>
  before.length > 0 ? { intent: 'undo-many', what, before: writeBefore(before) } : null

function dueOf(was: string) {
  if (was === none) return { due_on: null, month_day: null }
  const [day = '', monthDay = ''] = was.split('.')
  if (!isDay(day) || !/^(-|[1-9]|[12]\d|3[01])$/.test(monthDay)) throw new AppError('bad-request')
  return { due_on: day, month_day: monthDay === none ? null : Number(monthDay) }
}

async function columnsOf(tx: Tx, what: Undoable, was: string, held: HeldTask) {
  if (what === 'status') {
    const status = staffTaskStatuses.find((name) => name === was)
    // why: the next task of a repeated one was created, and a reopened one has lost the time of its end
    if (!status || !isOpenStaffTask(status) || (held.status === 'done' && held.repeats))
      throw new AppError('work.step-refused')
    return { status, finished_at: null }
  }
  if (!isOpenStaffTask(held.status)) throw new AppError('work.over')
  if (what === 'due') return dueOf(was)
  if (what === 'priority') {
    const priority = staffTaskPriorities.find((name): name is StaffTaskPriority => name === was)
    if (!priority) throw new AppError('bad-request')
    return { priority }
  }
  const owner_id = was === none ? null : was
  if (owner_id !== null && !isRecordId(owner_id)) throw new AppError('bad-request')
  await refuseOwner(tx, owner_id)
  return { owner_id }
}

const shownOf = (what: Undoable, task: Partial<HeldTask>) =>
  ({
    owner: { owner: task.owner_id ?? null },
    due: { due: task.due_on ?? null },
    priority: { priority: task.priority },
    status: { status: task.status },
  })[what]

async function undoOne(actor: Actor, what: Undoable, { id, was }: Before): Promise<void> {
  const [version, value = ''] = was.split('/')
  await asActor(actor, async (tx) => {
    const held = await holdTask(tx, actor, { taskId: id, version: Number(version) })
    const columns = await columnsOf(tx, what, value, held)
    await writeTask(tx, actor, held, columns)
    const [before, after] = [shownOf(what, held), shownOf(what, columns)]
    await recordActivity(tx, actor, { action: 'work.undo', entity: 'task', entityId: id, before, after })
  })
}

/**
 * Undoes a bulk step on tasks. A task that was changed since, or whose owner is no longer there, stays as it is. An
 * owner who gets a task back is not told again; the job that tells the one of the step finds another owner and says
 * nothing.
 */
export async function undoTasks(actor: Actor, what: Undoable, before: readonly Before[]): Promise<Undone> {
  authorize(actor, 'work.write')
  const kept: string[] = []
  for (const row of before) {
    try {
      await undoOne(actor, what, row)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      kept.push(row.id)
    }
  }
  if (kept.length === 0) return { undone: before.length, kept }
  const rows = await readAs(actor, (db) =>
    db.selectFrom('work_tasks').select('title').where('id', 'in', kept).orderBy('title').execute(),
  )
  return { undone: before.length - kept.length, kept: rows.map(({ title }) => title) }
}
